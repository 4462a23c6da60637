// Finds religion: labelled values, faiths among personal details, and religious practice outside
// work.

import { redactionWords } from '../../languages/redaction-words.js'
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { isPersonal } from '../labels/label.js'
import { listed } from '../listed.js'
import { isOwnPart } from '../own-parts.js'
import { lineAt } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelledValues, linesHolding, matches, type Recogniser } from '../recogniser.js'
import type { Finding, LinePart } from '../types.js'

const groups = redactionWords('religion', ['faiths', 'practice'])
const FAITHS = phraseSet('religion/faiths', () => groups.faiths)
const PRACTICE = phraseSet('religion/practice', () => groups.practice, true)
/** Outside these parts the names stay: a church may employ, a Christian university may teach. */
const isOffDuty = (part: LinePart | undefined): boolean => isOwnPart(part) || part === 'skills'
/**
 * How far behind a faith an institution is looked for: in "Catholic University" and "Christian
 * Medical College" the faith is only part of a name.
 */
const INSTITUTION_CHARS = 60
const INSTITUTION = new RegExp(
  String.raw`^[ \t]*(?:\p{Alpha}+[ \t]+){0,2}(?:${anyOf('personal:institutions-behind')})`,
  'u',
)

/** "I do not work on Saturdays before sunset", "from Friday sundown to Saturday night". */
const DAY_OF_REST = new RegExp(patternOf('personal-day-of-rest'), 'g')
const REST_SIGNS = eachOf('personal:rest-signs')

export const religion: Recogniser = (page, labels) => {
  const off = (finding: Finding) => isOffDuty(lineAt(page, finding.start)?.part)
  const faiths = listed(page, FAITHS, 'religion_proxy', 'RELIGION').filter((finding) => {
    if (INSTITUTION.test(page.folded.slice(finding.end, finding.end + INSTITUTION_CHARS)))
      return false
    return isPersonal(lineAt(page, finding.start)?.part) || off(finding)
  })
  return [
    ...labelledValues(labels, page, ['religion']),
    ...faiths,
    ...matches(
      page,
      linesHolding(page, REST_SIGNS),
      [DAY_OF_REST],
      'religion_proxy',
      'RELIGION',
    ).filter(off),
    ...listed(page, PRACTICE, 'religion_proxy', 'RELIGION').filter(off),
  ]
}
