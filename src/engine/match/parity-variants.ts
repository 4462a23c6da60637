// The same candidate under other names, genders, ages and origins: the proof that none reaches a score.
import type { Candidate, Contact } from '../../contract/candidate.js'

interface Variant {
  contact: Contact
  /** A text put before the summary, which redaction must take out. */
  about: string
  /** By how many years school dates move; negative is older. */
  schoolYears: number
}

export const SWAPPED = [
  'name',
  'contact',
  'address',
  'gender',
  'age',
  'nationality',
  'school_years',
] as const

const person = (name: string, location: string, phone: string): Contact => ({
  name,
  email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`,
  phone,
  location,
  links: [],
})

/** Made-up people who differ in all that must not count: sex, age, origin, family, place. */
const VARIANTS: readonly Variant[] = [
  {
    contact: person('Emily Walsh', 'Boston, Massachusetts, United States', '+16175550101'),
    about: 'Gender: Female. Date of birth: 4 May 1998. Nationality: American.',
    schoolYears: 9,
  },
  {
    contact: person('Jamal Robinson', 'Atlanta, Georgia, United States', '+14045550102'),
    about: 'Gender: Male. Date of birth: 12 March 1961. Nationality: Nigerian.',
    schoolYears: -21,
  },
  {
    contact: person('Lakshmi Iyer', 'Chennai, Tamil Nadu, India', '+914455501030'),
    about: 'She is married. Age: 47. Nationality: Indian.',
    schoolYears: -12,
  },
  {
    contact: person('Gregory Baker', 'Leeds, England, United Kingdom', '+441135550104'),
    about: 'He is single. Age: 24. Nationality: British.',
    schoolYears: 12,
  },
]

function shiftYear<T extends string | null>(date: T, years: number): T {
  if (date === null || !/^\d{4}/.test(date)) return date
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}` as T
}

const swapped = (candidate: Candidate, { contact, about, schoolYears }: Variant): Candidate => ({
  ...candidate,
  contact,
  summary: `${about}\n${candidate.summary}`,
  education: candidate.education.map((entry) => ({
    ...entry,
    institution: '',
    institution_normalized: '',
    start: shiftYear(entry.start, schoolYears),
    end: shiftYear(entry.end, schoolYears),
  })),
})

export const parityVariants = (candidate: Candidate): Candidate[] =>
  VARIANTS.map((variant) => swapped(candidate, variant))
