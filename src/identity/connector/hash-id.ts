// Codes, tokens and cookies are kept as hashes: who reads the database can use none of them.
import { createHash } from 'node:crypto'

export const hashId = (model: string, id: string): string =>
  createHash('sha256').update(`${model}:${id}`).digest('base64url')
