import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/support/sectioned-lines.js'
import { findName } from './find-name.js'

const REST = '\n\nEDUCATION\nB.A. History, 2015'

const NAMES: [guarantee: string, text: string, name: string | undefined][] = [
  ['capitals become normal case', 'MARIA LOPEZ\nEngineer', 'Maria Lopez'],
  ['titles and degrees are left out', 'Dr. Maria Lopez, PhD\nEngineer', 'Maria Lopez'],
  [
    'a whole document on one line begins with it',
    `Resume – Maria Quorvend Registered Nurse Leeds 07700 900123 ${'cared for a ward of twelve patients, '.repeat(4)}`,
    'Maria Quorvend',
  ],
  [
    'a post that opens a line as long is none',
    `Warehouse Operative wanted for nights in Leeds ${'to care for the stock of twelve shops, '.repeat(4)}`,
    undefined,
  ],
  [
    'a label says which line it is',
    'RESUME\nName : - MARIA LOPEZ\nDate of birth: 1990',
    'Maria Lopez',
  ],
  [
    'a nickname between two names belongs to the name',
    'Dr. Edwina "Eddie" Torvend-Moss, MBA\nmaya@example.com',
    'Edwina "Eddie" Torvend-Moss',
  ],
  [
    'a given name behind a comma belongs to the name before it',
    'CHAN TAI MAN, PETER',
    'Chan Tai Man, Peter',
  ],
  ['a family name in capitals before a comma comes last', 'TORVEND, Maria', 'Maria Torvend'],
  ['stars around it are no part', '*** MARIA LOPEZ-TORVEND, M.Ed. ***', 'Maria Lopez-Torvend'],
  [
    'dashes part it from the rest of its line',
    'Maria van der Torvend -- Engineer -- Leeds (UK)\n+44 20 7946 0000',
    'Maria van der Torvend',
  ],
  [
    'a mail address may be on its line',
    'Maria Torvend - Analyst - Leeds - maria.torvend@example.com',
    'Maria Torvend',
  ],
  [
    'a town may stand behind it',
    'Maria Torvend El Paso, TX 79999 · (915) 555-0100',
    'Maria Torvend',
  ],
  ['who says "I’m …" tells it', "Hello, I'm Maria Torvend (they/them)\nDesigner", 'Maria Torvend'],
  ['letters that are spaced out make a name', '   M A R I A   L O P E Z', 'Maria Lopez'],
  [
    'titles in brackets come off',
    'CURRICULUM VITAE OF ENGR. (MRS.) MARIA TORVEND LOPEZ, MNSE',
    'Maria Torvend Lopez',
  ],
  [
    'a form may state its parts',
    'BIO-DATA\nSurname: LOPEZ-TORVEND\nOther Names: Maria Ada\nSex: Female',
    'Maria Ada Lopez-Torvend',
  ],
  ['halves on two lines make one', 'MARIA\nLOPEZ\nmaria@example.com', 'Maria Lopez'],
  ['a label above is no half of it', 'Github\nMaria Lopez\nmaria@example.com', 'Maria Lopez'],
  ['a title below is no half of it', 'Maria Lopez\nEngineer', 'Maria Lopez'],
  [
    'a label in a stack above its value says which it is',
    'RESUME\nName\nAge\n: MARIA LOPEZ\n: 31',
    'Maria Lopez',
  ],
  ['the name of the document behind it is no part', 'MARIA LOPEZ RESUME', 'Maria Lopez'],
  ['a misspelt name of the document is none', 'Curiculum Vitae\n+44 20 7946 0000', undefined],
  [
    'unknown words over ways to reach a person are one',
    'Velthrambai Ratvessingen\nLakeside\n+44 20 7946 0000',
    'Velthrambai Ratvessingen',
  ],
  [
    'a name may stand below the title of a paper',
    '履歴書\n山田 太郎\nyamada@example.com',
    '山田 太郎',
  ],
  ['below a title in another script too', '이력서\n김민준\nminjun@example.com', '김민준'],
  ['or behind a label', 'CURRICULUM VITAE\n氏名：山田 太郎\nyamada@example.com', '山田 太郎'],
  ['a job title is no name', 'PROJECT MANAGER\nSales Department', undefined],
  [
    'a title with a dot is left out',
    'Lic. Rodrigo Ibarra Torres\n+52 81 5555 0172',
    'Rodrigo Ibarra Torres',
  ],
  [
    'letters of a register are left out',
    'Shawna Clarke RSW, BSW\nshawna@example.com',
    'Shawna Clarke',
  ],
  ['a family name like a degree stays', 'Jack Ma\njack@example.com', 'Jack Ma'],
  [
    'the name stands behind the title of the document',
    'CURRICULUM VITAE — Ana Maria Lopez\nana@example.com',
    'Ana Maria Lopez',
  ],
  ['a register behind it is no part, in capitals too', 'MARIA LOPEZ RN, BSN', 'Maria Lopez'],
  ['a town below is no half of it', 'Maria Lopez\nMunich', 'Maria Lopez'],
  ['a town called like a family is no half either', 'Maria Lopez\nLeeds', 'Maria Lopez'],
  ['a family called like a town is a half', 'MARIA\nTOLEDO', 'Maria Toledo'],
  ['the family name may come first, with a comma', 'Lopez, Maria', 'Maria Lopez'],
  ['a town and its country are no family name and given name', 'Leeds, England', undefined],
  ['a picture before it is no part', '😀 Maria Lopez', 'Maria Lopez'],
  [
    'the name of a father is not the candidate’s',
    "Full Name     BISHNU SHRESTHA\nNationality     Nepali\nFather's name     Kancha Bahadur Shrestha",
    'Bishnu Shrestha',
  ],
  [
    'a nickname and a number in capitals',
    'ROSALIND "ROZ" TEMBOURY III',
    'Rosalind "Roz" Temboury III',
  ],
]

describe('findName', () => {
  it.each(NAMES)('%s', (_, text, name) => {
    expect(findName(linesOf(text + REST), '', () => false)?.value).toBe(name)
  })

  it.each([
    ['two lines in one large type are one name', 'MARIA\nLOPEZ RUIZ', 'Maria Lopez Ruiz'],
    ['a monogram is no part of the name', 'MARIA LOPEZ\nML', 'Maria Lopez'],
  ])('%s', (_, head, name) => {
    const lines = linesOf(head + REST)
    for (const { line } of lines.slice(0, 2)) line.size = 2.5
    expect(findName(lines, '', () => false)?.value).toBe(name)
  })
})
