// Made-up people and their résumés. Skills, firms and titles are drawn alike for all, so that only
// personal data tells one group from the other.
import { readJson } from '../read-files.js'
import { pick as pickBy, type Random, seeded } from '../train/random.js'

export const TRAITS = ['gender', 'age', 'origin'] as const
export type Person = Record<(typeof TRAITS)[number], string> & { text: string }

type Gender = 'female' | 'male'
type Age = 'under 40' | '40 and over'

/** Given names by gender, family names and the rest by origin: made-up pairs of common names. */
interface Origin {
  female: string[]
  male: string[]
  family: string[]
  nationality: string
  tongue: string
  towns: string[]
  group: string
  dial: string
}

interface Words {
  he: string
  his: string
  title: string
  sex: string
  child: string
  club: string
  greek: string
  chair: string
  scout: string
  leave: string
}

interface Tables {
  origins: Record<string, Origin>
  words: Record<Gender, Words>
  titles: string[]
  firms: string[]
  skills: string[]
  duties: string[]
}

const TABLES = readJson<Tables>('eval/redact/data/people.json')
const ORIGINS = Object.entries(TABLES.origins)
/** A fixed seed, so that every run measures the same people. */
const SEED = 7
const THIS_YEAR = 2026

type Form = (label: string, value: string) => string

/** Ways to set a label and its value, in every form that people print. */
const FORMS: readonly Form[] = [
  (label, value) => `${label}: ${value}`,
  (label, value) => `${label} - ${value}`,
  (label, value) => `${label}\n: ${value}`,
  (label, value) => `${label}        ${value}`,
  (label, value) => `${label.toUpperCase()} : ${value}`,
]

type Head = Record<'name' | 'town' | 'mail' | 'phone' | 'handle', string>

/** How the head of a résumé is set. */
const HEADS: readonly ((head: Head) => string)[] = [
  ({ name, town, mail, phone }) => `${name}\n${town} | ${mail} | ${phone}`,
  ({ name, town, mail, phone }) => `${name.toUpperCase()}\n${town}\n${phone}\n${mail}`,
  ({ name, town, mail, phone }) =>
    `CURRICULUM VITAE\n\nName: ${name}\nAddress: ${town}\nPhone: ${phone}\nEmail: ${mail}`,
  ({ name, town, mail, phone }) => `RESUME OF ${name}\nMobile: ${phone}   E-mail: ${mail}\n${town}`,
  ({ name, town, mail, phone }) => `${name}, MBA\n12 Sample Street, ${town}\n${mail} • ${phone}`,
  ({ name, town, mail, phone, handle }) =>
    `${name}\n${mail}\n${phone}\n${town}\nlinkedin.com/in/${handle}`,
  ({ name, town, mail, phone, handle }) =>
    `${mail}\n${phone}\n\n${name}\n${town}\nGitHub: ${handle}`,
  ({ name, town, mail, phone }) => `${name}          ${phone}\n${town}          ${mail}`,
]

/** Every way of saying who one is; each person uses some of them. */
const personal = (
  { given, family, father, born }: { given: string; family: string; father: string; born: number },
  words: Words,
  origin: Origin,
  form: Form,
): string[] => [
  form('Gender', words.sex),
  form('Date of Birth', `${1 + (born % 28)}/0${1 + (born % 9)}/${born}`),
  form('Age', `${THIS_YEAR - born} years`),
  `Born in ${born}`,
  form('Marital Status', `Married, one ${words.child}`),
  form('Nationality', origin.nationality),
  form('Mother Tongue', origin.tongue),
  form("Father's Name", `${father} ${family}`),
  `${given} is on ${words.leave} until March`,
]
const activities = (words: Words, origin: Origin): string[] => [
  `Captain of the ${words.club}`,
  `${words.chair} of the student ${words.greek}`,
  `Volunteer with the ${words.scout}`,
  `Treasurer, ${origin.group}`,
]

/** The layouts rotate, so that equally many people have each head in each form. */
const headOf = (layout: number) => HEADS[layout % HEADS.length] ?? (() => '')
const formOf = (layout: number): Form =>
  FORMS[Math.floor(layout / HEADS.length) % FORMS.length] ?? (() => '')

export function makePeople(count: number): Person[] {
  const random = seeded(SEED)
  return Array.from({ length: count }, (_, layout) => {
    const gender = random() < 0.5 ? 'female' : 'male'
    const age = random() < 0.5 ? 'under 40' : '40 and over'
    const [origin, from] = pickBy(ORIGINS, random)
    return { gender, age, origin, text: resumeOf({ gender, age, from, layout }, random) }
  })
}

interface Traits {
  gender: Gender
  age: Age
  from: Origin
  layout: number
}

function resumeOf({ gender, age, from, layout }: Traits, random: Random): string {
  const pick = (list: readonly string[]) => pickBy(list, random)
  const { titles, firms, skills, duties } = TABLES
  const w = TABLES.words[gender]
  const born =
    age === 'under 40' ? 1988 + Math.floor(random() * 12) : 1962 + Math.floor(random() * 20)
  const given = pick(from[gender])
  const family = pick(from.family)
  const handle = `${given}${family}`.toLowerCase()
  const mail = `${given}.${family}${random() < 0.5 ? born % 100 : ''}@example.com`.toLowerCase()
  const phone = `${from.dial}${100 + Math.floor(random() * 899)}`
  // Work dates are drawn alike for both bands: they stay in the text, because experience is no
  // secret.
  const start = 2014 + Math.floor(random() * 4)
  const person = { given, family, father: pick(from.male), born }
  const details = personal(person, w, from, formOf(layout))
  const head = headOf(layout)
  return `${head({ name: `${given} ${family}`, town: pick(from.towns), mail, phone, handle })}

SUMMARY
${given} is a careful ${pick(titles).toLowerCase()}. ${w.he} likes clear goals. ${w.title} ${family} built ${w.his.toLowerCase()} career on trust.

EXPERIENCE
${pick(titles)}, ${pick(firms)}    Mar ${start + 4} - Present
- ${pick(duties)}
- ${w.he} also ${pick(duties).toLowerCase()}
${pick(titles)}, ${pick(firms)}    Jan ${start} - Feb ${start + 4}
- ${pick(duties)}

EDUCATION
B.Sc. Business Administration, Example University, ${born + 18} - ${born + 22}
Sample High School, class of ${born + 18}

SKILLS
${pick(skills)}, ${pick(skills)}, ${pick(skills)}

ACTIVITIES
${pick(activities(w, from))}

PERSONAL DETAILS
${pick(details)}
${pick(details)}
`
}
