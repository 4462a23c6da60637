import { describe, expect, it } from 'vitest'
import { readText } from '../documents/read-text.js'
import { layoutDocument } from '../layout/layout-document.js'
import { assignSections, type SectionedLine } from '../resume/sections/assign-sections.js'
import { findHome } from './address/find-location.js'
import { findLinks } from './link/find-links.js'
import { tidyLink } from './link/tidy-link.js'
import { findEmail } from './mail/find-email.js'
import { findName } from './name/find-name.js'
import { findPhone } from './phone/find-phone.js'

const linesOf = (text: string): SectionedLine[] =>
  assignSections(layoutDocument(readText(text)).lines)
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

const PHONES: [text: string, country: string | undefined, value: string | undefined][] = [
  ['Phone: +1 (415) 555-0132', undefined, '+14155550132'],
  ['Mob: 98765 43210', 'IN', '+919876543210'],
  ['98765 43210', undefined, undefined],
  ['Tel.: +36/1/463-17-79', undefined, '+3614631779'],
  ['Mobile: +1-123-456-7890', undefined, '+11234567890'],
  ['06/2016 - 02/2020', 'DE', undefined],
  ['(402) 555-2003', undefined, '+14025552003'],
  ['Phone: +123-456-7890', undefined, '+1234567890'],
  ['Phone: +123-456-7890 98765 43210', undefined, undefined],
  ['Phone: +999 123 456 789', undefined, undefined],
  ['Address: P.O. Box 1184 – 10100, Nyeri\nCell phone: 0722 618 340', 'KE', '+254722618340'],
  ['P.O. Box 4471 – 00200 Nairobi\nCell: 0722 618 340', 'KE', '+254722618340'],
  ['+44 (0)7700 900655', 'GB', '+447700900655'],
  ['647-555-0139 | maya@example.org', 'IR', '+16475550139'],
]

describe('findPhone', () => {
  it.each(PHONES)('"%s" read in %s gives %s', (text, country, value) => {
    expect(findPhone(linesOf(text), country)?.value).toBe(value)
  })

  it('takes a number of an entry only if it stands alone, and no other is there', () => {
    const work = 'EXPERIENCE\nBaker, Halden Bakery, 2019 - 2021\n'
    const read = (text: string) => findPhone(linesOf(`Maya Torvend\n${text}`), undefined)?.value
    expect(read(`${work}+44 20 7946 0991\n- Baked`)).toBe('+442079460991')
    expect(read(`${work}- Answered +44 20 7946 0991 for orders`)).toBeUndefined()
    expect(read(`+44 20 7946 0000\n\n${work}+44 20 7946 0991`)).toBe('+442079460000')
    expect(read(`REFERENCES\nIda Holm\n+44 20 7946 0991`)).toBeUndefined()
  })
})

const EMAILS: [text: string, value: string | undefined][] = [
  ['E-mail: maya.torvend@example.com', 'maya.torvend@example.com'],
  ['maya.torvend @ example.com', 'maya.torvend@example.com'],
  ['mayatorvend@gmail.co m', 'mayatorvend@gmail.com'],
  ['MAYATORVEND 857@example.com', 'MAYATORVEND857@example.com'],
  ['Email: mayatorvend@exam\nple.com', 'mayatorvend@example.com'],
  ['no address here', undefined],
]

describe('findEmail', () => {
  it.each(EMAILS)('"%s" gives %s', (text, value) => {
    expect(findEmail(linesOf(text))?.value).toBe(value)
  })

  it('a referee’s address is not the candidate’s', () => {
    expect(findEmail(linesOf('Maya Torvend\n\nREFERENCES\nboss@example.com'))).toBeNull()
  })
})

const LINKS: [raw: string, value: string | undefined][] = [
  ['https://www.linkedin.com/in/maya-torvend/', 'linkedin.com/in/maya-torvend'],
  ['https://twitter.com/mayatorvend?lang=en', 'twitter.com/mayatorvend'],
  ['www.example.dev', 'example.dev'],
  ['mayatorvend.com', 'mayatorvend.com'],
  ['linkedin.com/in', undefined],
  ['H.No', undefined],
  ['B.Tech', undefined],
  ['asp.net', undefined],
  ['gmail.com', undefined],
]

