// Collects every mention of a kind of employment, with what stands around it: most "temporary", "contract"
// and "part-time" of a posting speak of something else than this post.
import type { EmploymentType } from '../../contract/role.js'
import { dataJson } from '../../tables/data-file.js'
import { foldKey } from '../../text/fold.js'
import type { LabelledUnit, Span } from '../types.js'
import { isFieldLabel, namesOf } from './field-labels.js'
import type { Field, Fields } from './read-fields.js'

const data = dataJson('./data/employment.json', import.meta.url) as Record<EmploymentType, string[]>
const TYPE_OF = new Map<string, EmploymentType>()
/** Under '' stand phrases in which such words speak of something else: "bank holidays", "ad hoc reports". */
for (const [type, cues] of Object.entries(data))
  for (const cue of cues) TYPE_OF.set(cue, type as EmploymentType)
const CUE_WORDS_MAX = 4
/** Hardly any word begins a cue: the others need not be joined with those behind them. */
const FIRST_WORDS = new Set([...TYPE_OF.keys()].map((cue) => cue.split(' ')[0]))

export interface EmploymentCandidate {
  /** '' where nothing is said. */
  type: EmploymentType | ''
  span: Span | null
  features: string[]
}

const UNIT_CHARS_MAX = 600
const UNITS_MAX = 300
const MENTIONS_MAX = 60
const DEPTHS = [2, 5, 10, 25, 60] as const
const LENGTHS = [4, 9, 18, 35] as const
const bucket = (value: number, edges: readonly number[]): number =>
  edges.filter((edge) => value >= edge).length

/** "37.5 hours per week", "24 hrs pw": from so many on the post is full-time. */
const HOURS =
  /\b(\d{1,2})(?:[.,]\d{1,2})?\s*(?:-|–|to)?\s*(\d{1,2})?(?:[.,]\d{1,2})?\+?\s*(?:hours?|hrs?|h)\s*(?:\/|per|a|each|p)?\s*(?:week|wk|w\b|pw\b)/gi
const HOURS_FULL = 35
/** "0.6 FTE", "80% FTE". */
const FTE =
  /\b(0?[.,]\d{1,2}|1(?:[.,]0+)?)\s*(?:w\.?)?fte\b|\bfte:?\s*(0?[.,]\d{1,2}|1(?:[.,]0+)?)\b/gi

interface Mention {
  type: EmploymentType
  cue: string
  before: string[]
  after: string[]
}

function numbers(text: string): Mention[] {
  const around = (from: number, to: number) => ({
    before: foldKey(text.slice(Math.max(0, from - 40), from))
      .split(' ')
      .slice(-3),
    after: foldKey(text.slice(to, to + 40))
      .split(' ')
      .slice(0, 3),
  })
  const out: Mention[] = []
  for (const match of text.matchAll(HOURS)) {
    const most = Number(match[2] ?? match[1])
    const type = most >= HOURS_FULL ? 'full_time' : 'part_time'
    out.push({ type, cue: 'hours', ...around(match.index, match.index + match[0].length) })
  }
  for (const match of text.matchAll(FTE)) {
    const share = Number((match[1] ?? match[2] ?? '').replace(',', '.'))
    const type = share >= 0.9 ? 'full_time' : 'part_time'
    out.push({ type, cue: 'fte', ...around(match.index, match.index + match[0].length) })
  }
  return out
}

function mentionsIn(text: string): Mention[] {
  const words = foldKey(text).split(' ')
  const out: Mention[] = []
  for (let at = 0; at < words.length; at++) {
    if (!FIRST_WORDS.has(words[at])) continue
    for (let size = CUE_WORDS_MAX; size > 0; size--) {
      const cue = words.slice(at, at + size).join(' ')
      const type = TYPE_OF.get(cue)
      if (type === undefined || at + size > words.length) continue
      at += size - 1
      if (type === '') break
      const from = at - size + 1
      const before = words.slice(Math.max(0, from - 3), from)
      out.push({ type, cue, before, after: words.slice(at + 1, at + 4) })
      break
    }
  }
  return [...out, ...numbers(text)]
}

/** "Contract type: Permanent": the label itself says nothing. */
const LABEL = /^([^:\n]{2,40}?)\s*:\s*/
const withoutLabel = (text: string): string => {
  const label = LABEL.exec(text)
  if (isFieldLabel(text) !== '') return ''
  return label && namesOf(label[1] ?? '').length > 0 ? text.slice(label[0].length) : text
}

/** What words around a mention say about whose it is; the groups stand in for words never seen. */
const AROUND: [string, RegExp][] = [
  [
    'post',
    /\b(?:this|position|role|job|post|vacancy|opportunity|appointment|hire|hiring|seeking|looking|recruit\w*|we need)\b/i,
  ],
  [
    'terms',
    /\b(?:hours?|basis|shifts?|schedule|permanent|regular|week|days?|duration|months?|salary|pro rata|pay|rate|start|until|location|type|status|employment)\b|[£$€]/i,
  ],
  [
    'people',
    /\b(?:employees?|staff|workers?|members|people|colleagues|team|students|residents?|clients?|customers?|teachers|mentors)\b/i,
  ],
  [
    'benefit',
    /\b(?:eligib\w*|benefits?|insurance|leave|pension|vacation|plan|package|discount|equity|visa|permits?|housing|relocation)\b/i,
  ],
  [
    'asked',
    /\b(?:experience|degree|knowledge|ability|skills?|must|required|preferred|previous|prior)\b/i,
  ],
  [
    'legal',
    /\b(?:agency|business|regardless|equal|gender|race|applicants?|law|equivalent|not an? |does not)\b/i,
  ],
  [
    'possible',
    /\b(?:possib\w*|potential|could|may|available|option|considered|also|initially|convert|extension)\b/i,
  ],
  [
    'tasks',
    /\b(?:manage|managing|supervis\w*|train\w*|coordinat\w*|review\w*|prepar\w*|negotiat\w*|sign\w*|draft\w*)\b/i,
  ],
]

interface Place {
  /** Where the text stands: a labelled value, the title, or a unit. */
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
    if (unit.text.length > UNIT_CHARS_MAX) continue
    const words = unit.text.split(/\s+/).length
    const label = unit.isHeading ? 'heading' : unit.label
    out.push({
      name: depth < 8 ? 'top' : 'body',
      text: withoutLabel(unit.text),
      span: unit.span,
      more: [
        `depth:${bucket(depth, DEPTHS)}`,
        `words:${bucket(words, LENGTHS)}`,
        `label:${label}`,
        `under:${unit.heading}`,
        ...(unit.isItem ? ['item'] : []),
        ...(unit.isItem && words < 5 ? ['short-item'] : []),
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

/** Every mention and, last, the candidate that nothing is said. */
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
    candidate.features.push(`times:${Math.min(3, counts.get(candidate.type) ?? 0)}`)
    if (out.findIndex(({ type }) => type === candidate.type) === at)
      candidate.features.push('first')
  }
  return [...out, { type: '', span: null, features: ['nothing'] }]
}
