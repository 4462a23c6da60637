// Runs of text that the look-ups would try from every place if they were not bounded.
import { costCase, runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { degreeLikelihood } from './degrees/degree-likelihood.js'
import { readDegree } from './degrees/read-degree.js'
import { employerLikelihood } from './employers/employer-likelihood.js'
import { normalizeEmployer } from './employers/normalize-employer.js'
import { fieldLikelihood } from './fields/field-likelihood.js'
import { normalizeField } from './fields/normalize-field.js'
import { findInstitution } from './institutions/find-institution.js'
import { institutionLikelihood } from './institutions/institution-likelihood.js'
import { normalizeInstitution } from './institutions/normalize-institution.js'
import { nameLikelihood } from './names/name-likelihood.js'
import { findPlaces } from './places/find-places.js'
import { readPlace } from './places/read-place.js'
import { findSkills, normalizeSkill, splitSkillList } from './skills/skills.js'
import { normalizeTitle } from './titles/normalize-title.js'
import { titleLikelihood } from './titles/title-likelihood.js'

/** No name is longer; a text with names may be as long as a document. */
const NAME_CHARS = 100_000
const TEXT_CHARS = 400_000

/** Asks every question about a text, one after the other. */
const all =
  (...questions: ((text: string) => unknown)[]) =>
  (text: string): void => {
    for (const ask of questions) ask(text)
  }

const employer = all(normalizeEmployer, employerLikelihood)
const institution = all(normalizeInstitution, findInstitution, institutionLikelihood)
const skills = all(
  ...(['list', 'prose', 'heading'] as const).map(
    (kind) => (text: string) => findSkills(text, { kind }),
  ),
)

export const costs: CostCase[] = [
  ...runsOf('an employer', NAME_CHARS, ['(', 'a ', ' ', 'S.', 'A', 'Ltd '], employer),
  ...['Ltd ', '(', 'formerly '].map((piece) =>
    costCase({
      name: `an employer and a run of ${JSON.stringify(piece)}`,
      size: NAME_CHARS,
      make: (size) => 'Acme '.padEnd(size, piece),
      work: employer,
    }),
  ),
  costCase({
    name: 'an employer of capitals before a mark',
    size: NAME_CHARS,
    make: (size) => `${'A'.repeat(size)}!`,
    work: employer,
  }),
  ...runsOf(
    'an institution',
    NAME_CHARS,
    ['University of ', 'College, ', ' ', '(', 'A.'],
    institution,
  ),
  ...runsOf(
    'a title',
    NAME_CHARS,
    [
      ...['(', '()', 'Assistant ', 'Senior ', 'a - ', '/', 'Head of ', 'Cook, ', 'm/w/d', ' ', 'x'],
      ...['é', '🦄'],
    ],
    all(normalizeTitle, titleLikelihood),
  ),
  ...runsOf(
    'a degree',
    NAME_CHARS,
    ['B.', 'B.Tech ', 'a ', '(', 'B.Tech in Physics, ', ', Physics'],
    all(readDegree, degreeLikelihood),
  ),
  ...runsOf(
    'a field of study',
    NAME_CHARS,
    ['Physics, ', '(', ' ', 'and '],
    all(normalizeField, fieldLikelihood),
  ),
  ...runsOf('a person’s name', NAME_CHARS, ['a', 'Maria ', 'A.', '-'], nameLikelihood),
  ...runsOf('a place', NAME_CHARS, [',', 'Berlin ', ' ', ' - ', '1'], readPlace),
  ...runsOf(
    'places in a text',
    TEXT_CHARS,
    ['Berlin; ', 'in New ', ', ', 'Aq', 'Aq ', "A'", '-A'],
    findPlaces,
  ),
  ...runsOf('a skill’s name', TEXT_CHARS, ['python ', 'c++', 'amazon web '], normalizeSkill),
  ...runsOf(
    'skills in a text',
    TEXT_CHARS,
    ['python ', 'amazon web ', 'a', ',;/', 'c++#.-'],
    skills,
  ),
  ...runsOf(
    'a list of skills',
    TEXT_CHARS / 2,
    ['(', ', ', ' - ', '/a', 'a (b) ', 'x: ', '\n'],
    splitSkillList,
  ),
]
