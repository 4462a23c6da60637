import { describe, expect, it } from 'vitest'
import { aliasClashes } from './support/alias-clashes.js'

describe('vocabulary files', () => {
  it.each([
    'src/taxonomy/employers/data/employers.tsv',
    'src/taxonomy/institutions/data/institutions.tsv',
    'src/taxonomy/fields/data/fields.tsv',
  ])('%s gives each name to one row only', (path) => {
    expect(aliasClashes(path)).toEqual([])
  })
})
