import { expect, it } from 'vitest'
import { readText } from '../documents/read-text.js'
import { layoutDocument } from '../layout/layout-document.js'
import { parseResume } from './parse-resume.js'

const educationOf = (line: string) =>
  parseResume(layoutDocument(readText(`Maya Quill\n\nEDUCATION\n\n${line}\n`)), {
    asOf: '2026-01-01',
    candidateId: 'cand_1',
  }).education

it('the diploma of a high school is a high school diploma', () => {
  expect(educationOf('Oakdale High School, Diploma, 2009')).toMatchObject([
    { institution: 'Oakdale High School', degree_level: 'high_school', end: '2009' },
  ])
})

it('a diploma of further studies stays one', () => {
  expect(educationOf('Diploma in Nursing, Fern College, 2009')).toMatchObject([
    { degree_level: 'diploma' },
  ])
})
