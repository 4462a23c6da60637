// Finds the candidate's e-mail address: the first one that is not a referee's.

import { anyOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { dataLines } from '../../tables/data-file.js'
import type { Found, PersonLine } from '../types.js'

/** Hosts that give mail addresses to everyone. */
export const MAIL_HOSTS: ReadonlySet<string> = new Set(
  dataLines('./data/mail-hosts.txt', import.meta.url),
)

/** Local part, "@" with stray blanks around it, host with a dot. Bounded to stay linear. */
const EMAIL =
  /[\p{Alpha}\p{N}._%+-]{1,64}\s?@\s?[\p{Alpha}\p{N}-]{1,63}(?:\s?\.\s?[\p{Alpha}\p{N}-]{2,63}){1,4}/gu
/** An address that the line's end cuts: "maria@exam", "maria.lopez@", "maria@example." */
const CUT = /[\p{Alpha}\p{N}._%+-]{1,64}@[\p{Alpha}\p{N}.-]{0,63}$/u
/** The rest of a cut address on the next line: the end of its host. */
const REST = /^[\p{Alpha}\p{N}-]{0,63}(?:\.[\p{Alpha}\p{N}-]{2,63}){0,3}$/u
/** Bounds the search; an address is near the beginning of its line. */
const LINE_CHARS_MAX = 600
/** Enough to see a space, three letters, and whether another letter follows. */
const STRAY_CHARS_MAX = 6
/** The confidence in an address as it is written, and in one that was put together. */
const SURE = 0.98
const MENDED = 0.85

export interface EmailFound {
  value: string
  start: number
  end: number
}

/** "Email.jo@example.org": a label glued to its address. */
const MAIL_LABEL = new RegExp(`^(?:${anyOf('contact:mail-labels')})[.:-]+`, 'i')

const tidy = (address: string): string =>
  address
    .replace(/\s+/g, '')
    .replace(MAIL_LABEL, '')
    .replace(/^[._%+-]+|[._-]+$/g, '')

/** "maria@gmail.co m": the letters after the address complete a well-known host. */
function completed(text: string, value: string, end: number): { value: string; end: number } {
  const host = value.slice(value.indexOf('@') + 1).toLowerCase()
  if (MAIL_HOSTS.has(host)) return { value, end }
  const stray = /^\s(\p{Alpha}{1,3})(?!\p{Alpha})/u.exec(text.slice(end, end + STRAY_CHARS_MAX))
  return stray && MAIL_HOSTS.has(host + stray[1]?.toLowerCase())
    ? { value: value + stray[1], end: end + stray[0].length }
    : { value, end }
}

/** Enough to see a word of forty letters, the space behind it, and one character before it. */
const WORD_BEFORE_CHARS = 42

/** "MARIALOPEZ 857@example.com": a local part of digits only includes the word before it. */
function withWordBefore(text: string, value: string, start: number) {
  if (!/^\d+@/.test(value)) return { value, start }
  const word = /([\p{Alpha}._]{3,40})\s$/u.exec(
    text.slice(Math.max(0, start - WORD_BEFORE_CHARS), start),
  )
  return word ? { value: `${word[1]}${value}`, start: start - word[0].length } : { value, start }
}

export function emailsIn(text: string): EmailFound[] {
  if (!text.includes('@')) return []
  return [...text.slice(0, LINE_CHARS_MAX).matchAll(EMAIL)].map((match) => {
    const { value, end } = completed(text, tidy(match[0]), match.index + match[0].length)
    return { ...withWordBefore(text, value, match.index), end }
  })
}

/** An address broken over two lines, where the first has no whole one. */
export function brokenMail(line: Line, next: Line | undefined): string | null {
  // Nearly no line has the sign, and the pattern is asked of every line.
  const [head] = line.text.includes('@') ? (CUT.exec(line.text) ?? []) : []
  const rest = next?.text.trim() ?? ''
  if (!head || !REST.test(rest) || emailsIn(line.text).length > 0) return null
  const value = tidy(head + rest)
  return emailsIn(value)[0]?.value === value ? value : null
}

function inText(lines: PersonLine[]): Found | null {
  for (const [index, { line, section }] of lines.entries()) {
    if (section === 'references') continue
    const [found] = emailsIn(line.text)
    if (found) {
      const span = { line: line.index, start: found.start, end: found.end }
      return { value: found.value, spans: [span], confidence: SURE }
    }
    const next = lines[index + 1]?.line
    const value = brokenMail(line, next)
    if (value && next) {
      const spans = [line, next].map(({ index, text }) => ({
        line: index,
        start: 0,
        end: text.length,
      }))
      return { value, spans, confidence: MENDED }
    }
  }
  return null
}

/**
 * Link targets are read only where no line shows an address, since templates may leave a stranger's
 * address there.
 */
function inTargets(lines: PersonLine[]): Found | null {
  for (const { line, section } of lines) {
    if (section === 'references') continue
    const target = line.links.find((link) => /^mailto:/i.test(link))
    const value = target ? tidy(decoded(target.slice('mailto:'.length).split('?')[0] ?? '')) : ''
    if (emailsIn(value)[0]?.value === value && value !== '') {
      const span = { line: line.index, start: 0, end: line.text.length }
      return { value, spans: [span], confidence: MENDED }
    }
  }
  return null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function findEmail(lines: PersonLine[]): Found | null {
  return inText(lines) ?? inTargets(lines)
}
