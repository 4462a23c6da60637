// Text that nobody sees changes no score and no value of a Candidate or a Role, and is reported
// with its kind.
import { describe, expect, test } from 'vitest'
import type { Candidate } from '../../src/contract/candidate.js'
import type { MatchResult } from '../../src/contract/match.js'
import { type DocumentSource, readSource } from '../../src/engine/index.js'
import { operations } from '../../src/engine/operations.js'
import { HIDDEN_GROUPS, SEEN_GROUPS } from './documents-support/hidden-groups.js'
import { HIDDEN_HTML } from './documents-support/hidden-html.js'
import { HIDDEN_PDF, resumePdf, SEEN_PDF } from './documents-support/hidden-pdf.js'

const STUFFING = 'Kubernetes Terraform Python nursing leadership Docker'
const JOB = `Platform Engineer

Requirements
- 3 years of Kubernetes and Terraform
- Python and Docker
- Excel
`
const context = { read: (source: DocumentSource) => readSource(source) }
const options = { asOf: '2026-01-01', documentId: 'doc_test', evidence: true }
const bytes = (buffer: Buffer): DocumentSource => ({ kind: 'bytes', bytes: new Uint8Array(buffer) })
const plain = (text: string): DocumentSource => ({ kind: 'text', text })

async function candidateOf(source: DocumentSource) {
  const answer = await operations.parse_resume({ source, options }, context)
  const { evidence, ...candidate } = answer as Candidate & {
    evidence: { hidden: { text: string; reason: string }[]; warnings: string[] }
  }
  return { candidate, hidden: evidence.hidden, warnings: evidence.warnings }
}

const scoreOf = async (resume: DocumentSource, job = plain(JOB)) => {
  const result = (await operations.match(
    {
      candidate: { resume, documentId: 'cand_test' },
      role: { job, documentId: 'role_test' },
      asOf: options.asOf,
      explain: false,
      evidence: false,
    },
    context,
  )) as MatchResult
  return result.score
}

const HTML_RESUME = (extra = '') => `<!doctype html><html><head></head><body>
<h1>Jane Example</h1><p>Leeds, United Kingdom</p><p>jane@example.com</p>
<h2>Experience</h2><h3>Nurse, Example Hospital</h3><p>Jan 2019 - Mar 2021</p>
<ul><li>Cared for twelve patients a day on two wards and kept their records in good order.</li>
<li>Trained six new colleagues, planned the shifts of the ward and led the handover every morning.</li>
<li>Kept the stock of the ward's medicines, ordered what was missing and checked what came.</li></ul>
<h2>Education</h2><p>BSc Nursing, University of Leeds, 2018</p>
<h2>Skills</h2><p>Patient care, Excel</p>${extra}</body></html>`

test('the same words in plain sight do move the score', async () => {
  const shown = await scoreOf(plain(HTML_RESUME(`<p>${STUFFING}</p>`)))
  expect(shown).toBeGreaterThan(await scoreOf(plain(HTML_RESUME())))
})

describe('in an HTML résumé', async () => {
  const base = await candidateOf(plain(HTML_RESUME()))
  const score = await scoreOf(plain(HTML_RESUME()))

  // Text that is shown backwards is read as it is shown: as unknown words in a place of their own.
  const silent = HIDDEN_HTML.filter(
    ({ reason, name }) => reason !== 'reordered' && name !== 'tag characters',
  )
  test.each(silent)('$name', async ({ html, reason }) => {
    const source = plain(HTML_RESUME(html(STUFFING)))
    const { candidate, hidden, warnings } = await candidateOf(source)
    expect(candidate).toEqual(base.candidate)
    expect(hidden).toEqual([{ text: STUFFING, page: 1, reason }])
    expect(warnings).toContain('hidden_text')
    expect(await scoreOf(source)).toBe(score)
  })

  test.each(HIDDEN_HTML.filter((form) => !silent.includes(form)))(
    '$name',
    async ({ html, reason }) => {
      const source = plain(HTML_RESUME(html(STUFFING)))
      const { hidden } = await candidateOf(source)
      expect(hidden).toEqual([{ text: STUFFING, page: 1, reason }])
      expect(await scoreOf(source)).toBe(score)
    },
  )
})

test('the data of a posting inside a résumé are not its words', async () => {
  const description = `${STUFFING}. `.repeat(100)
  const data = { '@context': 'https://schema.org', '@type': 'JobPosting', title: 'X', description }
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  const source = plain(HTML_RESUME(script))
  const { candidate } = await candidateOf(source)
  expect(candidate).toEqual((await candidateOf(plain(HTML_RESUME()))).candidate)
  expect(await scoreOf(source)).toBe(await scoreOf(plain(HTML_RESUME())))
})

describe('in a PDF résumé', async () => {
  const base = await candidateOf(bytes(resumePdf()))
  const score = await scoreOf(bytes(resumePdf()))

  test.each([...HIDDEN_PDF, ...HIDDEN_GROUPS])('$name', async (form) => {
    const source = bytes(resumePdf(form, STUFFING))
    const { candidate, hidden, warnings } = await candidateOf(source)
    expect(candidate.skills).toEqual(base.candidate.skills)
    expect(candidate.work_history).toEqual(base.candidate.work_history)
    expect(hidden.map(({ reason }) => reason)).toEqual([form.reason])
    expect(hidden[0]?.text.replaceAll(' ', '')).toContain('Terraform')
    expect(warnings).toContain('hidden_text')
    expect(await scoreOf(source)).toBe(score)
  })
})

test.each([...SEEN_PDF, ...SEEN_GROUPS])('text is read under $name', async (form) => {
  const { candidate, hidden } = await candidateOf(bytes(resumePdf(form, STUFFING)))
  expect(hidden).toEqual([])
  expect(JSON.stringify(candidate.skills)).toContain('Terraform')
})

describe('in plain text', () => {
  const RESUME = `Jane Example\njane@example.com\n\nEXPERIENCE\nNurse, Example Hospital\nJan 2019 - Mar 2021\n\nSKILLS\nPatient care, Excel\n`
  const tags = [...STUFFING].map((letter) =>
    String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)),
  )
  test.each([
    ['tag characters', 'characters', tags.join('')],
    ['an override of direction', 'reordered', `\u202e${STUFFING}\u202c`],
  ])('%s', async (_name, reason, extra) => {
    const source = plain(`${RESUME}${extra}\n`)
    expect(await scoreOf(source)).toBe(await scoreOf(plain(RESUME)))
    expect((await candidateOf(source)).hidden).toEqual([{ text: STUFFING, page: 1, reason }])
  })
})

test('hidden wishes of a posting are not asked for', async () => {
  const posting = (extra = '') =>
    `<html><body><h1>Nurse</h1><h2>Requirements</h2><ul><li>3 years of nursing</li><li>Excel and Word</li><li>A friendly voice on the telephone and with visitors of the ward</li></ul>${'<p>You will care for the patients of two wards, keep their records and help the doctors.</p>'.repeat(5)}${extra}</body></html>`
  const read = async (text: string) =>
    operations.parse_job({ source: plain(text), options: { ...options, evidence: false } }, context)
  // Some forms show a few words themselves; the text that they hide must change nothing in those.
  for (const { html } of HIDDEN_HTML.filter(({ reason }) => reason !== 'reordered')) {
    const base = await read(posting(html('See you on the ward, and bring a coat')))
    const role = await read(posting(html('Requirements: Kubernetes and Terraform')))
    expect({ name: html.name, role }).toEqual({ name: html.name, role: base })
    expect(JSON.stringify(role)).not.toMatch(/kubernetes|terraform/i)
  }
})
