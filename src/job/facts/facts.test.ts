import { describe, expect, it } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { sourceLines } from '../lines/source-lines.js'
import { splitUnits } from '../units/split-units.js'
import { employmentCandidates } from './employment-candidates.js'
import { findLocation } from './find-location.js'
import { findSeniority } from './find-seniority.js'
import { bestOf } from './rank-candidates.js'
import { readFields } from './read-fields.js'
import { titleVariants } from './title-variants.js'
import { workMode } from './work-mode.js'

async function unitsOf(text: string) {
  const units = splitUnits(sourceLines(await readSource({ kind: 'text', text })))
  return units.map((unit) => ({ ...unit, label: 'O' as const, probability: 1 }))
}

const valuesOf = async (text: string) =>
  Object.fromEntries(
    Object.entries(readFields(await unitsOf(text))).map(([name, { value }]) => [name, value]),
  )

const typesIn = async (text: string) =>
  employmentCandidates('', {}, await unitsOf(text)).map(({ type }) => type)

describe('labelled facts', () => {
  it('are read one by one where several stand on a line', async () => {
    const fields = await valuesOf('Actuary\nLocation: Leeds | Type: Full-time | Ref: 22\n')
    expect(fields).toMatchObject({ location: 'Leeds', employment: 'Full-time' })
  })

  it('are read from a table whose borders are gone', async () => {
    const table =
      '| Role | Cook |\n| Office | Leeds |\n| Hours | Part Time |\n\nDuties\n- Cook lunch'
    expect(await valuesOf(table)).toMatchObject({
      title: 'Cook',
      location: 'Leeds',
      hours: 'Part Time',
    })
  })

  it('take a dash for a colon behind a label alone', async () => {
    expect(await valuesOf('Location – Leeds\nGroom – busy yard\n')).toEqual({ location: 'Leeds' })
  })
})

describe('the level of a post', () => {
  it.each([
    ['Senior Cook', 'senior'],
    ['Cook / Senior Cook', null],
    ['Senior Cook / Baker', 'senior'],
    ['PA to the CEO', null],
    ['Lead Generator', null],
  ])('%s: %s', (title, level) => {
    expect(findSeniority(title, {}, []).value).toBe(level)
  })
})

describe('the mode of work', () => {
  it.each([
    ['We want a hybrid professional who advises and builds.', ''],
    ['Our hybrid role is in Leeds.', 'hybrid'],
    ['Two remote work days weekly.', 'hybrid'],
    ['The position will be homebased.', 'remote'],
  ])('%s: %s', async (text, mode) => {
    expect(workMode(null, {}, await unitsOf(`Groom\n\n${text}\n`))).toBe(mode)
  })
})

describe('mentions of a kind of employment', () => {
  it('leave out labels, and words that speak of something else', async () => {
    expect(await typesIn('Contract: Permanent\n25 days and bank holidays\n')).toEqual([''])
    expect(await typesIn('We have a permanent contract for you.')).toEqual([''])
    expect(await typesIn('Gym for part time and full time employees.')).toEqual([''])
  })

  it('are none in the names of firms and places', async () => {
    expect(await typesIn('Company: The Placement Group\nLocation: PT-Lisbon\n')).toEqual([''])
    expect(await typesIn('Company: Plover Ltd\nPT-BR\n')).toEqual([''])
  })

  it('take hours and shares of a post for what they are', async () => {
    expect(await typesIn('37.5 hours per week')).toEqual(['full_time', ''])
    expect(await typesIn('24 hrs per week')).toEqual(['part_time', ''])
    expect(await typesIn('Archivist, 0.6 FTE')).toEqual(['part_time', ''])
  })
})

describe('a line that names the post', () => {
  const textsOf = (raw: string) => titleVariants(raw, { employers: [] }).map(({ text }) => text)

  it('may end before a place or terms of work', () => {
    expect(textsOf('Door Supervisor – Weekend Work – Cardiff')).toContain('Door Supervisor')
  })

  it('may end before the house that employs', () => {
    expect(textsOf('Archivist - The Harland Institute')).toContain('Archivist')
  })

  it('keeps the field of work that stands behind a comma or in brackets', () => {
    expect(textsOf('Director, Data and Insight')).toEqual(['Director, Data and Insight'])
    expect(textsOf('Engineer (Hydraulics)')[0]).toBe('Engineer (Hydraulics)')
  })
})

describe('the best candidate', () => {
  it('is the one that the weights speak for, with the share of all that say the same', () => {
    const candidates = [
      { features: ['weak'], text: 'a' },
      { features: ['strong'], text: 'b' },
      { features: ['weak'], text: 'b' },
    ]
    const best = bestOf(candidates, { weights: { strong: 1000 } }, ({ text }) => text)
    expect(best?.candidate).toBe(candidates[1])
    expect(best?.share).toBeCloseTo((Math.E + 1) / (Math.E + 2))
  })

  it('is none where there are no candidates', () => {
    expect(bestOf([], { weights: {} }, () => '')).toBeNull()
  })
})

