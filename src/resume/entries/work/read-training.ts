// Training in a company is a position: "Vocational training at Acme Ltd", "3 months' internship
// with Acme", or an employer alone under the heading "Industrial Training".
import { anyOf, onlyOf, patternOf } from '../../../languages/words.js'
import type { Labelled } from '../../../sequence/crf/decode.js'
import { fieldLikelihood } from '../../../taxonomy/fields/field-likelihood.js'
import { isPlaceLike } from '../../../taxonomy/places/is-place-like.js'
import { normalizeSkill } from '../../../taxonomy/skills/skills.js'
import { titleLikelihood } from '../../../taxonomy/titles/title-likelihood.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import type { Found, Span } from '../../types.js'
import { cleanField } from '../clean-field.js'

const KIND = patternOf('work-training')
/** What a heading may call the training. The word "training" alone heads courses too. */
const NAMED = new RegExp(String.raw`\b(?<title>${KIND})\b`, 'iu')
/** Training "to" somebody was given by the person, not received. */
const TOLD = new RegExp(
  String.raw`\b(?<title>${KIND}|${anyOf('work:bare-training')})\b(?!\s+(?:${anyOf('work:training-given')})\b)`,
  'iu',
)
/** A small word, and the name behind it up to the next small word or mark. */
const WHERE = new RegExp(patternOf('work-training-where'), 'gu')
/** Words that may stand between the training and where it was. */
const BETWEEN = /^[^.:;]{0,50}$/
/** Confidence in what the sentence says, and in its line as a head. */
const SURE = 0.65
const PROMOTED = 0.65
/** What is plainly a place, a subject or a title is not where somebody was trained. */
const PLACE_MIN = 0.75
const FIELD_MIN = 0.6
const TITLE_MIN = 0.8
/** Two letters are a code, or what is left of a sentence. */
const NAME_CHARS_MIN = 3
const SECTIONS: ReadonlySet<string> = new Set(['work', 'training', 'education'])

export interface TrainingFields {
  title: Found
  employer: Found
}

/** "Training in Java": a subject may follow this word, and no other. */
const BEFORE_SUBJECT = onlyOf('work:before-subject')
/** Names a part of a firm, not the firm. */
const DEPARTMENT = new RegExp(String.raw`\b(?:${anyOf('work:departments')})\b`, 'i')

/** "Training in Java", "in the Stores Department": what was learnt or which part, not where. */
const isSubject = (name: string): boolean =>
  DEPARTMENT.test(name) ||
  fieldLikelihood(name) >= FIELD_MIN ||
  normalizeSkill(name).taxonomyId !== null

/** Reads where the training was, if the line says so. */
export function readTraining({ source }: CluedLine): TrainingFields | null {
  const { text, index } = source.line
  const told = TOLD.exec(text)
  const title = told?.groups?.title
  if (!told || !title) return null
  const from = told.index + title.length
  const found = (value: string, start: number, end: number): Found => {
    const span: Span = { line: index, start, end }
    return { value, spans: [span], confidence: SURE }
  }
  for (const match of text.slice(from).matchAll(WHERE)) {
    const { by = '', name = '' } = match.groups ?? {}
    const between = text.slice(from, from + match.index)
    if (!BETWEEN.test(between)) return null
    // "Training Manager at Acme" is somebody who gives training: there the labeller of titles knows
    // better.
    if (between.trim() && titleLikelihood(`${title}${between}`) >= TITLE_MIN) return null
    const value = cleanField(name)
    if (value.length < NAME_CHARS_MIN || isPlaceLike(value) >= PLACE_MIN) continue
    if (by.toLowerCase() === BEFORE_SUBJECT && isSubject(value)) continue
    const end = from + match.index + match[0].length
    return {
      title: found(cleanField(title), told.index, from),
      employer: found(value, end - name.length, end),
    }
  }
  return null
}

/** "Internships" as a heading: each entry is one of them. */
const TRAINING_PLURAL = new RegExp(`(?<=${anyOf('work:training-plurals')})s$`, 'i')

/** The kind of training that a heading names: "Industrial Training:" → "Industrial Training". */
function headingTitle(heading: CluedLine | undefined): Found | null {
  const match = NAMED.exec(heading?.source.line.text ?? '')
  const title = match?.groups?.title
  if (!heading || !match || !title) return null
  const start = match.index
  const span: Span = { line: heading.source.line.index, start, end: start + title.length }
  return {
    value: title.replace(TRAINING_PLURAL, ''),
    spans: [span],
    confidence: SURE,
  }
}

/**
 * The title is what the sentence calls the training; where that is "training" alone, the heading
 * may know the kind.
 */
export function trainingTitle(told: Found | null, heading: CluedLine | undefined): Found | null {
  return told && NAMED.test(told.value) ? told : (headingTitle(heading) ?? told)
}

/**
 * Labels that stay as the labeller gave them: heads and bodies of positions, headings, openings of
 * schools.
 */
const KEPT: ReadonlySet<string> = new Set(['W+', 'W', 'Wb', 'H', 'E+'])

/**
 * A line that tells of training in a company heads a position, where the labeller took it for plain
 * text.
 */
export function promoteTraining(clued: CluedLine[], labels: Labelled[]): Labelled[] {
  return labels.map((label, index) => {
    const line = clued[index]
    if (!line || KEPT.has(label.label) || line.source.heading !== null) return label
    if (!SECTIONS.has(line.source.section) || !readTraining(line)) return label
    return { label: 'W+', probability: PROMOTED }
  })
}
