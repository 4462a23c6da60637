// Finds ethnicity and caste: labelled values, groups named anywhere, a people to which somebody
// says to belong, and short codes among personal details.

import { redactionWords } from '../../languages/redaction-words.js'
import { eachOf, patternOf } from '../../languages/words.js'
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import { personalPieces } from '../birth/personal-lists.js'
import { listed } from '../listed.js'
import { lineAt, type Page } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelledValues, linesHolding, matches, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { belongingEnd } from './belonging.js'
import { PEOPLES } from './peoples.js'

const groups = redactionWords('ethnicity', ['anywhere', 'personal'])
const ANYWHERE = phraseSet('ethnicity/anywhere', () => groups.anywhere)
const CODES = phraseSet('ethnicity/personal', () => groups.personal)
const ETHNICITY = { category: 'ethnicity_proxy', placeholder: 'ETHNICITY' } as const

function peoples(page: Page): Finding[] {
  const hits = PEOPLES.find(page)
  if (hits.length === 0) return []
  const pieces = new Map(
    personalPieces(page).map(({ start, text }) => [start, start + text.length]),
  )
  return hits.flatMap((hit): Finding[] => {
    const line = lineAt(page, hit.start)
    const end = line ? belongingEnd(page, line, hit, pieces) : null
    return end === null ? [] : [{ start: hit.start, end, ...ETHNICITY }]
  })
}

/** "member of Sample Lake First Nation", "enrolled citizen of the Sample Tribe": any nation's name. */
const NATION = new RegExp(patternOf('personal-nation'), 'gu')
const NATION_SIGNS = eachOf('personal:nation-signs')

const nations = (page: Page): Finding[] =>
  matches(
    page,
    linesHolding(page, NATION_SIGNS).filter(({ part }) => part !== 'work' && part !== 'education'),
    [NATION],
    'ethnicity_proxy',
    'ETHNICITY',
    page.text,
  )

/** "Tribe: Sample", "Race: white" under any heading: nothing else is said so. */
const LABELLED = new RegExp(patternOf('personal-ethnic-label'), 'gu')
const LABEL_SIGNS = eachOf('personal:ethnic-label-signs')

const said = (page: Page): Finding[] =>
  matches(
    page,
    linesHolding(page, LABEL_SIGNS).filter(({ part }) => part !== 'work'),
    [LABELLED],
    'ethnicity_proxy',
    'ETHNICITY',
  )

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
    ...peoples(page),
    ...said(page),
    ...nations(page),
    ...codes,
  ]
}
