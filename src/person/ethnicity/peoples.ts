// The peoples, tribes and castes of the world, as a list that is searched for in a page.
import { dataRows } from '../../tables/data-file.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import { PhraseList } from '../page/phrase-list.js'

/** How much a name tells by itself; data/peoples.tsv says what each means. */
export type PeopleKind = 'people' | 'tongue' | 'doubtful'

export const PEOPLES = new PhraseList<PeopleKind>()
const clear = new Set<string>()

for (const [kind = '', , names = ''] of dataRows('./data/peoples.tsv', import.meta.url)) {
  for (const name of foldInPlace(names).split('|')) {
    PEOPLES.add(name, kind as PeopleKind)
    if (kind !== ('doubtful' satisfies PeopleKind)) clear.add(name)
  }
}

/** Whether a folded word names a people, and no place or everyday thing. */
export const isClearPeople = (folded: string): boolean => clear.has(folded)
