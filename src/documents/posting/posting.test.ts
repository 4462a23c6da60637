import { describe, expect, test } from 'vitest'
import { readText } from '../read-text.js'
import type { JobPostingData } from '../types.js'
import { parseTolerantJson } from './tolerant-json.js'

const posting = (text: string): JobPostingData | null => {
  const document = readText(text)
  return document.kind === 'marked' ? document.posting : null
}
const page = (json: string, body = '<h1>Job</h1>') =>
  `<!doctype html><html><head><script type="application/ld+json">${json}</script></head><body>${body}</body></html>`
const ld = (fields: object) => page(JSON.stringify({ '@type': 'JobPosting', ...fields }))

describe('JSON is read with goodwill', () => {
  test.each([
    ['trailing commas', '{"a": [1, 2,], }', { a: [1, 2] }],
    ['line comments', '{ // one\n"a": 1 }', { a: 1 }],
    ['block comments', '{ /* one */ "a": 1 }', { a: 1 }],
    ['slashes inside strings', '{"a": "http://x/*y*/",}', { a: 'http://x/*y*/' }],
    ['raw line breaks in strings', '{"a": "x\ny\tz"}', { a: 'x\ny\tz' }],
    ['escapes that JSON does not know', '{"a": "it\\\'s"}', { a: "it's" }],
    ['a comment around it all', '<!-- {"a": 1} -->', { a: 1 }],
    ['CDATA', '//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
    ['a semicolon at the end', '{"a": 1};', { a: 1 }],
    ['a comma inside a string', '{"a": ",]"}', { a: ',]' }],
    ['no JSON at all', 'hello', undefined],
    ['JSON that is cut off', '{"a": "b', undefined],
  ])('%s', (_name, text, expected) => {
    expect(parseTolerantJson(text)).toEqual(expected)
  })
})

describe('schema.org postings are found wherever they stand', () => {
  const job = { '@type': 'JobPosting', title: 'Cook', description: 'Cook well' }
  test.each([
    ['at the top', job],
    ['in a list', [{ '@type': 'Organization' }, job]],
    ['in @graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite' }, job] }],
    ['as one of several types', { ...job, '@type': ['Thing', 'JobPosting'] }],
    ['with the full type name', { ...job, '@type': 'https://schema.org/JobPosting' }],
    ['inside another thing', { '@type': 'WebPage', mainEntity: job }],
  ])('%s', (_name, value) => {
    expect(posting(page(JSON.stringify(value)))).toMatchObject({ source: 'json_ld', title: 'Cook' })
  })

  test('of several postings the fullest is taken', () => {
    const long = { ...job, title: 'Chef', description: 'Cook very well for many people' }
    expect(posting(page(JSON.stringify([job, long])))?.title).toBe('Chef')
  })

  test('a page without one has none', () => {
    expect(posting(page('{"@type": "Organization", "name": "x"}'))).toBeNull()
    expect(posting(page('not json'))).toBeNull()
  })
})

describe('fields of a posting', () => {
  test.each<[string, object, Partial<JobPostingData>]>([
    ['an employer as text', { hiringOrganization: 'Acme' }, { employer: 'Acme' }],
    [
      'an employer as a thing',
      { hiringOrganization: { name: 'Acme &amp; Co' } },
      { employer: 'Acme & Co' },
    ],
    [
      'a place as text',
      { jobLocation: 'Bern' },
      { locations: [{ city: 'Bern', region: '', country: '' }] },
    ],
    [
      'several places',
      {
        jobLocation: [
          { address: { addressLocality: 'Bern', addressCountry: { name: 'CH' } } },
          { address: 'Basel' },
        ],
      },
      {
        locations: [
          { city: 'Bern', region: '', country: 'CH' },
          { city: 'Basel', region: '', country: '' },
        ],
      },
    ],
    ['remote work', { jobLocationType: 'TELECOMMUTE' }, { remote: true }],
    ['one type', { employmentType: 'FULL_TIME' }, { employmentTypes: ['FULL_TIME'] }],
    [
      'types in one string',
      { employmentType: 'FULL_TIME, CONTRACTOR' },
      { employmentTypes: ['FULL_TIME', 'CONTRACTOR'] },
    ],
    [
      'months of experience',
      { experienceRequirements: { monthsOfExperience: '60' } },
      { experienceMonths: 60, qualifications: [] },
    ],
    [
      'years of experience',
      { experienceRequirements: '3+ years in sales' },
      { experienceMonths: 36, qualifications: ['3+ years in sales'] },
    ],
    ['skills as text', { skills: 'SQL, Python; dbt' }, { skills: ['SQL', 'Python', 'dbt'] }],
    ['skills as a list', { skills: ['SQL', { name: 'Python' }] }, { skills: ['SQL', 'Python'] }],
    [
      'duties in HTML',
      { responsibilities: '<ul><li>Plan</li><li>Do</li></ul>' },
      { responsibilities: ['Plan', 'Do'] },
    ],
    [
      'a degree',
      { educationRequirements: { credentialCategory: 'bachelor degree' } },
      { qualifications: ['bachelor degree'] },
    ],
    ['nothing', {}, { employer: '', locations: [], employmentTypes: [], remote: false }],
    [
      'nonsense',
      { jobLocation: 7, skills: { a: 1 }, employmentType: null, hiringOrganization: [] },
      { skills: [], employmentTypes: [], employer: '' },
    ],
  ])('%s', (_name, fields, expected) => {
    expect(posting(ld({ title: 'Job', ...fields }))).toMatchObject(expected)
  })

  test.each([
    ['HTML', '<p>One</p><ul><li>Two</li></ul>'],
    ['HTML escaped once', '&lt;p&gt;One&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Two&lt;/li&gt;&lt;/ul&gt;'],
    ['plain text', 'One\n\n• Two'],
  ])('a description in %s gives its lines', (_name, description) => {
    const lines = posting(ld({ description }))?.description
    expect(lines?.map(({ text, listItem }) => [text, listItem])).toEqual([
      ['One', false],
      ['Two', true],
    ])
  })
})

describe('the lines of a page', () => {
  const description = `<p>${'Long words about the job. '.repeat(20)}</p>`
  test('are the page’s alone: the posting’s data are beside them', () => {
    const document = readText(ld({ title: 'Cook', description }))
    expect(document.kind === 'marked' && document.lines.map(({ text }) => text)).toEqual(['Job'])
    expect(document.kind === 'marked' && document.posting?.description).toHaveLength(1)
  })

  test('are not doubled where the page shows the posting', () => {
    const json = JSON.stringify({ '@type': 'JobPosting', title: 'Cook', description })
    const document = readText(page(json, `<h1>Cook</h1>${description}`))
    expect(document.kind === 'marked' && document.lines).toHaveLength(2)
  })
})

test('a document that is posting JSON as a whole is read as a posting', () => {
  const lever = {
    text: 'Welder',
    categories: { location: 'Graz', commitment: 'Full-time' },
    descriptionPlain: 'You weld frames. '.repeat(20),
    lists: [{ text: 'You have', content: '<li>Steady hands</li>' }],
  }
  expect(posting(JSON.stringify(lever))).toMatchObject({
    source: 'lever',
    title: 'Welder',
    employmentTypes: ['Full-time'],
  })
  expect(posting('{"name": "Jane Example"}')).toBeNull()
})
