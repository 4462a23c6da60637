// The summary of a résumé: what stands under its heading, or the statement at the top without one; and, line
// by line behind it, what the person says of themself elsewhere.

import { isReachable } from '../person/address/contact-pieces.js'
import { spacedParts } from '../text/spaces.js'
import { joinLines } from './lists/join-lines.js'
import type { ReadResume } from './read-resume.js'
import type { SectionedLine } from './sections/assign-sections.js'
import { selfDescription } from './self-description.js'

type Read = Pick<ReadResume, 'sections' | 'work' | 'education' | 'passages' | 'skills'>

/** A statement is a sentence: enough words, most of them in small letters. */
const STATEMENT_WORDS_MIN = 8
const SMALL_SHARE_MIN = 0.6
/** How many lines at the top may hold the statement. */
const TOP_LINES_MAX = 40

const textOf = (lines: SectionedLine[]): string[] =>
  joinLines(lines.map(({ line }) => line)).map(({ text }) => text)

function isStatement(text: string): boolean {
  const words = text.split(/\s+/)
  const small = words.filter((word) => /^[^\p{Alpha}]*\p{Lower}/u.test(word)).length
  return words.length >= STATEMENT_WORDS_MIN && small >= words.length * SMALL_SHARE_MIN
}

/** Lines before the first heading that belong to no entry and to no contact block, in runs. */
function topRuns({ sections, work, education }: Read): SectionedLine[][] {
  const taken = new Set([...work, ...education].flatMap(({ head, body }) => [...head, ...body]))
  const runs: SectionedLine[][] = [[]]
  for (const sectioned of sections.slice(0, TOP_LINES_MAX)) {
    const { line, section, heading } = sectioned
    if (section !== 'top' || heading === 'section' || taken.has(line.index)) break
    const isOther = heading !== null || line.bullet || isReachable(line.text)
    // Such a line is no part of a statement, and ends the one above it.
    if (isOther || line.segments.length > 1 || spacedParts(line.text) < 2) runs.push([])
    else runs.at(-1)?.push(sectioned)
  }
  return runs.filter((run) => run.length > 0)
}

/**
 * "Personal Profile" heads a form of personal details in some countries and a summary in others. Sentences
 * that stand there before the first position or school are a summary.
 */
function openingProfile({ sections }: Read): string {
  const end = sections.findIndex(({ section }) => section === 'work' || section === 'education')
  const own = sections
    .slice(0, end < 0 ? sections.length : end)
    .filter(({ section, heading }) => section === 'personal' && heading === null)
  return textOf(own).filter(isStatement).join(' ')
}

function statementOf(resume: Read): string {
  const own = resume.sections.filter(
    ({ section, heading }) => section === 'summary' && heading === null,
  )
  if (own.length > 0) return textOf(own).join(' ')
  const profile = openingProfile(resume)
  if (profile !== '') return profile
  return topRuns(resume).flatMap(textOf).filter(isStatement).join(' ')
}

export const summaryOf = (resume: Read): string =>
  [statementOf(resume), ...selfDescription(resume)].filter((text) => text !== '').join('\n')
