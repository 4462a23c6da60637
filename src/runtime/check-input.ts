// Holds a value against its schema, without coercion, and names the first place that does not fit.
import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { RolecallError } from './errors.js'

export type InputCheck<T> = (value: unknown) => T

/** Writes `/work_history/0/title` as `work_history[0].title`. */
const readablePath = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')

interface Misfit {
  instancePath: string
  params: object
  message: string
}

/** Lists the values of a choice: its own message says only that there are some. */
function reasonOf(misfit: Misfit, errors: readonly Misfit[]): string {
  if (!('allowedValues' in misfit.params) || !Array.isArray(misfit.params.allowedValues)) {
    return misfit.message
  }
  const mayBeNull = errors.some(
    ({ instancePath, params }) =>
      instancePath === misfit.instancePath && 'type' in params && params.type === 'null',
  )
  const values = [...misfit.params.allowedValues, ...(mayBeNull ? ['null'] : [])]
  return `must be one of ${values.join(', ')}`
}

function messageOf(path: string, reason: string, called: string): string {
  if (path !== '') return `${[called, path].filter(Boolean).join('.')} ${reason}.`
  return called ? `${called} ${reason}.` : `The body ${reason}: send a JSON object.`
}

/**
 * The messages name types and bounds, never the value that was sent. `called` is what the caller calls
 * the whole value; without it, a place in the value is named by itself.
 */
export function inputCheck<S extends TSchema>(schema: S, called = ''): InputCheck<Static<S>> {
  // Each schema is compiled at its first use: there are dozens, and a first call needs one.
  let compiled: Validator | undefined
  return (value) => {
    compiled ??= Compile(schema)
    const validator = compiled
    if (validator.Check(value)) return value as Static<S>
    const errors = validator.Errors(value)
    const [error] = errors
    const reason = error ? reasonOf(error, errors) : 'is not valid'
    const path = readablePath(error?.instancePath ?? '')
    throw new RolecallError('invalid_request', messageOf(path, reason, called))
  }
}
