// The employer where only its description names it: "Acme Health is a private company that …" under
// a title and its dates. Templates that blank the name out of the head leave it there.
import { dataLines } from '../../core/data-file.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import type { SeenLine } from '../labels/line-features.js'
import type { Found } from '../types.js'
import { cleanField } from './clean-field.js'
import { wordCount } from './seen-lines.js'

const NOUNS = dataLines('./data/employer-nouns.txt', import.meta.url)
  .map((noun) => (noun.endsWith('y') ? `${noun.slice(0, -1)}(?:y|ies)` : `${noun}s?`))
  .join('|')
const NAME = String.raw`(?<name>[\p{Lu}\p{N}][\p{L}\p{N}&.'’ -]{1,60}?(?:, (?:Inc|LLC|Ltd)\.?)?)`
/** A name, then what kind of house it is, before the sentence ends. */
const DESCRIBED = new RegExp(
  String.raw`^[\s("“'-]*${NAME},?\s+(?:is|was)\s+(?:an?|the|one of)\s[^.;]{0,100}?\b(?:${NOUNS})\b`,
  'iu',
)
/** An author describes the house first, if at all. */
const LINES_READ_MAX = 2
const WORDS_MAX = 6
const TITLE_MIN = 0.6
/** What sentences begin with that are about something else. */
const OTHER_SUBJECT =
  /^(?:this|that|it|which|there|the (?:company|firm|organi[sz]ation|client|project|position|role|job|team)|my|our|i|he|she|they|we|currently)\b/i
const SURE = 0.6

export function describedEmployer(body: readonly SeenLine[]): Found | null {
  for (const { source } of body.slice(0, LINES_READ_MAX)) {
    const { text, index } = source.line
    const name = cleanField(DESCRIBED.exec(text)?.groups?.name ?? '')
    if (!/^[\p{Lu}\p{N}]/u.test(name) || OTHER_SUBJECT.test(name)) continue
    if (wordCount(name) > WORDS_MAX || titleLikelihood(name) >= TITLE_MIN) continue
    const start = text.indexOf(name)
    return {
      value: name,
      spans: [{ line: index, start, end: start + name.length }],
      confidence: SURE,
    }
  }
  return null
}
