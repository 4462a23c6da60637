// Checks what an e-mail address and a password look like before anything is done with them.
import { RolecallError } from '../runtime/errors.js'
import { PASSWORD_CHARS_MAX, PASSWORD_CHARS_MIN } from './password.js'
import type { Credentials } from './types.js'

/** The longest address that mail can deliver (RFC 5321). */
const EMAIL_CHARS_MAX = 254
/** Different characters that a password must have: ten equal letters are no password. */
const PASSWORD_KINDS_MIN = 4
// A local part, an @, and a domain with a dot. Each class excludes the next separator, so the
// pattern is linear.
const EMAIL = /^[^\s@\p{Cc}]{1,64}@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u

/** The form under which an address is looked up: trimmed, lower case. */
export const foldEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

export function checkNewCredentials({ email, password }: Credentials): Credentials {
  const folded = email.length <= EMAIL_CHARS_MAX ? foldEmail(email) : ''
  if (!EMAIL.test(folded)) {
    throw new RolecallError('invalid_request', 'email must be an e-mail address.')
  }
  const chars = [...password.slice(0, 2 * PASSWORD_CHARS_MAX + 1)]
  const kinds = new Set(chars.filter((char) => /[^\s\p{C}]/u.test(char)))
  const fits = chars.length >= PASSWORD_CHARS_MIN && chars.length <= PASSWORD_CHARS_MAX
  if (!fits || kinds.size < PASSWORD_KINDS_MIN) {
    throw new RolecallError(
      'invalid_request',
      `password must have ${PASSWORD_CHARS_MIN} to ${PASSWORD_CHARS_MAX} characters, at least ${PASSWORD_KINDS_MIN} of them different; spaces do not count among these.`,
    )
  }
  return { email: folded, password }
}

/** For signing in: explains nothing, but keeps endless texts from being hashed. */
export const isPlausible = ({ email, password }: Credentials): boolean =>
  email.length <= EMAIL_CHARS_MAX &&
  !email.includes('\0') &&
  password.length <= 2 * PASSWORD_CHARS_MAX
