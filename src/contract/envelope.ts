// The success envelope around every payload.
import { type TSchema, Type } from 'typebox'

export const RequestId = Type.String({ description: 'Id of this request, prefix req_' })

export const successEnvelope = <T extends TSchema>(data: T) =>
  Type.Object({
    success: Type.Literal(true, { description: 'Always true' }),
    data,
    credits_used: Type.Integer({ minimum: 0, description: 'Credits charged for this call' }),
    request_id: RequestId,
  })

export interface SuccessEnvelope<T> {
  success: true
  data: T
  credits_used: number
  request_id: string
}
