// Which runs of three characters a page holds. Most strings that recognisers search for have a run
// that the page lacks, and are ruled out without a search (a call of /redact takes 0.97 of the
// time, a match of parsed input 0.96).
import { codeIn } from '../../text/code-at.js'
import type { Page } from './make-page.js'

/** At five bits a character runs of three make a table of 32 kB; runs of four would make a megabyte. */
const LENGTH = 3
/**
 * Five bits a character: they tell letters apart, and other characters may be taken for letters.
 */
const KINDS = 1 << (5 * LENGTH)
const kindOf = (text: string, at: number): number =>
  ((codeIn(text, at) & 31) << 10) | ((codeIn(text, at + 1) & 31) << 5) | (codeIn(text, at + 2) & 31)

const read = new WeakMap<Page['words'], Uint8Array>()

/** Read once for a page, since its words stay the same. */
function triplesOf({ folded, words }: Page): Uint8Array {
  const known = read.get(words)
  if (known) return known
  const triples = new Uint8Array(KINDS)
  for (let at = folded.length - LENGTH; at >= 0; at--) triples[kindOf(folded, at)] = 1
  read.set(words, triples)
  return triples
}

/** Whether a page may hold a string, which is folded like the page; false is certain. */
export function mayHold(page: Page, sign: string): boolean {
  const triples = triplesOf(page)
  for (let at = sign.length - LENGTH; at >= 0; at--) {
    if (triples[kindOf(sign, at)] === 0) return false
  }
  return true
}
