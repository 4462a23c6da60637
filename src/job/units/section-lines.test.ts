// Which lines head a section, and where a section ends.
import { describe, expect, it } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { sourceLines } from '../lines/source-lines.js'
import { readHeading } from './read-heading.js'
import { splitItem } from './split-item.js'
import { splitUnits } from './split-units.js'

async function unitsOf(text: string) {
  return splitUnits(sourceLines(await readSource({ kind: 'text', text })))
}
const headingsOf = async (text: string) =>
  (await unitsOf(text)).filter(({ isHeading }) => isHeading).map((unit) => unit.text)

describe('a heading that asks or tells in other words', () => {
  it.each([
    ['To be considered you will need:', 'asked'],
    ['What would make you a good fit', 'asked'],
    ['Our ideal profile', 'asked'],
    ['Who thrives here', 'asked'],
    ['Job functions', 'duties'],
    ['How you will make a difference', 'duties'],
    ['We would love applicants who also have', 'nice'],
    ['Total rewards', 'benefits'],
    ['Selection process', 'apply'],
  ])('%s: %s', (text, kind) => {
    expect(readHeading(text).kind).toBe(kind)
  })

  it('a note is no end of the posting', () => {
    expect(readHeading('Please note:').kind).toBe('')
  })
})

describe('a line is a heading', () => {
  it('if all its words are those of headings', async () => {
    const text = 'Keeper\nKnowledge, Skills and Abilities\nYou row in any weather that comes.\n'
    expect(await headingsOf(text)).toContain('Knowledge, Skills and Abilities')
  })

  it('if a bracket explains what would be one', async () => {
    const text = 'Keeper\nSkills and Knowledge (what you build on)\nYou row in any weather.\n'
    expect(await headingsOf(text)).toContain('Skills and Knowledge (what you build on)')
  })

  it('if a picture opens it alone, and not if one opens every line', async () => {
    const text =
      'Keeper\n🔦 Lamp and lens\nTrim the wick at dusk\n🌊 Tide tables\n🚣 Rowing boats\n'
    const headings = (await headingsOf(text)).filter((heading) => heading !== 'Keeper')
    expect(headings).toEqual(['🔦 Lamp and lens'])
  })

  it('if it is set apart and written like one', async () => {
    const text =
      'You row in any weather.\n\nStorm Watch\nAt night you look out for ships in need.\n'
    expect(await headingsOf(text)).toEqual(['Storm Watch'])
  })

  it('but not if it only joins two alternatives', async () => {
    const text = 'Requirements\n- A ticket for boats\nOR\n- Five years at sea\n'
    expect((await unitsOf(text)).map((unit) => unit.text)).not.toContain('OR')
  })
})

describe('a section', () => {
  it('keeps what headings of its own parts stand over', async () => {
    const text =
      'Responsibilities\nLamp room:\n- Trim the wick\nBoat house:\n- Tar the hulls\nBenefits\n- A cottage\n'
    const kinds = (await unitsOf(text)).filter(({ isHeading }) => !isHeading)
    expect(kinds.map(({ heading }) => heading)).toEqual(['duties', 'duties', 'benefits'])
  })

  it('ends at a heading behind its items that looks like none of its parts', async () => {
    const text = 'Responsibilities\n- Trim the wick\nBoat house:\n- Tar the hulls\n'
    expect((await unitsOf(text)).at(-1)?.heading).toBe('')
  })
})

describe('an item', () => {
  const parts = (text: string) =>
    splitItem(text).map(({ start, end, isHeading }) => [text.slice(start, end), isHeading])

  it('ends where the next one begins, though their break is lost', () => {
    expect(parts('A steady hand at the oar Ability to read charts by night')).toEqual([
      ['A steady hand at the oar', false],
      ['Ability to read charts by night', false],
    ])
  })

  it('ends where a heading ran into it', () => {
    expect(parts('Two years at sea are a plus. Physical Demands')).toEqual([
      ['Two years at sea are a plus.', false],
      ['Physical Demands', true],
    ])
    expect(parts('You tar the hulls every spring THE ROLE')).toEqual([
      ['You tar the hulls every spring', false],
      ['THE ROLE', true],
    ])
  })

  it.each([
    'Comply with all Company policies and rules',
    'Write in both English and Welsh',
    'Tools for lamps (oil lamps or Electric lamps in towers)',
    'Rowing experience a PLUS',
  ])('stays whole where a name or a wish follows: %s', (text) => {
    expect(splitItem(text)).toHaveLength(1)
  })

  it('is one where semicolons part a line, or end it', async () => {
    const parted = await unitsOf('Duties\nTrim the wick; tar the hulls; row the boat; paint\n')
    expect(parted.filter(({ isItem }) => isItem)).toHaveLength(4)
    const lines = await unitsOf('Duties\nTrim the wick;\nTar the hulls;\nRow the boat.\n')
    expect(lines.filter(({ isItem }) => isItem)).toHaveLength(3)
  })
})
