// Finds the person's handles anywhere: those known from a link or mailbox, and those made of the
// name.

import { isPersonal } from '../labels/label.js'
import { isEverydayWord, ownNameWords } from '../name/own-name.js'
import { lineAt, type Page } from '../page/make-page.js'
import { linesWith, matches } from '../recogniser.js'
import type { Finding } from '../types.js'

const LINK = { category: 'contact', placeholder: 'LINK' } as const
/** Bounds the work: how many handles, and how many places of each. */
const HANDLES_MAX = 24
const EACH_MAX = 100
/** A shorter handle is part of other words by chance. */
const CHARS_MIN = 4
/**
 * A shorter word of letters only may mean other things: it counts only among the contact details.
 */
const SURE_CHARS_MIN = 7
const INSIDE = /[a-z0-9_]/
/** The mailbox "consultant" is no reason to remove the post "Consultant": a handle has no capital. */
const LETTERS = /^[a-z]+$/
/** What a handle may have around the name: initials, a number. */
const AROUND = /^(?:[a-z]{0,2}|[\d._-]{0,8})$/
/** A shorter name is part of other words by chance. */
const NAME_CHARS_MIN = 5
/** "@jo_sample", as several sites write a handle. */
const AT_HANDLE = /(?<![\w.@])@[a-z0-9_][\w.]{2,30}/g
/** "jo#1234", as one chat writes it. */
const NUMBERED_HANDLE = /(?<![\w.#])[a-z0-9_.]{3,32}#\d{4}(?!\d)/g
const TOKEN_CHAR = /[a-z0-9_.-]/
/** How many characters a handle may reach to either side of a match. */
const TOKEN_CHARS_MAX = 40

const isSure = (handle: string): boolean =>
  handle.length >= SURE_CHARS_MIN || /[\d_.-]/.test(handle)

function known(page: Page): Finding[] {
  const found: Finding[] = []
  for (const given of (page.known.handles ?? []).slice(0, HANDLES_MAX)) {
    const handle = given.toLowerCase()
    if (handle.length < CHARS_MIN || isEverydayWord(handle)) continue
    let at = page.folded.indexOf(handle)
    for (let count = 0; at >= 0 && count < EACH_MAX; count++) {
      const end = at + handle.length
      const isWhole =
        !INSIDE.test(page.folded[at - 1] ?? '') && !INSIDE.test(page.folded[end] ?? '')
      const isPlain = LETTERS.test(handle) && /\p{Upper}/u.test(page.text.slice(at, end))
      if (isWhole && ((isSure(handle) && !isPlain) || isPersonal(lineAt(page, at)?.part))) {
        found.push({ start: at, end, ...LINK })
      }
      at = page.folded.indexOf(handle, end)
    }
  }
  return found
}

/** The run of letters, digits and inner signs around a place, bounded. */
function tokenAt({ folded }: Page, at: number, length: number): Finding {
  let start = at
  let end = at + length
  while (start > at - TOKEN_CHARS_MAX && TOKEN_CHAR.test(folded[start - 1] ?? ' ')) start--
  while (end < at + TOKEN_CHARS_MAX && TOKEN_CHAR.test(folded[end] ?? ' ')) end++
  while (end > at + length && /[.-]/.test(folded[end - 1] ?? '')) end--
  return { start, end, ...LINK }
}

/** "axsample", "sample99": the name in one word with initials or a number. */
function isMadeOf(page: Page, name: string, { start, end }: Finding): boolean {
  const token = page.folded.slice(start, end)
  if (token.length === name.length || /[@/]/.test(page.folded[start - 1] ?? '')) return false
  const at = token.indexOf(name)
  const [head, tail] = [token.slice(0, at), token.slice(at + name.length)]
  if (!AROUND.test(head) || !AROUND.test(tail) || `${head}${tail}` === 's') return false
  // "Martinez" is no handle of Martin: a word with a capital is somebody's name.
  return !/^\p{Upper}\p{Lower}+$/u.test(page.text.slice(start, end))
}

function madeOfName(page: Page): Finding[] {
  const found: Finding[] = []
  for (const name of ownNameWords(page)) {
    if (name.length < NAME_CHARS_MIN || isEverydayWord(name)) continue
    let at = page.folded.indexOf(name)
    for (let count = 0; at >= 0 && count < EACH_MAX; count++) {
      const token = tokenAt(page, at, name.length)
      if (isMadeOf(page, name, token)) found.push(token)
      at = page.folded.indexOf(name, Math.max(token.end, at + name.length))
    }
  }
  return found
}

/**
 * A word that may be a handle: five to twenty letters, digits and signs, and no part of an address.
 */
const TOKEN = /(?<![\w@./-])[a-z][a-z0-9_.-]{4,19}(?![\w@./-])/g
/** Fewer letters of a name may be in other words by chance. */
const LONGER_MIN = 3
const LETTERS_MIN = 5

/** "martak", "martakov": nothing but the first letters of two of the person's names. */
function isShortened(token: string, names: readonly string[]): boolean {
  const letters = token.replace(/[^a-z]/g, '')
  if (letters.length < LETTERS_MIN) return false
  return names.some((first) => {
    let shared = 0
    while (shared < letters.length && letters[shared] === first[shared]) shared++
    for (let cut = shared; cut > 0; cut--) {
      const rest = letters.slice(cut)
      if (rest === '' || Math.max(cut, rest.length) < LONGER_MIN) continue
      if (names.some((other) => other !== first && other.startsWith(rest))) return true
    }
    return false
  })
}

/** Finds such handles in the head, in small letters as handles are. */
function shortened(page: Page): Finding[] {
  const names = ownNameWords(page).filter((name) => name.length >= LONGER_MIN)
  if (names.length < 2) return []
  const top = page.lines.filter(({ part }) => part === 'top')
  return matches(page, top, [TOKEN], 'contact', 'LINK').filter(({ start, end }) => {
    const token = page.text.slice(start, end)
    return token === token.toLowerCase() && !isEverydayWord(token) && isShortened(token, names)
  })
}

export function ownHandles(page: Page): Finding[] {
  const marked = linesWith(page, /@/g).filter(({ part }) => isPersonal(part))
  return [
    ...known(page),
    ...madeOfName(page),
    ...shortened(page),
    ...matches(page, marked, [AT_HANDLE], 'contact', 'LINK'),
    ...matches(
      page,
      linesWith(page, /#\d{4}/g).filter(({ part }) => isPersonal(part)),
      [NUMBERED_HANDLE],
      'contact',
      'LINK',
    ),
  ]
}
