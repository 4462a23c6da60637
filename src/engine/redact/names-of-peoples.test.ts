import { describe, expect, it } from 'vitest'
import { readSource } from '../read-source.js'
import { redactOperation } from './redact.js'

const redacted = async (text: string): Promise<string> =>
  (await redactOperation({ source: { kind: 'text', text } }, { read: readSource })).redacted_text

const opening = (name: string) => `${name}
12 Sample Road, Leeds | 07700 900123 | x1@example.org

Experience
Software Engineer, Acme Ltd, 2015 - Present
- Built services in Java

${name} | Page 2
`
const form = (name: string) => `CURRICULUM VITAE

Name: ${name}
Phone: 07700 900123

Work experience
Analyst, Acme Ltd, 2015 - 2019
`

/** Made-up names of many peoples, in the order and the signs that they are written with. */
const NAMES = [
  "Aoife O'Testley",
  'Moussa N’Sampla',
  'Jean-Luc Saint-Test',
  'Ana Maria Young',
  'Juan Carlos de los Tests y Vega',
  'Li Wu',
  'Suresh',
  'S. Raghunathan',
  'Abd al-Rahman ibn Khalid',
  'SMITH, John Q.',
  'van Dijk, Pieter',
  'Doe, Jane (Janie)',
  'Nguyễn Thị Hồng Nhung',
  'Łukasz Żółkowski-Pętla',
  'Βασίλης Παπαδάκης',
  'محمد علي',
  '王小明',
  '김민준',
]

const holds = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text)

describe('a name goes, whatever people it comes from', () => {
  it.each(NAMES)('%s opens the page', async (name) => {
    const text = await redacted(opening(name))
    for (const word of name.split(/[ ,()]+/).filter((one) => one.length > 1))
      expect(holds(text, word), word).toBe(false)
    expect(text).toContain('Software Engineer, Acme Ltd, 2015 - Present')
  })

  it.each(NAMES)('%s stands behind its label', async (name) => {
    const text = await redacted(form(name))
    const [family = ''] = name.split(/ \(/)
    for (const word of family.split(/[ ,]+/).filter((one) => one.length > 1))
      expect(holds(text, word), word).toBe(false)
    expect(text).toContain('Analyst, Acme Ltd, 2015 - 2019')
  })

  it.each(['Mark Baker', 'Hope Carpenter'])(
    '%s reads like a post, and comes again at the foot of a page',
    async (name) => {
      expect(await redacted(opening(name))).not.toContain(name)
    },
  )

  it.each(['Art Director', 'Grant Writer', 'Leeds, England', '个人简历'])(
    '%s is no name',
    async (title) => {
      const text = `${title}\nx1@example.org | 07700 900123\n\nExperience\nEngineer, Acme Ltd, 2015\n`
      expect(await redacted(text)).toMatch(
        title === 'Leeds, England' ? /^\[ADDRESS\]/ : new RegExp(`^${title}`),
      )
    },
  )
})
