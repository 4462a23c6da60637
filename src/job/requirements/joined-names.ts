// Takes a phrase apart where a small word or a comma joins several names.
import { anyOf } from '../../languages/words.js'
import type { Phrase } from '../phrases/read-phrases.js'
import { nameSkill } from './name-skill.js'

/** A stretch of the phrase, by offsets in its own words. */
export const part = (phrase: Phrase, from: number, to: number): Phrase => ({
  ...phrase,
  start: phrase.start + from,
  end: phrase.start + to,
  raw: phrase.raw.slice(from, to),
})

/** "SOLID and design patterns", "Docker, Helm and Git": several names that the reader took for one. */
const JOINED = new RegExp(String.raw`\s+(?:${anyOf('demand:joins-names')})\s+|,\s+`, 'gi')

/**
 * The names in a phrase, if the vocabulary knows each of them and not the whole; a whole that goes
 * by the id of one of its parts is not known as such ("interpersonal and communication skills").
 */
export function joined(phrase: Phrase): Phrase[] {
  const marks = [...phrase.raw.matchAll(JOINED)]
  if (marks.length === 0) return [phrase]
  const starts = [0, ...marks.map((mark) => mark.index + mark[0].length)]
  const ends = [...marks.map((mark) => mark.index), phrase.raw.length]
  const parts = starts.map((from, index) => part(phrase, from, ends[index] ?? from))
  const ids = parts.map(({ raw, start }) => nameSkill(raw, start).taxonomyId)
  const { taxonomyId: whole } = nameSkill(phrase.raw, phrase.start)
  const isApart = ids.every((id) => id !== null) && (whole === null || ids.includes(whole))
  return isApart ? parts : [phrase]
}
