// Runs of marks and words that a careless pattern in the readers of lines and entries would try
// from every place.
import { costCase, runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { clueOne, linesOf } from '../../test/support/clued-lines.js'
import { readText } from '../documents/read-text.js'
import { layoutDocument } from '../layout/layout-document.js'
import type { Line } from '../layout/types.js'
import { cleanField } from './entries/clean-field.js'
import { entryLabel } from './entries/work/entry-labels.js'
import { readSentence } from './entries/work/read-sentence.js'
import { readTraining } from './entries/work/read-training.js'
import { toldWork } from './entries/work/told-work.js'
import type { CluedLine } from './labels/clued-lines.js'
import { linePieces } from './labels/pieces.js'
import { withoutDates } from './lists/certificate-names.js'
import { findResumeSkills } from './lists/find-skills.js'
import { skillPassages } from './lists/skill-passages.js'
import { readResume } from './read-resume.js'
import { assignSections } from './sections/assign-sections.js'
import { bareHeading } from './sections/bare-heading.js'
import { joinDateLines } from './sections/join-dates.js'
import { joinMarginDates } from './sections/join-margin-dates.js'
import { readHeading } from './sections/read-heading.js'

/** The layout cuts lines at 4,000 characters. */
const LINE_CHARS = 3_900
const LINES = 12
const HEADINGS = [
  'EXPERIENCE',
  'EDUCATION',
  'SKILLS',
  'CERTIFICATIONS',
  'LANGUAGES',
  'PERSONAL DETAILS',
]
/** Runs that a careless pattern for the edges of a value would try from every place. */
const MARKS = ['-', ', ', '+', '(', 'é', '. ']

function underHeading(heading: string, chars: number) {
  const rows = MARKS.map((mark) => `x${mark.repeat(Math.floor(chars / mark.length))}x\n`)
  return layoutDocument(readText(`${heading}\n${rows.map((row) => row.repeat(LINES)).join('')}`))
}

/** A clued line whose text is replaced by one that is longer than the layout allows. */
function cluedWith(text: string): CluedLine {
  const clued = clueOne('Company')
  return { ...clued, source: { ...clued.source, line: { ...clued.source.line, text } } }
}

/** A number of lines with the same text, close together. */
const linesLike = (text: string, count: number): Line[] =>
  linesOf(Array<string>(count).fill(text).join('\n')).map((line) => ({ ...line, gapBefore: 0 }))

const ROWS = [
  {
    name: 'dated bullets',
    text: '• Built a shed          May 2022 – Aug 2022',
    join: joinDateLines,
  },
  { name: 'half dates', text: 'Jan 2019', join: joinDateLines },
  { name: 'half ranges in the margin', text: 'Sep 2020– Welder', join: joinMarginDates },
]

export const costs: CostCase[] = [
  ...HEADINGS.map((heading) =>
    costCase({
      name: `runs of marks in lines under ${heading}`,
      size: LINE_CHARS,
      make: (size) => underHeading(heading, size),
      work: readResume,
    }),
  ),
  ...ROWS.map(({ name, text, join }) =>
    costCase({ name, size: 2_000, make: (count) => linesLike(text, count), work: join }),
  ),
  ...runsOf('a heading', 640_000, ['experience and ', 'x', "' "], readHeading),
  ...runsOf('a heading with marks', 400_000, ['-', '= ', '. '], (text) => bareHeading(`x${text}x`)),
  costCase({
    name: 'pieces of a line of marks',
    size: 20_000,
    make: (count) => {
      const [line] = linesOf('a')
      return { ...line, text: 'a, '.repeat(count) } as Line
    },
    work: (line) => linePieces(line, []),
  }),
  ...runsOf('a training', 320_000, ['training at ', 'internship in A ', 'at A'], (text) =>
    readTraining(cluedWith(text)),
  ),
  ...runsOf('a sentence', 320_000, ['as a ', 'with A ', 'at Northwind as '], (text) =>
    readSentence([cluedWith(text)]),
  ),
  ...runsOf(
    'a career in prose',
    160_000,
    ['I worked as a ', 'I was. ', 'and I ', 'in 2012 '],
    (text) => toldWork([cluedWith(text).source]),
  ),
  ...runsOf('a numbered certificate', 80_000, [' ', ', ', '- certificate ', 'no '], (text) =>
    withoutDates(`x${text}x`),
  ),
  ...runsOf('a labelled line', 160_000, ['company ', ': ', '- ', '(/.'], (text) =>
    entryLabel(cluedWith(text)),
  ),
  ...runsOf('a field', 120_000, [' -', ', x', '( ', '" '], (text) => cleanField(`${text}x`)),
  costCase({
    name: 'a list of skills of any length',
    size: 10_000,
    make: (count) => assignSections(linesOf(`SKILLS\n${'alpha beta, ('.repeat(count)}`)),
    work: (lines) => findResumeSkills(skillPassages(lines)),
  }),
]
