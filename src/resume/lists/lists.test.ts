import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/support/sectioned-lines.js'
import { findCertifications } from './find-certifications.js'
import { findLanguages } from './find-languages.js'
import { findResumeSkills } from './find-skills.js'
import { skillPassages } from './skill-passages.js'
import { withoutLead } from './skill-words.js'

const readSkills = (text: string) => findResumeSkills(skillPassages(linesOf(text)))
const skillsOf = (text: string): string[] => readSkills(text).map(({ raw }) => raw)

const LONG_LIST = Array.from({ length: 150 }, (_, at) => `Zentool ${at + 1}`)

const SKILLS: [guarantee: string, text: string, skills: string[]][] = [
  ['a list is split', 'SKILLS\nPython, SQL, Budgeting', ['Python', 'SQL', 'Budgeting']],
  [
    'a wrapped list is one list',
    'SKILLS\nPython, SQL, machine\nlearning, Docker',
    ['Python', 'SQL', 'machine learning', 'Docker'],
  ],
  ['labels are no items', 'SKILLS\nDatabases: Oracle, MySQL', ['Oracle', 'MySQL']],
  [
    'wordings around a skill are cut off',
    'SKILLS\n- Having good knowledge of welding\n- Good knowledge of pipe fitting',
    ['welding', 'pipe fitting'],
  ],
  ['names in a row are parted', 'SKILLS\nPython SQL Docker', ['Python', 'SQL', 'Docker']],
  [
    'names that nobody knows are skills where skills are listed',
    'SKILLS\nTarnix, Velgramol, Ostraka Loom, Corvex Design',
    ['Tarnix', 'Velgramol', 'Ostraka Loom', 'Corvex Design'],
  ],
  ['a long list of them too', `SKILLS\n${LONG_LIST.join(', ')}`, LONG_LIST],
  ['spoken languages are no skills', 'SKILLS\nPython, German', ['Python']],
  [
    'of prose only tools count',
    'EXPERIENCE\nManaged store keeping and reports in AutoCAD',
    ['AutoCAD'],
  ],
  ['a labelled list counts in any section', 'PROJECTS\nTools used: Jira, Git', ['Jira', 'Git']],
  [
    'a skill of prose counts once',
    'SKILLS\nPython\n\nEXPERIENCE\nWrote Python scripts',
    ['Python'],
  ],
  [
    'a skill of the taxonomy counts once',
    'SKILLS\nMS Excel, Microsoft Excel, SQL',
    ['Microsoft Excel', 'SQL'],
  ],
  [
    'fragments of sentences are no skills',
    'SKILLS\ndbt, SQL\n\nEXPERIENCE\n- Own the dbt project with 400+ models, used by finance',
    ['dbt', 'SQL'],
  ],
]

describe('findResumeSkills', () => {
  it('puts a skill where its likeliest wording stands: in the list, not in prose before it', () => {
    const text =
      'EXPERIENCE\nStaff Nurse\n- Trained nurses in wound care\nSKILLS\nTriage, wound care'
    const found = findResumeSkills(skillPassages(linesOf(text)), (candidates) =>
      candidates.map(({ item }) => (item ? 0.9 : 0.5)),
    )
    expect(found.map(({ raw }) => raw).slice(-2)).toEqual(['Triage', 'wound care'])
  })

  it.each(SKILLS)('%s', (_, text, skills) => {
    expect(skillsOf(text)).toEqual(skills)
  })

  it('every skill keeps its span and a confidence', () => {
    const [skill] = readSkills('SKILLS\nSQL, Python')
    expect(skill?.span).toEqual({ line: 1, start: 0, end: 3 })
    expect(skill?.confidence).toBeGreaterThan(0.5)
  })

  it('a list of any length is cut at the limit', () => {
    const found = skillsOf(`SKILLS\n${'alpha beta, ('.repeat(5_000)}`)
    expect(found.length).toBeLessThanOrEqual(400)
  })
})

/** Items that stand beside skills in a skills section, and whose form shows that they are none. */
const NO_ITEMS = [
  'Ltd',
  'Delivered monthly reports to 12 clients',
  'and',
  'Dec 2019',
  'Example University',
]

describe('an item of a skills section', () => {
  it.each(NO_ITEMS)('"%s" is no skill', (text) => {
    expect(skillsOf(`SKILLS\nPython\n${text}\nSQL`)).toEqual(['Python', 'SQL'])
  })
})

describe('withoutLead', () => {
  it('a lead is cut only when something follows', () => {
    expect(withoutLead('Proficient in AutoCAD')).toBe('AutoCAD')
    expect(withoutLead('Knowledge of')).toBe('Knowledge of')
  })
})

