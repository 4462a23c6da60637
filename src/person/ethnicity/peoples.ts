// The peoples, tribes and castes of the world, as a list that is searched for in a page.
import { bakedSet } from '../../tables/baked-map.js'
import { dataRows } from '../../tables/data-file.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import { PhraseList } from '../page/phrase-list.js'
import { bakedPhrases } from '../page/phrases-by-first.js'

/** How much a name tells by itself; data/peoples.tsv says what each means. */
export type PeopleKind = 'people' | 'tongue' | 'doubtful'

const names = (): [string, string][] =>
  dataRows('./data/peoples.tsv', import.meta.url).flatMap(([kind = '', , list = '']) =>
    foldInPlace(list)
      .split('|')
      .map((name): [string, string] => [name, kind]),
  )

export const PEOPLES = new PhraseList(
  bakedPhrases('ethnicity/peoples', names, (kind) => kind as PeopleKind),
)

const clear = bakedSet('ethnicity/clear-peoples', () =>
  names()
    .filter(([, kind]) => kind !== ('doubtful' satisfies PeopleKind))
    .map(([name]) => name),
)

/** Whether a folded word names a people, and no place or everyday thing. */
export const isClearPeople = (folded: string): boolean => clear.has(folded)
