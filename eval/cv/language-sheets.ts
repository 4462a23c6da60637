// The counts of résumés in other languages, by language and over all, by the scorer's measures.
import type { Candidate } from '#engine/contract/candidate.js'
import type { ContactFound } from '#engine/person/read-contact.js'
import { mean } from '../figures.js'
import { countList } from '../lists/score-lists.js'
import { sameSkill } from '../measure/alike.js'
import type { Gold } from '../train/gold.js'
import { CONTACT_FIELDS, holdContact } from './contact.js'
import { type Count, count, type Entry, f1, figures, record, type Sheet } from './measures.js'
import { holdRedaction, redactionGold } from './redaction-gold.js'

interface Sheets {
  documents: number
  contact: Sheet
  work: Sheet
  education: Sheet
  rest: Sheet
}

const ALL = 'all'
const NONE: Count = { tp: 0, fp: 0, fn: 0 }
/** In per cent: some over all documents, some overall for a language. */
const BOUNDS: Readonly<Record<string, number>> = {
  overall: 80,
  work: 70,
  'whole positions': 45,
  education: 72,
  removed: 94,
  kept: 98,
}
const OVERALL_MIN = 74
const COLUMN = 17

const share = ({ tp, fn }: Count): number => (100 * tp) / (tp + fn)

function figuresOf({ contact, work, education, rest }: Sheets): Record<string, number> {
  const [positions, schools] = [figures(work, 'work'), figures(education, 'education')]
  const fields = CONTACT_FIELDS.map((field) => f1(contact[field] ?? NONE))
  const parts = {
    name: f1(contact.name ?? NONE),
    contact: mean(fields.filter((value) => !Number.isNaN(value))),
    work: positions.fields,
    education: schools.fields,
    skills: f1(rest.skills ?? NONE),
  }
  return {
    overall: mean(Object.values(parts)),
    ...parts,
    'whole positions': positions.entries,
    'whole schools': schools.entries,
    removed: share(rest.removed ?? NONE),
    kept: share(rest.kept ?? NONE),
  }
}

export class LanguageSheets {
  readonly #byLanguage = new Map<string, Sheets>()

  add(gold: Gold, contact: ContactFound, candidate: Candidate, redacted: string): void {
    const labels = redactionGold(gold)
    const held = labels && holdRedaction(labels, redacted)
    const skills = candidate.skills.map(({ raw, canonical }) => [raw, canonical])
    const listed = countList(gold.skills, skills, (want, forms) =>
      forms.some((form) => sameSkill(want, form)),
    )
    for (const name of [gold.language, ALL]) {
      const own = this.#sheets(name)
      own.documents++
      holdContact(own.contact, gold, contact)
      record(
        own.work,
        'work',
        gold.work_history as Entry[],
        candidate.work_history as unknown as Entry[],
      )
      record(
        own.education,
        'education',
        gold.education as Entry[],
        candidate.education as unknown as Entry[],
      )
      count(own.rest, 'skills', listed.tp, listed.fp, listed.fn)
      for (const { isRight } of held?.gone ?? [])
        count(own.rest, 'removed', isRight ? 1 : 0, 0, isRight ? 0 : 1)
      for (const { isRight } of held?.kept ?? [])
        count(own.rest, 'kept', isRight ? 1 : 0, 0, isRight ? 0 : 1)
    }
  }

  #sheets(name: string): Sheets {
    const known = this.#byLanguage.get(name)
    if (known) return known
    const made = { documents: 0, contact: {}, work: {}, education: {}, rest: {} }
    this.#byLanguage.set(name, made)
    return made
  }

  /** Languages by their codes, all documents last. */
  #sorted(): [string, Sheets][] {
    return [...this.#byLanguage].sort(([a], [b]) =>
      a === ALL ? 1 : b === ALL ? -1 : a < b ? -1 : 1,
    )
  }

  rows(): string[] {
    return this.#sorted().flatMap(([name, own], at) => {
      const told = figuresOf(own)
      const cells = (values: string[]) => values.map((value) => value.padStart(COLUMN)).join('')
      const row = cells([
        name,
        String(own.documents),
        ...Object.values(told).map((value) => value.toFixed(1)),
      ])
      return at === 0 ? [cells(['language', 'documents', ...Object.keys(told)]), row] : [row]
    })
  }

  /** The figures that are below their bounds. */
  missed(): string[] {
    return this.#sorted().flatMap(([name, own]) => {
      const bounds = name === ALL ? BOUNDS : { overall: OVERALL_MIN }
      const told = figuresOf(own)
      return Object.entries(bounds).flatMap(([figure, bound]) => {
        const value = told[figure] ?? 0
        return value < bound ? [`${name}: ${figure} ${value.toFixed(1)}, below ${bound}`] : []
      })
    })
  }
}
