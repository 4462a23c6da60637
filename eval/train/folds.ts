// Splits a set into folds; all documents of one person fall into the same one.
import { createHash } from 'node:crypto'
import type { Gold } from './gold.js'

export const FOLDS = 5

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** By name and e-mail, so that one résumé in several forms or versions stays together. */
export function foldOf({ contact, id }: Gold, folds = FOLDS): number {
  const person = folded(contact.name ?? '') || folded(contact.email ?? '') || id
  return createHash('sha256').update(person).digest().readUInt32BE(0) % folds
}

/**
 * Each of these identifies a person alone, because a résumé in another language may leave one of
 * them out.
 */
export const tellsPerson = ({ contact }: Gold): string[] =>
  [contact.name, contact.email].map((text) => folded(text ?? '')).filter(Boolean)
