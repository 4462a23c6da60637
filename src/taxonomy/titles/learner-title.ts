// One form for those who learn in a field: "Intern - HR" and "Internship in Human Resources" are Human Resources Intern.
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
/** Titles that say nothing of the field. */
export const LEARNER_TITLES: ReadonlySet<string> = new Set(LEARNERS.values())
/** The cheap question first: hardly any title is a learner's. */
const MAY_LEARN = new RegExp(patternOf('title-learners'), 'i')
const APART = /\s+[-–—|]\s+|[\s,:|]+/
const JOINTS = new Set(eachOf('title:learner-joints'))

/** The field and what the learner is called; undefined for a title of the vocabulary and where a trade is named. */
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
