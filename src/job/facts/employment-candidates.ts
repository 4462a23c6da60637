// Collects what a posting may say about its kind of employment. Each mention has features that tell
// whether it is about this post: most mentions of "temporary", "contract" and "part-time" are about
// something else.

import type { EmploymentType } from '../../contract/role.js'
import { anyOf } from '../../languages/words.js'
import { stepOf } from '../../sequence/step-of.js'
import type { LabelledUnit, Span } from '../types.js'
import { type Mention, mentionsIn } from './employment-mentions.js'
import { isFieldLabel, namesOf } from './field-labels.js'
import type { Field, Fields } from './read-fields.js'

export interface EmploymentCandidate {
  /** '' for the candidate that says nothing. */
  type: EmploymentType | ''
  span: Span | null
  features: string[]
}

/** A longer unit is prose that was run together; the words around a mention tell nothing there. */
const UNIT_CHARS_MAX = 600
/** Bounds the work; postings stay far below these. */
const UNITS_MAX = 300
const MENTIONS_MAX = 60
/** The model sees depths (in units) and lengths (in words) only as steps between these bounds. */
const DEPTHS = [2, 5, 10, 25, 60] as const
const LENGTHS = [4, 9, 18, 35] as const
/** The facts of a posting are in its first lines, before the prose begins. */
const TOP_UNITS = 8
/** "Part-time" and "Permanent, 24 hours" are items, not sentences. */
const SHORT_ITEM_WORDS = 5
/** Three mentions of a kind tell as much as more would. */
const TIMES_MAX = 3

/** "Contract type: Permanent": the label itself tells nothing. */
const LABEL = /^([^:\n]{2,40}?)\s*:\s*/
const withoutLabel = (text: string): string => {
  const label = LABEL.exec(text)
  if (isFieldLabel(text) !== '') return ''
  return label && namesOf(label[1] ?? '').length > 0 ? text.slice(label[0].length) : text
}

/**
 * The words around a mention tell what it is about: this post, its terms, other people. A group of
 * words also covers words that training has never seen.
 */
const AROUND: [string, RegExp][] = [
  ['post', new RegExp(String.raw`\b(?:${anyOf('employment:around-post')})\b`, 'i')],
  ['terms', new RegExp(String.raw`\b(?:${anyOf('employment:around-terms')})\b|[£$€]`, 'i')],
  ['people', new RegExp(String.raw`\b(?:${anyOf('employment:around-people')})\b`, 'i')],
  ['benefit', new RegExp(String.raw`\b(?:${anyOf('employment:around-benefits')})\b`, 'i')],
  ['asked', new RegExp(String.raw`\b(?:${anyOf('employment:around-asked')})\b`, 'i')],
  ['legal', new RegExp(String.raw`\b(?:${anyOf('employment:around-law')})\b`, 'i')],
  ['possible', new RegExp(String.raw`\b(?:${anyOf('employment:around-perhaps')})\b`, 'i')],
  ['tasks', new RegExp(String.raw`\b(?:${anyOf('employment:around-duties')})\b`, 'i')],
]

/** Marks between several facts on one line. */
const CELLS = /[|•·\t]/

/** "Company: The Placement Group", "Location: PT-Lisbon": names, whose words say nothing of terms. */
function isName(text: string): boolean {
  const names = namesOf(LABEL.exec(text)?.[1] ?? '')
  return names.some((name) => name === 'company' || name === 'location') && !CELLS.test(text)
}

interface Place {
  /** Where the text comes from: a labelled value, the title, or a unit. */
  name: string
  text: string
  span: Span | null
  more: string[]
}

function placesOf(rawTitle: string, fields: Fields, units: readonly LabelledUnit[]): Place[] {
  const labelled = (name: string, field: Field | undefined): Place[] =>
    field ? [{ name: `field:${name}`, text: field.value, span: field.span, more: [] }] : []
  const out: Place[] = [
    ...labelled('employment', fields.employment),
    ...labelled('hours', fields.hours),
    ...labelled('workplace', fields.workplace),
    { name: 'title', text: rawTitle, span: null, more: [] },
  ]
  for (const [depth, unit] of units.slice(0, UNITS_MAX).entries()) {
    if (unit.text.length > UNIT_CHARS_MAX || isName(unit.text)) continue
    const words = unit.text.split(/\s+/).length
    const label = unit.isHeading ? 'heading' : unit.label
    out.push({
      name: depth < TOP_UNITS ? 'top' : 'body',
      text: withoutLabel(unit.text),
      span: unit.span,
      more: [
        `depth:${stepOf(depth, DEPTHS)}`,
        `words:${stepOf(words, LENGTHS)}`,
        `label:${label}`,
        `under:${unit.heading}`,
        ...(unit.isItem ? ['item'] : []),
        ...(unit.isItem && words < SHORT_ITEM_WORDS ? ['short-item'] : []),
      ],
    })
  }
  return out
}

function candidateOf(mention: Mention, place: Place): EmploymentCandidate {
  const { type, cue, before, after } = mention
  const near = ` ${[...before, '…', ...after].join(' ')} `
  const where = place.name.startsWith('field') ? 'field' : place.name
  return {
    type,
    span: place.span,
    features: [
      'said',
      `type:${type}`,
      `cue:${cue}`,
      `at:${place.name}`,
      `at:${where}&type:${type}`,
      `at:${where}&cue:${cue}`,
      `-1:${before.at(-1) ?? '^'}`,
      `+1:${after[0] ?? '$'}`,
      `type:${type}&-1:${before.at(-1) ?? '^'}`,
      `type:${type}&+1:${after[0] ?? '$'}`,
      ...AROUND.flatMap(([name, pattern]) => [
        ...(pattern.test(near) ? [`near:${name}`, `near:${name}&type:${type}`] : []),
        ...(pattern.test(place.text) ? [`with:${name}`, `with:${name}&${where}`] : []),
      ]),
      ...place.more,
      ...place.more.map((name) => `${name}&type:${type}`),
    ],
  }
}

/** Every mention and, last, the candidate that says nothing. */
export function employmentCandidates(
  rawTitle: string,
  fields: Fields,
  units: readonly LabelledUnit[],
): EmploymentCandidate[] {
  const out: EmploymentCandidate[] = []
  for (const place of placesOf(rawTitle, fields, units)) {
    if (out.length >= MENTIONS_MAX) break
    const mentions = mentionsIn(place.text)
    const types = new Set(mentions.map(({ type }) => type))
    for (const mention of mentions) {
      const others = [...types].filter((type) => type !== mention.type)
      const candidate = candidateOf(mention, place)
      candidate.features.push(...others.map((type) => `type:${mention.type}&beside:${type}`))
      out.push(candidate)
    }
  }
  const counts = new Map<string, number>()
  for (const { type } of out) counts.set(type, (counts.get(type) ?? 0) + 1)
  for (const [at, candidate] of out.entries()) {
    candidate.features.push(`times:${Math.min(TIMES_MAX, counts.get(candidate.type) ?? 0)}`)
    if (out.findIndex(({ type }) => type === candidate.type) === at)
      candidate.features.push('first')
  }
  return [...out, { type: '', span: null, features: ['nothing'] }]
}
