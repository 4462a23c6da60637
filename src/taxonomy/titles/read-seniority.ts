// Reads the seniority that a title states, in the sense of its own profession.

import { SENIORITY_SCALE, type Seniority, type SeniorityLevel } from '../../contract/seniority.js'
import { languageFileJson, languageFileRows } from '../../languages/read-languages.js'
import { fold } from '../../text/fold.js'
import { writtenOut } from './title-key.js'

interface SeniorityRule {
  level: Seniority
  drop: boolean
  only: WordList
  unless: WordList
}

/** Words that must or must not occur: single words, and phrases with a space on either side. */
interface WordList {
  words: ReadonlySet<string>
  phrases: readonly string[]
}

/** A phrase that triggers a rule, with a space on either side as in the searched title. */
interface Trigger {
  phrase: string
  rule: SeniorityRule
  /** The most telling rule comes first, then the order of its phrases. */
  order: number
}

interface Grades {
  grades: Record<string, SeniorityLevel>
  gradedNouns: string[]
}

export interface StatedSeniority {
  level: Seniority
  /** The folded words that state the level and are no part of the plain title. */
  words: string[]
  /** Whether a word of seniority occurs with another meaning: "Student Council President". */
  excused: boolean
}

const NOTHING: StatedSeniority = { level: null, words: [], excused: false }
const BESIDES = new Set<Seniority>(['senior', 'junior'])

const phrasesOf = (list = ''): string[] =>
  list
    .split(';')
    .map((phrase) => fold(phrase.trim()))
    .filter((phrase) => phrase !== '')

const spaced = (phrase: string): string => ` ${phrase} `

function wordList(list: string | undefined): WordList {
  const all = phrasesOf(list)
  return {
    words: new Set(all.filter((phrase) => !phrase.includes(' '))),
    phrases: all.filter((phrase) => phrase.includes(' ')).map(spaced),
  }
}

const levelOf = (name: string): Seniority => SENIORITY_SCALE.find((level) => level === name) ?? null

const TRIGGERS: Trigger[] = languageFileRows('en', 'seniority.tsv')
  .flatMap(([level = '', phrases, keep, only, unless]) => {
    const rule = {
      level: levelOf(level),
      drop: keep === 'drop',
      only: wordList(only),
      unless: wordList(unless),
    }
    return phrasesOf(phrases).map((phrase) => ({ phrase: spaced(phrase), rule }))
  })
  .map((trigger, order) => ({ ...trigger, order }))
const GRADES = languageFileJson('en', 'seniority-grades.json') as Grades
const LEVEL_OF_GRADE = new Map(Object.entries(GRADES.grades))
const GRADED = new Set(GRADES.gradedNouns)

/**
 * Phrases by one of their words. Nearly every title holds none of these words and needs no further
 * look.
 */
const TRIGGERS_BY_WORD = new Map<string, Trigger[]>()
for (const trigger of TRIGGERS) {
  // A phrase is filed under its longest word, the last of several: "lead" in "team lead".
  const word = trigger.phrase
    .trim()
    .split(' ')
    .reduce((a, b) => (b.length >= a.length ? b : a))
  TRIGGERS_BY_WORD.set(word, [...(TRIGGERS_BY_WORD.get(word) ?? []), trigger])
}

const holdsOne = (list: WordList, words: readonly string[], text: string): boolean =>
  words.some((word) => list.words.has(word)) || list.phrases.some((one) => text.includes(one))

const isEmpty = (list: WordList): boolean => list.words.size === 0 && list.phrases.length === 0

/** The first phrase of each rule that occurs in the title, the most telling rule first. */
function triggersIn(words: readonly string[], text: string): Trigger[] {
  const held: Trigger[] = []
  for (const word of words) {
    for (const trigger of TRIGGERS_BY_WORD.get(word) ?? []) {
      if (text.includes(trigger.phrase)) held.push(trigger)
    }
  }
  held.sort((a, b) => a.order - b.order)
  return held.filter(({ rule }, at) => rule !== held[at - 1]?.rule)
}

function fits({ rule }: Trigger, words: readonly string[], text: string): boolean {
  if (!isEmpty(rule.only) && !holdsOne(rule.only, words, text)) return false
  return !holdsOne(rule.unless, words, text)
}

/** "Engineer II": a grade means a level only if the profession's ladder has grades. */
function grade(words: readonly string[]): StatedSeniority {
  const at = words.findIndex((word) => LEVEL_OF_GRADE.has(word))
  const level = LEVEL_OF_GRADE.get(words[at] ?? '')
  return level && GRADED.has(words[at - 1] ?? '') ? { ...NOTHING, level } : NOTHING
}

export const readSeniority = (title: string): StatedSeniority => statedSeniority(writtenOut(title))

/** The same, for a caller that has the words of a title written out. */
export function statedSeniority(words: readonly string[]): StatedSeniority {
  if (!words.some((word) => TRIGGERS_BY_WORD.has(word))) return grade(words)
  // The ends are marked, so that a phrase can demand to be the whole title.
  const text = ` ^ ${words.join(' ')} $ `
  const held = triggersIn(words, text)
  const fitting = held.filter((trigger) => fits(trigger, words, text))
  const [first] = fitting
  // A rule without "only" states a level anywhere. If such a rule is triggered but does not fit,
  // its "unless" applies: the word is excused.
  if (!first) return { ...grade(words), excused: held.some(({ rule }) => isEmpty(rule.only)) }
  // "Senior Team Lead": a further level that is stated too is no part of the plain title either.
  const dropped = fitting
    .filter(({ rule }) => rule.drop && (rule === first.rule || BESIDES.has(rule.level)))
    .flatMap(({ phrase }) => phrase.trim().split(' '))
  return { level: first.rule.level, words: [...new Set(dropped)], excused: false }
}
