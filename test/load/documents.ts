// Résumés of people who do not exist, as PDFs with text and as scans of these.
import { makeScan, makeTextPdf, type ScanOptions } from '../hostile/documents-support/make-scan.js'

export interface LoadDocument {
  kind: 'text' | 'scan'
  bytes: Buffer
}

const FIRST = [
  'Orla',
  'Tomas',
  'Imke',
  'Davor',
  'Selma',
  'Jonah',
  'Priya',
  'Mateo',
  'Anouk',
  'Kofi',
]
const LAST = ['Brennick', 'Halloway', 'Verstraat', 'Okonjo', 'Lindqvar', 'Castelmo', 'Draywood']
const TRADES = [
  { title: 'Software Engineer', skills: ['Python', 'PostgreSQL', 'Docker', 'Kafka'] },
  { title: 'Registered Nurse', skills: ['Triage', 'Patient care', 'Wound care', 'CPR'] },
  { title: 'Account Manager', skills: ['Salesforce', 'Negotiation', 'Forecasting', 'Excel'] },
  { title: 'Electrician', skills: ['Wiring', 'Blueprint reading', 'AutoCAD', 'Safety'] },
  { title: 'Data Analyst', skills: ['SQL', 'Tableau', 'Statistics', 'R'] },
]
const TOWNS = ['Austin, TX', 'Denver, CO', 'Portland, OR', 'Madison, WI']
const SCANNERS: ScanOptions[] = [
  { dpi: 150 },
  { dpi: 150, skew: 1.5 },
  { dpi: 150, light: [0.95, 0.7] },
  { dpi: 150, quarters: 1 },
  { dpi: 200, dust: 0.0005 },
]
/** Scans have one page and two in turn. */
const SCAN_PAGES = [1, 2]

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

function firstPage(index: number): string[] {
  const [first, last, town] = [pick(FIRST, index), pick(LAST, index), pick(TOWNS, index)]
  const { title, skills } = pick(TRADES, index)
  const mail = `${first}.${last}@example.com`.toLowerCase()
  const jobs = [0, 1, 2].flatMap((job) => [
    `${title}, ${pick(LAST, index + job + 2)} Works, ${pick(TOWNS, index + job)}`,
    `March ${2021 - job * 4} - ${job === 0 ? 'Present' : `February ${2025 - job * 4}`}`,
    `- Used ${pick(skills, job)} and ${pick(skills, job + 1)} for ${12 + index + job} clients`,
    `- Trained ${2 + job} people and kept the books of ${3 + job} projects`,
  ])
  return [
    `# ${first} ${last}`,
    `${mail} | +1 415 555 01${String(10 + index)} | ${town}`,
    '# Experience',
    ...jobs,
    '# Education',
    `B.Sc., Example State University, ${2009 - (index % 5)}`,
    '# Skills',
    skills.join(', '),
  ]
}

const secondPage = (index: number): string[] => [
  '# Projects',
  ...Array.from({ length: 8 }, (_, project) => [
    `- Moved ${20 + index + project} offices of ${pick(LAST, index + project)} to new tools`,
  ]).flat(),
  '# Languages',
  'English (native), Spanish (fluent)',
]

export async function makeDocuments(texts: number, scans: number): Promise<LoadDocument[]> {
  const documents: LoadDocument[] = []
  for (let index = 0; index < texts; index++) {
    const bytes = await makeTextPdf([firstPage(index), secondPage(index)])
    documents.push({ kind: 'text', bytes })
  }
  for (let index = 0; index < scans; index++) {
    const pages = [firstPage(texts + index), secondPage(texts + index)]
    const bytes = await makeScan(pages.slice(0, pick(SCAN_PAGES, index)), pick(SCANNERS, index))
    documents.push({ kind: 'scan', bytes })
  }
  return documents
}
