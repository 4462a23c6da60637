// Reads the contact block of a résumé: who the person is, and where and how to reach them.
import { type FoundLocation, findHome, TOWN_WEIGHTS } from './address/find-location.js'
import { findLinks, type LinkFound } from './link/find-links.js'
import { findEmail } from './mail/find-email.js'
import { findName, NAME_WEIGHTS } from './name/find-name.js'
import { findPhone } from './phone/find-phone.js'
import type { Found, PersonLine } from './types.js'

export interface ContactFound {
  name: Found | null
  email: Found | null
  phone: Found | null
  location: FoundLocation | null
  /** The code of the country that the résumé suggests, stated or not; or empty. */
  country: string
  links: LinkFound[]
}

/** The learned points of each feature of names and towns. */
export type ContactWeights = Record<'name' | 'town', ReadonlyMap<string, number>>

const SHIPPED: ContactWeights = { name: NAME_WEIGHTS, town: TOWN_WEIGHTS }

/** `isHeading` knows the words of section headings, which are no names. */
export function readContact(
  lines: PersonLine[],
  isHeading: (text: string) => boolean,
  weights = SHIPPED,
): ContactFound {
  const email = findEmail(lines)
  const name = findName(lines, email?.value ?? '', isHeading, weights.name)
  const { location, country } = findHome(lines, name?.spans[0]?.line ?? -1, weights.town)
  const phone = findPhone(lines, country || undefined)
  return { name, email, phone, location, country, links: findLinks(lines, name?.value ?? '') }
}
