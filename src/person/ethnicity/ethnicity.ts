// Finds ethnicity and caste: labelled values, groups named anywhere, and short codes among personal
// details.

import { redactionWords } from '../../languages/redaction-words.js'
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import { listed } from '../listed.js'
import { lineAt } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelledValues, type Recogniser } from '../recogniser.js'

const groups = redactionWords('ethnicity', ['anywhere', 'personal'])
const ANYWHERE = phraseSet(groups.anywhere)
const CODES = phraseSet(groups.personal)

export const ethnicity: Recogniser = (page, labels) => {
  /** "OBC" or ": General" as a whole line among personal details. */
  const codes = listed(page, CODES, 'ethnicity_proxy', 'ETHNICITY').filter(({ start, end }) => {
    const line = lineAt(page, start)
    if (line?.part !== 'personal') return false
    const rest = page.folded.slice(line.start, start) + page.folded.slice(end, line.end)
    return !hasLetterOrDigit(rest)
  })
  return [
    ...labelledValues(labels, page, ['ethnicity']),
    ...listed(page, ANYWHERE, 'ethnicity_proxy', 'ETHNICITY'),
    ...codes,
  ]
}
