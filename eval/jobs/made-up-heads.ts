// Makes up postings whose heads name the post and its terms in many ways, to teach the choice of
// facts: labelled postings show few ways of saying "temporary", and few layouts.
import { readFileSync } from 'node:fs'
import { readSource } from '#engine/engine/read-source.js'
import { pick, type Random, seeded } from '../train/random.js'
import type { Gold, Posting } from './set.js'

interface Parts {
  titles: string[]
  employers: string[]
  places: string[]
  /** How each type is written in a field; '' where nothing says it. */
  types: Record<string, string[]>
  /** How each type is said in a sentence. */
  sentences: Record<string, string[]>
  /** Sentences about contracts, volunteers and hours that are not about the post. */
  noise: string[]
  duties: string[]
  asked: string[]
  layouts: string[]
  pay: string[]
  codes: string[]
}

const HEADS = 'eval/jobs/data/heads.json'
const POSTINGS = 840
const HOURLY = new Set(['full_time', 'part_time', ''])

const some = (list: readonly string[], count: number, random: Random): string[] =>
  Array.from({ length: count }, () => pick(list, random))

function textOf(parts: Parts, title: string, type: string, random: Random): string {
  const layout = pick(parts.layouts, random)
  const noise = some(parts.noise, Math.floor(random() * 3), random)
  const duties = some(parts.duties, 3, random)
  const asked = some(parts.asked, 3, random)
  const printed = pick(parts.types[type] ?? [''], random)
  const sentence = pick(parts.sentences[type] ?? [''], random)
  const body = `Duties\n- ${[...duties, ...noise.slice(0, 1)].join('\n- ')}\n\nRequirements\n- ${asked.join('\n- ')}\n\n${noise.slice(1).join(' ')}`
  const values: Record<string, string> = {
    title,
    TITLE: title.toUpperCase(),
    // The sentence names the post in short, because the line above it is the title.
    short: title.replace(/(?:,| -| \().*$/, ''),
    employer: pick(parts.employers, random),
    place: pick(parts.places, random),
    type: printed,
    TYPE: printed.toUpperCase(),
    sentence,
    // Stands beside hours, which alone would say something else.
    contract: HOURLY.has(type) ? 'Permanent' : printed,
    pay: pick(parts.pay, random),
    code: pick(parts.codes, random),
    body,
    prose: [
      ...duties.map((each) => `You will ${each.charAt(0).toLowerCase()}${each.slice(1)}.`),
      ...noise,
    ].join(' '),
  }
  return layout.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

const goldOf = (id: string, title: string, type: string): Gold => ({
  id,
  source: 'made up',
  title,
  employer: null,
  location: null,
  remote: null,
  seniority: null,
  employment_type: type === '' ? null : type,
  must_have: [],
  nice_to_have: [],
  min_experience_months: null,
  responsibilities: [],
  qualifications: [],
})

export async function madeUpHeads(): Promise<Posting[]> {
  const parts = JSON.parse(readFileSync(HEADS, 'utf8')) as Parts
  const random = seeded(11)
  const types = Object.keys(parts.types)
  const out: Posting[] = []
  for (let at = 0; at < POSTINGS; at++) {
    const type = types[at % types.length] ?? ''
    const title = pick(parts.titles, random)
    const text = textOf(parts, title, type, random)
    const document = await readSource({ kind: 'text', text })
    out.push({ gold: goldOf(`made up ${at}`, title, type), document })
  }
  return out
}
