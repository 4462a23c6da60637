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

/** Given names by origin and gender, family names by origin: made-up pairs of common names. */
const NAMES = {
  'south asian': {
    female: ['Priya', 'Ananya', 'Lakshmi', 'Deepika', 'Sunita'],
    male: ['Rahul', 'Arjun', 'Suresh', 'Vikram', 'Ramesh'],
    family: ['Sharma', 'Iyer', 'Patel', 'Reddy', 'Nair'],
    nationality: 'Indian',
    tongue: 'Hindi',
    towns: ['Pune, Maharashtra', 'Chennai, Tamil Nadu', 'Kochi, Kerala'],
    group: 'Indian Students Association',
    dial: '+91 98765 43',
  },
  'west african': {
    female: ['Ngozi', 'Amara', 'Folake', 'Adaeze', 'Yetunde'],
    male: ['Chinedu', 'Emeka', 'Babatunde', 'Kwame', 'Segun'],
    family: ['Okafor', 'Adeyemi', 'Mensah', 'Balogun', 'Eze'],
    nationality: 'Nigerian',
    tongue: 'Yoruba',
    towns: ['Lagos', 'Ibadan', 'Enugu'],
    group: 'Nigerian Students Union',
    dial: '+234 803 555 0',
  },
  'east asian': {
    female: ['Mei', 'Xiuying', 'Yuki', 'Lan', 'Haruka'],
    male: ['Wei', 'Jun', 'Hiroshi', 'Kenji', 'Minh'],
    family: ['Chen', 'Wang', 'Tanaka', 'Nguyen', 'Suzuki'],
    nationality: 'Chinese',
    tongue: 'Mandarin',
    towns: ['Shanghai', 'Chengdu', 'Wuhan'],
    group: 'Chinese Students Association',
    dial: '+86 138 5550 0',
  },
  european: {
    female: ['Emily', 'Sophie', 'Ingrid', 'Lucia', 'Olga'],
    male: ['James', 'Pierre', 'Lars', 'Diego', 'Ivan'],
    family: ['Miller', 'Dubois', 'Larsen', 'Garcia', 'Petrov'],
    nationality: 'French',
    tongue: 'French',
    towns: ['Lyon', 'Leeds', 'Hamburg'],
    group: 'French Students Society',
    dial: '+33 6 55 50 1',
  },
}
const ORIGINS = Object.keys(NAMES)
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

/** Labelled details in every form that people print them: each a way to set a label and its value. */
const FORMS = [
  (label, value) => `${label}: ${value}`,
  (label, value) => `${label} - ${value}`,
  (label, value) => `${label}\n: ${value}`,
  (label, value) => `${label}        ${value}`,
  (label, value) => `${label.toUpperCase()} : ${value}`,
]

/** How the head of a résumé is set. */
const HEADS = [
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
export const LAYOUTS = HEADS.length * FORMS.length

/** Every form of saying who one is; each person uses some. */
const personal = (person, w, born, origin, form) => [
  form('Gender', w.sex),
  form('Date of Birth', `${1 + (born % 28)}/0${1 + (born % 9)}/${born}`),
  form('Age', `${2026 - born} years`),
  `Born in ${born}`,
  form('Marital Status', `Married, one ${w.child}`),
  form('Nationality', origin.nationality),
  form('Mother Tongue', origin.tongue),
  form("Father's Name", `${w.father} ${person.family}`),
  `${person.given} is on ${w.leave} until March`,
]
const activities = (w, origin) => [
  `Captain of the ${w.club}`,
  `${w.chair} of the student ${w.greek}`,
  `Volunteer with the ${w.scout}`,
  `Treasurer, ${origin.group}`,
]

export function makePeople(count) {
  const random = generator(7)
  const pick = (list) => list[Math.floor(random() * list.length)]
  return Array.from({ length: count }, (_, at) => {
    const gender = random() < 0.5 ? 'female' : 'male'
    const age = random() < 0.5 ? 'under 40' : '40 and over'
    const origin = pick(ORIGINS)
    return {
      gender,
      age,
      origin,
      text: resumeOf({ gender, age, origin, layout: at, pick, random }),
    }
  })
}

function resumeOf({ gender, age, origin, layout, pick, random }) {
  const w = WORDS[gender]
  const from = NAMES[origin]
  const born =
    age === 'under 40' ? 1988 + Math.floor(random() * 12) : 1962 + Math.floor(random() * 20)
  const given = pick(from[gender])
  const family = pick(from.family)
  const handle = `${given}${family}`.toLowerCase()
  const mail = `${given}.${family}${random() < 0.5 ? born % 100 : ''}@example.com`.toLowerCase()
  const phone = `${from.dial}${100 + Math.floor(random() * 899)}`
  // Work dates are drawn alike for both bands: they stay in the text, and experience is no secret.
  const start = 2014 + Math.floor(random() * 4)
  const head = HEADS[layout % HEADS.length]
  const form = FORMS[Math.floor(layout / HEADS.length) % FORMS.length]
  const one = personal({ given, family }, { ...w, father: pick(from.male) }, born, from, form)
  return `${head({ name: `${given} ${family}`, town: pick(from.towns), mail, phone, handle })}

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
${pick(activities(w, from))}

PERSONAL DETAILS
${pick(one)}
${pick(one)}
`
}
