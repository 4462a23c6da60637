// The success envelope around every payload.
import { type TSchema, Type } from 'typebox'

export const successEnvelope = <T extends TSchema>(data: T) =>
  Type.Object({
    success: Type.Literal(true),
    data,
    credits_used: Type.Integer({ minimum: 0 }),
    request_id: Type.String({ description: 'Prefix req_' }),
  })

export interface SuccessEnvelope<T> {
  success: true
  data: T
  credits_used: number
  request_id: string
}
