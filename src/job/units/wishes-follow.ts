// Recognises sentences above a list of wishes: "The following would be an advantage, but are not
// essential:", and above a list of demands.
import { languageFileJson } from '../../languages/read-languages.js'
import { patternOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'

/** A longer sentence is about more than the list below it. */
const WORDS_MAX = 40
const ANNOUNCES = /[:：]$/
/** The last sentence of a line is the one that announces. */
const LAST_SENTENCE = /(?<=\p{Lower}{3}[.!?]\s+)\p{Upper}[^.!?]*$/u

const phrases = languageFileJson('en', 'wishes-follow.json') as string[]
/** Phrases that announce wishes. */
const WISH = new RegExp(`\\b(?:${phrases.join('|')})\\b`)
/** Several words wish for something even if no colon says that more follows. */
const PLAIN_WISH = new RegExp(
  `\\b(?:${phrases.filter((phrase) => phrase.includes(' ')).join('|')})\\b`,
)
const ENDS = /[.!?;,]$/

/** Where the announcing sentence begins. */
export const leadInStart = (text: string): number => LAST_SENTENCE.exec(text)?.index ?? 0

/** @param isAbove whether a list stands right below, which a colon need not announce */
export function wishesFollow(text: string, isAbove = false): boolean {
  const isAnnounced = ANNOUNCES.test(text)
  if (!isAnnounced && (!isAbove || ENDS.test(text))) return false
  const sentence = foldKey(text.slice(leadInStart(text)))
  const isWish = (isAnnounced ? WISH : PLAIN_WISH).test(sentence)
  return isWish && sentence.split(' ').length <= WORDS_MAX
}

/** "The position requires the following skills:" */
const DEMANDS = new RegExp(patternOf('demand-follows'))

export const demandsFollow = (text: string): boolean =>
  ANNOUNCES.test(text) && !wishesFollow(text) && DEMANDS.test(foldKey(text))
