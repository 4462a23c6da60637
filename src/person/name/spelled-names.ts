// Finds names that a mailbox or a profile's address spells out: "jsample@…" beside "Jo Sample".
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import type { Page } from '../page/make-page.js'

/** A shorter word is part of a handle by chance. */
const WORD_CHARS_MIN = 3
/** Bounds the work. */
const WORDS_MAX = 4_000
/** Two words that a handle spells need little more to be a name. */
const NAME_MIN = 0.25
/** Bounds the work; a person has few handles. */
const HANDLES_MAX = 8

/** Only letters: people choose the dots, digits and dashes of a handle as they like. */
const lettersOf = (handle: string): string => handle.toLowerCase().replace(/[^\p{Alpha}]/gu, '')

const isCapital = ({ text }: Page, at: number): boolean => /\p{Upper}/u.test(text[at] ?? '')

function spells(handle: string, first: string, second: string): boolean {
  const [a, b] = [first[0] ?? '', second[0] ?? '']
  const forms = [first + second, second + first, a + second, second + a, first + b, b + first]
  return forms.includes(handle)
}

/** The first pair of capitalised words that one of the handles spells. */
export function spelledName(page: Page, handles: readonly string[]): string | undefined {
  const spelled = handles.slice(0, HANDLES_MAX).map(lettersOf)
  const words = page.words.slice(0, WORDS_MAX)
  for (const [at, first] of words.entries()) {
    const second = words[at + 1]
    if (!second || first.text.length < WORD_CHARS_MIN || second.text.length < WORD_CHARS_MIN)
      continue
    if (second.start - first.end !== 1 || page.text[first.end] !== ' ') continue
    if (!isCapital(page, first.start) || !isCapital(page, second.start)) continue
    if (!spelled.some((handle) => spells(handle, first.text, second.text))) continue
    const name = page.text.slice(first.start, second.end)
    if (nameLikelihood(name) >= NAME_MIN) return name
  }
  return undefined
}
