// Turns the names of a skill into the spellings under which it is found.
import type { NumberForm } from '../match/phrase-map.js'
import { foldPhrase } from '../match/tokenize.js'
import { aliasText, type SkillLine } from './parse-vocabulary.js'
import type { Skill, SkillKind } from './types.js'

export interface Spelling {
  skill: Skill
  /** A common word, which needs support from its context. */
  ambiguous: boolean
  /** A word that several fields use for things of their own: nothing but its field settles it. */
  contested: boolean
  /** A lone word that only stands for the skill ("leading" for leadership): says little in prose. */
  weak: boolean
  /** The exact letters that the text must show, where case tells the skill from a word. */
  caseForm: string | null
}

/** A spelling before its skill is an object: it has the skill's place. */
export type WrittenSpelling = Omit<Spelling, 'skill'> & { skill: number }

/** Names so short count in their own letter case alone: "Go", "SAS". */
const CASE_FORM_CHARS_MAX = 5
/** A shorter name is another word in its plural. */
const WEAK_PLURAL_CHARS_MIN = 6
/** Proper names keep their s: "Windows" is not "window". */
const SINGULAR_KINDS: ReadonlySet<SkillKind> = new Set(['technique', 'domain', 'licence', 'soft'])
const PLURAL_KINDS: ReadonlySet<SkillKind> = new Set(['tool', 'technique', 'domain', 'licence'])

/** Whether a number form of the name is the skill too. */
export function allowsForm(
  spelling: Spelling,
  form: NumberForm,
  words: readonly string[],
): boolean {
  if (form === 'same') return true
  if (spelling.ambiguous || spelling.caseForm !== null) return false
  // "DOE" is design of experiments, "does" is not.
  const short = words.join('').length < WEAK_PLURAL_CHARS_MIN
  if (form === 'plural') return PLURAL_KINDS.has(spelling.skill.kind) && !(spelling.weak && short)
  // A lone singular is too often a plain word: "operation", "sale".
  return words.length > 1 && SINGULAR_KINDS.has(spelling.skill.kind)
}

/** Makes the spellings of one line; those with equal properties are one object. */
export class SpellingMaker {
  readonly #line: SkillLine
  readonly #skill: number
  readonly #shared: (WrittenSpelling | undefined)[] = []

  constructor(line: SkillLine, skill: number) {
    this.#line = line
    this.#skill = skill
  }

  /** The folded phrase of a name or a written alias, and what it stands for. */
  of(written: string): { phrase: string; spelling: WrittenSpelling } {
    const text = aliasText(written)
    const mark = written.slice(text.length)
    const phrase = foldPhrase(text)
    const lone = !phrase.includes(' ')
    const contested = mark === '??'
    const ambiguous = mark === '?' || contested || (mark === '' && lone && this.#line.ambiguous)
    const weak = lone && mark !== '!' && this.#isWeak(text)
    const caseForm = lone && this.#line.caseSensitive ? caseFormOf(text) : null
    if (caseForm !== null) {
      return { phrase, spelling: { skill: this.#skill, ambiguous, contested, weak, caseForm } }
    }
    const key = (ambiguous ? 1 : 0) + (weak ? 2 : 0) + (contested ? 4 : 0)
    const spelling = this.#shared[key] ?? {
      skill: this.#skill,
      ambiguous,
      contested,
      weak,
      caseForm,
    }
    this.#shared[key] = spelling
    return { phrase, spelling }
  }

  #isWeak(text: string): boolean {
    const { kind, name } = this.#line
    if (kind === 'tool' || kind === 'licence') return false
    return text !== name || kind === 'soft'
  }
}

function caseFormOf(text: string): string | null {
  return text.length <= CASE_FORM_CHARS_MAX && /\p{Lu}/u.test(text) ? text : null
}
