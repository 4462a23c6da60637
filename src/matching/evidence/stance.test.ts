import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statusOf } from '../../../test/support/requirement-status.js'
import { completeCandidate, completeRole } from '../../engine/match/complete-input.js'
import { languageFileJson } from '../../languages/read-languages.js'
import { toScoringInput } from '../../redaction/to-scoring-input.js'
import { findMatch } from '../find-match.js'
import { matchResult } from '../results.js'
import { stanceAt } from './stance.js'

const AS_OF = '2025-06-01'
const SKILLS = ['Kafka', 'Rust', 'Docker', 'Terraform', 'MySQL', 'Payroll', 'Welding', 'Blorping']

/** Sentences in which {} is denied, wished for or another's; and those in which it is the person's own. */
const DENIALS = [
  'No experience with {}',
  'I did not use {} myself',
  'Never used {}',
  'Not responsible for {}',
  'Without any {} experience',
  'No prior {} knowledge',
  'Hope to learn {} soon',
  'Would like to work with {}',
  'Interested in {}',
  'The ideal candidate knows {}',
  'Experience with {} would be a plus',
  'Little to no {}',
  '{} was run by another team',
  'Plan to learn {} next year',
  'Love to work on exciting projects and {}',
  'Looking for a firm; give me the chance to go beyond {}',
  'To have a rewarding career in {}',
  'I am motivated to grow further in the field of {}',
  'Utilise talents of {} in a challenging position',
  'Worked with the platform team, who run {} for us',
  '{} handled by an outside agency',
  '{}: attempted in 2024',
]
const CLAIMS = [
  'Ran {} for three years',
  'Not only {} but also reports',
  'Zero downtime thanks to {}',
  'Did all of the {} of two sites',
  'No backlog since {} came in',
  'I want to know how things work and have {} behind me',
  'A keen hand at {}',
  'Had the opportunity to run {} in two shops',
  'Towards the end of the year moved all sites to {}',
  'Led the team, who now use {} daily',
  'Kept {} going, managed by two of us',
]
const fill = (template: string, skill: string): string => template.replace('{}', skill)

function answerFor(line: string, skill: string) {
  const candidate = completeCandidate(
    {
      summary: line,
      // A parser lists what a sentence names.
      work_history: [{ title: 'Associate', highlights: [line], skills: [skill] }],
      skills: [{ raw: skill }],
    },
    AS_OF,
  )
  const role = completeRole({ must_have_skills: [{ canonical: skill }] })
  return matchResult(findMatch(toScoringInput(candidate), role, AS_OF), () => true, false)
    .explanation
}

describe('a line that denies a skill, wishes for it or tells of others', () => {
  it('is never quoted for it, not even where lists repeat the name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DENIALS), fc.constantFrom(...SKILLS), (template, skill) => {
        expect(answerFor(fill(template, skill), skill).met).toEqual([])
      }),
    )
  })

  it('is told from one that claims it, whose quote holds the name and is verified', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CLAIMS), fc.constantFrom(...SKILLS), (template, skill) => {
        const [met] = answerFor(fill(template, skill), skill).met
        expect(met?.verified).toBe(true)
        expect(met?.evidence).toContain(skill)
      }),
    )
  })

  it('takes the names of a list together', () => {
    const line = 'No experience with Kafka, Spark or Flink'
    for (const name of ['Kafka', 'Spark', 'Flink']) {
      const start = line.indexOf(name)
      expect(stanceAt(line, start, start + name.length)).toBe('denied')
    }
  })

  it.each([
    ['Worked with teams such as HR and accounting', 'accounting', 'others'],
    ['Advised a financial services conglomerate', 'financial services', 'others'],
    ['Drew icons for a start-up used by Kafka fans', 'Kafka', 'others'],
    ['Graduate passionate about garden design and AI', 'AI', 'others'],
    ['A passionate user of AI', 'AI', 'own'],
    ['Taught library and IT staff to file', 'IT', 'others'],
    ['Led teams in data engineering', 'data engineering', 'own'],
    ['Owned duties including payroll', 'payroll', 'own'],
  ] as const)('tells other people’s work from one’s own: %s', (line, name, stance) => {
    const start = line.indexOf(name)
    expect(stanceAt(line, start, start + name.length)).toBe(stance)
  })

  it('ends where the sentence turns', () => {
    const line = 'No experience with Kafka, but five years of RabbitMQ'
    expect(stanceAt(line, line.indexOf('RabbitMQ'), line.length)).toBe('own')
  })
})

/** Whether a pattern is a choice outside of all its brackets. */
function isChoice(source: string): boolean {
  let depth = 0
  for (const [sign] of source.replace(/\\.|\[[^\]]*\]/g, '').matchAll(/[()|]/g)) {
    if (sign === '|' && depth === 0) return true
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
  }
  return false
}

const listing = (item: string) => ({ skills: [{ raw: item }], certifications: [{ name: item }] })

describe('an item that says more than its name', () => {
  it.each([
    ['CPA', 'Working toward CPA', 'partial'],
    ['CPA', 'CPA candidate', 'partial'],
    ['ACCA', 'ACCA part-qualified', 'partial'],
    ['ACCA', 'ACCA qualified', 'met'],
    ['CISSP', 'CISSP - exam scheduled', 'partial'],
    ['CISSP', 'CISSP in progress', 'partial'],
    ['Terraform', 'Terraform basics', 'partial'],
    ['CISSP', 'CISSP (failed)', 'missed'],
    ['CISSP', 'CISSP, (ISC)2', 'met'],
    ['Terraform', 'Terraform Cloud', 'met'],
  ] as const)('is taken at its word: %s by "%s": %s', (asked, item, status) => {
    expect(statusOf(asked, listing(item))).toBe(status)
  })
})

describe('the patterns of a list', () => {
  it('none that begins at the edge of a word is a choice, since they share the edge', () => {
    const lists = Object.values(languageFileJson('en', 'stance.json') as Record<string, unknown>)
    const sources = lists.flatMap((list) => (Array.isArray(list) ? list.map(String) : []))
    const atEdge = sources.filter((source) => source.startsWith('\\b'))
    expect(atEdge.length).toBeGreaterThan(20)
    expect(atEdge.filter(isChoice)).toEqual([])
  })
})
