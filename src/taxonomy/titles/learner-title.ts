// Brings titles of learners to one form: "Intern - HR" and "Internship in Human Resources" become
// Human Resources Intern.
import { eachOf, patternOf } from '../../languages/words.js'
import { canonicalCase } from './canonical-case.js'
import { isTitle } from './find-title.js'
import { fullName, titleWords } from './title-key.js'
import { isTitleNoun } from './title-nouns.js'

const LEARNERS = new Map(
  eachOf('title:learner-names').map((pair): [string, string] => {
    const [name = '', learner = ''] = pair.split('=')
    return [name, learner]
  }),
)
/** Titles of learners that say nothing about the field. */
export const LEARNER_TITLES: ReadonlySet<string> = new Set(LEARNERS.values())
/** Cheap to ask first: hardly any title is a learner's. */
const MAY_LEARN = new RegExp(patternOf('title-learners'), 'i')
const APART = /\s+[-–—|]\s+|[\s,:|]+/
const JOINTS = new Set(eachOf('title:learner-joints'))

/**
 * The field with the word for the learner; undefined if the vocabulary has the title or the text
 * names a trade.
 */
export function learnerTitle(text: string): string | undefined {
  if (!MAY_LEARN.test(text) || isTitle(titleWords(text))) return undefined
  const words = text.split(APART).filter((word) => word !== '')
  const isFirst = LEARNERS.has(words[0]?.toLowerCase() ?? '')
  const learner = LEARNERS.get((isFirst ? words.shift() : words.pop())?.toLowerCase() ?? '')
  while (JOINTS.has(words[0]?.toLowerCase() ?? '')) words.shift()
  if (!learner || words.length === 0) return undefined
  if (words.some((word) => isTitleNoun(word.toLowerCase()))) return undefined
  const field = words.map((word) => fullName(word.toLowerCase()) ?? word).join(' ')
  return `${canonicalCase(field)} ${learner}`
}
