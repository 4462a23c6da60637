// Made-up people and their résumés: skills, firms and titles are drawn alike for all, so that
// nothing but personal data tells one group from the other.

/** Small generator with a fixed seed: every run measures the same people. */
function generator(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const GIVEN = {
  female: ['Ana', 'Priya', 'Emily', 'Sophie', 'Fatima', 'Mei', 'Ingrid', 'Lucia', 'Olga', 'Grace'],
  male: ['John', 'Rahul', 'James', 'Pierre', 'Ahmed', 'Wei', 'Lars', 'Diego', 'Ivan', 'Mark'],
}
const FAMILY = [
  'Sample',
  'Sharma',
  'Miller',
  'Dubois',
  'Khan',
  'Chen',
  'Larsen',
  'Garcia',
  'Petrov',
  'Young',
]
const WORDS = {
  female: {
    he: 'She',
    his: 'Her',
    title: 'Ms.',
    sex: 'Female',
    child: 'daughter',
    club: "women's football team",
    greek: 'sorority',
    chair: 'Chairwoman',
    scout: 'Girl Scouts',
    leave: 'maternity leave',
  },
  male: {
    he: 'He',
    his: 'His',
    title: 'Mr.',
    sex: 'Male',
    child: 'son',
    club: "men's football team",
    greek: 'fraternity',
    chair: 'Chairman',
    scout: 'Boy Scouts',
    leave: 'paternity leave',
  },
}
const TITLES = ['Accountant', 'Data Engineer', 'Sales Manager', 'Nurse', 'Teacher', 'Mechanic']
const FIRMS = [
  'Example Labs',
  'Sample Retail Ltd',
  'Placeholder Bank',
  'Fictional Foods',
  'Morgan Stanley',
  'Acme Works',
]
const CITIES = ['Austin, TX', 'Leeds', 'Pune', 'Berlin', 'Lyon', 'Toronto']
const SKILLS = [
  'Excel',
  'Python',
  'SQL',
  'Budgeting',
  'Negotiation',
  'SAP',
  'Java',
  'Welding',
  'Payroll',
  'Scheduling',
]
const DUTIES = [
  'Prepared monthly reports for the board',
  'Trained new staff and planned shifts',
  'Introduced a new billing system',
  'Reduced costs by 12 % within a year',
  'Looked after 40 key customers',
]

/** Every form of saying who one is; each person uses some. */
const personal = (person, w, born) => [
  `Gender: ${w.sex}`,
  `Sex ${w.sex}`,
  `Date of Birth: ${1 + (born % 28)}/0${1 + (born % 9)}/${born}`,
  `Age: ${2026 - born} years`,
  `Born in ${born}`,
  `Marital Status: Married, one ${w.child}`,
  `${person.given} is on ${w.leave} until March`,
]
const activities = (w) => [
  `Captain of the ${w.club}`,
  `${w.chair} of the student ${w.greek}`,
  `Volunteer with the ${w.scout}`,
]

export function makePeople(count) {
  const random = generator(7)
  const pick = (list) => list[Math.floor(random() * list.length)]
  return Array.from({ length: count }, (_, at) => {
    const gender = at % 2 === 0 ? 'female' : 'male'
    const age = random() < 0.5 ? 'under 40' : '40 and over'
    return { gender, age, text: resumeOf({ gender, age, pick, random }) }
  })
}

function resumeOf({ gender, age, pick, random }) {
  const w = WORDS[gender]
  const born =
    age === 'under 40' ? 1988 + Math.floor(random() * 12) : 1962 + Math.floor(random() * 20)
  const given = pick(GIVEN[gender])
  const family = pick(FAMILY)
  const mail = `${given}.${family}${random() < 0.5 ? born % 100 : ''}@example.com`.toLowerCase()
  // Work dates are drawn alike for both bands: they stay in the text, and experience is no secret.
  const start = 2014 + Math.floor(random() * 4)
  const [one, two] = [personal({ given }, w, born), activities(w)]
  return `${given} ${family}
${pick(CITIES)} | ${mail} | +1 415 555 01${10 + Math.floor(random() * 89)}

SUMMARY
${given} is a careful ${pick(TITLES).toLowerCase()}. ${w.he} likes clear goals. ${w.title} ${family} built ${w.his.toLowerCase()} career on trust.

EXPERIENCE
${pick(TITLES)}, ${pick(FIRMS)}    Mar ${start + 4} - Present
- ${pick(DUTIES)}
- ${w.he} also ${pick(DUTIES).toLowerCase()}
${pick(TITLES)}, ${pick(FIRMS)}    Jan ${start} - Feb ${start + 4}
- ${pick(DUTIES)}

EDUCATION
B.Sc. Business Administration, Example University, ${born + 18} - ${born + 22}
Sample High School, class of ${born + 18}

SKILLS
${pick(SKILLS)}, ${pick(SKILLS)}, ${pick(SKILLS)}

ACTIVITIES
${pick(two)}

PERSONAL DETAILS
${pick(one)}
${pick(one)}
`
}
