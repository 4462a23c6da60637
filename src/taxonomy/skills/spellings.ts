// Makes the spellings under which a skill is found from its names.
import type { NumberForm } from '../match/phrase-map.js'
import { foldPhrase } from '../match/tokenize.js'
import { aliasText, type SkillLine } from './parse-vocabulary.js'
import type { Skill, SkillKind } from './types.js'

export interface Spelling {
  skill: Skill
  /** Whether it is a common word, which needs support from its context. */
  ambiguous: boolean
  /** Whether several fields use it for things of their own, so that only its field settles it. */
  contested: boolean
  /**
   * Whether it is a single word that merely stands for the skill ("leading" for leadership), which
   * says little in prose.
   */
  weak: boolean
  /** The exact letters that the text must show, if only letter case tells the skill from a word. */
  caseForm: string | null
}

/** A spelling with the place of its skill, before the skill is an object. */
export type WrittenSpelling = Omit<Spelling, 'skill'> & { skill: number }

/** Names this short count only in their own letter case: "Go", "SAS". */
const CASE_FORM_CHARS_MAX = 5
/** The plural of a shorter name is another word. */
const WEAK_PLURAL_CHARS_MIN = 6
/** Skills that are proper names keep their s: "Windows" is not "window". */
const SINGULAR_KINDS: ReadonlySet<SkillKind> = new Set(['technique', 'domain', 'licence', 'soft'])
const PLURAL_KINDS: ReadonlySet<SkillKind> = new Set(['tool', 'technique', 'domain', 'licence'])

/** Whether the singular or plural of the name is the skill too. */
export function allowsForm(
  spelling: Spelling,
  form: NumberForm,
  words: readonly string[],
): boolean {
  if (form === 'same') return true
  if (spelling.ambiguous || spelling.caseForm !== null) return false
  // "DOE" is design of experiments, but "does" is a verb.
  const short = words.join('').length < WEAK_PLURAL_CHARS_MIN
  if (form === 'plural') return PLURAL_KINDS.has(spelling.skill.kind) && !(spelling.weak && short)
  // A lone singular is too often a plain word: "operation", "sale".
  return words.length > 1 && SINGULAR_KINDS.has(spelling.skill.kind)
}

/** Makes the spellings of one line; spellings with equal properties share one object. */
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
  return text.length <= CASE_FORM_CHARS_MAX && /\p{Upper}/u.test(text) ? text : null
}
