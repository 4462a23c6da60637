import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/support/clued-lines.js'
import type { Line } from '../../layout/types.js'
import { assignSections } from './assign-sections.js'
import { headingLooks } from './heading-looks.js'

/** "section: text" of each line; a heading is marked by "#", content behind a label by "…". */
const show = (lines: Line[]): string[] =>
  assignSections(lines).map(({ line, section, heading, contentStart }) => {
    if (heading !== null) return `#${heading} ${section}: ${line.text}`
    return `${section}: ${contentStart > 0 ? '…' : ''}${line.text.slice(contentStart)}`
  })

const CASES: { guarantee: string; text: string; sections: string[] }[] = [
  {
    guarantee: 'lines belong to the heading above them, those before the first one to the top',
    text: `Maya Torvend
maya.torvend@example.com

EXPERIENCE
Engineer, Bluefin Analytics

EDUCATION
University of Leeds`,
    sections: [
      'top: Maya Torvend',
      'top: maya.torvend@example.com',
      '#section work: EXPERIENCE',
      'work: Engineer, Bluefin Analytics',
      '#section education: EDUCATION',
      'education: University of Leeds',
    ],
  },
  {
    guarantee: 'usual headings of several words need no empty line above them in a typed text',
    text: `Maya Torvend
Professional Summary
Careful with other people's data
Work Experience / Job History
Engineer, Bluefin Analytics
gained experience in project work
Education and Training
University of Leeds`,
    sections: [
      'top: Maya Torvend',
      '#section summary: Professional Summary',
      "summary: Careful with other people's data",
      '#section work: Work Experience / Job History',
      'work: Engineer, Bluefin Analytics',
      'work: gained experience in project work',
      '#section education: Education and Training',
      'education: University of Leeds',
    ],
  },
  {
    guarantee: 'a label gives its own line a section, and what stands before the colon is cut off',
    text: `EXPERIENCE
Engineer, Bluefin Analytics
Languages known: English, Hindi
Built a data platform`,
    sections: [
      '#section work: EXPERIENCE',
      'work: Engineer, Bluefin Analytics',
      'languages: …English, Hindi',
      'work: Built a data platform',
    ],
  },
  {
    guarantee: 'a label behind a blank line below the last position opens a section',
    text: `EXPERIENCE
Engineer, Bluefin Analytics, Jan 2019 - Present
- Built a data platform

Technical Skills: Java, SQL
Spring Boot`,
    sections: [
      '#section work: EXPERIENCE',
      'work: Engineer, Bluefin Analytics, Jan 2019 - Present',
      'work: Built a data platform',
      'skills: …Java, SQL',
      'skills: Spring Boot',
    ],
  },
  {
    guarantee: 'the same label between positions, or a vague one, tells of a position',
    text: `EXPERIENCE
Engineer, Bluefin Analytics, Jan 2019 - Present
- Built a data platform

Skills: Java, SQL

Tester, Northwind, Jan 2016 - Dec 2018
- Tested it

Tools: Jira
Went on testing`,
    sections: [
      '#section work: EXPERIENCE',
      'work: Engineer, Bluefin Analytics, Jan 2019 - Present',
      'work: Built a data platform',
      'skills: …Java, SQL',
      'work: Tester, Northwind, Jan 2016 - Dec 2018',
      'work: Tested it',
      'skills: …Jira',
      'work: Went on testing',
    ],
  },
  {
    guarantee: 'below a heading "Profile" heads a summary, however short the document is',
    text: `EXPERIENCE
Engineer, Bluefin Analytics

PROFILE
Builder of kilns`,
    sections: [
      '#section work: EXPERIENCE',
      'work: Engineer, Bluefin Analytics',
      '#section summary: PROFILE',
      'summary: Builder of kilns',
    ],
  },
  {
    guarantee: 'a label in capitals opens a section for the lines after it too',
    text: `SKILLS: Java, SQL
Spring Boot`,
    sections: ['skills: …Java, SQL', 'skills: Spring Boot'],
  },
  {
    guarantee: 'capitals in the margin are a heading, made of several words or not',
    text: `RELEVANT WORK EXPERIENCE          Northwind
Buyer`,
    sections: ['work: …Northwind', 'work: Buyer'],
  },
  {
    guarantee: 'the title of the document and headings inside an entry open no section',
    text: `CURRICULUM VITAE

WORK EXPERIENCE
Engineer, Bluefin Analytics
Responsibilities:
Wrote code`,
    sections: [
      '#document top: CURRICULUM VITAE',
      '#section work: WORK EXPERIENCE',
      'work: Engineer, Bluefin Analytics',
      '#sub work: Responsibilities:',
      'work: Wrote code',
    ],
  },
  {
    guarantee: 'a sentence made of heading words is no heading',
    text: `EXPERIENCE
Responsible for the education of new employees
experience with skills`,
    sections: [
      '#section work: EXPERIENCE',
      'work: Responsible for the education of new employees',
      'work: experience with skills',
    ],
  },
  {
    guarantee: 'marks around a heading do not hide it',
    text: `== Education ==
University of Leeds

--- SKILLS ---
Java`,
    sections: [
      '#section education: == Education ==',
      'education: University of Leeds',
      '#section skills: --- SKILLS ---',
      'skills: Java',
    ],
  },
]

