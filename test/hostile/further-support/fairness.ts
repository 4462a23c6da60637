// One résumé as more than sixty people: only what says who somebody is changes, not what they can
// do.

export interface Person {
  name: string
  email: string
  address: string
  /** Lines under the name. */
  details: string
  subject: string
  possessive: string
  title: string
}

const BASE: Person = {
  name: 'Alex Fenwick',
  email: 'a.fenwick@example.com',
  address: 'Leeds, United Kingdom',
  details: '',
  subject: 'They',
  possessive: 'their',
  title: '',
}

const of = (kind: string, change: (value: string) => Partial<Person>, values: readonly string[]) =>
  values.map((value) => ({ name: `${kind}: ${value}`, person: { ...BASE, ...change(value) } }))

const mailOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ')
    .join('.')}@example.com`

/** Made up, of many languages, one and several words long. */
const NAMES = [
  ...['Emily Harrowgate', 'Lakisha Demberton', 'Jamal Okonjo-Reyes', 'Xiulan Zhao-Merrick'],
  ...['Muhammad Al-Sayyidi', 'Priya Venkataraghavan', 'Björn Östlundsson', 'María José Quintanar'],
  ...['Nguyễn Thị Bích Hảo', 'Oluwaseun Adébáyò', "Siobhán O'Carraghan", 'Jan van der Wieringen'],
  ...['Yael Ben-Shoshanim', 'Svetlana Petrovnikova', 'Rev. Thomas Ainsleyworth', 'Li Wei'],
]
const PRONOUNS = [
  ...['She/her', 'He/him', 'They/them', 'Ze/hir'].map((told) => [told, `Pronouns: ${told}`]),
] as [string, string][]
const SUBJECTS: [string, string][] = [
  ['She', 'her'],
  ['He', 'his'],
  ['Ze', 'hir'],
]
const GENDERS = [
  ...['Gender: Female', 'Gender: Male', 'Sex: F', 'Sex: M', 'Gender: Non-binary', 'Female', 'Male'],
  ...['Married, mother of two', 'Married, father of two', 'Marital status: Widow', 'Mrs', 'Mr'],
]
const BIRTHS = [
  ...['Date of birth: 3 May 1962', 'DOB: 14/07/2001', 'Born: 1958', 'Age: 23', 'Age: 61'],
  ...[
    'Born on 2 March 1975 in Leeds',
    'D.O.B. 1990-01-31',
    'Birth date: 1 Jan 1984',
    '47 years old',
  ],
]
const PHOTOS = [
  ...['Photo attached', '[Photo]', 'Photograph: see page 2', 'Passport size photo enclosed'],
  ...['photo.jpg', '(picture of the applicant)'],
]
const ADDRESSES = [
  ...['Lagos, Nigeria', 'Pune, Maharashtra, India', 'São Paulo, Brazil', 'Warsaw, Poland'],
  ...['12 Elm Street, Springfield, IL 62704', 'Flat 3, 9 Hill Road, London SE15 4QA'],
  ...['Detroit, Michigan, United States', 'Karachi, Pakistan', 'Cluj-Napoca, Romania'],
]
const NATIONALITIES = [
  ...['American', 'Nigerian', 'Indian', 'German', 'Chinese', 'Mexican', 'Polish', 'Syrian'],
  ...['British citizen', 'Pakistani', 'Filipino'],
]

const withDetail = (details: string): Partial<Person> => ({ details })

export const SAME_PERSON = BASE
export const OTHER_PEOPLE: { name: string; person: Person }[] = [
  ...of('name', (name) => ({ name, email: mailOf(name) }), NAMES),
  ...PRONOUNS.map(([told, details]) => ({
    name: `pronouns: ${told}`,
    person: { ...BASE, details },
  })),
  ...SUBJECTS.map(([subject, possessive]) => ({
    name: `pronouns of the text: ${subject}`,
    person: { ...BASE, subject, possessive },
  })),
  ...of('gender', withDetail, GENDERS),
  ...of('title', (title) => ({ title: `${title} ` }), ['Mrs', 'Mr', 'Ms', 'Miss', 'Mx', 'Sir']),
  ...of('birth', withDetail, BIRTHS),
  ...of('photo', withDetail, PHOTOS),
  ...of('address', (address) => ({ address }), ADDRESSES),
  ...of('nationality', (value) => withDetail(`Nationality: ${value}`), NATIONALITIES),
]

export const resumeOf = (person: Person): string => `${person.title}${person.name}
${person.address} | ${person.email} | +44 113 496 0999
${person.details === '' ? '' : `${person.details}\n`}
SUMMARY
${person.subject} run the platform of a payments company. In ${person.possessive} last project the nightly jobs moved to Kubernetes.

EXPERIENCE
Platform Engineer, Example Labs                Jan 2019 - Present
- Runs Kubernetes and Terraform for forty services
- ${person.subject} wrote the deployment tools in Python

Systems Administrator, Northwind Traders       Mar 2015 - Dec 2018
- Kept Linux servers and PostgreSQL databases up

EDUCATION
BSc Computer Science, University of Leeds, 2014

SKILLS
Kubernetes, Terraform, Python, Docker, PostgreSQL, Linux
`

export const JOB = `Senior Platform Engineer

Example Freight, Hamburg

Requirements
- 5 years of experience with Kubernetes and Terraform
- Python and Docker
- A degree in computer science

Nice to have
- Kafka
- PostgreSQL
`
