// The error for a document over its cap: it always gives the cap and the size.
import { RolecallError } from '../runtime/errors.js'
import { thousands } from '../text/thousands.js'

export function tooLarge(name: string, sizeBytes: number, capBytes: number): RolecallError {
  const cap = `${thousands(capBytes)} bytes (${capBytes / 1024 / 1024} MiB)`
  return new RolecallError(
    'invalid_request',
    `${name} is too large: ${thousands(sizeBytes)} bytes, the cap is ${cap}.`,
  )
}