describe('where the work is', () => {
  const duties = Array.from({ length: 10 }, (_, at) => `- You look after stall ${at + 1}`).join(
    '\n',
  )
  const placeIn = async (text: string) =>
    findLocation(null, '', {}, await unitsOf(`Groom\n\nDuties\n${duties}\n\n${text}`), 'Groom')
      ?.value

  it('may be told late, with a word that leads to it', async () => {
    expect(await placeIn('The yard lies in Leeds.')).toMatch(/^Leeds/)
  })

  it('is not the name of something else far down', async () => {
    expect(await placeIn('We close for the Leeds Festival.')).toBeUndefined()
  })

  it('is the town that the text names in the state that the head names', async () => {
    const read = async (text: string) => {
      const units = await unitsOf(text)
      return findLocation(null, '', readFields(units), units, 'Groom')?.value
    }
    const head = `Groom\nLocation: Nevada\n\nDuties\n${duties}\n\n`
    expect(await read(`${head}The yard is located in Carson City.`)).toMatch(/^Carson City, Nevada/)
    expect(await read(`${head}The owner was born in Leeds.`)).toBe('Nevada, United States')
  })

  it('is the town of its name in the country that the posting speaks to', async () => {
    const asked = 'Please send your CV. £24,000 per annum.'
    expect(await placeIn(`The yard is based in Windsor. ${asked}`)).toBe('Windsor, United Kingdom')
    expect(await placeIn('The yard is based in Windsor. We pay in CAD.')).toMatch(/Ontario/)
    expect(await placeIn(`The yard is based in Windsor, Ontario. ${asked}`)).toMatch(/Ontario/)
    // Nobody means the hamlet in Ohio.
    expect(await placeIn('The yard is based in Toronto. 401(k) from day one.')).toMatch(/Canada/)
  })

  it.each([
    ['PT-Lisbon', 'Lisbon, Portugal'],
    ['Vilnius, Lithuania (4 days onsite, 1 flexible remote day)', 'Vilnius, Lithuania (hybrid)'],
    ['Vilnius, Lithuania (remote)', 'Vilnius, Lithuania (remote)'],
  ])('is read as employers write it: %s', async (written, value) => {
    const units = await unitsOf(`Groom\nLocation: ${written}\n\nDuties\n${duties}`)
    expect(findLocation(null, '', readFields(units), units, 'Groom')?.value).toBe(value)
  })

  it('is no town of the text where the posting says that it is anywhere', async () => {
    const units = await unitsOf(`Groom\nLocation: Remote (EU)\n\nOur stack: Go, Argo CD\n${duties}`)
    expect(findLocation(null, '', readFields(units), units, 'Groom')?.value).toBe('Remote')
  })

  it.each([
    ['The Otter & Oar, Falmouth, Cornwall\n£12 an hour', 'Falmouth, United Kingdom'],
    ['Plover Lane Stables — Buxton, Derbyshire', 'Buxton, United Kingdom'],
    ['Quillfeather Transit: relief work (Kelowna, BC)', 'Kelowna, British Columbia, Canada'],
    ['Bellrope Farms, Mallow, Co. Cork', 'Mallow, Ireland'],
    ['Apply | Save | Share\nPlover Spa – Harrogate\n£12 an hour', 'Harrogate, United Kingdom'],
    ['Careers > Trades > Hull > Groom\nScranton, PA', 'Scranton, Pennsylvania, United States'],
    ['Salt Quay Maritime Museum, Whitby\n£12 an hour', 'Whitby, United Kingdom'],
    ['Our Shrewsbury office needs help.\n£12 an hour', 'Shrewsbury, United Kingdom'],
    ['In Chur we keep thirty horses.', 'Chur, Switzerland'],
    ['Site: Larkbeck Wing\nTown: Taunton', 'Taunton, United Kingdom'],
    ['Base: Chapel Allerton, Leeds', 'Leeds, United Kingdom'],
    ['Lunch, Mass and music on Sundays. HIQA registered, Garda vetting.', undefined],
  ])('is read at the head and in the first sentences: %s', async (head, value) => {
    const units = await unitsOf(`Groom\n${head}\n\nDuties\n${duties}`)
    expect(findLocation(null, '', readFields(units), units, 'Groom')?.value).toBe(value)
  })

  it('is no part of the name of the employer', async () => {
    const units = await unitsOf(
      `Title: Groom\nCompany: Augusta Maine\n\nAugusta Maine are seeking a groom.\n\nDuties\n${duties}`,
    )
    expect(findLocation(null, '', readFields(units), units, 'Groom')).toBeNull()
  })
})
