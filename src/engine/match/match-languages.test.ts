// A résumé in one language and a posting in another are matched by the ids of what they name.
import { describe, expect, it } from 'vitest'
import type { MatchResult } from '../../contract/match.js'
import { parseJobOperation } from '../parse/job-operations.js'
import { parseResumeOperation } from '../parse/resume-operations.js'
import { readSource } from '../read-source.js'
import { matchOperation } from './match-operations.js'

const context = { read: readSource }
const flags = { asOf: '2025-06-01', explain: true, evidence: false }

const GERMAN = `Lebenslauf

Erika Beispiel
erika.beispiel@example.com

Berufserfahrung
01/2019 – heute Lohnbuchhalterin, Muster Handels GmbH, Köln
- Lohn- und Gehaltsabrechnung für 200 Mitarbeiter mit SAP

03/2014 – 12/2018 Buchhalterin, Beispiel Treuhand AG, Köln
- Buchhaltung und Rechnungsstellung

Ausbildung
2010 – 2013 Ausbildung zur Bürokauffrau, Berufskolleg Köln

Kenntnisse
Lohnbuchhaltung, Buchhaltung, Rechnungsstellung, Microsoft Excel, SAP

Sprachen
Deutsch (Muttersprache), Englisch (fließend)
`
const ENGLISH = `Payroll Specialist

Responsibilities
- Run the monthly payroll

Requirements
- At least 3 years of experience in payroll
- Accounting
- Microsoft Excel
- Fluent English

Nice to have
- Salesforce
`
const FRENCH = `Gestionnaire de paie (H/F)

Lieu : Lyon

Vos missions
- Établir la paie de 300 salariés

Profil recherché
- Maîtrise de la gestion de la paie
- Comptabilité
- Maîtrise d'Excel
`

const source = (text: string) => ({ kind: 'text', text }) as const
const matched = (resume: string, posting: string): Promise<MatchResult> =>
  matchOperation(
    {
      candidate: { resume: source(resume), documentId: 'x' },
      role: { job: source(posting), documentId: 'y' },
      ...flags,
    },
    context,
  )
const met = ({ explanation }: MatchResult): string[] =>
  explanation.met.map(({ requirement }) => requirement)

describe('a German résumé', () => {
  it('meets what an English posting asks for, and no more', async () => {
    const result = await matched(GERMAN, ENGLISH)
    expect(met(result)).toEqual(
      expect.arrayContaining(['Payroll', 'Accounting', 'Microsoft Excel', 'English']),
    )
    expect(result.explanation.missed.map(({ requirement }) => requirement)).toEqual(['Salesforce'])
  })

  it('meets what a French posting asks for', async () => {
    expect(met(await matched(GERMAN, FRENCH))).toEqual(
      expect.arrayContaining(['Payroll', 'Accounting', 'Microsoft Excel']),
    )
  })

  it('has the title of the English posting by its canonical name', async () => {
    const options = { asOf: flags.asOf, documentId: 'x', evidence: false }
    const candidate = await parseResumeOperation({ source: source(GERMAN), options }, context)
    const role = await parseJobOperation({ source: source(ENGLISH), options }, context)
    expect(candidate.work_history[0]?.title_normalized).toBe(role.title_normalized)
  })
})
