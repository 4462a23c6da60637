// All lines of all positions, and the summary, as one text, so that a pattern looks over them once.
import type { ScoringInput } from '../../contract/scoring-input.js'
import type { Mention, Place } from '../types.js'
import { type ActPattern, OPENING_CHARS, OPENING_CHARS_MIN } from './acts.js'
import { quoteAround } from './quote.js'
import { stanceAt } from './stance.js'

const BETWEEN = '\n'
const WORD = /[a-z]+/g
/** Bounds the work. The longest summary of 155 labelled résumés has 2,200 characters. */
const SUMMARY_CHARS_MAX = 4_000
/** Bounds the work. One line is quoted in the end, and the best is rarely beyond the first two dozen. */
const HITS_MAX = 24

export class WorkText {
  readonly #lines: readonly { text: string; position: number; place: Place }[]
  readonly #starts: number[] = []
  readonly #text: string
  #begun: Set<string> | null = null

  constructor({ work_history, summary }: Pick<ScoringInput, 'work_history' | 'summary'>) {
    const work = work_history.flatMap(({ highlights }, position) =>
      highlights.map((text) => ({ text, position, place: 'work' as const })),
    )
    const told = summary.slice(0, SUMMARY_CHARS_MAX)
    this.#lines = [...work, { text: told, position: -1, place: 'list' }]
    let at = 0
    for (const { text } of this.#lines) {
      this.#starts.push(at)
      at += text.length + BETWEEN.length
    }
    this.#text = this.#lines.map(({ text }) => text.replaceAll(BETWEEN, ' ')).join(BETWEEN)
  }

  #lineAt(offset: number): number {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }

  /** How the words of the text begin, in up to so many letters. */
  get #openings(): ReadonlySet<string> {
    if (this.#begun === null) {
      this.#begun = new Set()
      for (const [word] of this.#text.toLowerCase().matchAll(WORD))
        for (let chars = OPENING_CHARS_MIN; chars <= Math.min(OPENING_CHARS, word.length); chars++)
          this.#begun.add(word.slice(0, chars))
    }
    return this.#begun
  }

  /** Mentions of a skill that a pattern finds, without those that speak of other people's work. */
  find(skillId: string, { pattern, openings }: ActPattern): Mention[] {
    const found: Mention[] = []
    const has = (word: readonly string[]): boolean =>
      word.length === 0 || word.some((opening) => this.#openings.has(opening))
    if (!openings.some((act) => act.every(has))) return found
    pattern.lastIndex = 0
    for (let hit = pattern.exec(this.#text); hit; hit = pattern.exec(this.#text)) {
      const at = this.#lineAt(hit.index)
      const line = this.#lines[at]
      const start = hit.index - (this.#starts[at] ?? 0)
      if (line === undefined || found.length >= HITS_MAX) break
      const { text, position, place } = line
      const end = start + hit[0].length
      const stance = stanceAt(text, start, end)
      if (stance !== 'own') continue
      const quote = quoteAround(text, start, end)
      found.push({ skillId, key: '', place, position, quote, isSure: true, isPart: false })
    }
    return found
  }
}
