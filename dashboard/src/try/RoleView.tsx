// A posting as a role: what it asks for, and what is odd about it.
import { monthsInWords } from '../lib/format'
import type { ReadRole } from '../lib/types'
import { T } from '../texts'
import { Each } from '../ui/Each'
import { Notice } from '../ui/Notice'
import { Section } from './Section'
import { Value } from './Value'

const P = T.parsed.posting

interface Asked {
  canonical: string
  min_years?: number | null
  any_of?: number | undefined
}

/** Puts alternatives together, in the place of the first of them. */
function groups(skills: readonly Asked[]): { index: number; skill: Asked }[][] {
  const out = new Map<string, { index: number; skill: Asked }[]>()
  for (const [index, skill] of skills.entries()) {
    const name = skill.any_of === undefined ? `one ${index}` : `group ${skill.any_of}`
    out.set(name, [...(out.get(name) ?? []), { index, skill }])
  }
  return [...out.values()]
}

function Skills({ name, skills }: { name: string; skills: readonly Asked[] }) {
  return (
    <div className="words">
      {groups(skills).map((group) => (
        <span key={group[0]?.index} className={group.length > 1 ? 'either' : undefined}>
          {group.map(({ index, skill }) => (
            <Value
              key={index}
              path={`${name}[${index}]`}
              text={
                skill.min_years
                  ? `${skill.canonical}, ${P.years(skill.min_years)}`
                  : skill.canonical
              }
              className="word"
            />
          ))}
          {group.length > 1 && <span className="small quiet">{P.either}</span>}
        </span>
      ))}
    </div>
  )
}

function Lines({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <ul className="points">
      <Each of={lines}>
        {(text, index) => (
          <li>
            <Value path={`${name}[${index}]`} text={text} />
          </li>
        )}
      </Each>
    </ul>
  )
}

export function RoleView({ role }: { role: ReadRole }) {
  const facts: [string, string, string][] = [
    ['title', P.title, role.title],
    ['seniority', P.seniority, P.levels[role.seniority ?? ''] ?? ''],
    ['location', P.location, role.location],
    ['employment_type', P.employment, P.employments[role.employment_type] ?? ''],
    [
      'min_experience_months',
      P.experience,
      role.min_experience_months > 0 ? monthsInWords(role.min_experience_months) : '',
    ],
  ]
  const { checks } = role.evidence
  return (
    <>
      <dl className="facts">
        {facts
          .filter(([, , text]) => text !== '')
          .map(([path, label, text]) => (
            <div key={path}>
              <dt>{label}</dt>
              <dd>
                <Value path={path} text={text} />
              </dd>
            </div>
          ))}
      </dl>
      {checks.length > 0 && (
        <Notice tone="warn">
          <h3>{P.checks}</h3>
          <ul className="plain-list">
            {checks.map(({ message, quote }) => (
              <li key={`${message} ${quote}`}>
                {message} {quote !== '' && <q dir="auto">{quote}</q>}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Section title={P.must} isEmpty={role.must_have_skills.length === 0}>
        <Skills name="must_have_skills" skills={role.must_have_skills} />
      </Section>
      <Section title={P.nice} isEmpty={role.nice_to_have_skills.length === 0}>
        <Skills name="nice_to_have_skills" skills={role.nice_to_have_skills} />
      </Section>
      <Section title={P.responsibilities} isEmpty={role.responsibilities.length === 0}>
        <Lines name="responsibilities" lines={role.responsibilities} />
      </Section>
      <Section title={P.qualifications} isEmpty={role.qualifications.length === 0}>
        <Lines name="qualifications" lines={role.qualifications} />
      </Section>
    </>
  )
}
