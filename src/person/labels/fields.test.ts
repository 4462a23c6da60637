import { expect, it } from 'vitest'
import { eachOf } from '../../languages/words.js'
import { dataJson } from '../../tables/data-file.js'

/** "Domicile" is where somebody lives in French, and the state that somebody is from in Indian English. */
const OF_TWO_FIELDS = ['domicile']

it('a label announces one field: of two, the later row of fields.json would take it from the other', () => {
  const fieldsOf = new Map<string, Set<string>>()
  for (const name of Object.keys(dataJson('./data/fields.json', import.meta.url) as object))
    for (const label of eachOf(`form:${name}`))
      fieldsOf.set(label, (fieldsOf.get(label) ?? new Set()).add(name))
  const shared = [...fieldsOf].filter(([, fields]) => fields.size > 1)
  expect(shared.map(([label]) => label)).toEqual(OF_TWO_FIELDS)
})
