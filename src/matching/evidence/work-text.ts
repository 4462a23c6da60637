// All lines of all positions, and the summary, as one text, so that a pattern looks over them once.
import type { ScoringInput } from '../../contract/scoring-input.js'
import type { Mention, Place } from '../types.js'
import { quoteAround } from './quote.js'
import { stanceAt } from './stance.js'

const BETWEEN = '\n'
/** Bounds the work. The longest summary of 155 labelled résumés has 2,200 characters. */
const SUMMARY_CHARS_MAX = 4_000
/** Bounds the work. One line is quoted in the end, and the best is rarely beyond the first two dozen. */
const HITS_MAX = 24

export class WorkText {
  readonly #lines: readonly { text: string; position: number; place: Place }[]
  readonly #starts: number[] = []
  readonly #text: string

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

  /** Mentions of a skill that a pattern finds, without those that speak of other people's work. */
  find(skillId: string, pattern: RegExp): Mention[] {
    const found: Mention[] = []
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
