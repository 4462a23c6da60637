// Finds family status: labelled values, words for it, and children counted ("two kids", "1 son").

import { redactionWords } from '../../languages/redaction-words.js'
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { isPersonal } from '../labels/label.js'
import { listed } from '../listed.js'
import { lineAt, type Page, type PageLine } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelledValues, linesHolding, matches, type Recogniser } from '../recogniser.js'
import type { Finding, LinePart } from '../types.js'
import { kin } from './kin.js'
import { toldOfRelatives } from './told-of-relatives.js'

const groups = redactionWords('family', [
  'anywhere',
  'personal',
  'kept',
  'numbers',
  'children',
  'one',
  'child',
])
const ANYWHERE = phraseSet('family/anywhere', () => groups.anywhere, true)
const PERSONAL = phraseSet('family/personal', () => groups.personal)
const KEPT = phraseSet('family/kept', () => groups.kept)

/**
 * A number in digits or words, at most one word, then the word for children; "child" only after a
 * one.
 */
const CHILDREN = new RegExp(
  `\\b(?:\\d{1,2}|${groups.numbers.join('|')})[ \\t](?:[a-z]{3,10}[ \\t])?(?:${groups.children.join('|')}|(?<=(?:1|${groups.one.join('|')}) (?:(?:${anyOf('personal:child-sizes')}) )?)(?:${groups.child.join('|')}))\\b`,
  'g',
)
const CHILD_SIGNS = [...groups.children, ...groups.child]

/** "(wife)", "(husband)": after the name of somebody to call. */
const IN_BRACKETS = new RegExp(
  String.raw`\((?<cut>${anyOf('personal:kin-in-brackets')})(?=\)|,)`,
  'g',
)

const KIN_SIGNS = eachOf('personal:kin-signs')
/** Values that name a relative. */
const KIN = new RegExp(String.raw`^(?:${anyOf('personal:kin-first')})\b`)

/** An ambiguous word counts if the whole line is short and about the person. */
const SHORT_LINE_CHARS = 40

/** A piece of a line begins and ends at a separator, a bracket or a full stop, or where its line does. */
const PIECE_OPENS = /(?:^|[|•●▪·,;/(.])[ \t]*$/
const PIECE_CLOSES = /^[ \t]*(?:$|[|•●▪·,;/).])/
/** "… on request. Single. I do …": a sentence of one word, in running text. */
const SENTENCE_OPENS = /[|•●▪·;.)][ \t]*$/
const SENTENCE_CLOSES = /^[ \t]*[|•●▪·;.]/
/** Running text about the person. */
const TOLD: ReadonlySet<LinePart | undefined> = new Set<LinePart>(['summary', 'other'])

/** "… | 29 | Single | …": whether the word fills the piece between two separators. */
const isPiece = ({ folded }: Page, line: PageLine, start: number, end: number): boolean =>
  PIECE_OPENS.test(folded.slice(line.start, start)) &&
  PIECE_CLOSES.test(folded.slice(end, line.end))

const PIECE_ENDS = /[|•●▪·,;/().]/
/** A piece that tells of the person too. */
const BESIDE = new RegExp(patternOf('personal-personal-piece'))

const isSentence = ({ folded }: Page, line: PageLine, start: number, end: number): boolean =>
  SENTENCE_OPENS.test(folded.slice(line.start, start)) &&
  SENTENCE_CLOSES.test(folded.slice(end, line.end))

/** "29 years old, single, no children": a piece of a sentence beside another personal one. */
function isBesidePersonal(page: Page, line: PageLine, start: number, end: number): boolean {
  if (!isPiece(page, line, start, end)) return false
  const before = page.folded.slice(line.start, start).split(PIECE_ENDS).at(-2) ?? ''
  const behind = page.folded.slice(end, line.end).split(PIECE_ENDS)[1] ?? ''
  return [before, behind].some((one) => BESIDE.test(one.trim()))
}

export const familyStatus: Recogniser = (page, labels) => {
  const spoken: Finding[] = labels.flatMap(({ field, start, end }) =>
    field.label ? [{ start, end, ...field.label }] : [],
  )
  const short = listed(page, PERSONAL, 'family_status_proxy', 'FAMILY_STATUS', KEPT).filter(
    ({ start, end }) => {
      const line = lineAt(page, start)
      if (line === undefined) return false
      if (TOLD.has(line.part) && isBesidePersonal(page, line, start, end)) return true
      if (!isPersonal(line.part)) return TOLD.has(line.part) && isSentence(page, line, start, end)
      return line.end - line.start < SHORT_LINE_CHARS || isPiece(page, line, start, end)
    },
  )
  return [
    ...labelledValues(labels, page, ['family_status']),
    ...labelledValues(labels, page, ['kinship']).filter(({ start, end }) =>
      KIN.test(page.folded.slice(start, end)),
    ),
    ...spoken,
    ...kin(page),
    ...toldOfRelatives(page, labels),
    ...listed(page, ANYWHERE, 'family_status_proxy', 'FAMILY_STATUS', KEPT),
    ...short,
    ...matches(
      page,
      linesHolding(page, KIN_SIGNS).filter(({ part }) => isPersonal(part)),
      [IN_BRACKETS],
      'family_status_proxy',
      'FAMILY_STATUS',
    ),
    ...matches(
      page,
      // At work, children are pupils and patients, unless a status stands beside them.
      linesHolding(page, CHILD_SIGNS).filter(
        (line) =>
          line.part !== 'work' || ANYWHERE.find(page, line.firstWord, line.lastWord).length > 0,
      ),
      [CHILDREN],
      'family_status_proxy',
      'FAMILY_STATUS',
    ),
  ]
}
