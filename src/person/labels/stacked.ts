// Reads forms that were pasted column by column: lines of labels, then the lines of their values.
// Order, and what a value can be, tell which belong together.
import type { Page, PageLine } from '../page/make-page.js'
import type { LinePart } from '../types.js'
import { fieldOfLabel, isOtherLabel } from './fields.js'
import type { Label } from './label.js'
import { fitOf } from './value-fit.js'

/** A label or a value in a column is short. */
const LINE_CHARS_MAX = 100
/** How many lines may be between a label and its value; no form is longer. */
const REACH_LINES_MAX = 40
/** After this many lines that are neither label nor value the form has ended. */
const STRANGERS_MAX = 3
/** How many labels may wait for their values; this keeps hostile pages cheap. */
const WAITING_MAX = 24
/** A column of signs between labels and values. */
const SIGNS_ALONE = /^[\s:;=.\-–—•●▪*]*$/
const LEADING = /^[\s:;=\-–•●▪*]+/
/** An address goes on over the lines directly after it. */
const RUNS_ON = /[\d,]/
/** How many lines a value (mostly an address) may go on over. */
const MORE_LINES_MAX = 4
const BULLET = /^\s*[•●▪➢*\u{f0b7}]/u

/** What waits for a value: a label, or the line of a label that asks for nothing personal. */
type Waiting = { label: Label | null; line: PageLine }

class Form {
  #waiting: Waiting[] = []
  #last: Label | null = null
  #lastLine = 0
  #more = 0
  #strangers = 0
  readonly found: Label[] = []

  constructor(readonly page: Page) {}

  wait(waiting: Waiting): void {
    this.#strangers = 0
    if (this.#waiting.length < WAITING_MAX) this.#waiting.push(waiting)
  }

  end(): void {
    this.#waiting = []
    this.#last = null
    this.#strangers = 0
  }

  value(line: PageLine): void {
    const { text } = this.page
    const lead = LEADING.exec(text.slice(line.start, line.end))?.[0].length ?? 0
    const start = line.start + lead
    const value = text.slice(start, line.end).trimEnd()
    const end = start + value.length
    const near = this.#waiting.filter((one) => line.number - one.line.number <= REACH_LINES_MAX)
    const fits = near.map(({ label }) => fitOf(label?.field ?? null, value))
    const best = fits.includes(2) ? fits.indexOf(2) : fits.indexOf(1)
    if (this.#last && fits[best] !== 2 && this.#runsOn(line, value)) {
      this.found.push({ ...this.#last, valueStart: start, valueEnd: end })
      this.#lastLine = line.number
      this.#more++
      return
    }
    const taken = near[best]
    if (taken === undefined) {
      this.#strangers++
      if (this.#strangers > STRANGERS_MAX) this.end()
      return
    }
    this.#strangers = 0
    this.#waiting = near.filter((one) => one !== taken)
    const { label } = taken
    this.#last = label && { ...label, valueStart: start, valueEnd: end, apart: true }
    this.#lastLine = line.number
    this.#more = 0
    if (this.#last) this.found.push(this.#last)
  }

  #runsOn(line: PageLine, value: string): boolean {
    return (
      this.#last?.field.value === 'address' &&
      line.number === this.#lastLine + 1 &&
      this.#more < MORE_LINES_MAX &&
      RUNS_ON.test(value)
    )
  }
}

/** A line of a form that is only a label, although it may mean other things elsewhere. */
function bareLabel(page: Page, line: PageLine): Label | null {
  const field = fieldOfLabel(page.folded.slice(line.start, line.end))
  const [first, last] = [page.words[line.firstWord], page.words[line.lastWord - 1]]
  if (!field || !first || !last) return null
  const place = { start: first.start, end: last.end, valueStart: line.end, valueEnd: line.end }
  return { field, line, ...place, below: false, apart: false }
}

/** "Hobbies" and "Personal details" may stand between labels and values; these parts follow a form. */
const AFTER_FORMS: ReadonlySet<LinePart | undefined> = new Set(['summary', 'work', 'education'])
const endsForm = ({ known }: Page, { number, part }: PageLine): boolean =>
  known.headings?.has(number) === true && AFTER_FORMS.has(part)

/**
 * The labels with the values further down, each value on its own line. `labels` are all labels of
 * the page, in order; those on one line are blank or have their value on it.
 */
export function withStacked(
  page: Page,
  labels: readonly Label[],
  isBlank: (label: Label) => boolean,
): Label[] {
  const byLine = new Map<number, Label[]>()
  for (const label of labels) {
    const own = byLine.get(label.line.number)
    if (own) own.push(label)
    else byLine.set(label.line.number, [label])
  }
  const form = new Form(page)
  let from = 0
  for (const first of labels) {
    if (!isBlank(first) || first.line.number < from) continue
    from = readForm(page, first.line.number, byLine, form, isBlank)
  }
  if (form.found.length === 0) return [...labels]
  const paired = new Set(form.found.map(({ start }) => start))
  return [...labels.filter(({ start }) => !paired.has(start)), ...form.found].sort(
    (a, b) => a.start - b.start,
  )
}

/** Reads from a blank label to the end of the form; returns the number of the line after it. */
function readForm(
  page: Page,
  first: number,
  byLine: ReadonlyMap<number, readonly Label[]>,
  form: Form,
  isBlank: (label: Label) => boolean,
): number {
  let lastLabel = first
  for (let number = first; number <= lastLabel + REACH_LINES_MAX; number++) {
    const line = page.lines[number]
    if (!line || line.end - line.start > LINE_CHARS_MAX) {
      form.end()
      return number
    }
    const [own, more] = byLine.get(number) ?? []
    if (own) {
      if (more === undefined && isBlank(own)) form.wait({ label: own, line })
      lastLabel = number
      continue
    }
    const text = page.folded.slice(line.start, line.end).trimEnd()
    if (SIGNS_ALONE.test(text)) continue
    const bare = bareLabel(page, line)
    if (bare || isOtherLabel(text)) {
      form.wait({ label: bare, line })
      lastLabel = number
    } else if (BULLET.test(text) || endsForm(page, line)) {
      form.end()
      return number
    } else if (!page.known.headings?.has(number)) form.value(line)
  }
  form.end()
  return lastLabel + 1
}
