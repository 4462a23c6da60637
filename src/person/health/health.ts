// Finds health and disability: labelled values, words for them, and measures of the body.

import { redactionWords } from '../../languages/redaction-words.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { isPersonal } from '../labels/label.js'
import { listed } from '../listed.js'
import { lineAt, type Page } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelledValues, matches, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { ownHealth } from './own-health.js'

const groups = redactionWords('health', ['anywhere', 'topics', 'kept'])
const ANYWHERE = phraseSet('health/anywhere', () => groups.anywhere, true)
const TOPICS = phraseSet('health/topics', () => groups.topics)
const KEPT = phraseSet('health/kept', () => groups.kept)

/** "58kgs", "173 cms", "5'9\"", "5 ft 9 in", "6/6 vision": a number and a measure of the body. */
const MEASURES = new RegExp(patternOf('personal-measures'), 'g')
/** Blood groups: A, B, AB or O with a sign, spelled or not. */
const BLOOD = new RegExp(patternOf('personal-blood'), 'g')

/** "… disability of 33 %", "… surgery for fibroids": how grave it is, or what it was for. */
const TAIL = new RegExp(
  String.raw`(?:[ \t]?:?[ \t]?(?:(?:${anyOf('personal:health-shares')})[ \t])?\d{1,3}[ \t]?%|(?<=(?:${anyOf('personal:health-treatments')}))[ \t](?:${anyOf('personal:health-purposes')})[ \t][a-z]{4,20})`,
  'y',
)
const TAIL_CHARS = 30

const withTail = ({ folded }: Page, found: Finding): Finding => {
  const text = folded.slice(found.start, found.end + TAIL_CHARS)
  TAIL.lastIndex = found.end - found.start
  return { ...found, end: found.end + (TAIL.exec(text)?.[0].length ?? 0) }
}

export const health: Recogniser = (page, labels) => {
  const personal = page.lines.filter(({ part }) => part !== 'top' && isPersonal(part))
  return [
    ...labelledValues(labels, page, ['health', 'body']),
    ...listed(page, ANYWHERE, 'health_proxy', 'HEALTH', KEPT).map((one) => withTail(page, one)),
    // At work these words are what the work is about.
    ...listed(page, TOPICS, 'health_proxy', 'HEALTH', KEPT).filter(({ start }) => {
      const part = lineAt(page, start)?.part
      return part !== undefined && part !== 'work' && part !== 'education' && part !== 'skills'
    }),
    ...ownHealth(page),
    ...matches(page, personal, [MEASURES, BLOOD], 'health_proxy', 'HEALTH'),
  ]
}
