// Training in a company is a position: "Vocational training at Acme Ltd", "3 months' internship
// with Acme", or an employer alone under the heading "Industrial Training".
import type { Labelled } from '../../core/crf/decode.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import type { SeenLine } from '../labels/line-features.js'
import type { Found } from '../types.js'
import { cleanField } from './clean-field.js'

const KIND = String.raw`(?:(?:industrial|vocational|summer|winter|in-?plant|implant|practical|internship|job|field)\s+(?:training|internship|attachment)|internship|apprenticeship|articleship|attachment)s?`
const TRAINING = new RegExp(String.raw`\b(?<title>${KIND})\b`, 'iu')
const AT = new RegExp(
  String.raw`\b(?<title>${KIND}|training)\b[^.:;]{0,40}?\b(?:at|in|from|with|under|by)\s+(?:the\s+|an?\s+)?["“‘']?(?<employer>[\p{Lu}][^,;:()“”"]{2,60})`,
  'u',
)
const STOP = /\s(?:for|from|in|on|as|during|where|with|and)\s.*$/u
const SURE = 0.65
const PROMOTED = 0.65
const PLACE_MIN = 0.75
const SECTIONS: ReadonlySet<string> = new Set(['work', 'training', 'education'])

export interface TrainingFields {
  title: Found
  employer: Found
}

/** The line says where the training was. */
export function readTraining({ source }: SeenLine): TrainingFields | null {
  const { text, index } = source.line
  const match = AT.exec(text)
  const { title = '', employer = '' } = match?.groups ?? {}
  const value = cleanField(employer.replace(STOP, ''))
  if (!match || value.length < 3 || isPlaceLike(value) >= PLACE_MIN) return null
  const at = (part: string) => {
    const start = text.indexOf(part, match.index)
    return [{ line: index, start, end: start + part.length }]
  }
  return {
    title: { value: cleanField(title), spans: at(title), confidence: SURE },
    employer: { value, spans: at(value), confidence: SURE },
  }
}

/** The kind of training that a heading names: "Industrial Training:" → "Industrial Training". */
export function headingTitle(heading: SeenLine | undefined): Found | null {
  const text = heading?.source.line.text ?? ''
  const match = TRAINING.exec(text)
  const title = match?.groups?.title
  if (!heading || !match || !title) return null
  const span = {
    line: heading.source.line.index,
    start: match.index,
    end: match.index + title.length,
  }
  return {
    value: title.replace(/(?<=internship|training)s$/i, ''),
    spans: [span],
    confidence: SURE,
  }
}

const isText = (label: Labelled | undefined): boolean => !/^[WH]\+?$/.test(label?.label ?? 'O')

/** A line that tells of training in a company heads a position, where the labeller saw text. */
export function promoteTraining(seen: SeenLine[], labels: Labelled[]): Labelled[] {
  return labels.map((label, index) => {
    const line = seen[index]
    if (!line || !isText(label) || label.label === 'Wb' || label.label.startsWith('E+'))
      return label
    if (!SECTIONS.has(line.source.section) || line.source.heading !== null) return label
    return readTraining(line) ? { label: 'W+', probability: PROMOTED } : label
  })
}
