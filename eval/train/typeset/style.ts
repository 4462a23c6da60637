// How a made-up copy of a résumé is set: drawn by chance for the whole document, as an author chooses once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pick, type Random } from '../random.js'
import { pickPattern } from './pattern.js'
import type { Look, Slot } from './types.js'

interface Choices {
  joiners: string[]
  bullets: string[]
  datesTo: string[]
  now: string[]
  months: string[]
  notes: Record<'work' | 'education', string[]>
  places: string[]
  work: string[]
  education: string[]
}

export const CHOICES = JSON.parse(
  readFileSync(join(process.cwd(), 'eval/train/typeset/data/style.json'), 'utf8'),
) as Choices

export type Shape = 'plain' | 'sidebar' | 'margin'

export interface Style {
  shape: Shape
  sidebarLeft: boolean
  patterns: Record<'work' | 'education', string>
  joiner: string
  bullet: string
  looks: Partial<Record<Slot, Look>>
  heading: Look & { centered: boolean; ruled: boolean }
  name: Look & { centered: boolean }
  font: string
  size: number
  leading: number
  margin: number
  /** White space above an entry, in lines. */
  entryGap: number
  bodyIndent: number
  dates: { to: string; now: string; month: string; yearsOnly: boolean; wrap: [string, string] }
  places: boolean
  notes: boolean
  ownHeadings: boolean
  /** What stands between left and right in a pasted text. */
  pasteGap: string
  /** How wide a pasted text is; 0 where paragraphs are not broken. */
  pasteWidth: number
}

export const PLAIN: Look = { bold: false, italic: false, caps: false, size: 1, colored: false }

const chance = (random: Random, share: number): boolean => random() < share

function headLook(random: Random, strong: number): Look {
  return {
    bold: chance(random, strong),
    italic: chance(random, 0.2),
    caps: chance(random, 0.12),
    size: chance(random, 0.2) ? 1.1 : 1,
    colored: chance(random, 0.12),
  }
}

const lightLook = (random: Random): Look => ({
  ...PLAIN,
  italic: chance(random, 0.3),
  bold: chance(random, 0.1),
  size: chance(random, 0.2) ? 0.9 : 1,
  colored: chance(random, 0.15),
})

function looksOf(random: Random): Style['looks'] {
  const titleLeads = chance(random, 0.5)
  return {
    title: headLook(random, titleLeads ? 0.75 : 0.2),
    employer: headLook(random, titleLeads ? 0.2 : 0.75),
    institution: headLook(random, titleLeads ? 0.3 : 0.7),
    degree: headLook(random, titleLeads ? 0.7 : 0.3),
    dates: lightLook(random),
    place: lightLook(random),
  }
}

const SHAPES: Shape[] = [
  'plain',
  'plain',
  'plain',
  'plain',
  'plain',
  'sidebar',
  'sidebar',
  'margin',
]
const WRAPS: [string, string][] = [
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['(', ')'],
  ['[', ']'],
]

export function styleOf(random: Random): Style {
  const headingLook = headLook(random, 0.8)
  return {
    shape: pick(SHAPES, random),
    sidebarLeft: chance(random, 0.5),
    patterns: { work: pickPattern('work', random), education: pickPattern('education', random) },
    joiner: pick(CHOICES.joiners, random),
    bullet: pick(CHOICES.bullets, random),
    looks: looksOf(random),
    heading: {
      ...headingLook,
      caps: chance(random, 0.5),
      size: pick([1, 1.1, 1.2, 1.3, 1.5], random),
      centered: chance(random, 0.12),
      ruled: chance(random, 0.5),
    },
    name: {
      ...PLAIN,
      bold: chance(random, 0.6),
      size: pick([1.4, 1.8, 2.2, 2.6], random),
      centered: chance(random, 0.4),
    },
    font: pick(['Helvetica', 'Helvetica', 'Times'], random),
    size: pick([9, 9.5, 10, 10.5, 11, 12], random),
    leading: pick([1.15, 1.2, 1.3, 1.45], random),
    margin: pick([36, 45, 54, 72], random),
    entryGap: pick([0, 0.15, 0.4, 0.6, 1], random),
    bodyIndent: pick([0, 0, 1, 1.5, 2], random),
    dates: {
      to: pick(CHOICES.datesTo, random),
      now: pick(CHOICES.now, random),
      month: pick(CHOICES.months, random),
      yearsOnly: chance(random, 0.1),
      wrap: pick(WRAPS, random),
    },
    places: chance(random, 0.7),
    notes: chance(random, 0.3),
    ownHeadings: chance(random, 0.5),
    pasteGap: pick([' ', ' ', '\n', '\n', '\t', '    ', ' | '], random),
    pasteWidth: pick([0, 0, 80, 90, 100, 110], random),
  }
}
