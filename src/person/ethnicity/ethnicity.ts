// Finds ethnicity and caste: labelled values, groups named anywhere, and short codes among personal
// details.

import { redactionWords } from '../../languages/redaction-words.js'
import { listed } from '../listed.js'
import { lineAt } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelledValues, type Recogniser } from '../recogniser.js'

const groups = redactionWords('ethnicity', ['anywhere', 'personal'])
const ANYWHERE = phraseSet(groups.anywhere)
const CODES = phraseSet(groups.personal)
const NONE = phraseSet([])

export const ethnicity: Recogniser = (page, labels) => {
  /** "OBC" or ": General" as a whole line among personal details. */
  const codes = listed(page, CODES, NONE, 'ethnicity_proxy', 'ETHNICITY').filter(
    ({ start, end }) => {
      const line = lineAt(page, start)
      if (line?.part !== 'personal') return false
      const rest = page.folded.slice(line.start, start) + page.folded.slice(end, line.end)
      return !/[\p{L}\p{N}]/u.test(rest)
    },
  )
  return [
    ...labelledValues(labels, page, ['ethnicity']),
    ...listed(page, ANYWHERE, NONE, 'ethnicity_proxy', 'ETHNICITY'),
    ...codes,
  ]
}
