// What the embedded issuer takes to sign somebody up or in.
import { type Static, Type } from 'typebox'

export const Credentials = Type.Object(
  {
    email: Type.String({ description: 'E-mail address' }),
    password: Type.String({ description: '10 to 256 characters' }),
  },
  { $id: 'Credentials', description: 'Who signs up or in' },
)
export type Credentials = Static<typeof Credentials>
