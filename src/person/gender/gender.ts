// Finds gender: labelled values, pronouns, titles before names, and words that tell a person's sex.
// The forms of both sexes leave the same text behind, because a difference would tell the sex.

import { redactionWords } from '../../languages/redaction-words.js'
import { anyOf, eachOf, onlyOf, patternOf } from '../../languages/words.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import { isPersonal, type Label } from '../labels/label.js'
import { listed } from '../listed.js'
import { lineAt, type Page, type Word } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { WordSet } from '../page/word-lists.js'
import { labelledValues, linesHolding, matches, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { bentForms, languageOf } from './bent-forms.js'
import { neutralWords } from './neutral-words.js'

const BRACKETED = ['(m', '(f']

const groups = redactionWords('gender', [
  'pronouns',
  'titles',
  'titles_before_names',
  'words',
  'people',
  'kept',
])
const PRONOUNS = phraseSet('gender/pronouns', () => groups.pronouns)
const WORDS = phraseSet('gender/words', () => groups.words, true)
const PEOPLE = phraseSet('gender/people', () => groups.people)
const KEPT = phraseSet('gender/kept', () => groups.kept)
const TITLES = new WordSet(groups.titles)
/** "Ms", "Sr" and "Sh" have other meanings, so they count only before a name. */
const DOUBTFUL_TITLES = new WordSet(groups.titles_before_names)
/** Words that are a degree, a company or a senior when they stand in capitals. */
const NO_TITLES: ReadonlySet<string> = new Set(eachOf('name:no-title-in-capitals'))
/** The word that is a title only with a dot behind it. */
const BEFORE_DOT = onlyOf('name:title-before-dot')
/** How likely the words after such a title must be a name, and how long two names are at most. */
const NAME_AFTER_MIN = 0.5
const NAME_CHARS = 40
/** "MR" and "MS" have fewer letters. */
const ACRONYM_CHARS_MIN = 3
/** Small words that a family name may open with: "Mrs. al-Sayed". */
const PARTICLES: ReadonlySet<string> = new Set(eachOf('name:particles'))

/** The ending of a short title: "Sig.ra". */
const TITLE_TAIL_CHARS = 6
const TITLE_TAIL = new RegExp(String.raw`^\.(?:${anyOf('personal:title-tails')})\b`)

const isOwnName = ({ known }: Page, word: string): boolean =>
  known.names.some((name) =>
    foldInPlace(name)
      .split(/[^\p{Alpha}]+/u)
      .includes(word),
  )

/** "SRA ID 598213": capitals on a line with small letters, and another word in capitals behind. */
function isInstitution(page: Page, word: Word, printed: string): boolean {
  const behind = /^[ \t](?<next>\p{Upper}{2,})\b/u.exec(
    page.text.slice(word.end, word.end + NAME_CHARS),
  )
  const next = behind?.groups?.next
  if (next === undefined || printed.length < ACRONYM_CHARS_MIN) return false
  return isAcronym(page, word) && nameLikelihood(next) < NAME_AFTER_MIN
}

/** Where a title ends, its dot included; null for a word that is no title here. */
function titleEnd(page: Page, word: Word, index: number): number | null {
  const tail =
    TITLE_TAIL.exec(page.folded.slice(word.end, word.end + TITLE_TAIL_CHARS))?.[0].length ?? 0
  const next = page.words[index + (tail > 0 ? 2 : 1)]
  if (!next || !isTitle(page, { ...word, end: word.end + tail }, next, index)) return null
  const end = word.end + tail
  return page.text[end] === '.' ? end + 1 : end
}

function isTitle(page: Page, word: Word, next: Word, index: number): boolean {
  const printed = page.text.slice(word.start, word.end)
  if (!/^\p{Upper}/u.test(printed)) return false
  if (!/^\.?[ \t]?[.:]?[ \t]?$/.test(page.folded.slice(word.end, next.start))) return false
  if (!/^\p{Upper}/u.test(page.text.slice(next.start, next.end)) && !PARTICLES.has(next.text))
    return false
  if (isInstitution(page, word, printed)) return false
  if (TITLES.has(word.text) || printed.includes('.')) return true
  if (isOwnName(page, next.text)) return true
  if (NO_TITLES.has(printed)) return false
  if (KEPT.at(page, index)) return false
  if (printed === BEFORE_DOT && page.text[word.end] === '.') return true
  const rest =
    page.text.slice(next.start, next.start + NAME_CHARS).split(/[^\p{Alpha}\p{M}.'’ -]/u)[0] ?? ''
  const name = rest.split(' ').slice(0, 2).join(' ')
  return nameLikelihood(name) >= NAME_AFTER_MIN
}

function titles(page: Page): Finding[] {
  const found: Finding[] = []
  const at = [...TITLES.in(page), ...DOUBTFUL_TITLES.in(page)]
  const isFrench = at.some((index) => page.words[index]?.text === 'm') && languageOf(page) === 'fr'
  for (const index of at) {
    const word = page.words[index]
    const end = word ? titleEnd(page, word, index) : null
    if (!word || end === null) continue
    // Outside French, "M." is an initial.
    if (word.text === 'm' && (!isFrench || page.text[word.end] !== '.')) continue
    found.push({ start: word.start, end, category: 'gender_proxy', placeholder: 'GENDER' })
  }
  return found
}

/** "S/o Ramesh": the mark tells the sex as a title does. In "W/o delay" no name follows. */
function relationMarks(page: Page, labels: readonly Label[]): Finding[] {
  return labels.flatMap(({ field, start, end, valueStart, valueEnd }): Finding[] => {
    if (field.name !== 'relation_mark' || page.folded.startsWith('c', start)) return []
    const name = page.text.slice(valueStart, valueEnd).replace(/^[\s.:\-–—]+/, '')
    const isNamed = /^(?:\p{Upper}|\[NAME\])/u.test(name)
    const isDoubtful = /^[wh]\W/.test(page.folded.slice(start, end))
    const words = name.split(/[^\p{Alpha}\p{M}.'’]+/u, 2).join(' ')
    if (!isNamed || (isDoubtful && nameLikelihood(words) < NAME_AFTER_MIN)) return []
    return [{ start, end, category: 'gender_proxy', placeholder: 'GENDER' }]
  })
}

/** "SHE standards": the word is in capitals and its line is not. */
function isAcronym(page: Page, { start, end }: { start: number; end: number }): boolean {
  const printed = page.text.slice(start, end)
  const line = lineAt(page, start)
  if (printed !== printed.toUpperCase() || !line) return false
  return /\p{Lower}/u.test(page.text.slice(line.start, line.end))
}

/** "The ladies' choir": the apostrophe goes too, because it would tell the longer form. */
const withApostrophe = ({ folded }: Page, end: number): number =>
  folded[end] === "'" && folded[end - 1] === 's' ? end + 1 : end

/** "Ana Sample (Mrs)": the title after the name. */
const TITLE_BEHIND = new RegExp(
  String.raw`\((?<cut>${anyOf('personal:sex-in-brackets')})\.?\)`,
  'g',
)
/** "Title: Mrs" of a form. A post behind the same label is none of these. */
const FORM_TITLE = new RegExp(patternOf('personal-form-title'), 'g')
const FORM_TITLE_SIGNS = eachOf('personal:form-title-signs')
/** Military service that was done, postponed or excused tells the sex; service as a job stays. */
const SERVICE = new RegExp(String.raw`^(?:${anyOf('personal:service-done')})\b`)

const service = (page: Page, labels: Label[]): Finding[] =>
  labelledValues(labels, page, ['military']).filter(({ start, end }) =>
    SERVICE.test(page.folded.slice(start, end)),
  )

export const gender: Recogniser = (page, labels) => [
  ...labelledValues(labels, page, ['gender']),
  ...service(page, labels),
  ...matches(
    page,
    linesHolding(page, BRACKETED).filter(({ part }) => isPersonal(part)),
    [TITLE_BEHIND],
    'gender_proxy',
    'GENDER',
  ),
  ...matches(
    page,
    linesHolding(page, FORM_TITLE_SIGNS).filter(({ part }) => part !== 'work'),
    [FORM_TITLE],
    'gender_proxy',
    'GENDER',
  ),
  ...titles(page),
  ...relationMarks(page, labels),
  ...neutralWords(page),
  ...bentForms(page),
  ...listed(page, PRONOUNS, 'gender_proxy', 'PRONOUN', KEPT).filter(
    (finding) => !isAcronym(page, finding),
  ),
  ...listed(page, WORDS, 'gender_proxy', 'GENDER', KEPT),
  // At work, "women" are customers, patients or a range of clothes.
  ...listed(page, PEOPLE, 'gender_proxy', 'GENDER', KEPT)
    .filter(({ start }) => {
      const part = lineAt(page, start)?.part
      return part !== undefined && part !== 'work'
    })
    .map((finding) => ({ ...finding, end: withApostrophe(page, finding.end) })),
]
