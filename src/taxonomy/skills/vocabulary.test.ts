import { describe, expect, it } from 'vitest'
import { checkVocabulary } from './check-vocabulary.js'
import { operatorLines } from './operator-vocabulary.js'
import { parseVocabulary, VocabularyError } from './parse-vocabulary.js'
import { createSkillTaxonomy } from './taxonomy.js'

const parse = (text: string) => parseVocabulary([{ name: 'a.txt', text }])

const SMALL = `
# A vocabulary of made-up tools.
looms | Looms | technique | | !family
glimmer | Glimmer | tool | glm; glimmer.io | ^looms | =weaving | ~shimmer
shimmer | Shimmer | tool | shim! | ^looms | !ambiguous
weaving | Weaving | technique
oat | Open Acme Tester | tool | OAT; acme tester | !case
`

describe('parseVocabulary', () => {
  it('reads every field of the form', () => {
    expect(parse(SMALL)[1]).toEqual({
      id: 'glimmer',
      name: 'Glimmer',
      kind: 'tool',
      aliases: ['glm', 'glimmer.io'],
      broader: ['looms'],
      implies: ['weaving'],
      related: ['shimmer'],
      ambiguous: false,
      caseSensitive: false,
      family: false,
      where: 'a.txt:4',
    })
  })

  it.each([
    ['Bad Id | Name | tool', /a\.txt:1: "Bad Id" is not an id/],
    ['x | | tool', /needs a name/],
    ['x | X | gadget', /"gadget" is not one of/],
    ['x | X | tool | a | nonsense', /must start with/],
    ['x | X | tool | a | !odd', /unknown flag "odd"/],
  ])('says where and what is wrong with "%s"', (text, message) => {
    expect(() => parse(text)).toThrow(VocabularyError)
    expect(() => parse(text)).toThrow(message)
  })
})

describe('checkVocabulary', () => {
  it('finds nothing wrong with a sound vocabulary', () => {
    expect(checkVocabulary(parse(SMALL), ['glimmer'])).toEqual([])
  })

  it.each([
    ['an id twice', 'a | A | tool\na | B | tool', /id a is taken/],
    ['a name twice', 'a | Node.js | tool\nb | NodeJS | tool', /name "NodeJS" of b is taken by a/],
    ['an alias twice', 'a | A1 | tool | same\nb | B1 | tool | Same', /alias "Same" of b/],
    ['a reference to nothing', 'a | A | tool | | ^nowhere', /refers to nowhere/],
    ['a circle', 'a | A | tool | | ^b\nb | B | tool | | =a', /leads back to itself/],
  ])('finds %s', (_, text, problem) => {
    expect(checkVocabulary(parse(text)).join('\n')).toMatch(problem)
  })

  it('misses an id that was published and is gone', () => {
    expect(checkVocabulary(parse('a | A | tool'), ['a', 'old'])).toEqual([
      'old was published and is gone',
    ])
  })
})

describe('an operator vocabulary', () => {
  const own = parse('weaving | Weaving | technique | cloth making')
  const added = operatorLines([
    {
      name: 'ours.txt',
      text: 'loom9 | Loom Nine | tool | L9; cloth making | =weaving | ~weaving2\nweaving2 | Weaving | tool',
    },
  ])
  const taxonomy = createSkillTaxonomy([...own, ...added])

  it('gets ids that cannot meet ours', () => {
    expect(taxonomy.normalizeSkill('l9').taxonomyId).toBe('skill_x_loom9')
  })

  it('may refer to our skills and to its own', () => {
    expect(taxonomy.relation('skill_x_loom9', 'skill_weaving')).toBe('implies')
    expect(taxonomy.relation('skill_x_loom9', 'skill_x_weaving2')).toBe('related')
  })

  it('does not take a spelling away from us', () => {
    expect(taxonomy.normalizeSkill('Weaving').taxonomyId).toBe('skill_weaving')
    expect(taxonomy.normalizeSkill('cloth making').taxonomyId).toBe('skill_weaving')
  })
})

describe('the flags of a line', () => {
  const taxonomy = createSkillTaxonomy(parse(SMALL))
  const certain = (text: string) =>
    taxonomy
      .findSkills(text, { kind: 'prose' })
      .filter((mention) => mention.confident)
      .map((mention) => mention.raw)

  it('make a common word need support, and spare an alias that is marked', () => {
    expect(certain('The lake had a shimmer. A shim was cut.')).toEqual(['shim'])
    expect(certain('Cloth made with Shimmer.')).toEqual(['Shimmer'])
  })

  it('bind a short form to its letter case, not its long form', () => {
    expect(certain('We eat oat and use OAT, the Acme tester.')).toEqual(['OAT', 'Acme tester'])
  })

  it('let the members of a family stand in for one another', () => {
    expect(taxonomy.relation('skill_glimmer', 'skill_shimmer')).toBe('related')
  })
})