/** Lines in a row; those marked by "!" are set like headings. */
const setLines = (rows: string[]): Line[] =>
  linesOf(rows.map((row) => row.replace(/^!/, '')).join('\n')).map((line, at) => ({
    ...line,
    gapBefore: 0,
    ...(rows[at]?.startsWith('!') ? { bold: true, size: 1.2 } : {}),
  }))

const LOOKS: { guarantee: string; rows: string[]; sections: string[] }[] = [
  {
    guarantee: 'an unknown heading ends a section of plain text',
    rows: ['!Summary', 'Calm and quick', '!Hobbies', 'Chess', '!Voyages', 'Round the island'],
    sections: [
      '#section summary: Summary',
      'summary: Calm and quick',
      '#section interests: Hobbies',
      'interests: Chess',
      'unknown: Voyages',
      'unknown: Round the island',
    ],
  },
  {
    guarantee: 'where entries have heads of their own, it does not',
    rows: ['!Summary', 'Calm and quick', '!Work History', '!Northwind', 'Buyer'],
    sections: [
      '#section summary: Summary',
      'summary: Calm and quick',
      '#section work: Work History',
      'work: Northwind',
      'work: Buyer',
    ],
  },
  {
    guarantee: 'a line that is set like text ends nothing',
    rows: ['!Summary', 'Calm and quick', '!Hobbies', 'Chess', 'Voyages', 'Round the island'],
    sections: [
      '#section summary: Summary',
      'summary: Calm and quick',
      '#section interests: Hobbies',
      'interests: Chess',
      'interests: Voyages',
      'interests: Round the island',
    ],
  },
  {
    guarantee: 'an unknown subject before a known noun heads its section when it is set so',
    rows: ['!CIVIL ENGINEERING EXPERIENCE', 'Northwind', 'Civil engineering experience', 'Leeds'],
    sections: [
      '#section work: CIVIL ENGINEERING EXPERIENCE',
      'work: Northwind',
      'work: Civil engineering experience',
      'work: Leeds',
    ],
  },
  {
    guarantee: 'a count of years before that noun heads nothing',
    rows: ['!10 YEARS OF HARBOUR EXPERIENCE', 'Northwind'],
    sections: ['top: 10 YEARS OF HARBOUR EXPERIENCE', 'top: Northwind'],
  },
  {
    guarantee: 'the second line of an open bracket heads nothing',
    rows: ['!Work History', 'Trainee (Placement and', '!Projects)'],
    sections: ['#section work: Work History', 'work: Trainee (Placement and', 'work: Projects)'],
  },
]

describe('assignSections', () => {
  it.each(LOOKS)('$guarantee', ({ rows, sections }) => {
    expect(show(setLines(rows))).toEqual(sections)
  })

  it.each(CASES)('$guarantee', ({ text, sections }) => {
    expect(show(linesOf(text))).toEqual(sections)
  })

  it('counts the lines since the heading', () => {
    const sectioned = assignSections(linesOf('EDUCATION\nUniversity of Leeds\nBA History'))
    expect(sectioned.map(({ distance }) => distance)).toEqual([0, 1, 2])
  })

  it('an everyday word heads a section only when it looks like a heading', () => {
    const [plain] = linesOf('Technology')
    if (!plain) throw new Error('no line')
    expect(assignSections([{ ...plain, gapBefore: 0 }])[0]?.heading).toBeNull()
    const loud = { ...plain, gapBefore: 0, bold: true, size: 1.4 }
    expect(assignSections([loud])[0]?.heading).toBe('section')
  })

  it('gives every line back, in order, and none for none', () => {
    const lines = linesOf(CASES.map(({ text }) => text).join('\n\n'))
    expect(assignSections(lines).map(({ line }) => line)).toEqual(lines)
    expect(assignSections([])).toEqual([])
  })
})

describe('headingLooks', () => {
  it('each sign of a heading adds, a bullet takes away', () => {
    const [line] = linesOf('Technology')
    if (!line) throw new Error('no line')
    const plain = { ...line, gapBefore: 0 }
    const signs: Partial<Line>[] = [
      { heading: 2 },
      { caps: true },
      { bold: true },
      { size: 1.2 },
      { colored: true },
      { gapBefore: 1 },
      { text: 'Technology:' },
    ]
    expect(headingLooks(plain)).toBe(0)
    for (const sign of signs) expect(headingLooks({ ...plain, ...sign })).toBeGreaterThan(0)
    expect(headingLooks({ ...plain, bullet: true })).toBeLessThan(0)
  })
})
