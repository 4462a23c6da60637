// The same candidate as other people: name sets of Bertrand and Mullainathan's field experiment
// (American Economic Review, 2004), with gender, age and nationality stated in the text.

import type { CandidateInput } from '#engine/contract/match-input.js'

export const GROUPS = ['white_female', 'white_male', 'black_female', 'black_male'] as const
export type Group = (typeof GROUPS)[number]

/** First names and surnames as the study gives them. */
const NAMES: Record<Group, readonly string[]> = {
  white_female: [
    'Allison',
    'Anne',
    'Carrie',
    'Emily',
    'Jill',
    'Laurie',
    'Kristen',
    'Meredith',
    'Sarah',
  ],
  white_male: ['Brad', 'Brendan', 'Geoffrey', 'Greg', 'Brett', 'Jay', 'Matthew', 'Neil', 'Todd'],
  black_female: [
    'Aisha',
    'Ebony',
    'Keisha',
    'Kenya',
    'Latonya',
    'Lakisha',
    'Latoya',
    'Tamika',
    'Tanisha',
  ],
  black_male: [
    'Darnell',
    'Hakim',
    'Jamal',
    'Jermaine',
    'Kareem',
    'Leroy',
    'Rasheed',
    'Tremayne',
    'Tyrone',
  ],
}
const SURNAMES: Record<'white' | 'black', readonly string[]> = {
  white: ['Baker', 'Kelly', 'McCarthy', 'Murphy', 'Murray', 'Ryan', 'Sullivan', 'Walsh', "O'Brien"],
  black: [
    'Jackson',
    'Jones',
    'Robinson',
    'Washington',
    'Williams',
    'Jackson',
    'Jones',
    'Robinson',
    'Williams',
  ],
}
const ABOUT: Record<'female' | 'male', readonly string[]> = {
  female: ['Female.', 'She is a mother of two.', 'Mrs', 'Gender: Female'],
  male: ['Male.', 'He is a father of two.', 'Mr', 'Gender: Male'],
}
const AGES = ['Date of birth: 3 May 1962', 'Age: 58', 'Date of birth: 14 July 2001', 'Age: 23']
const NATIONALITIES = [
  'Nationality: American',
  'Nationality: Nigerian',
  'Nationality: Indian',
  'Nationality: German',
]
const PLACES = [
  'Boston, Massachusetts, United States',
  'Lagos, Nigeria',
  'Pune, Maharashtra, India',
  'Leeds, England, United Kingdom',
]

const PER_GROUP = 2

function personOf(group: Group, index: number, candidate: CandidateInput, seed: number) {
  const race = group.startsWith('white') ? 'white' : 'black'
  const sex = group.endsWith('female') ? 'female' : 'male'
  const at = (list: readonly string[]): string => list[(seed + index) % list.length] ?? ''
  const first = at(NAMES[group])
  const last = at(SURNAMES[race])
  const email = `${first}.${last}@example.com`.toLowerCase().replace("'", '')
  const details = [at(ABOUT[sex]), at(AGES), at(NATIONALITIES), 'Photo attached']
  return {
    ...candidate,
    contact: {
      name: `${first} ${last}`,
      email,
      phone: `+1617555010${index}`,
      location: at(PLACES),
      links: [],
    },
    summary: [...details, candidate.summary ?? ''].join('\n').trim(),
    education: (candidate.education ?? []).map((entry) => ({
      ...entry,
      institution: at(PLACES),
      start: String(1980 + ((seed + index) % 40)),
      end: String(1984 + ((seed + index) % 40)),
    })),
  }
}

let seed = 0

export interface Variant {
  group: Group
  variant: CandidateInput
}

/** Two people of each group, with other names every time. */
export function variantsOf(candidate: CandidateInput): Variant[] {
  seed += 1
  return GROUPS.flatMap((group) =>
    Array.from({ length: PER_GROUP }, (_, index) => ({
      group,
      variant: personOf(group, index, candidate, seed),
    })),
  )
}
