import { describe, expect, it } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { sourceLines } from '../lines/source-lines.js'
import { isKnownHeading, readHeading } from './read-heading.js'
import { splitProse } from './split-prose.js'
import { splitUnits } from './split-units.js'
import { leadInStart, wishesFollow } from './wishes-follow.js'

const pieces = (text: string) => splitProse(text).map(({ start, end }) => text.slice(start, end))

describe('a heading announces what follows', () => {
  it.each([
    ['What you will do', 'duties'],
    ['Key Responsibilities:', 'duties'],
    ['Who we are looking for', 'asked'],
    ['About you', 'asked'],
    ['Desired Skills and Experience', 'nice'],
    ['Preferred qualifications', 'nice'],
    ['Nice-to-Have Skills & Experience', 'nice'],
    ['About us', 'about'],
    ['Why join us', 'benefits'],
    ['Benefits Bonus', 'benefits'],
    ['Salary plus benefits', 'benefits'],
    ['How to apply', 'apply'],
    ['Lighthouses of the north', ''],
  ])('%s: %s', (text, kind) => {
    expect(readHeading(text).kind).toBe(kind)
  })

  it('is known as one when nothing else stands in it', () => {
    expect(isKnownHeading('Skills and Knowledge')).toBe(true)
    expect(isKnownHeading('Skills of the trade union')).toBe(false)
  })
})

describe('a sentence over a list of wishes', () => {
  it.each([
    ['The following would be an advantage, but are not essential:', true],
    ['It would be great if you have most of the following:', true],
    ['Relevant prior experience may include:', true],
    ['Your duties may include:', false],
    ['To be considered you will need to have the following experience:', false],
    ['The following would be an advantage.', false],
  ])('%s: %s', (text, follows) => {
    expect(wishesFollow(text)).toBe(follows)
  })

  it('announces it with its last sentence', () => {
    const text = 'You look after a lighthouse. Your duties include:'
    expect(text.slice(leadInStart(text))).toBe('Your duties include:')
    expect(leadInStart('1. Duties:')).toBe(0)
  })

  it('and is no statement of its own', async () => {
    const text =
      'Keeper\n\nIt would be great if you have most of the following:\n- Morse code\n- Rowing\n'
    const document = await readSource({ kind: 'text', text })
    const units = splitUnits(sourceLines(document))
    expect(units.filter(({ heading }) => heading === 'nice').map((unit) => unit.text)).toEqual([
      'It would be great if you have most of the following:',
      'Morse code',
      'Rowing',
    ])
  })
})

describe('running text is taken apart', () => {
  it('at the ends of sentences, not at abbreviations', () => {
    const text = 'You use tools, e.g. Excel and Word. We are approx. 40 people. Apply now!'
    expect(pieces(text)).toEqual([
      'You use tools, e.g. Excel and Word.',
      'We are approx. 40 people.',
      'Apply now!',
    ])
  })

  it('where a full stop lost its space', () => {
    expect(pieces('We look after visitors.Main tasks are simple.')).toEqual([
      'We look after visitors.',
      'Main tasks are simple.',
    ])
  })

  it('at semicolons behind a label of their own', async () => {
    const text = 'Keeper\n\nNice-to-haves: wheel building; rope splicing; Excel.'
    const units = splitUnits(sourceLines(await readSource({ kind: 'text', text })))
    const items = units.filter(({ isItem, heading }) => isItem && heading === 'nice')
    expect(items.map((unit) => unit.text)).toEqual([
      'Nice-to-haves: wheel building;',
      'rope splicing;',
      'Excel.',
    ])
  })

  it('at a heading behind a heading, and at the dash behind it', () => {
    const text =
      'PERSON SPECIFICATION: Essential - a degree in lamps or in lenses; two years in a lighthouse or on a light vessel; good Excel. Desirable - rope splicing or net making; a second European language; knowledge of the tides of the northern coasts.'
    expect(
      pieces(text).filter((piece) => /^(?:Essential|Desirable|a degree|rope)/.test(piece)),
    ).toEqual([
      'Essential -',
      'a degree in lamps or in lenses;',
      'Desirable -',
      'rope splicing or net making;',
    ])
  })

  it('at headings and items of a text that lost its line breaks', () => {
    const text =
      'Our client is a busy hotel in a market town with forty rooms and a kitchen that has been praised by many guests over the years. Key Duties: Wash dishes and pans Keep the kitchen clean and tidy Skills and Knowledge Knowledge of food hygiene Ability to work under pressure'
    expect(pieces(text).slice(1)).toEqual([
      'Key Duties:',
      'Wash dishes and pans',
      'Keep the kitchen clean and tidy',
      'Skills and Knowledge',
      'Knowledge of food hygiene',
      'Ability to work under pressure',
    ])
  })
})

describe('units', () => {
  it('a bullet is one item however many sentences it has', async () => {
    const text = 'Requirements\n- Care for detail. You check twice.\n- SQL\n'
    const { lines } = await readSource({ kind: 'text', text })
    const units = splitUnits(lines)
    expect(units.map(({ text: each, isHeading }) => [each, isHeading])).toEqual([
      ['Requirements', true],
      ['Care for detail. You check twice.', false],
      ['SQL', false],
    ])
    expect(units[1]).toMatchObject({ heading: 'asked', distance: 1, isItem: true })
  })
})
