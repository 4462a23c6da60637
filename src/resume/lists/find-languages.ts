// Spoken languages, in English, without their levels.
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { dataLines } from '../../tables/data-file.js'
import { skillsOfKind } from '../../taxonomy/skills/skills.js'
import { fold, foldKey } from '../../text/fold.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import type { Found } from '../types.js'

let names: ReadonlyMap<string, string> | null = null

/** Every name of a language, folded, to its English one. */
function languageNames(): ReadonlyMap<string, string> {
  names ??= new Map([
    ...skillsOfKind('language').flatMap(({ name, aliases }) =>
      [name, ...aliases].map((alias) => [foldKey(alias), name] as const),
    ),
    ...dataLines('./data/language-names.txt', import.meta.url).map((line) => {
      const [name = '', english = name] = line.split('\t')
      return [foldKey(name), english] as const
    }),
  ])
  return names
}

/** Words of the longest names: "American Sign Language". */
const NAME_WORDS_MAX = 3
/** Words that announce languages, in every language that we read, and a usual misspelling. */
const LABEL = new RegExp(String.raw`\b(?:${anyOf('spoken:labels')})\b`, 'i')
/** What people say around a language that they speak. */
const CUE = new RegExp(patternOf('spoken-cues'), 'i')
const CUE_SECTIONS = new Set([
  'skills',
  'summary',
  'strengths',
  'personal',
  'other',
  'top',
  'contact',
  'activities',
])
const LABEL_SECTIONS = new Set([
  ...CUE_SECTIONS,
  'work',
  'education',
  'publications',
  'awards',
  'interests',
  'training',
  'certifications',
])
/** "Hindi: read, write", "English ¦ Yes ¦ Yes": words that stand beside a language and say how well. */
const ROW_WORDS = new Set(eachOf('spoken:rows'))
const WORD = /[\u0300-\u036f\p{Alpha}]+/gu
const FIRST_WORD = /[\u0300-\u036f\p{Alpha}]+/u
/** Under a heading or a label of languages, or where a word beside them is the only cue. */
const SURE = 0.95
const LIKELY = 0.85

interface Mention {
  name: string
  start: number
  end: number
  words: number
}

/** Languages that a text names, longest names first. */
function languagesIn(text: string): { mentions: Mention[]; words: string[] } {
  const words = [...text.matchAll(WORD)]
  const mentions: Mention[] = []
  for (let at = 0; at < words.length; ) {
    let taken = 1
    for (let count = Math.min(NAME_WORDS_MAX, words.length - at); count > 0; count -= 1) {
      const slice = words.slice(at, at + count)
      const name = languageNames().get(fold(slice.map(([word]) => word).join(' ')))
      const first = slice[0]
      const last = slice.at(-1)
      if (!name || !first || !last) continue
      mentions.push({ name, start: first.index, end: last.index + last[0].length, words: count })
      taken = count
      break
    }
    at += taken
  }
  return { mentions, words: words.map(([word]) => fold(word)) }
}

/** Languages that are whole items of a list of skills: "First aid, Spanish, Cooking". */
const itemsIn = (text: string): Mention[] =>
  languagesIn(text).mentions.filter(
    ({ start, end }) =>
      /(?:^|[,;|•:])\s*$/.test(text.slice(0, start)) && /^\s*(?:$|[,;|•])/.test(text.slice(end)),
  )

/** Nothing but languages and how well they are known. */
function isRow(mentions: Mention[], words: string[]): boolean {
  const named = mentions.reduce((sum, { words: count }) => sum + count, 0)
  const others = words.filter((word) => ROW_WORDS.has(word)).length
  return named > 0 && named + others >= words.length
}

/**
 * A form prints its labels in one column and the values in another: "English, Hindi" then stands far from its label,
 * in whatever section comes before it. Two languages are no nationality, and no school's medium.
 */
const isRowOfSeveral = (mentions: Mention[], words: string[]): boolean =>
  new Set(mentions.map(({ name }) => name)).size > 1 && isRow(mentions, words)

/** "English B2 C1 B2 B1 B2": levels of the common European scale, and nothing else, behind a name. */
const GRADES = /^(?:[\s:|(),;/–-]*\b[ABC][12]\b\+?)+[\s)]*$/

/** Such a row tells by itself what it is, however far its heading is. */
const isGraded = (text: string, mentions: Mention[]): boolean =>
  mentions.length > 0 && GRADES.test(text.slice(mentions[0]?.end))

let openings: ReadonlySet<string> | null = null

/** Whether a line opens as rows of languages do: few lines do, and only those are read for them. */
function opensRow(text: string): boolean {
  openings ??= new Set([...languageNames().keys()].map((name) => name.split(' ', 1)[0] ?? ''))
  const first = fold(FIRST_WORD.exec(text)?.[0] ?? '')
  return openings.has(first) || ROW_WORDS.has(first)
}

export function findLanguages(lines: SectionedLine[]): Found[] {
  const found = new Map<string, Found>()
  const add = (line: Line, mentions: Mention[], confidence: number): void => {
    for (const { name, start, end } of mentions) {
      if (found.has(name)) continue
      found.set(name, { value: name, spans: [{ line: line.index, start, end }], confidence })
    }
  }
  let isOpen = false
  for (const { line, section, heading } of lines) {
    if (heading === 'section' && section !== 'languages') isOpen = false
    const isLabelled = LABEL_SECTIONS.has(section) && LABEL.test(line.text)
    const isCued = CUE_SECTIONS.has(section) && CUE.test(line.text)
    const isStated = section === 'languages' || isLabelled
    if (section === 'skills' && heading === null) add(line, itemsIn(line.text), LIKELY)
    if (!isStated && !isCued && !opensRow(line.text)) {
      // A column of marks may stand between a label and its languages.
      isOpen &&= !FIRST_WORD.test(line.text)
      continue
    }
    const { mentions, words } = languagesIn(line.text)
    const isTold = isRowOfSeveral(mentions, words) || isGraded(line.text, mentions)
    isOpen = isStated || isTold || (isOpen && isRow(mentions, words))
    if (!isOpen && !isCued) continue
    add(line, mentions, isStated ? SURE : LIKELY)
  }
  return [...found.values()]
}
