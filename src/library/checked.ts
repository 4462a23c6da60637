// Holds what a program gives against what the calls take, since not every program is typed: a wrong
// value is refused, as the API refuses it, and never scored as an empty one.
import type { CandidateInput, RoleInput } from '../contract/match-input.js'
import { isCalendarDate } from '../runtime/calendar-date.js'
import { type InputCheck, inputCheck } from '../runtime/check-input.js'
import { RolecallError } from '../runtime/errors.js'

const invalid = (message: string) => new RolecallError('invalid_request', message)

export function checkedDocument(document: unknown): Uint8Array | string {
  if (typeof document === 'string' || document instanceof Uint8Array) return document
  throw invalid('A document must be a string of text or the bytes of a file (a Uint8Array).')
}

export function checkedDay(asOf: unknown): string {
  if (typeof asOf === 'string' && isCalendarDate(asOf)) return asOf
  throw invalid('asOf must be a day of the calendar, as in 2026-01-31.')
}

export function checkedName(name: unknown): string {
  if (typeof name === 'string') return name
  throw invalid('A name must be a string.')
}

export function checkedFormats(formats: unknown, known: readonly string[]): void {
  if (Array.isArray(formats) && formats.every((format) => known.includes(format))) return
  throw invalid(`formats must be a list of these: ${known.join(', ')}.`)
}

interface Sides {
  candidate: InputCheck<CandidateInput>
  role: InputCheck<RoleInput>
}
let sides: Promise<Sides> | undefined

/** Loaded at the first match, so that a program which only parses does not wait for the schemas. */
async function loadSides(): Promise<Sides> {
  const schemas = await import('../contract/match-input.js')
  return {
    candidate: inputCheck(schemas.CandidateInput, 'candidate'),
    role: inputCheck(schemas.RoleInput, 'role'),
  }
}

export async function checkedSides(
  candidate: unknown,
  role: unknown,
): Promise<{ candidate: { candidate: CandidateInput }; role: { role: RoleInput } }> {
  sides ??= loadSides()
  const checks = await sides
  return {
    candidate: { candidate: checks.candidate(candidate) },
    role: { role: checks.role(role) },
  }
}
