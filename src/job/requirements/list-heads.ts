// Leaves out the words that head a list of names and say no more than the names do: "modern data
// technologies: dbt, Spark".
import { anyOf } from '../../languages/words.js'
import type { Phrase } from '../phrases/read-phrases.js'
import { isKnown, nameSkills } from './name-skill.js'

/** What the names behind it are: "applications", "technologies". */
const CLASS = new RegExp(String.raw`\b(?:${anyOf('demand:list-heads')})$`, 'i')
/** Between the head and its first name: a bracket or colon, with or without "i.e.". */
const OPENS = new RegExp(String.raw`^\s*[(:]\s*(?:(?:${anyOf('demand:heads-open')})[\s,:]*)?$`, 'i')
/** "Charts: Looker, Tableau": a label at the head of the unit. */
const LABEL = /^\s*:\s*$/

/** @param text the unit that the phrases were found in */
export function withoutHeads(text: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const opensList = ({ raw, start, end }: Phrase, next: Phrase | undefined): boolean => {
    if (next === undefined) return false
    const between = text.slice(end, next.start)
    return CLASS.test(raw) ? OPENS.test(between) : start === 0 && LABEL.test(between)
  }
  if (!phrases.some((phrase, at) => opensList(phrase, phrases[at + 1]))) return phrases
  const isName = nameSkills(phrases).map(isKnown)
  return phrases.filter((phrase, at) => {
    const isHead = opensList(phrase, phrases[at + 1]) && isName[at + 1] === true
    return !isHead || isName[at] === true
  })
}
