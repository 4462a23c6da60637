// Reads the seniority that a title states, as its own profession means it.
import { SENIORITY_SCALE, type Seniority, type SeniorityLevel } from '../../contract/seniority.js'
import { dataRows, dataText } from '../../core/data-file.js'
import { fold } from '../../core/fold.js'
import { writtenOut } from './title-key.js'

interface SeniorityRule {
  level: Seniority
  /** Each between two spaces, as the words of a title are when they are searched. */
  phrases: string[]
  drop: boolean
  only: string[]
  unless: string[]
}

interface Grades {
  grades: Record<string, SeniorityLevel>
  gradedNouns: string[]
}

export interface StatedSeniority {
  level: Seniority
  /** Words (folded) that state it and are no part of the plain title. */
  words: string[]
  /** A word of seniority is there, but means something else: "Student Council President". */
  excused: boolean
}

const NOTHING: StatedSeniority = { level: null, words: [], excused: false }
const BESIDES = new Set<Seniority>(['senior', 'junior'])

const spaced = (list = ''): string[] =>
  list
    .split(';')
    .map((phrase) => ` ${fold(phrase.trim())} `)
    .filter((phrase) => phrase.trim() !== '')

const levelOf = (name: string): Seniority => SENIORITY_SCALE.find((level) => level === name) ?? null

const RULES: SeniorityRule[] = dataRows('./data/seniority.txt', import.meta.url).map(
  ([level = '', phrases, keep, only, unless]) => ({
    level: levelOf(level),
    phrases: spaced(phrases),
    drop: keep === 'drop',
    only: spaced(only),
    unless: spaced(unless),
  }),
)
const GRADES = JSON.parse(dataText('./data/seniority-grades.json', import.meta.url)) as Grades
const LEVEL_OF_GRADE = new Map(Object.entries(GRADES.grades))
const GRADED = new Set(GRADES.gradedNouns)

/** The rules that a word can set off: nearly every title sets off none, and is done at once. */
const RULES_BY_WORD = new Map<string, Set<SeniorityRule>>()
for (const rule of RULES) {
  for (const phrase of rule.phrases) {
    // The longest says most: "lead" of "team lead", "head" of "head of".
    const word = phrase
      .trim()
      .split(' ')
      .reduce((a, b) => (b.length >= a.length ? b : a))
    RULES_BY_WORD.set(word, (RULES_BY_WORD.get(word) ?? new Set()).add(rule))
  }
}
const ORDER = new Map(RULES.map((rule, at) => [rule, at]))

function statedBy(rule: SeniorityRule, text: string): string | undefined {
  const phrase = rule.phrases.find((one) => text.includes(one))
  if (!phrase) return undefined
  if (rule.only.length > 0 && !rule.only.some((word) => text.includes(word))) return undefined
  return rule.unless.some((word) => text.includes(word)) ? undefined : phrase
}

/** Rules that fit, the most telling first. */
function fitting(words: readonly string[], text: string): [SeniorityRule, string][] {
  const rules = new Set(words.flatMap((word) => [...(RULES_BY_WORD.get(word) ?? [])]))
  const fits: [SeniorityRule, string][] = []
  for (const rule of rules) {
    const phrase = statedBy(rule, text)
    if (phrase) fits.push([rule, phrase])
  }
  return fits.sort(([a], [b]) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0))
}

/** "Engineer II": grades mean something where a ladder has them. */
function grade(words: readonly string[]): StatedSeniority {
  const at = words.findIndex((word) => LEVEL_OF_GRADE.has(word))
  const level = LEVEL_OF_GRADE.get(words[at] ?? '')
  return level && GRADED.has(words[at - 1] ?? '') ? { ...NOTHING, level } : NOTHING
}

/** Words without "only" state a level anywhere: that none fits is a rule's "unless". */
const isExcused = (words: readonly string[], text: string): boolean =>
  words.some((word) =>
    [...(RULES_BY_WORD.get(word) ?? [])].some(
      (rule) => rule.only.length === 0 && rule.phrases.some((phrase) => text.includes(phrase)),
    ),
  )

export function readSeniority(title: string): StatedSeniority {
  const words = writtenOut(title)
  if (!words.some((word) => RULES_BY_WORD.has(word))) return grade(words)
  // The ends are marked, so that a phrase can stand for a whole title.
  const text = ` ^ ${words.join(' ')} $ `
  const fits = fitting(words, text)
  const [rule] = fits[0] ?? []
  if (!rule) return { ...grade(words), excused: isExcused(words, text) }
  // "Senior Team Lead": said too, and no part of the plain title either.
  const dropped = fits
    .filter(([other]) => other.drop && (other === rule || BESIDES.has(other.level)))
    .flatMap(([, phrase]) => phrase.trim().split(' '))
  return { level: rule.level, words: [...new Set(dropped)], excused: false }
}
