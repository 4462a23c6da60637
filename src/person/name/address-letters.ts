// The letters of mailboxes, handles and hosts, which often spell the candidate's name.
import { foldedLetters } from '../../text/fold-in-place.js'
import type { Known } from '../types.js'
import { WORD_CHARS_MIN } from './addressed-names.js'

/** The part before the @ of an address; it begins with a letter or digit. */
const EMAIL_LOCAL = /[a-z0-9][\w.+-]{2,63}$/
/** The longest that mail allows. */
const EMAIL_LOCAL_CHARS_MAX = 64

/** The local parts of the addresses in a folded text. */
export function emailLocals(folded: string): string[] {
  const locals: string[] = []
  let from = 0
  for (let at = folded.indexOf('@'); at >= 0; at = folded.indexOf('@', at + 1)) {
    const end = /\s/.test(folded[at - 1] ?? '') ? at - 1 : at
    const before = folded.slice(Math.max(from, end - EMAIL_LOCAL_CHARS_MAX), end)
    const local = EMAIL_LOCAL.exec(before)?.[0]
    if (local !== undefined) locals.push(local)
    if (local !== undefined) from = at + 1
  }
  return locals
}

/** The letters of mailboxes and handles; a mailbox like "info" spells no name. */
export const addressesIn = (locals: readonly string[], { handles = [] }: Known): string[] => [
  ...new Set(
    [...locals, ...handles].map(foldedLetters).filter((one) => one.length >= WORD_CHARS_MIN),
  ),
]

/** The name of a host, before its ending. */
const HOST = /@(?:[a-z0-9-]{1,63}\.){0,2}?([a-z0-9-]{4,63})\.[a-z]{2,12}(?:\.[a-z]{2})?(?![\w.-])/g

/** The letters of the hosts that mail goes to. */
export const hostsIn = (folded: string): string[] => [
  ...new Set(Array.from(folded.matchAll(HOST), ([, host = '']) => foldedLetters(host))),
]