describe('tidyLink', () => {
  it.each(LINKS)('"%s" gives %s', (raw, value) => {
    expect(tidyLink(raw)?.value).toBe(value)
  })
})

describe('findLinks', () => {
  it('profiles count anywhere, other sites only among the contact details', () => {
    const text = `Maya Torvend\nmayatorvend.com\n\nPROJECTS\ngithub.com/mayatorvend\nsee www.sitebuilder.com`
    expect(findLinks(linesOf(text), 'Maya Torvend').map(({ value }) => value)).toEqual([
      'https://mayatorvend.com',
      'https://github.com/mayatorvend',
    ])
  })

  it('repositories, papers, posts and what a template left are none', () => {
    const text = `Maya Torvend\nlinkedin.com/in/yourname\n\nPROJECTS\ngithub.com/mayatorvend/demo\nyoutube.com/watch?v=1\nlinkedin.com/posts/maya_x\nwww.linkedin.com/company/acme`
    expect(findLinks(linesOf(text), 'Maya Torvend')).toEqual([])
  })

  it('a printed scheme stays as printed', () => {
    const text = 'Maya Torvend\nhttp://www.linkedin.com/in/Maya-Torvend'
    expect(findLinks(linesOf(text), '').map(({ value }) => value)).toEqual([
      'http://www.linkedin.com/in/Maya-Torvend',
    ])
  })

  it.each([
    ['https://www.mañana.example.com', 'https://www.mañana.example.com'],
    ['https://müller.de/über-mich', 'https://müller.de/über-mich'],
    ['müller.de', 'https://müller.de'],
    ['https://пример.рф', 'https://пример.рф'],
    ['ïlinkedin.com/in/maya', 'https://linkedin.com/in/maya'],
    ['www.maya.dev', 'https://www.maya.dev'],
    ['https://GitHub.com/maya/', 'https://GitHub.com/maya/'],
    ['See https://maya.dev/.', 'https://maya.dev/'],
    ['https://github.com/maya?tab=repositories', 'https://github.com/maya?tab=repositories'],
    ['https://maya.dev?lang=en', 'https://maya.dev?lang=en'],
    ['Portfolio: https://maya.dev', 'https://maya.dev'],
  ])('"%s" is given whole, as printed: %s', (text, link) => {
    const found = findLinks(linesOf(`Maya Torvend\n${text}${REST}`), '')
    expect(found.map(({ value }) => value)).toEqual([link])
  })

  it.each([
    'https://doi.org/10.1000/xyz123',
    'https://arxiv.org/abs/2001.00001',
    'maya@\nexample.com',
  ])('"%s" is no link of the candidate', (text) => {
    expect(findLinks(linesOf(`Maya Torvend\n${text}${REST}`), '')).toEqual([])
  })

  it('a site below a whole mail address is no part of that', () => {
    const text = 'Maya Torvend\nmaya@example.com\nmayatorvend.com'
    expect(findLinks(linesOf(text), '').map(({ value }) => value)).toEqual([
      'https://mayatorvend.com',
    ])
  })

  it('a site behind a label inside an entry is not the candidate’s', () => {
    const text = 'Maya Torvend\n\nEXPERIENCE\nClerk, 2019\nPortfolio: https://shop.dev\nSold hats'
    expect(findLinks(linesOf(text), '')).toEqual([])
  })

  it('a link cut at the line’s end is joined', () => {
    const text = 'Maya Torvend\nlinkedin.com/in/\nmaya-torvend-12'
    expect(findLinks(linesOf(text), 'Maya Torvend').map(({ value }) => value)).toEqual([
      'https://linkedin.com/in/maya-torvend-12',
    ])
  })
})

const NAMES: [guarantee: string, text: string, name: string | undefined][] = [
  ['capitals become normal case', 'MARIA LOPEZ\nEngineer', 'Maria Lopez'],
  ['titles and degrees are left out', 'Dr. Maria Lopez, PhD\nEngineer', 'Maria Lopez'],
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
