// What people say of themselves outside of their summary: strengths, attributes, accomplishments. No other
// field has room for them.

import type { Passage } from './lists/skill-passages.js'
import type { ReadResume } from './read-resume.js'
import type { Section } from './sections/types.js'

type Read = Pick<ReadResume, 'passages' | 'skills'>

const SAYING: ReadonlySet<Section> = new Set(['strengths', 'awards'])
/** A prize has its year; what somebody can do has none, and a year would tell an age. */
const YEAR = /\b(?:19|20)\d\d\b/
/** A longer text is a page that was read as one line. Nine in ten lines of résumés have under 190 characters. */
const LINE_CHARS_MAX = 400
/** Bounds the answer: no more than a long summary has. */
const CHARS_MAX = 1_500

/** Whether a line names a skill that the list of skills lacks; one that it holds needs no second place. */
function saysMore({ text, section, mentions }: Passage, listed: ReadonlySet<string>): boolean {
  if (!SAYING.has(section) || text.length > LINE_CHARS_MAX || YEAR.test(text)) return false
  return mentions.some(({ id, confident }) => confident && !listed.has(id))
}

/** The lines, each as it is printed. */
export function selfDescription({ passages, skills }: Read): string[] {
  const listed = new Set(skills.flatMap(({ taxonomy_id }) => taxonomy_id ?? []))
  let room = CHARS_MAX
  return passages
    .filter((passage) => saysMore(passage, listed))
    .map(({ text }) => text.trim())
    .filter((text) => {
      room -= text.length
      return room >= 0
    })
}
