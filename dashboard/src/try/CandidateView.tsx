// A candidate as people read one; every value shows where it stands in the document.
import { monthsInWords, partialDate } from '../lib/format'
import type { EducationEntry, ReadCandidate, WorkEntry } from '../lib/types'
import { T } from '../texts'
import { Each } from '../ui/Each'
import { Section } from './Section'
import { Value } from './Value'

const P = T.parsed

function Dates({ base, start, end }: { base: string; start: string | null; end: string | null }) {
  const first = start ? partialDate(start) : ''
  const last = end === null ? P.present : end ? partialDate(end) : ''
  if (first === '' && (last === '' || end === null)) return null
  return (
    <span className="dates small quiet">
      <Value path={`${base}.start`} text={first} />
      {first !== '' && last !== '' && ' – '}
      {last !== '' && <Value path={`${base}.end`} text={last} />}
    </span>
  )
}

function Work({ entry, base }: { entry: WorkEntry; base: string }) {
  return (
    <li className="entry">
      <div className="row apart">
        <h4>
          <Value path={`${base}.title`} text={entry.title} />
        </h4>
        <Dates base={base} start={entry.start} end={entry.end} />
      </div>
      <div className="row apart">
        <Value path={`${base}.employer`} text={entry.employer} className="quiet" />
        {entry.tenure_months > 0 && (
          <span className="small quiet">{monthsInWords(entry.tenure_months)}</span>
        )}
      </div>
      {entry.highlights.length > 0 && (
        <ul className="points">
          <Each of={entry.highlights}>{(text) => <li dir="auto">{text}</li>}</Each>
        </ul>
      )}
    </li>
  )
}

function School({ entry, base }: { entry: EducationEntry; base: string }) {
  const end = entry.end === null && !entry.start ? '' : entry.end
  return (
    <li className="entry">
      <div className="row apart">
        <h4>
          <Value path={`${base}.institution`} text={entry.institution} />
        </h4>
        <Dates base={base} start={entry.start} end={end} />
      </div>
      <span className="quiet">
        <Value path={`${base}.degree`} text={entry.degree} />
        {entry.field !== '' && entry.degree !== '' && ', '}
        <Value path={`${base}.field`} text={entry.field} />
      </span>
    </li>
  )
}

function Contact({ contact }: Pick<ReadCandidate, 'contact'>) {
  const rows = (['name', 'email', 'phone', 'location'] as const).filter((name) => contact[name])
  return (
    <dl className="facts">
      {rows.map((name) => (
        <div key={name}>
          <dt>{P[name]}</dt>
          <dd>
            <Value path={`contact.${name}`} text={contact[name]} />
          </dd>
        </div>
      ))}
      {contact.links.length > 0 && (
        <div>
          <dt>{P.links}</dt>
          <dd className="stack tight">
            <Each of={contact.links}>
              {(link, index) => <Value path={`contact.links[${index}]`} text={link} />}
            </Each>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Certificates({ certifications }: Pick<ReadCandidate, 'certifications'>) {
  return (
    <Section title={P.certifications} isEmpty={false}>
      <ul className="plain-list">
        <Each of={certifications}>
          {({ name, issuer, year }, index) => (
            <li>
              <Value path={`certifications[${index}]`} text={name} />{' '}
              <span className="small quiet">
                {[issuer, year].filter((part) => part).join(', ')}
              </span>
            </li>
          )}
        </Each>
      </ul>
    </Section>
  )
}

/** Skills or languages: each as a word of its own. */
function Words({ base, of }: { base: string; of: readonly string[] }) {
  return (
    <div className="words">
      <Each of={of}>
        {(text, index) => <Value path={`${base}[${index}]`} text={text} className="word" />}
      </Each>
    </div>
  )
}

export function CandidateView({ candidate }: { candidate: ReadCandidate }) {
  const { work_history, education, skills, certifications, languages } = candidate
  const months = candidate.total_experience_months
  return (
    <>
      <Section title={P.contact} isEmpty={false}>
        <Contact contact={candidate.contact} />
      </Section>
      {candidate.summary !== '' && (
        <Section title={P.summary} isEmpty={false}>
          <p dir="auto">{candidate.summary}</p>
        </Section>
      )}
      <Section
        title={P.experience}
        aside={months > 0 ? P.inAll(monthsInWords(months)) : ''}
        isEmpty={work_history.length === 0}
      >
        <ul className="entries">
          <Each of={work_history}>
            {(entry, index) => <Work entry={entry} base={`work_history[${index}]`} />}
          </Each>
        </ul>
      </Section>
      <Section title={P.education} isEmpty={education.length === 0}>
        <ul className="entries">
          <Each of={education}>
            {(entry, index) => <School entry={entry} base={`education[${index}]`} />}
          </Each>
        </ul>
      </Section>
      <Section title={P.skills} isEmpty={skills.length === 0}>
        <Words base="skills" of={skills.map(({ canonical }) => canonical)} />
      </Section>
      {certifications.length > 0 && <Certificates certifications={certifications} />}
      {languages.length > 0 && (
        <Section title={P.languages} isEmpty={false}>
          <Words base="languages" of={languages} />
        </Section>
      )}
    </>
  )
}
