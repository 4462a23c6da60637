// Who issued a certificate: behind a small word, a comma or a dash, or on a line of its own.
import { anyOf, eachOf } from '../../languages/words.js'
import { employerLikelihood } from '../../taxonomy/employers/employer-likelihood.js'
import { institutionLikelihood } from '../../taxonomy/institutions/institution-likelihood.js'
import { skillNamed } from '../../taxonomy/skills/skills.js'
import { foldKey } from '../../text/fold.js'
import { trimEnd } from '../../text/trim-end.js'

/** Who issued it, behind a small word or a dash: "First Aid from Red Cross". */
const ISSUER = new RegExp(String.raw`\s+(?:${anyOf('certificate:issued-by')})\s+(.{2,80})$`, 'i')
const DASHED = /\s+[-–—|]\s+(.{2,60})$/
/** Words behind a dash that belong to the certificate's name: "Security - Specialty". */
const LEVELS: ReadonlySet<string> = new Set(eachOf('certificate:levels'))
const LEADING = /^[\s,.;:|•\-–—()"“”➖]+/
const TRAILING = ',;:|•-–—("“”'
/** A line that says of itself that it is a certificate. */
export const STATED = new RegExp(String.raw`\b(?:${anyOf('certificate:stated')})\b`, 'i')
/** Likelihood from which the text behind a comma is the firm or school that issued it. */
const ISSUER_MIN = 0.6
/**
 * Likelihood from which a line of its own is an issuer: higher, since names of products look like
 * names of firms.
 */
const HOUSE_MIN = 0.8

export const trimmed = (text: string): string => trimEnd(text, TRAILING).replace(LEADING, '')

/** Whether a text may be a firm or a school, and so an issuer. */
export const mayIssue = (text: string): boolean => employerLikelihood(text) >= ISSUER_MIN

/** "ASCM", "NACE/AMPP": a house by its initials. */
const INITIALS = /^\p{Upper}[\p{Upper}\p{N}&/]{2,9}$/u

/** "CCNA" is a certificate itself, and no house. */
const isInitials = (text: string): boolean =>
  INITIALS.test(text) && /\p{Upper}{2}/u.test(text) && !isLicence(text)

/** Whether a text is a licence's own name or short form, and nothing besides. */
export const isLicence = (text: string): boolean => skillNamed(text)?.kind === 'licence'

/** "CISSP, ISC2": a house whose initials stand for its best-known certificate as well. */
function isHouseOf(issuer: string, name: string): boolean {
  const id = skillNamed(issuer)?.id
  return id !== undefined && INITIALS.test(issuer) && isLicence(name) && skillNamed(name)?.id === id
}

/** "Survival Craft and Rescue Boats (SCRB)": every letter opens a word of the name. */
function isShortFor(initials: string, name: string): boolean {
  const opening = new Set(
    (name.match(/(?<!\p{Alpha})\p{Alpha}/gu) ?? []).map((one) => one.toUpperCase()),
  )
  return [...initials].every((letter) => !/\p{Alpha}/u.test(letter) || opening.has(letter))
}

/** "First Aid (Red Cross)": a house in brackets, unless these hold the name's own short form. */
function inBrackets(text: string): { index: number; issuer: string } | null {
  const found = /\s*\(([^()]{3,60})\)$/.exec(text)
  const issuer = trimmed(found?.[1] ?? '')
  const name = text.slice(0, found?.index ?? 0)
  if (!found || name === '' || STATED.test(issuer)) return null
  const isHouse = isInitials(issuer)
    ? !isShortFor(issuer, name)
    : SITE.test(issuer) || mayIssue(issuer) || institutionLikelihood(issuer) >= ISSUER_MIN
  return isHouse ? { index: found.index, issuer } : null
}

/** "scrum.org": many houses go by the name of their site. */
const SITE = /^[\p{Alpha}\d-]{3,}\.[a-z]{2,4}$/iu

/**
 * "…, Amazon Web Services": the text behind the last comma, if it is a known firm or if the
 * certificate's name opens with it.
 */
function afterComma(text: string): { index: number; issuer: string } | null {
  const index = text.lastIndexOf(',')
  const issuer = trimmed(text.slice(index + 1))
  if (index < 0 || issuer === '') return null
  const isOwn = foldKey(text).startsWith(`${foldKey(issuer)} `)
  // "Amazon Web Services (AWS)": the short form would only disturb the look-up.
  const house = issuer.replace(/\s*\([^()]*\)$/, '')
  const isShort = isInitials(issuer) && text.indexOf(',') === index
  const isNamed = isHouseOf(issuer, trimmed(text.slice(0, index)))
  return isOwn || isShort || isNamed || mayIssue(house) ? { index, issuer } : null
}

export function issuerOf(text: string): { index: number; issuer: string } | null {
  const told = ISSUER.exec(text)
  // A house has a capital, unless nothing in the line has one: "Working at heights" names none.
  const isHouse = /^[^\p{Alpha}]*\p{Upper}/u.test(told?.[1] ?? '') || !/\p{Upper}/u.test(text)
  if (told && isHouse) return { index: told.index, issuer: told[1] ?? '' }
  const listed = afterComma(text) ?? inBrackets(text)
  if (listed) return listed
  const dashed = DASHED.exec(text)
  const issuer = dashed?.[1] ?? ''
  const [level = ''] = foldKey(issuer).split(' ', 1)
  // "DCA - Data Center Certified Associate": the second half is the name in full.
  if (!dashed || LEVELS.has(level) || STATED.test(issuer)) return null
  return { index: dashed.index, issuer }
}

interface Issued {
  name: string
  issuer: string
  year: number | null
}

/** A firm or school on a line of its own issued the certificate above it. */
export function withIssuers<One extends Issued>(items: readonly One[]): One[] {
  const found: One[] = []
  for (const item of items) {
    const above = found.at(-1)
    if (above && above.issuer === '' && item.issuer === '' && isHouse(item.name)) {
      found[found.length - 1] = { ...above, issuer: item.name, year: above.year ?? item.year }
    } else found.push(item)
  }
  return found
}

const isHouse = (text: string): boolean =>
  !STATED.test(text) && Math.max(employerLikelihood(text), institutionLikelihood(text)) >= HOUSE_MIN
