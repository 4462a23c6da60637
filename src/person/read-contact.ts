// The contact block of a résumé: who the person is, and where and how to reach them.
import { type FoundLocation, findLocation } from './address/find-location.js'
import { findLinks, type LinkFound } from './link/find-links.js'
import { findEmail } from './mail/find-email.js'
import { findName } from './name/find-name.js'
import { findPhone } from './phone/find-phone.js'
import type { Found, PersonLine } from './types.js'

export interface ContactFound {
  name: Found | null
  email: Found | null
  phone: Found | null
  location: FoundLocation | null
  links: LinkFound[]
}

/** `isHeading` knows the words that head a section: no name is made of them. */
export function readContact(
  lines: PersonLine[],
  isHeading: (text: string) => boolean,
): ContactFound {
  const email = findEmail(lines)
  const name = findName(lines, email?.value ?? '', isHeading)
  const location = findLocation(lines, name?.spans[0]?.line ?? -1)
  const phone = findPhone(lines, location?.countryCode || undefined)
  return { name, email, phone, location, links: findLinks(lines, name?.value ?? '') }
}
