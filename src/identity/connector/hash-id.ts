// Hashes codes, tokens and cookies, so that nobody who reads the database can use them.
import { createHash } from 'node:crypto'

export const hashId = (model: string, id: string): string =>
  createHash('sha256').update(`${model}:${id}`).digest('base64url')
