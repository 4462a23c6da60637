// The skills that running text names, each text read once for all who ask about one résumé.
import { findSkills } from '../../taxonomy/skills/skills.js'

type Mentions = ReturnType<typeof findSkills>
export type ProseReader = (text: string) => Mentions

/** For one résumé: what it holds of the text goes with it. */
export function proseReader(): ProseReader {
  const read = new Map<string, Mentions>()
  return (text) => {
    const known = read.get(text)
    if (known) return known
    const mentions = findSkills(text, { kind: 'prose' })
    read.set(text, mentions)
    return mentions
  }
}
