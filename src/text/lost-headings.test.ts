// A résumé that a form made one line gets the breaks back that its headings, dates and bullets tell.
import { expect, test } from 'vitest'
import { withLostHeadings } from './lost-headings.js'

const RESUME =
  'Ada Sample 7 Mill Lane Leeds ada@example.com 07700 900123 PROFILE Reliable driver with a clean licence. EMPLOYMENT HISTORY Van Driver Acme Foods, Leeds October 2020 – Present Deliveries in the north, stock count on Fridays. Porter The Old Crown, York 2015 – 2016 Washing up, deep clean. EDUCATION Level 2 Diploma in Warehousing, Crystal Hill College 2015 GCSEs in English and Maths, Harrow Lane School 2013 LICENCES RTITB Counterbalance and reach KEY SKILLS RF scanning, manual handling, driving in London and in 2019 Dublin'

test('a line without breaks is broken where its parts begin', () => {
  expect(withLostHeadings(RESUME).split('\n')).toEqual([
    'Ada Sample 7 Mill Lane Leeds',
    'ada@example.com',
    '07700 900123',
    'PROFILE',
    'Reliable driver with a clean licence.',
    'EMPLOYMENT HISTORY',
    'Van Driver Acme Foods, Leeds October 2020 – Present',
    'Deliveries in the north, stock count on Fridays.',
    'Porter The Old Crown, York 2015 – 2016',
    'Washing up, deep clean.',
    'EDUCATION',
    'Level 2 Diploma in Warehousing, Crystal Hill College 2015',
    'GCSEs in English and Maths, Harrow Lane School 2013',
    'LICENCES',
    'RTITB Counterbalance and reach',
    'KEY SKILLS',
    'RF scanning, manual handling, driving in London and in 2019 Dublin',
  ])
})

test('every character keeps its place', () => {
  const broken = withLostHeadings(RESUME)
  expect(broken.replaceAll('\n', ' ')).toBe(RESUME)
})

test('bullets begin lines', () => {
  const bullets = RESUME.replace('Deliveries', '• Deliveries').replace('stock', '• Stock')
  expect(withLostHeadings(bullets).split('\n')).toContain('• Deliveries in the north,')
})

test.each([
  ['a text that has its breaks', `${RESUME}\n\n\n\n`],
  ['a short line', 'PROFILE Reliable. SKILLS Driving. EDUCATION None.'],
  [
    'prose with initials',
    `${'We use SAP and AWS at NASA, ESA and CERN, and the RSPCA and the NSPCC are clients. '.repeat(6)}`,
  ],
])('%s stays as it is', (_name, text) => {
  expect(withLostHeadings(text)).toBe(text)
})
