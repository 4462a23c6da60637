// Finds the details of the people whom a posting names to be asked or applied to: no details of a
// candidate, whom it does not have.
import type { Label } from './labels/label.js'
import { profiles } from './link/links.js'
import { emails } from './mail/emails.js'
import { contactNames } from './name/contact-names.js'
import { lineAt, type Page } from './page/make-page.js'
import { phones } from './phone/phones.js'
import type { Recogniser } from './recogniser.js'
import type { Finding } from './types.js'

/** Signs of a number to dial. Numbers of postings, ranges of pay and dates have none of them. */
const DIALLED = /^(?:\+|\(|0\d)|^(?:1[ .-])?\d{3}[ .-]\d{3}[ .-]\d{4}$/
/** "Phone:" says so too, "P:" may be a point of a list. */
const LABEL_CHARS_MIN = 3

function isDialled(page: Page, { start, end }: Finding, labels: readonly Label[]): boolean {
  if (DIALLED.test(page.folded.slice(start, end))) return true
  const line = lineAt(page, start)?.number
  return labels.some(
    (label) =>
      label.field.name === 'phone' &&
      label.line.number === line &&
      label.start < start &&
      label.end - label.start >= LABEL_CHARS_MIN,
  )
}

export const contactPerson: Recogniser = (page, labels) => [
  ...emails(page),
  ...phones(page, labels).filter((finding) => isDialled(page, finding, labels)),
  ...profiles(page),
  ...contactNames(page, labels),
]
