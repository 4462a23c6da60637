import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/support/sectioned-lines.js'
import { readTowns } from './find-location.js'

const townsIn = (text: string): string[] => {
  const lines = linesOf(`Maya Torvend\n${text}`)
  return readTowns(lines, 0).readings.map(({ place }) => place.city)
}

describe('the towns that a résumé may mean', () => {
  it('a town that no gazetteer knows is one in the contact section, before the name it lies in', () => {
    const contact = 'Engineer\n\nCONTACT\n+63 917 555 0123\nmaya@example.com\nTestville, Sampleton'
    expect(townsIn(contact)).toContain('Testville')
  })

  it('an address goes on after a comma, whatever section its lines fall into', () => {
    const head = 'OBJECTIVE\n2nd Street,\nTestgudi,\nMadurai - 625001\nMobile: +91 98765 43210'
    expect(townsIn(head)).toContain('Testgudi')
  })

  it('a house in a street is an address, though its label is lines away among other labels', () => {
    const labels = 'PERSONAL PROFILE\nGender\nDate of Birth\nAddress\nMother Tongue'
    const values = 'LANGUAGES KNOWN\nFemale\n05-11-1990\n7, Sample Koil Street, Karaikudi.\nTamil'
    expect(townsIn(`${labels}\n\n${values}`)).toContain('Karaikudi')
  })

  it('a label behind a name is no part of it', () => {
    const towns = townsIn(
      'Address: 5 Example Lane, Testudi Tk, Sampleganj Dist, 625001\n+91 98765 43210',
    )
    expect(towns).toEqual(expect.arrayContaining(['Testudi', 'Sampleganj']))
  })

  it('labels of other fields, dates, nationalities and everyday words are none', () => {
    const form =
      'PERSONAL DETAILS\nAddress:\nDate of Birth\nMarch 3, 1990\nMale\nIndian\nMarital Status'
    expect(townsIn(`${form}\nmaya@example.com`)).toEqual([])
  })
})
