// Holds a value against its schema, without coercion, and names the first place that does not fit.
import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { RolecallError } from '../runtime/errors.js'

export type InputCheck<T> = (value: unknown) => T

/** Writes `/work_history/0/title` as `work_history[0].title`. */
const readablePath = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')

/** The messages name types and bounds, never the value that was sent. */
export function inputCheck<S extends TSchema>(schema: S): InputCheck<Static<S>> {
  // Each schema is compiled at its first use: there are dozens, and a first call needs one.
  let compiled: Validator | undefined
  return (value) => {
    compiled ??= Compile(schema)
    const validator = compiled
    if (validator.Check(value)) return value as Static<S>
    const [error] = validator.Errors(value)
    const path = readablePath(error?.instancePath ?? '')
    throw new RolecallError(
      'invalid_request',
      path === ''
        ? `The body ${error?.message ?? 'is not valid'}: send a JSON object.`
        : `${path} ${error?.message ?? 'is not valid'}.`,
    )
  }
}
