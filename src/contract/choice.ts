// One of a fixed list of texts, with its type stated: generators ignore an enum without one.
import { Type } from 'typebox'

export const choice = <const T extends readonly string[]>(
  values: T,
  options: { description: string; $id?: string },
) => Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options })
