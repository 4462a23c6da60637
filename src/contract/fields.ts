// Fields of one type with a description, as most resources have them.
import { Type } from 'typebox'

export const text = (description: string) => Type.String({ description })
export const texts = (description: string) => Type.Array(Type.String(), { description })
export const whole = (description: string) => Type.Integer({ description })
export const maybeText = (description: string) =>
  Type.Union([Type.String(), Type.Null()], { description })
export const time = (description: string) => Type.String({ format: 'date-time', description })
export const maybeTime = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description })
