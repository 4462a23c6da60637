// Makes up texts that are no job descriptions, some of which speak of jobs: these must be refused.
import { KINDS } from './other-text-kinds.js'

/** The texts of every kind: each opening, followed by a different run of the kind's sentences. */
export function otherTexts(): { name: string; text: string }[] {
  return KINDS.flatMap(({ name, openings, body, takes }) =>
    openings.map((opening, at) => {
      const chosen = Array.from({ length: takes }, (_, i) => body[(at * 3 + i) % body.length] ?? '')
      const glue = at % 3 === 0 ? ' ' : '\n'
      return { name: `${name} ${at + 1}`, text: `${opening}\n\n${chosen.join(glue)}\n` }
    }),
  )
}
