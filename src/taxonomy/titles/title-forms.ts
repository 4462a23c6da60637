// Other ways to read the words of a title: turned round, or as one of several titles.
import { anyOf, patternOf } from '../../languages/words.js'
import { isTitleNoun } from './title-nouns.js'

/** Separates a title from a second one or from its field. */
const SEPARATOR = /\s+[-–—|]\s+|\s*[–—|;]\s*|\s*,\s*/
const JOINT = new RegExp(String.raw`\s*/\s*|\s+(?:${anyOf('title:joints')})\s+|\s*&\s*`, 'i')
/** "Head of Sales", "Teacher for the Deaf": a noun, a small word, and the field. */
const OF = new RegExp(patternOf('title-of'), 'i')
/** "Secretary to the Director" is a secretary. */
const TO = new RegExp(patternOf('title-to'), 'i')
/** Bounds the work for a line of nothing but marks. */
const PIECES_MAX = 6
/** A text without any of these has nothing to take apart. */
const MARKED = new RegExp(String.raw`[-–—|;,/&]|\s(?:${anyOf('title:joints-and-links')})\s`, 'i')

/**
 * "Manager Sales" → "Sales Manager": turns a title round that has a noun at its start and none at
 * its end.
 */
function nounLast(text: string): string | undefined {
  const [noun = '', ...field] = text.split(/\s+/)
  const last = field.at(-1)?.toLowerCase()
  const isTurned = last && isTitleNoun(noun.toLowerCase()) && !isTitleNoun(last)
  return isTurned ? `${field.join(' ')} ${noun}` : undefined
}

/** "Manager, Sales" and "Manager of Sales" → "Sales Manager"; then each title by itself. */
function* forms(text: string): Generator<string> {
  const marked = MARKED.test(text)
  const parts = marked ? text.split(SEPARATOR).slice(0, PIECES_MAX) : [text]
  const [first = '', second, third] = parts
  if (second && third) yield `${second} ${third} ${first}`
  if (second) yield `${second} ${first}`
  const of = marked ? OF.exec(text) : null
  if (of) yield `${of[2]} ${of[1]}`
  const turned = nounLast(text)
  if (turned) yield turned
  if (!marked) return
  yield* parts
  for (const part of parts) yield* part.split(JOINT).slice(0, PIECES_MAX)
}

/** Every form of a text except itself, each once, the most faithful first. */
export function* otherForms(text: string): Generator<string> {
  const to = TO.exec(text)?.[1]
  if (to) {
    yield to
    return
  }
  const seen = new Set([text])
  for (const form of forms(text)) {
    if (!seen.has(form)) yield form
    seen.add(form)
  }
}
