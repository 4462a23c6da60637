// A schema of input with a bound for every text in it, at whatever depth.
import type { TSchema } from 'typebox'

/** The values of a fixed list need no bound. */
const isText = (part: object): boolean =>
  'type' in part && part.type === 'string' && !('enum' in part)

function copyOf(part: unknown, charsMax: number): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((item) => copyOf(item, charsMax))
  // The schema library marks its schemas with members that loops do not see.
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(part))
  for (const [member, value] of Object.entries(part)) {
    Object.assign(copy, { [member]: copyOf(value, charsMax) })
  }
  return isText(part) ? Object.assign(copy, { maxLength: charsMax }) : copy
}

export const boundedTexts = <S extends TSchema>(schema: S, charsMax: number): S =>
  copyOf(schema, charsMax) as S
