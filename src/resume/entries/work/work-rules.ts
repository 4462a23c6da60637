// The rules of positions, in the order in which they are asked.

import type { CluedLine } from '../../labels/clued-lines.js'
import type { TaggedField } from '../../labels/label-words.js'
import type { Found } from '../../types.js'
import { lineAt } from '../entry-lines.js'
import { leftOver, withoutPlace } from '../refine-fields.js'
import type { EntryRule, LineRule } from '../rule.js'
import { withoutUnit } from '../without-unit.js'
import { employerBehindTitle } from './employer-behind-title.js'
import { endLabelled } from './end-labelled.js'
import { isLabelOnly, labelledField } from './entry-labels.js'
import { promoteLabelled } from './promote-labelled.js'
import { readSentence } from './read-sentence.js'
import {
  promoteTraining,
  readTraining,
  type TrainingFields,
  trainingTitle,
} from './read-training.js'

/** An employer that the labeller is this sure of stays, whatever the sentence seems to say. */
const SURE_EMPLOYER = 0.9
/** One word of a title in an otherwise unknown name. */
const TITLE_HINT = 0.3

export interface WorkDraft {
  head: CluedLine[]
  /** The heading of the section that the entry stands in. */
  heading: CluedLine | undefined
  fields: TaggedField[]
  employer: Found | null
  title: Found | null
  training: TrainingFields | null
}

export const WORK_LINE_RULES: readonly LineRule[] = [
  { name: 'filled-in forms', example: 'Company: Acme / Designation: Buyer', mend: promoteLabelled },
  { name: 'training told', example: 'Internship at Acme for 3 months', mend: promoteTraining },
  { name: 'lists behind a label', example: 'Technical Skills: Python', mend: endLabelled },
]

/** A title that no vocabulary knows: the line that it has to itself, beside the employer's. */
function ownLine(head: CluedLine[], employer: Found | null): Found | null {
  const found = employer && head.length > 1 ? leftOver(head, [employer], 'any') : null
  const line = lineAt(head, found?.spans[0]?.line)
  const titled = (line?.best.title ?? 0) >= TITLE_HINT
  return titled && line?.pieces.length === 1 && line.source.section === 'work' ? found : null
}

const NUMBER = /^\d{1,2}[.)]\s*(?=\p{Alpha})/u

const unnumbered = (title: Found): Found => ({ ...title, value: title.value.replace(NUMBER, '') })

const always = (): boolean => true

export const WORK_RULES: readonly EntryRule<WorkDraft>[] = [
  {
    name: 'told in a sentence',
    example: 'Working as a fitter with Acme',
    when: always,
    mend: ({ employer, title, head }) => {
      const told = readSentence(head)
      const isSure = (employer?.confidence ?? 0) >= SURE_EMPLOYER
      const named = isSure ? employer : (told?.employer ?? employer)
      return { employer: named, title: title ?? told?.title ?? null }
    },
  },
  {
    name: 'behind a label',
    example: 'Designation: Buyer',
    when: always,
    mend: ({ employer, title, head, fields }) => ({
      employer: labelledField(head, 'employer', fields) ?? employer,
      title: labelledField(head, 'title', fields) ?? title,
    }),
  },
  {
    name: 'no label as a value',
    example: 'Past Organization',
    when: always,
    mend: ({ employer, title, head }) => ({
      employer: isLabelOnly(employer, head) ? null : employer,
      title: isLabelOnly(title, head) ? null : title,
    }),
  },
  {
    name: 'no place behind the employer',
    example: 'Acme Ltd in Harbourtown',
    when: always,
    mend: ({ employer }) => ({ employer: withoutPlace(employer) }),
  },
  {
    name: 'the organisation of a unit',
    example: 'Tide Lab, Moss University',
    when: always,
    mend: ({ employer }) => ({ employer: withoutUnit(employer, 'employer') }),
  },
  {
    name: 'no number before the title',
    example: '2. Buyer',
    when: ({ title }) => title !== null,
    mend: ({ title }) => ({ title: title && unnumbered(title) }),
  },
  {
    name: 'the title that is left over',
    example: 'Acme Ltd / Buyer',
    when: ({ title }) => title === null,
    mend: ({ employer, head }) => ({ title: leftOver(head, [employer], 'title') }),
  },
  {
    name: 'a title on a line of its own',
    example: 'Acme Ltd / Site Wrangler',
    when: ({ title }) => title === null,
    mend: ({ employer, head }) => ({ title: ownLine(head, employer) }),
  },
  {
    name: 'the employer that is left over',
    example: 'Buyer, Zorv',
    when: ({ employer }) => employer === null,
    mend: ({ title, head }) => ({ employer: withoutPlace(leftOver(head, [title], 'employer')) }),
  },
  {
    name: 'where the training was',
    example: 'Vocational training at Acme',
    when: ({ title }) => title === null,
    mend: ({ employer, head }) => {
      const training = head.map(readTraining).find((found) => found !== null) ?? null
      return { training, employer: employer ?? training?.employer ?? null }
    },
  },
  {
    name: 'an employer behind the title, in other languages',
    example: 'Chauffeur chez Brume',
    when: ({ title }) => title !== null,
    mend: ({ title, employer }) => employerBehindTitle(title, employer),
  },
  {
    name: 'training as the title',
    example: 'Industrial Training: / Acme Ltd',
    when: ({ title, employer }) => title === null && employer !== null,
    mend: ({ training, heading }) => ({ title: trainingTitle(training?.title ?? null, heading) }),
  },
]
