// The names of skills in other languages, with their canonical names. A name counts only in
// documents of its language.
import { heardLanguages, heardMap } from '../../languages/heard-languages.js'
import { rowsOf } from '../../languages/languages.js'
import { foldKey } from '../../text/fold.js'

/** Longer than any name of the lists. */
const NAME_CHARS_MAX = 80

const names = heardMap('skills/local-names', (code) => {
  const own = new Map<string, string>()
  if (code === 'en') return own
  for (const [canonical = '', list = ''] of rowsOf(code, 'skills.tsv')) {
    for (const name of list.split('|')) {
      if (!own.has(foldKey(name))) own.set(foldKey(name), canonical)
    }
  }
  return own
})

/** @example canonicalOf('Gestion de projet') // in a French document: 'Project Management' */
export function canonicalOf(name: string): string | undefined {
  if (heardLanguages().length === 0 || name.length > NAME_CHARS_MAX) return undefined
  return names.get(foldKey(name))
}
