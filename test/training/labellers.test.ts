import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LabelledDocument } from '../../eval/train/documents.js'
import type { Gold } from '../../eval/train/gold.js'
import { type LearnOptions, prepare, teachAll } from '../../eval/train/learn.js'
import { readModels, writeModels } from '../../eval/train/model-files.js'
import { sourcesOf } from '../../eval/train/sources.js'
import { typeset } from '../../eval/train/typeset/typeset.js'
import { readText } from '../../src/documents/read-text.js'
import { layoutDocument } from '../../src/layout/layout-document.js'
import { openModels, type ResumeModels } from '../../src/resume/labels/models.js'
import { readResume } from '../../src/resume/read-resume.js'

const NET = {
  epochs: 40,
  rate: 0.01,
  width: 8,
  layers: 2,
  minCount: 1,
  dropout: 0,
  blanked: 0,
  members: 2,
}
const OPTIONS: LearnOptions = {
  train: { lines: NET, work: NET, education: NET },
  copies: { lines: 1, work: 1, education: 1 },
}

interface Position {
  title: string
  employer: string
  start: string
  end: string
}

interface Person {
  name: string
  positions: Position[]
  school: string
  degree: string
  year: string
}

/** Three made-up people, whose résumés all have the same layout. */
const PEOPLE: Person[] = [
  {
    name: 'Ada Marlow',
    positions: [
      { title: 'Quarry Foreman', employer: 'Stonewick Ltd', start: '2015', end: '2018' },
      { title: 'Quarry Hand', employer: 'Pebble and Sons', start: '2011', end: '2014' },
    ],
    school: 'Moss University',
    degree: 'B.Sc.',
    year: '2010',
  },
  {
    name: 'Ben Okafor',
    positions: [
      { title: 'Baker', employer: 'Crumb House', start: '2017', end: '2019' },
      { title: 'Pastry Cook', employer: 'Hotel Larch', start: '2012', end: '2016' },
    ],
    school: 'Fenland College',
    degree: 'Diploma',
    year: '2011',
  },
  {
    name: 'Cleo Varga',
    positions: [
      { title: 'Signal Engineer', employer: 'Northline Rail', start: '2014', end: '2020' },
      { title: 'Apprentice Fitter', employer: 'Kestrel Works', start: '2009', end: '2013' },
    ],
    school: 'Harbour Technical University',
    degree: 'M.Sc.',
    year: '2008',
  },
]

const textOf = ({ name, positions, school, degree, year }: Person): string =>
  [
    name,
    '',
    'EXPERIENCE',
    ...positions.flatMap(({ title, employer, start, end }) => [
      '',
      `${title}, ${employer}    ${start} - ${end}`,
      '- Kept the daily records in good order.',
      '- Trained two new colleagues.',
    ]),
    '',
    'EDUCATION',
    '',
    `${degree}, ${school}    ${year}`,
  ].join('\n')

const documentOf = (person: Person): LabelledDocument => ({
  form: 'text',
  document: layoutDocument(readText(textOf(person))),
  gold: {
    id: person.name,
    layout: 'one_column',
    language: 'en',
    contact: { name: person.name },
    work_history: person.positions,
    education: [
      { institution: person.school, degree: person.degree, degree_level: null, end: person.year },
    ],
    skills: [],
    certifications: [],
    languages: [],
  } satisfies Gold,
})

describe('labellers trained on three made-up résumés', () => {
  const folder = mkdtempSync(join(tmpdir(), 'labellers-'))
  let models: ResumeModels

  beforeAll(() => {
    const stored = teachAll(prepare(sourcesOf(PEOPLE.map(documentOf), OPTIONS)), OPTIONS)
    writeModels(folder, stored, { text: PEOPLE.length })
    models = openModels(readModels(folder))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(PEOPLE)('read the positions of $name after a way over files', (person) => {
    const { work } = readResume(documentOf(person).document, models)
    const read = work.map(({ title, employer }) => [title?.value, employer?.value])
    expect(read).toEqual(person.positions.map(({ title, employer }) => [title, employer]))
  })

  it('read a fourth résumé that is set like them', () => {
    const unseen: Person = {
      name: 'Dov Lindqvist',
      positions: [
        { title: 'Site Manager', employer: 'Gravel and Co', start: '2016', end: '2021' },
        { title: 'Surveyor', employer: 'Landmark Ltd', start: '2010', end: '2015' },
      ],
      school: 'Moss University',
      degree: 'B.Sc.',
      year: '2009',
    }
    const { work, education } = readResume(documentOf(unseen).document, models)
    expect(work.map(({ title }) => title?.value)).toEqual(['Site Manager', 'Surveyor'])
    expect(education.map(({ institution }) => institution?.value)).toEqual(['Moss University'])
  })

  it('come out the same from the same documents', () => {
    const [one, other] = [1, 2].map(() =>
      JSON.stringify(teachAll(prepare(sourcesOf(PEOPLE.map(documentOf), OPTIONS)), OPTIONS)),
    )
    expect(one).toBe(other)
  })
})

describe('a résumé that is set anew', () => {
  const [person] = PEOPLE as [Person]
  const copies = (form: 'pdf' | 'text') =>
    Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => typeset(documentOf(person), form, seed)))

  it.each(['pdf', 'text'] as const)('holds what its gold says, as %s', async (form) => {
    for (const copy of await copies(form)) {
      const text =
        copy?.document.lines
          .map((line) => line.text)
          .join(' ')
          .toLowerCase() ?? ''
      expect(copy?.gold.work_history).toHaveLength(person.positions.length)
      for (const { employer, title } of copy?.gold.work_history ?? [])
        for (const value of [employer, title])
          if (value) expect(text).toContain(value.toLowerCase())
    }
  })

  it('is the same for the same seed, and otherwise not', async () => {
    const texts = (await copies('text')).map((copy) => JSON.stringify(copy))
    expect((await copies('text')).map((copy) => JSON.stringify(copy))).toEqual(texts)
    expect(new Set(texts).size).toBe(texts.length)
  })
})
