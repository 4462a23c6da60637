// One of a fixed list of texts, said with its type: generators make nothing of an enum without one.
import { Type } from 'typebox'

export const choice = <const T extends readonly string[]>(
  values: T,
  options: { description: string; $id?: string },
) => Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options })
