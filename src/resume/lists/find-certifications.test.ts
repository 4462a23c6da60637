import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/support/sectioned-lines.js'
import { findCertifications } from './find-certifications.js'

const found = (text: string): string[] =>
  findCertifications(linesOf(text)).map(({ name, issuer, year }) =>
    [name, issuer, year ?? ''].join(' | '),
  )

describe('findCertifications', () => {
  it.each([
    ['initials behind a comma', 'Kiln Inspector, QXKW, 2021', 'Kiln Inspector | QXKW | 2021'],
    ['a site in brackets', 'Glaze Owner I (glaze.org), 2018', 'Glaze Owner I | glaze.org | 2018'],
    ['initials in brackets', 'Kiln Inspector (QXKW), 2021', 'Kiln Inspector | QXKW | 2021'],
  ])('%s tell the issuer', (_, line, item) => {
    expect(found(`CERTIFICATIONS\n${line}`)).toEqual([item])
  })

  it('the short form of a name in brackets stays in the name', () => {
    expect(found('CERTIFICATIONS\nSafe Firing of Large Kilns (SFLK), 2020')).toEqual([
      'Safe Firing of Large Kilns (SFLK) |  | 2020',
    ])
  })

  it('how a certificate stands, and its number, are no part of its name', () => {
    expect(
      found(
        'CERTIFICATIONS\nKiln Inspector, valid till 2027\nGlaze Tester (K.004711), 2016\nKiln Fitter, exp. 2028',
      ),
    ).toEqual(['Kiln Inspector |  | 2027', 'Glaze Tester |  | 2016', 'Kiln Fitter |  | 2028'])
  })

  it.each([
    'Kiln Inspector + Certificate Number - EX00000',
    'Kiln Inspector | Credential ID EX-00000',
    'Kiln Inspector (Licence No. 00000)',
  ])('nor is a number behind its label: %s', (line) => {
    expect(found(`CERTIFICATIONS\n${line}`)).toEqual(['Kiln Inspector |  | '])
  })

  it('names between commas that each say what they are stand alone, small words or not', () => {
    expect(
      found('CERTIFICATIONS\nMixing and Pouring of Glazes Certificate, Kiln Operator Licence'),
    ).toEqual(['Mixing and Pouring of Glazes Certificate |  | ', 'Kiln Operator Licence |  | '])
  })

  it.each(['Basic Education Certificate Examination', 'Kenya Certificate of Primary Education'])(
    'the exam that ends a school is schooling: %s',
    (line) => {
      expect(found(`EDUCATION\n${line}`)).toEqual([])
    },
  )

  it('a place on a line of its own is no certificate', () => {
    expect(found('CERTIFICATIONS\nKiln Inspector\nHarrisburg, Pennsylvania')).toEqual([
      'Kiln Inspector |  | ',
    ])
  })

  it('short names between commas are a certificate each, and share the date', () => {
    expect(found('CERTIFICATIONS\nWorking at heights, Confined space, Gas testing: 2023')).toEqual([
      'Working at heights |  | 2023',
      'Confined space |  | 2023',
      'Gas testing |  | 2023',
    ])
  })

  it('a title that lists its subjects is one certificate', () => {
    const title = 'Mixing and Pouring, Drying and Firing, Glazing'
    expect(found(`CERTIFICATIONS\n${title}`)).toEqual([`${title} |  | `])
  })

  it.each([
    ['CPR, American Red Cross, 2023', 'CPR | American Red Cross | 2023'],
    ['• CPR (American Red Cross), 2023', 'CPR | American Red Cross | 2023'],
    ['CPR', 'CPR |  | '],
    ['CISSP, ISC2, 2020', 'CISSP | ISC2 | 2020'],
    [
      'PMP | Project Management Institute | May 2019 - May 2022',
      'PMP | Project Management Institute | 2019',
    ],
  ])('short letters are a name like any other: %s', (line, item) => {
    expect(found(`CERTIFICATIONS\n${line}`)).toEqual([item])
  })

  it('two known licences on one line are a certificate each', () => {
    expect(found('CERTIFICATIONS\nPMP, CISSP')).toEqual(['PMP |  | ', 'CISSP |  | '])
  })

  it('a line with its date is complete, and so is the name of a licence, however long the line', () => {
    const long = 'Keeper of Kilns and Glazes for Large and Small Studios, Society of Kiln Engineers'
    expect(found(`CERTIFICATIONS\n${long}, 2021\nKQX`)).toHaveLength(2)
    expect(found(`CERTIFICATIONS\n${long}\nCKA`)).toHaveLength(2)
  })

  it('a long line does not swallow the next certificate', () => {
    const [first, second] = [
      'Ohio kiln licence for large studios, glaze and open fire endorsements',
      'Basic Rescue for Studio Helpers, QXKW, 2023',
    ]
    expect(found(`CERTIFICATIONS\n${first}\n${second}`)).toHaveLength(2)
  })

  it('who belongs to a professional body holds its title', () => {
    expect(found('MEMBERSHIPS\nFellow, Society of Kiln Engineers, 2014')).toEqual([
      'Fellow, Society of Kiln Engineers | Society of Kiln Engineers | 2014',
    ])
    expect(found('ACTIVITIES\nMember, Society of Kiln Friends')).toEqual([])
  })

  it('the holders of a licence are no licence, and its short form is no second one', () => {
    expect(found('SUMMARY\nTrained chartered accountants')).toEqual([])
    expect(found('SUMMARY\nProject Management Professional (PMP)')).toHaveLength(1)
  })

  it('the title of an internship is no licence', () => {
    expect(found('SUMMARY\nEngineering Intern')).toEqual([])
  })
})
