// Reads the job descriptions of a labelled set: the text, what its labels say, and where it comes from.
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { readSource } from '#engine/engine/read-source.js'
import { sourceLines } from '#engine/job/lines/source-lines.js'
import type { Unit } from '#engine/job/types.js'
import { splitUnits } from '#engine/job/units/split-units.js'
import type { ReadableDocument } from '#engine/layout/types.js'

import { otherTexts } from './other-texts.js'

interface GoldSkill {
  skill: string
  min_years?: number
  any_of?: number
}

export interface Gold {
  id: string
  source: string
  title: string | null
  employer: string | null
  location: { city: string | null; region: string | null; country: string | null } | null
  remote: string | null
  seniority: string | null
  employment_type: string | null
  must_have: GoldSkill[]
  nice_to_have: GoldSkill[]
  min_experience_months: number | null
  responsibilities: string[]
  qualifications: string[]
}

export interface Posting {
  gold: Gold
  document: ReadableDocument
}

export async function readPostings(dir: string): Promise<Posting[]> {
  const files = readdirSync(join(dir, 'jds'))
  const out: Posting[] = []
  for (const name of readdirSync(join(dir, 'jd_gold')).sort()) {
    const gold = JSON.parse(readFileSync(join(dir, 'jd_gold', name), 'utf8')) as Gold
    const file = files.find((each) => parse(each).name === gold.id)
    if (!file) throw new Error(`no text for ${name}`)
    const text = readFileSync(join(dir, 'jds', file), 'utf8')
    out.push({ gold, document: await readSource({ kind: 'text', text }) })
  }
  return out
}

export interface OtherText {
  name: string
  document: ReadableDocument
  units: Unit[]
}

const RESUMES_MAX = 210

/** Texts that are no job descriptions: résumés of the set, and made-up ones. */
export async function readOthers(dir: string): Promise<OtherText[]> {
  const folder = join(dir, 'texts')
  const resumes = readdirSync(folder)
    .sort()
    .filter((_, at, all) => at % Math.ceil(all.length / RESUMES_MAX) === 0)
    .map((name) => ({ name: 'résumé', text: readFileSync(join(folder, name), 'utf8') }))
  const out: OtherText[] = []
  for (const { name, text } of [...otherTexts(), ...resumes]) {
    const document = await readSource({ kind: 'text', text })
    out.push({ name, document, units: splitUnits(sourceLines(document)) })
  }
  return out
}
