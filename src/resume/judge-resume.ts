// Tells a résumé from other texts, leniently, since people write résumés in every form. A person's
// contact, positions and schooling speak for a résumé, an employer's voice speaks against it.
import { hasYearsSpan, isNoise } from '../languages/without-words.js'
import { dataJson } from '../tables/data-file.js'
import type { ReadResume } from './read-resume.js'
import type { Section } from './sections/types.js'

interface Phrases {
  weight: number
  max: number
  phrases: string[]
}

interface Weights {
  threshold: number
  /** The document calls itself a résumé. */
  title: number
  contact: { email: number; phone: number; name: number; location: number }
  headings: Partial<Record<Section, number>>
  /** Points for each entry, up to `max` entries. */
  entries: { work: number; education: number; skills: number; max: number; skillsMax: number }
  /** What speaks for a résumé in a language that we do not read; `least` points of years or none at all. */
  wordless: { span: number; year: number; max: number; least: number; skills: number; list: number }
  /** Phrases that only a person's own papers use, even the tersest; each counts once. */
  speaking: Phrases
  /** Phrases of job advertisements, recipes, invoices and the like; each counts once. */
  against: Phrases
}

const weights = dataJson('./data/resume-weights.json', import.meta.url) as Weights
/** So many lines are enough to tell a résumé; the bound limits what a book costs. */
const LINES_MAX = 400

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

function headings(resume: ReadResume): number {
  const named = new Set(
    resume.sections.filter(({ heading }) => heading === 'section').map(({ section }) => section),
  )
  return sum([...named].map((section) => weights.headings[section] ?? 0))
}

function entries({ work, education, skills }: ReadResume): number {
  const { entries: weight } = weights
  const dated = work.filter((entry) => entry.dates && entry.title)
  return (
    Math.min(dated.length, weight.max) * weight.work +
    Math.min(education.filter((entry) => entry.institution).length, weight.max) * weight.education +
    Math.min(skills.length, weight.skillsMax) * weight.skills
  )
}

function spoken(text: string, { weight, max, phrases }: Phrases): number {
  const hits = phrases.filter((phrase) => text.includes(phrase)).length
  return Math.min(hits, max) * weight
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/
/** So many skills, or items of lists, are no accident. */
const SEVERAL = 2

/**
 * Points for what needs no words, where no language is told by them: the years of a life first,
 * because a posting has lists and skills too.
 */
function wordless({ written, lines, skills }: ReadResume): number {
  if (written.length > 0) return 0
  const seen = lines.slice(0, LINES_MAX)
  const texts = seen.map(({ text }) => text)
  if (isNoise(texts)) return 0
  const { wordless: weight } = weights
  const years = sum(
    texts.map((text) => (hasYearsSpan(text) ? weight.span : YEAR.test(text) ? weight.year : 0)),
  )
  if (years < weight.least) return 0
  return (
    Math.min(years, weight.max) +
    (skills.length >= SEVERAL ? weight.skills : 0) +
    (seen.filter(({ bullet }) => bullet).length >= SEVERAL ? weight.list : 0)
  )
}

const textOf = ({ lines }: ReadResume): string =>
  lines
    .slice(0, LINES_MAX)
    .map((line) => line.text.toLowerCase())
    .join('\n')

/** Points for being a résumé; `isResume` compares them with the threshold. */
export function resumePoints(resume: ReadResume): number {
  const { contact } = weights
  const text = textOf(resume)
  return (
    (resume.email ? contact.email : 0) +
    (resume.phone ? contact.phone : 0) +
    (resume.name ? contact.name : 0) +
    (resume.location || resume.country ? contact.location : 0) +
    (resume.sections.some(({ heading }) => heading === 'document') ? weights.title : 0) +
    headings(resume) +
    entries(resume) +
    wordless(resume) +
    spoken(text, weights.speaking) -
    spoken(text, weights.against)
  )
}

export const isResume = (resume: ReadResume): boolean => resumePoints(resume) >= weights.threshold
