// Made-up CVs and postings in the languages beside English: how much of each is read, language by language.
// LANGUAGES_TABLE=1 prints the figures by field, LANGUAGES_MISSES=de/cvs what was wrong.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEGREE_LEVELS } from '../../src/contract/candidate.js'
import { redactDocument } from '../../src/engine/redact/redact.js'
import { readSource } from '../../src/engine/read-source.js'
import { toRole } from '../../src/job/parse-job.js'
import { readJob } from '../../src/job/read-job.js'
import type { ParsedJob } from '../../src/job/types.js'
import { LANGUAGES, type Language } from '../../src/languages/languages.js'
import { toCandidate } from '../../src/resume/parse-resume.js'
import { readResume } from '../../src/resume/read-resume.js'
import {
  type ExpectedCv,
  type ExpectedPosting,
  meanOf,
  type Score,
  scoreCv,
  scorePosting,
} from './languages/score.js'

const ROOT = new URL('./languages/', import.meta.url)
const CASES_MIN = 12
type Kind = 'cvs' | 'postings'
const KINDS: readonly Kind[] = ['cvs', 'postings']

/**
 * The figures that are reached, in per cent of the fields, rounded down: docs/languages.md has
 * them.
 */
const REACHED: Record<Kind, Record<Language, number>> = {
  cvs: { de: 92, fr: 88, es: 90, pt: 90, it: 89, nl: 85 },
  postings: { de: 93, fr: 93, es: 93, pt: 92, it: 91.9, nl: 89 },
}

interface Case {
  name: string
  text: string
  expected: unknown
}

function casesOf(language: Language, kind: Kind): Case[] {
  const folder = new URL(`${language}/${kind}/`, ROOT)
  const texts = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  return texts.map((file) => {
    const name = file.slice(0, -'.txt'.length)
    const expected: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
    return { name, text: readFileSync(new URL(file, folder), 'utf8'), expected }
  })
}

async function cvScore({ text, expected }: Case): Promise<Score> {
  const want = expected as ExpectedCv
  const document = await readSource({ kind: 'text', text })
  const resume = readResume(document)
  const candidate = toCandidate(resume, { asOf: want.as_of, candidateId: 'cand_case' })
  return scoreCv(want, candidate, redactDocument(document, resume, text).redacted_text)
}

/** The lowest level that is enough; a wish counts if nothing is required. */
function degreeOf({ degrees }: ParsedJob): string | null {
  const musts = degrees.filter(({ strength }) => strength === 'must')
  const levels = (musts.length > 0 ? musts : degrees).map(({ degree }) => degree.level)
  return DEGREE_LEVELS.find((level) => levels.includes(level)) ?? null
}

async function postingScore({ text, expected }: Case): Promise<Score> {
  const want = expected as ExpectedPosting
  const document = await readSource({ kind: 'text', text })
  try {
    const job = readJob(document)
    return scorePosting(want, toRole(job, { roleId: 'role_case' }), degreeOf(job), job.requirements)
  } catch {
    return { fields: { refused: 0 }, misses: ['refused'] }
  }
}

const scoreOf = { cvs: cvScore, postings: postingScore }
const percent = (values: readonly number[]): number =>
  (100 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length)

/** The means by field, as a printed row. */
function row(label: string, scores: readonly Score[]): string {
  const fields = [...new Set(scores.flatMap(({ fields: own }) => Object.keys(own)))]
  const cells = fields.map((field) => {
    const values = scores.flatMap(({ fields: own }) => own[field] ?? [])
    return `${field} ${percent(values).toFixed(1)}`
  })
  return `${label}: ${percent(scores.map(meanOf)).toFixed(1)} · ${cells.join(' · ')}`
}

/** Printed for people who work on a language. */
function report(label: string, cases: readonly Case[], scores: readonly Score[]): void {
  if (process.env.LANGUAGES_TABLE) console.info(row(label, scores))
  if (!label.startsWith(process.env.LANGUAGES_MISSES ?? ' ')) return
  for (const [at, { name }] of cases.entries()) {
    const score = scores[at]
    if (!score) continue
    console.info([`${name} ${percent([meanOf(score)]).toFixed(0)}`, ...score.misses].join('\n  '))
  }
}

describe.each(KINDS)('%s of another language', (kind) => {
  it.each(LANGUAGES)('%s is read as well as docs/languages.md says', async (language) => {
    const cases = casesOf(language, kind)
    const scores: Score[] = []
    for (const one of cases) scores.push(await scoreOf[kind](one))
    report(`${language}/${kind}`, cases, scores)
    expect(cases.length).toBeGreaterThanOrEqual(CASES_MIN)
    expect(cases.filter((_, at) => scores[at]?.misses.includes('refused'))).toEqual([])
    expect(percent(scores.map(meanOf))).toBeGreaterThanOrEqual(REACHED[kind][language])
  })
})
