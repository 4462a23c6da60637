// What judge-skill is held to: what a candidate has, what is asked for, and what is said of it.
import type { CandidateInput } from '../../src/contract/match-input.js'

export const at = (highlight: string, start = '2020-01', end: string | null = '2021-12') => ({
  title: 'Engineer',
  start,
  end,
  highlights: [highlight],
})

/** What the candidate has, what is asked for, and status, quote and months. */
export const CASES: [
  string,
  CandidateInput,
  { canonical: string; min_years?: number },
  unknown[],
][] = [
  [
    'the skill itself',
    { skills: [{ raw: 'Python' }] },
    { canonical: 'Python' },
    ['met', 'Python', null],
  ],
  [
    'another spelling, by taxonomy id',
    { skills: [{ raw: 'NodeJS' }] },
    { canonical: 'Node.js' },
    ['met', 'NodeJS', null],
  ],
  [
    'a skill that implies it: React for JavaScript',
    { work_history: [at('Screens in React')] },
    { canonical: 'JavaScript' },
    ['met', 'Screens in React', null],
  ],
  [
    'a near relative, which is no evidence: Vue for React',
    { work_history: [at('Screens in Vue.js')] },
    { canonical: 'React' },
    ['missed', null, null],
  ],
  [
    'a wider skill, in part: databases for PostgreSQL',
    { work_history: [at('Worked with databases')] },
    { canonical: 'PostgreSQL' },
    ['partial', 'Worked with databases', null],
  ],
  [
    'two programs of a suite, both quoted',
    { skills: [{ raw: 'MS Excel' }, { raw: 'MS Word' }] },
    { canonical: 'Microsoft Office' },
    ['met', 'MS Word, MS Excel', null],
  ],
  [
    'one program of a suite, in part',
    { skills: [{ raw: 'MS Excel' }] },
    { canonical: 'Microsoft Office' },
    ['partial', 'MS Excel', null],
  ],
  [
    'the suite for one of its programs, in part',
    { skills: [{ raw: 'MS Office' }] },
    { canonical: 'Microsoft Excel' },
    ['partial', 'MS Office', null],
  ],
  [
    'a short name in doubt, where the line says it: API development for API',
    { skills: [{ raw: 'API Development' }] },
    { canonical: 'API' },
    ['met', 'API Development', null],
  ],
  [
    'a subject of study, which is no quality: communication studies for communication',
    { education: [{ degree: 'BA', field: 'Communication and Journalism' }] },
    { canonical: 'Communication' },
    ['missed', null, null],
  ],
  [
    'a librarian, for library services',
    { work_history: [{ ...at('Lent books'), title: 'Assistant Librarian' }] },
    { canonical: 'Library Services' },
    ['met', 'Assistant Librarian', null],
  ],
  [
    'letters that are short for the words before them: a Valley Bus Association is no VBA',
    { work_history: [at('Clerk at the Valley Bus Association (VBA)')] },
    { canonical: 'VBA' },
    ['missed', null, null],
  ],
  [
    'reports for senior management, which are no leading',
    { work_history: [at('Project updates for senior management')] },
    { canonical: 'Leadership' },
    ['missed', null, null],
  ],
  [
    'a post in the field that is asked for: a finance associate for finance',
    { work_history: [{ ...at('Month-end work'), title: 'Senior Finance Associate' }] },
    { canonical: 'Finance' },
    ['met', 'Senior Finance Associate', null],
  ],
  [
    'managing a team, for supervising staff',
    { skills: [{ raw: 'Team Management' }] },
    { canonical: 'Staff Supervision' },
    ['met', 'Team Management', null],
  ],
  [
    'a program that nobody runs without a computer: Excel for computer literacy',
    { skills: [{ raw: 'MS Excel' }] },
    { canonical: 'Computer Literacy' },
    ['met', 'MS Excel', null],
  ],
  [
    'a course for beginners, in part',
    { certifications: [{ name: 'Python for Beginners' }] },
    { canonical: 'Python' },
    ['partial', 'Python for Beginners', null],
  ],
  [
    'of several that imply it, the one that says its name',
    { skills: [{ raw: 'Hive' }, { raw: 'PostgreSQL' }] },
    { canonical: 'SQL' },
    ['met', 'PostgreSQL', null],
  ],
  [
    'a program of a task, in part: LDAP for system administration',
    { skills: [{ raw: 'LDAP' }] },
    { canonical: 'System Administration' },
    ['partial', 'LDAP', null],
  ],
  [
    'a program whose kind is a kind of it: MongoDB for databases',
    { skills: [{ raw: 'MongoDB' }] },
    { canonical: 'Databases' },
    ['met', 'MongoDB', null],
  ],
  [
    'machines that talk to each other, which is no communication',
    { work_history: [at('Customised the library to communicate with a device through an API')] },
    { canonical: 'Communication' },
    ['missed', null, null],
  ],
  [
    'other teams, which are no evidence',
    { work_history: [at('Coordinated between sales and accounts receivable teams')] },
    { canonical: 'Sales' },
    ['missed', null, null],
  ],
  [
    'a plain word behind a stroke, which is no requirement of its own',
    { work_history: [at('Won a prize in the Engineering and Science category')] },
    { canonical: 'Quality Inspection/Engineering' },
    ['missed', null, null],
  ],
  [
    'a part of it: bank reconciliation for accounting',
    { work_history: [at('Bank reconciliation each month')] },
    { canonical: 'Accounting' },
    ['partial', 'Bank reconciliation each month', null],
  ],
  [
    'what the line says was done: handled cash',
    { work_history: [at('Handled cash at two tills')] },
    { canonical: 'Cash Handling' },
    ['met', 'Handled cash at two tills', null],
  ],
  [
    'one that is being learned, in part',
    { work_history: [at('Currently learning Kafka')] },
    { canonical: 'Kafka' },
    ['partial', 'Currently learning Kafka', null],
  ],
  [
    'one of two alternatives',
    { skills: [{ raw: 'Java' }] },
    { canonical: 'Python or Java' },
    ['met', 'Java', null],
  ],
  [
    'years of overlapping positions, counted once',
    {
      work_history: [
        at('Services in Python', '2020-01', '2021-12'),
        at('Scripts in Python', '2021-01', '2022-12'),
      ],
    },
    { canonical: 'Python', min_years: 3 },
    [
      'met',
      'Engineer, 2020-01 to 2021-12: Services in Python; Engineer, 2021-01 to 2022-12: Scripts in Python',
      36,
    ],
  ],
  [
    'too few years',
    { work_history: [at('Services in Python')] },
    { canonical: 'Python', min_years: 3 },
    ['partial', 'Engineer, 2020-01 to 2021-12: Services in Python', 24],
  ],
  [
    'a licence among the certifications',
    { certifications: [{ name: 'Forklift Licence' }] },
    { canonical: 'Forklift License' },
    ['met', 'Forklift Licence', null],
  ],
  ['a language', { languages: ['German'] }, { canonical: 'German' }, ['met', 'German', null]],
  [
    'a degree of the level and field',
    { education: [{ degree: 'BSc', degree_level: 'bachelor', field: 'Accounting' }] },
    { canonical: "Bachelor's degree in Accounting" },
    ['met', 'BSc, Accounting', null],
  ],
  [
    'a degree of another field',
    { education: [{ degree: 'BSc', degree_level: 'bachelor', field: 'Botany' }] },
    { canonical: "Bachelor's degree in Accounting" },
    ['partial', 'BSc, Botany', null],
  ],
  [
    'a name that no vocabulary has, in a sentence',
    { work_history: [at('Led the blorp wrangling of two sites; wrote reports')] },
    { canonical: 'Blorp Wrangling' },
    ['met', 'Led the blorp wrangling of two sites', null],
  ],
  [
    'the skill that an unknown name is a kind of, in part',
    { skills: [{ raw: 'Bookkeeping' }] },
    { canonical: 'full-charge bookkeeping' },
    ['partial', 'Bookkeeping', null],
  ],
  [
    'nothing where that skill is a word of every trade',
    { skills: [{ raw: 'Project Management' }, { raw: 'Management' }] },
    { canonical: 'state management' },
    ['missed', null, null],
  ],
  [
    'no licence of those one works with',
    { work_history: [at('Worked with CPA on tax returns')] },
    { canonical: 'Certified Public Accountant' },
    ['missed', null, null],
  ],
  [
    'no core of a phrase that is denied, not even where a list repeats it',
    {
      skills: [{ raw: 'warehouse and distribution processes' }],
      work_history: [at('No experience with warehouse and distribution processes')],
    },
    { canonical: 'warehouse and distribution processes' },
    ['missed', null, null],
  ],
  [
    'a listed item that holds the name',
    { skills: [{ raw: 'Database SQL' }] },
    { canonical: 'SQL' },
    ['met', 'Database SQL', null],
  ],
  [
    'a program of a whole field, in part: AutoCAD for engineering',
    { skills: [{ raw: 'AutoCAD' }] },
    { canonical: 'Engineering' },
    ['partial', 'AutoCAD', null],
  ],
  [
    'the post that it names',
    { work_history: [{ ...at('Reports'), title: 'BI Analyst' }] },
    { canonical: 'BI Analyst' },
    ['met', 'BI Analyst, 2020-01 to 2021-12', null],
  ],
  [
    'what was led, not who stood by',
    { work_history: [at('Led sales calls with team members')] },
    { canonical: 'Staff Supervision' },
    ['missed', null, null],
  ],
  [
    'the quote without its bullet',
    { work_history: [at('\uf0b7 Reports in Python')] },
    { canonical: 'Python' },
    ['met', 'Reports in Python', null],
  ],
  ['nothing', { skills: [{ raw: 'Java' }] }, { canonical: 'Welding' }, ['missed', null, null]],
]
