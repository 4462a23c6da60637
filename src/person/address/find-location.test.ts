import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/support/sectioned-lines.js'
import { findHome } from './find-location.js'

const REST = '\n\nEDUCATION\nB.A. History, 2015'

const ADDRESSES: [guarantee: string, text: string, location: string][] = [
  [
    'the code of a state behind its town is no city, although a city is called so too',
    `Maya Torvend\n12 Sample Road, Lot 3 • Lafayette, LA 70508${REST}`,
    'Lafayette, Louisiana, United States',
  ],
  [
    'an address over several lines under its label is read as one',
    `Maya Torvend\n\nAddress:\n12 Lake View Road\nKoregaon Park\nPune - 411001\nMaharashtra, India${REST}`,
    'Pune, Maharashtra, India',
  ],
  [
    'where one lives now comes before where one is from',
    `Maya Torvend\nPresent Address: Flat 3, Sector 21, Gurgaon, Haryana${REST}\n\nPERSONAL DETAILS\nPermanent Address: Vill. Testpur, Dist. Deoria, Uttar Pradesh`,
    'Gurgaon, Haryana, India',
  ],
  [
    'the town is named rather than its district',
    `Maya Torvend\nVill-Makli, Palampur, Kangra - 176076, H.P, India${REST}`,
    'Palampur, Himachal Pradesh, India',
  ],
  [
    'the city is named rather than its suburb',
    `Maya Torvend\nNo. 4, Second Street, Nanganallur, Chennai - 600061${REST}`,
    'Chennai, Tamil Nadu, India',
  ],
  [
    'a town and its postal code are no label and content, whatever marks part them',
    `Maya Torvend\nHouse No. 12 Street No. 4\nLotus Vihar\nPatna :- 800001${REST}`,
    'Patna, Bihar, India',
  ],
  [
    'a town and its postal code are no label and content, even if the country follows',
    `Maya Torvend\n12, Example House\nNagpur: 440 001, India${REST}`,
    'Nagpur, Maharashtra, India',
  ],
  [
    'a town beside the own mail address counts on every page, and names of links behind it do not',
    `Maya Torvend\nmaya@example.com\n\nEXPERIENCE\nClerk, Sample Works, 2015 - 2019\nKept the books\nmaya@example.com - (303) 555-0133 - DENVER, CO - LINKEDIN - GITHUB${REST}`,
    'Denver, Colorado, United States',
  ],
  [
    'the rest of the label "Email Id" is no state of Idaho',
    `Maya Torvend\nHouse no. 5 Sample Street\nSamplabad New Delhi 110001\nEmail Id: maya@example.com${REST}`,
    'New Delhi, Delhi, India',
  ],
  [
    'an address may end on a line with the mail address',
    `Maya Torvend\n7/3, Lotus Enclave, Rosewood Garden,\nNew Delhi, maya@example.com,${REST}`,
    'New Delhi, Delhi, India',
  ],
  [
    'a town keeps the spelling of the document',
    `Maya Torvend\nAddress: 5 MG Road, Cochin, Kerala, India${REST}`,
    'Cochin, Kerala, India',
  ],
  [
    'a town that no gazetteer knows is the last plain name of the address',
    `Maya Torvend\n\nPresent Address:\nExample House\nExampur P.O\nTestuzha, PIN: 685583\n\nPERSONAL DETAILS\nNationality: Indian`,
    'Testuzha, India',
  ],
  [
    'a country that stands alone below the name is where one lives',
    `Maya Torvend\nNorway | maya@example.com${REST}`,
    'Norway',
  ],
]

describe('findHome', () => {
  it.each(ADDRESSES)('%s', (_, text, location) => {
    expect(findHome(linesOf(text), 0).location?.value).toBe(location)
  })

  it('a document without a place has no location', () => {
    expect(findHome(linesOf('Maya Torvend\nEngineer'), 0).location).toBeNull()
  })

  it.each([
    ['the dialling code', `Maya Torvend\n+49 30 901820\nmaya@example.com${REST}`, 'DE'],
    ['a nationality', `Maya Torvend\nNationality: Indian${REST}`, 'IN'],
    ['a school', 'Maya Torvend\n\nEDUCATION\nUniversity of Leeds, Leeds', 'GB'],
    ['a post', 'Maya Torvend\n\nEXPERIENCE\nClerk, Acme, Oslo, Norway, 2015 - 2019', 'NO'],
  ])('%s suggests a country, but states no home', (_, text, country) => {
    expect(findHome(linesOf(text), 0)).toEqual({ location: null, country })
  })

  it('a name that is a country is a name', () => {
    for (const name of ['Jordan Torvend', 'Jordan', 'Georgia Torvend'])
      expect(findHome(linesOf(`${name}\nmaya@example.com${REST}`), 0)).toEqual({
        location: null,
        country: '',
      })
  })

  it('every location points at the lines that it was read from', () => {
    const found = findHome(
      linesOf(`Maya Torvend\nAddress: 5 MG Road, Pune, India${REST}`),
      0,
    ).location
    expect(found?.spans[0]?.line).toBe(1)
    expect(found?.confidence).toBeGreaterThan(0.3)
  })
})
