// Tells whether a line is among the contact details, where a site is the candidate's.
import type { PersonLine } from '../types.js'

const HOME_SECTIONS = new Set(['top', 'contact', 'personal'])
/** "Portfolio: https://ana.dev": a label and the site behind it. */
const LABELLED = /^[^:]{2,30}:\s{0,3}(?:https?:|www\.|[\p{Alpha}\d-]+\.)/iu

/**
 * Whether a line belongs to the contact details. A label like "Portfolio:" gives its line a section
 * of its own, between lines of the head.
 */
export function isAtHome(lines: readonly PersonLine[], at: number): boolean {
  const section = lines[at]?.section ?? ''
  if (HOME_SECTIONS.has(section)) return true
  const isAside = section === 'other' && HOME_SECTIONS.has(lines[at - 1]?.section ?? '')
  return isAside && LABELLED.test(lines[at]?.line.text ?? '')
}
