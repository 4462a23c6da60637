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
    ['Desired Candidate Profile', 'asked'],
    ['The successful candidate will:', 'duties'],
    ['On a stormy night you row:', ''],
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

  it.each([
    ['Keeper\nLamp duties -\nTrim the wick\nTar the hulls\n', 'Lamp duties -'],
    ['Keeper\nIt would be desirable to have\n- A rowing ticket\n', 'It would be desirable to have'],
    [
      'Keeper\nIt would be a plus if you have some of the following:\nA rowing ticket\n',
      'It would be a plus if you have some of the following:',
    ],
  ])('if it announces what follows: %s', async (text, heading) => {
    expect(await headingsOf(text)).toContain(heading)
  })

  it('but not if it wishes for one thing itself', async () => {
    const text = 'Requirements\nA steady hand\nIslanders preferred\nA rowing ticket\n'
    expect(await headingsOf(text)).toEqual(['Requirements'])
  })

  it('but not in a loud sentence', async () => {
    const loud = 'WE GIVE OUR KEEPERS A TOWER WITH BENEFITS AND PERKS THAT SHINE FAR OUT. '
    const units = await unitsOf(loud + 'You row to the rock every morning of the year. '.repeat(5))
    expect(units.filter(({ isHeading }) => isHeading)).toEqual([])
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

  it('keeps a part whose heading has a word of offers among others', async () => {
    const text = 'Responsibilities\nTower Paint, Lamp Care and Development\n- Trim the wick\n'
    expect((await unitsOf(text)).at(-1)?.heading).toBe('duties')
  })

  it('may be a few words on one line', async () => {
    expect((await unitsOf('Languages\nFrisian\nDuties\nRow\nPaint\n'))[1]?.isItem).toBe(true)
  })

  it('ends at a heading behind its items that looks like none of its parts', async () => {
    const text = 'Responsibilities\n- Trim the wick\nBoat house:\n- Tar the hulls\n'
    expect((await unitsOf(text)).at(-1)?.heading).toBe('')
  })
})

describe('what a line says of itself', () => {
  it('is believed by its label, for this line alone', async () => {
    const text = 'Requirements\nPreferred: rope work or oil\nA steady hand\n'
    const units = (await unitsOf(text)).filter(({ isHeading }) => !isHeading)
    expect(units.map(({ heading }) => heading)).toEqual(['nice', 'asked'])
  })

  it('is believed by the rank in its row, which is no part of it', async () => {
    const text =
      'Person specification\nKnots of all kinds | E | A, I\nKnows Morse | Desirable | I\n'
    const units = (await unitsOf(text)).slice(1)
    expect(units.map((unit) => [unit.text, unit.heading])).toEqual([
      ['Knots of all kinds', 'asked'],
      ['Knows Morse', 'nice'],
    ])
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

it('a sentence that demands ends a list of wishes', async () => {
  const units = await unitsOf(
    'Keeper\n\nNice to have:\n- Frisian\n\nThe position requires the keeper to possess the following skills:\n- Rope work\n',
  )
  const kindOf = (text: string) => units.find((unit) => unit.text.includes(text))?.heading
  expect(kindOf('Frisian')).toBe('nice')
  expect(kindOf('Rope work')).toBe('asked')
})
