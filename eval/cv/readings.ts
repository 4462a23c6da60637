// One document under the models of its fold: its positions and schools, also read without one of
// the rules.
import {
  assignSections,
  clueLines,
  EDUCATION_RULES_ALL,
  type EducationFound,
  type Found,
  findEducation,
  findWork,
  type Line,
  labelLines,
  languagesOf,
  type ResumeModels,
  type SectionedLine,
  toCandidate,
  WORK_RULES_ALL,
  type WorkFound,
  writeDate,
} from '#engine/resume/training.js'
import { type LabelledDocument, linesOf } from '../train/documents.js'
import type { Calibration } from './calibration.js'
import { align, type Entry, KINDS, same } from './measures.js'

/** What is read: with all rules, or without one of a kind of entries. */
export interface Variant {
  name: string
  kinds: readonly ('work' | 'education')[]
  without?: string
}

export const ALL_RULES = 'all rules'

export function variants(withRules: boolean): Variant[] {
  const whole: Variant = { name: ALL_RULES, kinds: ['work', 'education'] }
  if (!withRules) return [whole]
  const leave = (
    kind: 'work' | 'education',
    rules: typeof WORK_RULES_ALL | typeof EDUCATION_RULES_ALL,
  ) =>
    [...rules.line, ...rules.entry].map(
      ({ name }): Variant => ({ name: `${kind} without: ${name}`, kinds: [kind], without: name }),
    )
  return [whole, ...leave('work', WORK_RULES_ALL), ...leave('education', EDUCATION_RULES_ALL)]
}

export type Answer = Partial<Record<'work' | 'education', Entry[]>>

const NOTHING = { employer: null, title: null, institution: null, degree: null, field: null }
const AS_OF = '2026-01-01'

/** The names that were found of an entry. */
function valuesOf(entry: WorkFound | EducationFound | undefined): [string, Found][] {
  if (!entry) return []
  const { employer, title, institution, degree, field } = { ...NOTHING, ...entry }
  return Object.entries({ employer, title, institution, degree, field }).flatMap(
    ([name, found]): [string, Found][] => (found ? [[name, found]] : []),
  )
}

/** Entries in the contract's form, without bodies, which are not scored here. */
export function inContract(
  lines: Line[],
  sections: SectionedLine[],
  work: WorkFound[],
  education: EducationFound[],
): Record<'work' | 'education', Entry[]> {
  const none = { name: null, email: null, phone: null, location: null, country: '' }
  const heads = { work: [], education: [] }
  const lists = { links: [], skills: [], passages: [], certifications: [], languages: [] }
  const bare = work.map((entry) => ({ ...entry, body: [] }))
  const written = languagesOf(lines.map(({ text }) => text))
  const candidate = toCandidate(
    { ...none, ...lists, heads, written, lines, sections, work: bare, education },
    { asOf: AS_OF, candidateId: 'cv' },
  )
  return {
    work: candidate.work_history as unknown as Entry[],
    education: candidate.education as unknown as Entry[],
  }
}

export class Reading {
  readonly #lines
  readonly #sections
  readonly #clued
  readonly #labels

  constructor(
    private readonly document: LabelledDocument,
    private readonly models: ResumeModels,
  ) {
    this.#lines = linesOf(document)
    this.#sections = assignSections(this.#lines)
    this.#clued = clueLines(this.#sections)
    this.#labels = labelLines(this.#clued, models)
  }

  #work(without?: string): WorkFound[] {
    const { line, entry } = WORK_RULES_ALL
    const keeps = ({ name }: { name: string }) => name !== without
    const rules = { line: line.filter(keeps), entry: entry.filter(keeps) }
    return findWork(this.#clued, this.#labels, this.models, rules)
  }

  #education(without?: string): EducationFound[] {
    const { line, entry } = EDUCATION_RULES_ALL
    const keeps = ({ name }: { name: string }) => name !== without
    const rules = { line: line.filter(keeps), entry: entry.filter(keeps) }
    return findEducation(this.#clued, this.#labels, this.models, rules)
  }

  #entries(work: WorkFound[], education: EducationFound[]) {
    return inContract(this.#lines, this.#sections, work, education)
  }

  candidate({ kinds, without }: Variant): Answer {
    const read = this.#entries(
      kinds.includes('work') ? this.#work(without) : [],
      kinds.includes('education') ? this.#education(without) : [],
    )
    return Object.fromEntries(kinds.map((kind) => [kind, read[kind]]))
  }

  /** Each value with its raw confidence, and whether the gold entry it is compared with has it. */
  calibrate(calibration: Calibration, fold: number): void {
    const { gold } = this.document
    const [work, education] = [this.#work(), this.#education()]
    const answers = this.#entries(work, education)
    const hold = (kind: 'work' | 'education', found: (WorkFound | EducationFound)[]) => {
      const golds = (kind === 'work' ? gold.work_history : gold.education) as Entry[]
      const path = kind === 'work' ? 'work_history' : 'education'
      const { pairs } = align(golds, answers[kind], KINDS[kind].alike)
      answers[kind].forEach((answer, at) => {
        const own = pairs.find(([, got]) => got === answer)?.[0]
        for (const [field, value] of valuesOf(found[at])) {
          const isRight = same(own?.[field], value.value)
          calibration.add(`${path}.${field}`, fold, value.confidence, isRight)
        }
        const { dates } = found[at] ?? {}
        if (!dates) return
        const { from, to, single } = dates.range
        const end = to === 'present' ? null : writeDate(to)
        const starts = single || kind === 'education' || own?.start === writeDate(from)
        calibration.add(`${path}.dates`, fold, dates.confidence, own?.end === end && starts)
      })
    }
    hold('work', work)
    hold('education', education)
  }
}
