import { describe, expect, it } from 'vitest'
import { readText } from '../../documents/read-text.js'
import { layoutDocument } from '../../layout/layout-document.js'
import { readResume } from '../read-resume.js'

const skillsOf = (list: string): string[] =>
  readResume(
    layoutDocument(
      readText(
        `Kim Oster\nkim@example.com\n\n${list}\n\nEXPERIENCE\nMason, Stonehill, 2001 - 2011\n`,
      ),
    ),
  ).skills.map(({ raw }) => raw)

const PLAIN: [string, string[]][] = [
  ['SKILLS\nSwimming, Cooking', ['Swimming', 'Cooking']],
  ['Skills\nThatching\nDry stone walling', ['Thatching', 'Dry stone walling']],
  ['Skills: Swimming, Cooking', ['Swimming', 'Cooking']],
  [
    'SKILLS\nSwimming, Cooking\nDriving, First aid',
    ['Swimming', 'Cooking', 'Driving', 'First aid'],
  ],
]

describe('a few plain names under a heading of skills', () => {
  it.each(PLAIN)('are skills even if no vocabulary knows them: %j', (list, skills) => {
    expect(skillsOf(list)).toEqual(skills)
  })

  it.each([
    'SKILLS\nI like to work with people,\nand I am always on time.',
    'SKILLS\nResponsible for the stables\nFed the ponies\nSwept the yard',
    'SKILLS\nAlways on time, Friendly with guests',
    'SKILLS\nSpecial Areas',
  ])('sentences, deeds and labels there are none: %j', (list) => {
    expect(skillsOf(list)).toEqual([])
  })
})