const LANGUAGES: [guarantee: string, text: string, languages: string[]][] = [
  [
    'a row of levels tells a language far from its heading',
    'EXPERIENCE\nClerk at Acme\nGerman B2 C1 B2 B1 B2\nFrench: A2\nSpanish A1 lines',
    ['German', 'French'],
  ],
  ['levels are dropped', 'LANGUAGES\nEnglish (fluent)\nDeutsch: native', ['English', 'German']],
  [
    'tables of yes and no are read',
    'LANGUAGES\nTamil Yes Yes No\nFrench Yes No No',
    ['Tamil', 'French'],
  ],
  ['a cue speaks for a language', 'SKILLS\nFluent in Spanish and Urdu', ['Spanish', 'Urdu']],
  [
    'a row of several is one wherever a form prints its values',
    'PERSONAL DETAILS\n12 May 1990\nUnmarried\n: English, Hindi & Marathi (basic)',
    ['English', 'Hindi', 'Marathi'],
  ],
  [
    'a column of marks parts no label from its languages',
    'HOBBIES\nLanguages known\n:\nTamil',
    ['Tamil'],
  ],
  ['a name stays as it is printed', 'LANGUAGES\nMandarin, Filipino', ['Mandarin', 'Filipino']],
  ['one language in a line of its own is no claim', 'EDUCATION\nEnglish\nMathematics', []],
  ['a language without a cue is no claim', 'EDUCATION\nB.A. English Literature', []],
]

describe('findLanguages', () => {
  it.each(LANGUAGES)('%s', (_, text, languages) => {
    expect(findLanguages(linesOf(text)).map(({ value }) => value)).toEqual(languages)
  })
})

describe('findCertifications', () => {
  it('name, issuer and year are told apart', () => {
    const [found] = findCertifications(
      linesOf('CERTIFICATIONS\nCertified Kubernetes Administrator from Example Institute, 2021'),
    )
    expect(found).toMatchObject({
      name: 'Certified Kubernetes Administrator',
      issuer: 'Example Institute',
      year: 2021,
    })
  })

  it('a driving licence counts outside the section', () => {
    const found = findCertifications(
      linesOf('PERSONAL DETAILS\nDriving License: valid, light vehicles'),
    )
    expect(found.map(({ name }) => name)).toEqual(['Driving License'])
  })

  it('lines with a date each are certificates each, with the house behind the comma', () => {
    const found = findCertifications(
      linesOf(
        'CERTIFICATIONS\n2023 Certified Network Builder - Specialty, Copperline Ltd (CPL)\n2022 Copperline Certified: Vault Associate (002), Copperline',
      ),
    )
    expect(found.map(({ name, issuer, year }) => ({ name, issuer, year }))).toEqual([
      {
        name: 'Certified Network Builder - Specialty',
        issuer: 'Copperline Ltd (CPL)',
        year: 2023,
      },
      { name: 'Copperline Certified: Vault Associate (002)', issuer: 'Copperline', year: 2022 },
    ])
  })

  it.each([
    [
      'lines of about one length are a certificate each',
      'Certified Kiln Operator (CKO)\nCertified Glaze Chemist (CGC)\nWheel Throwing Foundations\nStudio Fire Safety Warden',
      [
        'Certified Kiln Operator (CKO)',
        'Certified Glaze Chemist (CGC)',
        'Wheel Throwing Foundations',
        'Studio Fire Safety Warden',
      ],
    ],
    [
      'a name that was broken is one',
      'Advanced Diploma of\nGlazing and Firing',
      ['Advanced Diploma of Glazing and Firing'],
    ],
    [
      'dots part them',
      'Kiln Repair Basics · Glaze Mixing Basics',
      ['Kiln Repair Basics', 'Glaze Mixing Basics'],
    ],
    [
      'a name that opens with I is no sentence of what I did',
      'Introduction to Ceramics\nI fired my first pot at school',
      ['Introduction to Ceramics'],
    ],
    [
      'behind a dash the name in full may stand',
      'CKO - Certified Kiln Operator',
      ['CKO - Certified Kiln Operator'],
    ],
    [
      'what was taken part in is none',
      'Kiln Repair Basics\nWinner of the pottery race',
      ['Kiln Repair Basics'],
    ],
    [
      'labels of a form are none',
      'Kiln Repair Basics\nNationality\nMarital Status',
      ['Kiln Repair Basics'],
    ],
  ])('%s', (_, list, names) => {
    const found = findCertifications(linesOf(`CERTIFICATIONS\n${list}`))
    expect(found.map(({ name }) => name)).toEqual(names)
  })

  it('a house on its own line issued the certificate above it', () => {
    const found = findCertifications(
      linesOf('CERTIFICATIONS\nKiln Repair Basics\nUniversity of Ghent'),
    )
    expect(found).toMatchObject([{ name: 'Kiln Repair Basics', issuer: 'University of Ghent' }])
  })

  it('the classes of a driving licence belong to it', () => {
    const found = findCertifications(linesOf('PERSONAL DETAILS\nDriving licence A, B'))
    expect(found.map(({ name }) => name)).toEqual(['Driving licence A, B'])
  })

  it('remarks are no certificates', () => {
    expect(findCertifications(linesOf('CERTIFICATIONS\nNone'))).toEqual([])
  })
})
