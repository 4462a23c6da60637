// What the contact block tells redaction: every detail as printed, and handles to search for
// elsewhere.
import type { Placeholder, RemovalCategory } from '../contract/redaction.js'
import type { ContactFound } from './read-contact.js'
import type { Found, PrintedDetail } from './types.js'

export interface KnownDetails {
  printed: PrintedDetail[]
  echoed: Omit<PrintedDetail, 'line'>[]
  handles: string[]
}

type Kind = { category: RemovalCategory; placeholder: Placeholder }
const NAME: Kind = { category: 'name', placeholder: 'NAME' }
const EMAIL: Kind = { category: 'contact', placeholder: 'EMAIL' }
const PHONE: Kind = { category: 'contact', placeholder: 'PHONE' }
const LINK: Kind = { category: 'contact', placeholder: 'LINK' }
const ADDRESS: Kind = { category: 'address', placeholder: 'ADDRESS' }

/** A page often prints an address without its scheme and "www.". */
const SCHEME = /^[a-z]+:\/\/(?:www\.)?/i

/**
 * `textOf` gives a line's text by its index; details joined from several lines are left to
 * patterns.
 */
export function knownDetails(
  { name, email, phone, location, links }: ContactFound,
  textOf: (line: number) => string | undefined,
): KnownDetails {
  const details = (found: Found, kind: Kind): PrintedDetail[] =>
    found.spans.flatMap(({ line, start, end }) => {
      const text = textOf(line)?.slice(start, end).trim() ?? ''
      return text === '' ? [] : [{ line, text, ...kind }]
    })
  // A country alone tells little and is in many lines; a town with its country is where the person
  // lives.
  const home = location?.value.includes(',') ? [location.value] : []
  const printed = [
    ...(email?.spans.length === 1 ? details(email, EMAIL) : []),
    ...(phone ? details(phone, PHONE) : []),
    ...links.filter(({ isPrinted }) => isPrinted).flatMap((link) => details(link, LINK)),
    ...(home.length > 0 && location ? details(location, ADDRESS) : []),
  ]
  const mailbox = email?.value.split('@')[0] ?? ''
  const handles = [mailbox, ...links.map(({ handle }) => handle)].filter((one) => one !== '')
  const echoed = [
    ...(name ? [{ text: name.value, ...NAME }] : []),
    ...links.map(({ value }) => ({ text: value.replace(SCHEME, ''), ...LINK })),
    ...home.map((text) => ({ text, ...ADDRESS })),
  ]
  return { printed, echoed, handles: [...new Set(handles)] }
}
