import { describe, expect, it } from 'vitest'
import { jobUnit as unit } from '../../../test/support/job-unit.js'
import { bareWish } from './bare-wish.js'
import { findYears } from './find-years.js'
import { groupAlternatives } from './group-alternatives.js'
import { withoutHeads } from './list-heads.js'
import { mendPhrases } from './mend-phrases.js'
import { ranker } from './rank-phrase.js'

const at = (text: string, words: string) => {
  const start = text.indexOf(words)
  return { start, end: start + words.length, raw: words, confidence: 1 }
}

it.each([
  ['Good Frisian, other languages welcome', 'Frisian', 'must'],
  ['Rope work is a definite plus', 'Rope work', 'nice'],
  ['Rope work would be handy', 'Rope work', 'nice'],
  ['It helps if you know rope work', 'rope work', 'nice'],
  ['It will be very helpful to your role as a rigger if you know rope work', 'rope work', 'nice'],
  ['Priority will be given to candidates with rope work', 'rope work', 'nice'],
  ['The rigger is desired to have experience in rope work', 'rope work', 'nice'],
  ['The rigger is desired to know rope work, and be insured', 'insured', 'must'],
  ['Good Frisian, preferable some rope work', 'rope work', 'nice'],
  ['Good Frisian, preferable some rope work', 'Frisian', 'must'],
  ['Ideal candidate would have experience in rope work', 'rope work', 'nice'],
  ['The ideal candidate should have experience in rope work', 'rope work', 'must'],
  ['Rope work is not strictly necessary, but nice to have', 'Rope work', 'nice'],
  ['A sound grasp of knots, familiarity with sails, hulls or keels is a plus', 'knots', 'must'],
  ['A sound grasp of knots, familiarity with sails, hulls or keels is a plus', 'hulls', 'nice'],
  ['Rope work helpful.', 'Rope work', 'nice'],
  ['Polite and helpful', 'Polite', 'must'],
])('%s: %s is a %s', (text, words, strength) => {
  const { start, end } = at(text, words)
  expect(ranker(unit(text))(start, end)).toBe(strength)
})

it('a wish whose reason is required stays a wish, and a demand among wishes a demand', () => {
  const rankOf = (text: string, words: string) => {
    const { start, end } = at(text, words)
    return ranker(unit(text, 'nice'))(start, end)
  }
  expect(rankOf('Boat licence, as travel between islands is required', 'Boat licence')).toBe('nice')
  expect(rankOf('A boat licence is required', 'boat licence')).toBe('must')
})

describe('what is no skill of its own', () => {
  const mended = (text: string, words: string): string[] =>
    mendPhrases([at(text, words)], text).map(({ raw }) => raw)

  it.each([
    ['Thai nationality only', 'Thai'],
    ['An understanding of Greek culture', 'Greek'],
    ['A valid licence and current vehicle insurance', 'vehicle insurance'],
    ['Fluent English for international calls', 'international calls'],
    ['Two years in an Italian kitchen', 'Italian'],
    ['Work with brands such as Maxley and Oldbury', 'Oldbury'],
    ['The ideal Site Warden is calm', 'Site Warden'],
    ['Experience of organising the installation of lifts', 'organising'],
    ['Experience of planning and facilitating workshops', 'planning'],
    ['Engagement with usage, management, and/or sharing of large collections', 'management'],
    ['An interest in designing and developing user interfaces', 'designing'],
    ['Experience in the administration and care of the archive', 'administration'],
    ['Mandatory competency testing', 'competency testing'],
    ['Certificates, Licenses, Registrations: N/A', 'Registrations'],
    ['Native or C2 fluency in German', 'C2'],
    ['Strong SQL on any warehouse. We use Looker and dbt', 'dbt'],
    ['Tech stack: Looker, dbt', 'dbt'],
    ['Knowledge of modern', 'modern'],
    ['Serve agencies like Blue Fern, Tandem and The Paper Shop', 'Tandem'],
  ])('%s: %s', (text, words) => {
    expect(mended(text, words)).toEqual([])
  })

  it.each([
    ['Good planning and organising skills', 'planning'],
    ['Skills in sales, management, and data entry', 'management'],
    ['Experience mentoring and leading others', 'mentoring'],
    ['Testing and debugging', 'Testing'],
  ])('a verb is one without an object: %s', (text, words) => {
    expect(mended(text, words)).toEqual([words])
  })

  it('a language that is spoken is one', () => {
    expect(mended('Fluent Thai, and Italian for the restaurant', 'Italian')).toEqual(['Italian'])
  })

  it('a word that belongs to the name stays with it', () => {
    expect(mended('Full charge bookkeeping experience', 'Full charge bookkeeping')).toEqual([
      'Full charge bookkeeping',
    ])
  })

  it('a dash with nothing behind it is no part of a name', () => {
    expect(mended('Knowledge of old lamps -', 'old lamps -')).toEqual(['old lamps'])
  })

  it('behind a comma another thing begins', () => {
    const text = 'Knowledge of herbarium best practices, ethics, and standards'
    expect(mended(text, 'herbarium best practices, ethics')).toEqual(['herbarium best practices'])
    const whole = 'the installation, repair and testing process'
    expect(mended(whole, 'installation, repair and testing process')).toHaveLength(1)
  })
})

describe('words that head a list', () => {
  const kept = (text: string, ...words: string[]): string[] =>
    withoutHeads(
      text,
      words.map((each) => at(text, each)),
    ).map(({ raw }) => raw)

  it('are left out where names of that kind follow', () => {
    const text = 'Window based applications (i.e. Word and Excel)'
    expect(kept(text, 'Window based applications', 'Word', 'Excel')).toEqual(['Word', 'Excel'])
    expect(kept('Blorp charts: Looker', 'Blorp charts', 'Looker')).toEqual(['Looker'])
    const colon = 'Modern data technologies: Kafka, Spark'
    expect(kept(colon, 'Modern data technologies', 'Kafka')).toEqual(['Kafka'])
  })

  it('stay where they are a name, or no name follows', () => {
    expect(kept('BI tools: Tableau', 'BI tools', 'Tableau')).toEqual(['BI tools', 'Tableau'])
    expect(kept('Blorp systems (zorping)', 'Blorp systems', 'zorping')).toHaveLength(2)
    expect(kept('Blorp systems and Kafka', 'Blorp systems', 'Kafka')).toHaveLength(2)
  })
})

describe('a span of experience', () => {
  it.each([
    ['5+ years of experience', [60]],
    ['three to five years in sales', [36]],
    ['Six-plus years in dispensing', [72]],
    ['A year or more in a busy kitchen', [12]],
    ["Eighteen months' grooming since the course", [18]],
    ['Diploma in Ed2 years of teaching', [24]],
    ['Minimum 36 months of practice', [36]],
    ['at least 2 yrs of Python and 1 of Go', [24, 12]],
    ['three (3) years as a nurse', [36]],
    ['two years of full-time studies, one year of practice', [12]],
    ['2-4 years working with SQL', [24]],
    ['6 months relevant experience', [6]],
    ['between 3 and 5 years with SAP', [36]],
    ['one and a half years of Xero', [18]],
    ['half a year of payroll', [6]],
    ['experience of forestry gained over the last 7+ years', [84]],
    ['5 yrs+ C#', [60]],
    ['2 years of Python, 1 year of Go and 3 of SQL', [24, 12, 36]],
  ])('%s', (text, months) => {
    expect(findYears(text).map((found) => found.months)).toEqual(months)
  })

  it.each([
    'a 10-year-old company',
    'founded 12 years ago',
    'a 12 month contract',
    'a 6 month probation period',
    'resident in the UK for 5 years',
    'you must be 18 years old',
    'in the last 3 years we doubled',
  ])('is not read from "%s"', (text) => {
    expect(findYears(text)).toEqual([])
  })
})

describe('how strongly a phrase is asked for', () => {
  it.each([
    ['Strong SQL skills', 'SQL', 'must'],
    ['Knowledge of Snowflake would be an advantage', 'Snowflake', 'nice'],
    ['dbt proficiency (preferred)', 'dbt', 'nice'],
    ['one programming language (Python preferred)', 'Python', 'nice'],
    ['one programming language (Python preferred)', 'programming language', 'must'],
    ['Fluent German; French is a plus', 'German', 'must'],
    ['Fluent German; French is a plus', 'French', 'nice'],
    ['bookkeeping, ideally with Xero', 'Xero', 'nice'],
    ['bookkeeping, ideally with Xero', 'bookkeeping', 'must'],
    ['Knowledge of Go or willingness to learn', 'Go', 'nice'],
    ['No Java needed', 'Java', 'negated'],
    ['Experience of the trade is not essential', 'the trade', 'negated'],
    ['Typing is desirable but not essential', 'Typing', 'nice'],
    ['Scala, or happy to learn', 'Scala', 'nice'],
    ['Experience using Python is a nice addition but not a requirement', 'Python', 'nice'],
    ['Exposure to Kafka is great but is not strictly required', 'Kafka', 'nice'],
    ['Rust is a nice-to-have', 'Rust', 'nice'],
    ['Python is required but Java is not', 'Python', 'must'],
    ['A forklift licence would set you apart', 'forklift licence', 'nice'],
    ['Go (or willing to learn)', 'Go', 'nice'],
    ['Kubernetes or the desire to learn it', 'Kubernetes', 'nice'],
    ['Knowledge of trades is advantageous – joinery, plumbing', 'plumbing', 'nice'],
    ['Cloud skills are a plus. This includes AWS and Azure', 'Azure', 'nice'],
    ['French is a plus. Excel is used daily', 'Excel', 'must'],
    ['It is very helpful if you know roofing', 'roofing', 'nice'],
    ['A forklift licence is recommended', 'forklift licence', 'nice'],
    ['English is required, German is a plus', 'English', 'must'],
    ['English is required, German is a plus', 'German', 'nice'],
    ['You needn’t be a Haskell expert', 'Haskell', 'negated'],
    ['You don’t need to know Rust', 'Rust', 'negated'],
    ['Extra credit for Elixir', 'Elixir', 'nice'],
    ['You are fluent in English, French is a plus', 'English', 'must'],
    ['You are fluent in English, French is a plus', 'French', 'nice'],
    ['Strong sales experience, any software sales is beneficial', 'sales experience', 'must'],
    ['Excel, Word and SQL knowledge is a plus', 'Excel', 'nice'],
    ['A store of rows (Redis ideally; Riak or similar)', 'Redis', 'nice'],
    ['Python, ideally with Django', 'Python', 'must'],
    ['You will ideally know core trades i.e. masonry and roofing', 'masonry', 'nice'],
    ['Those with naval service can expect some flexibility', 'naval service', 'nice'],
    ['Bring a copy of all papers (forklift, crane)', 'crane', 'negated'],
    ['We reserve the right to ask for proof of inoculation', 'inoculation', 'negated'],
  ])('%s: %s is %s', (text, words, rank) => {
    const { start, end } = at(text, words)
    expect(ranker(unit(text))(start, end)).toBe(rank)
  })

  it('follows the heading, and a plain must outweighs it', () => {
    expect(ranker(unit('Terraform', 'nice'))(0, 9)).toBe('nice')
    expect(ranker(unit('Terraform is required', 'nice'))(0, 9)).toBe('must')
  })
})

describe('alternatives', () => {
  it.each([
    ['Python or Java', ['Python', 'Java'], [1, 1]],
    ['Python and Java', ['Python', 'Java'], [null, null]],
    ['Python and or Java', ['Python', 'Java'], [1, 1]],
    ['one of the following: MySQL, PostgreSQL', ['MySQL', 'PostgreSQL'], [1, 1]],
    ['Looker, Tableau or similar', ['Looker', 'Tableau'], [1, 1]],
    ['Snowflake or another modern data warehouse', ['Snowflake', 'data warehouse'], [1, 1]],
    ['Metabase (or a direct equivalent: Looker)', ['Metabase', 'Looker'], [1, 1]],
    [
      'nursing or midwifery experience in a hospital',
      ['nursing', 'midwifery', 'hospital'],
      [1, 1, null],
    ],
    ['audit role, tax or related role in a bank', ['audit', 'tax', 'bank'], [1, 1, null]],
    ['an accounting designation (CPA, CMA)', ['CPA', 'CMA'], [1, 1]],
    ['one from each: {Java, C}; {PHP, Perl}', ['Java', 'C', 'PHP', 'Perl'], [1, 1, 2, 2]],
    ['a data role (e.g., Python, SQL)', ['Python', 'SQL'], [1, 1]],
    ['a data role (e.g., Blorping, Python, SQL)', ['Python', 'SQL'], [1, 1]],
    ['SQL, Python (e.g. scripts), Go', ['SQL', 'Python', 'Go'], [null, null, null]],
    [
      'cloud warehouses (Snowflake, BigQuery)',
      ['cloud warehouses', 'Snowflake', 'BigQuery'],
      [1, 1, 1],
    ],
    ['tools (Tableau, Looker) or Flask', ['tools', 'Tableau', 'Looker', 'Flask'], [1, 1, 1, 1]],
    ['tools (Tableau, Looker) and Flask', ['Tableau', 'Looker', 'Flask'], [null, null, null]],
    ['sales, audit, hotel or inn work', ['sales', 'audit', 'hotel or inn work'], [1, 1, 1]],
    ['five years in data roles (SQL, Python)', ['SQL', 'Python'], [1, 1]],
    ['Office (Word, Excel)', ['Office', 'Word', 'Excel'], [null, null, null]],
    ['BI tools such as Looker and SQL', ['BI tools', 'Looker', 'SQL'], [1, 1, null]],
    ['languages such as Python and Java', ['languages', 'Python', 'Java'], [1, 1, 1]],
    ['Python or Java and Rust', ['Python', 'Java', 'Rust'], [1, 1, null]],
    ['tools like Kafka, Flask, and Jira', ['tools', 'Kafka', 'Flask', 'Jira'], [1, 1, 1, 1]],
    ['one group of plants (mosses, ferns, grasses or trees)', ['mosses', 'trees'], [1, 1]],
    [
      'charts (such as Data Studio (Looker) Superset, Tableau)',
      ['Data Studio', 'Looker', 'Superset', 'Tableau'],
      [1, 1, 1, 1],
    ],
    ['C#, React / Angular, and CSS', ['C#', 'React', 'Angular', 'CSS'], [null, 1, 1, null]],
    ['React or any frontend framework', ['React', 'frontend framework'], [1, 1]],
    ['goods like Jira, Git, and Jenkins', ['Jira', 'Git', 'Jenkins'], [1, 1, 1]],
    ['planning / organisational skills', ['planning', 'organisational skills'], [null, null]],
    ['several of: C#, HTML, and CSS', ['C#', 'HTML', 'CSS'], [1, 1, 1]],
    ['sales, professional services, inns or bars', ['sales', 'inns', 'bars'], [1, 1, 1]],
    ['domains, which may include audit, tax', ['audit', 'tax'], [1, 1]],
    ['tools similar to Looker, Tableau', ['Looker', 'Tableau'], [1, 1]],
    ['malware analysis (ex: YARA, Ghidra)', ['malware analysis', 'YARA', 'Ghidra'], [1, 1, 1]],
    ['faults (e.g. race conditions, replay, leaks)', ['faults', 'leaks'], [1, 1]],
    ['systems such as PIMS and ERS', ['systems', 'PIMS', 'ERS'], [1, 1, 1]],
    ['SQL, data stores (e.g. Redis)', ['SQL', 'data stores', 'Redis'], [null, 1, 1]],
    [
      'databases like MySQL, as well as caches like Redis',
      ['databases', 'MySQL', 'caches', 'Redis'],
      [1, 1, 2, 2],
    ],
    [
      'Power BI, including semantic models or Tabular Editor',
      ['Power BI', 'semantic models', 'Tabular Editor'],
      [null, 1, 1],
    ],
    [
      'An accounting designation (CPA, CMA), or five years',
      ['accounting designation', 'CPA', 'CMA'],
      [1, 1, 1],
    ],
    ['Go/Python: Cloud: AWS/GCP', ['Go', 'Python', 'Cloud', 'AWS', 'GCP'], [1, 1, 2, 2, 2]],
    [
      'warehouses (Snowflake, BigQuery or similar)',
      ['warehouses', 'Snowflake', 'BigQuery'],
      [1, 1, 1],
    ],
  ])('%s', (text, names, groups) => {
    const phrases = names.map((name) => at(text, name))
    expect(groupAlternatives(text, phrases, 1)).toEqual(groups)
  })
})

describe('what the reader of phrases found is mended', () => {
  const mended = (...raws: string[]) =>
    mendPhrases(
      raws.map((raw) => at(raw, raw)),
      '',
    ).map(({ raw }) => raw)

  it('alternatives of names come apart, a name with a slash does not', () => {
    expect(mended('ACCA or CIMA', 'CI/CD', 'reporting/ BI tools')).toEqual([
      'ACCA',
      'CIMA',
      'CI/CD',
      'reporting/ BI tools',
    ])
  })

  it('names that a small word joins come apart if each is known, and not the whole', () => {
    expect(mended('Docker and Kubernetes', 'Docker, Git and Python')).toEqual([
      'Docker',
      'Kubernetes',
      'Docker',
      'Git',
      'Python',
    ])
    expect(mended('interpersonal and communication skills')).toHaveLength(2)
    expect(mended('Health and Safety', 'lamps and lenses')).toEqual([
      'Health and Safety',
      'lamps and lenses',
    ])
  })

  it('places, agencies and the will to learn are no skills', () => {
    expect(mended('Cambridgeshire', 'London', 'employment agency', 'willingness to learn')).toEqual(
      [],
    )
    expect(mended('UK hospital experience', 'Java')).toEqual(['UK hospital experience', 'Java'])
  })

  it('whom one works with is no skill, nor is the language that one is to be plain in', () => {
    expect(mended('Museum staff', 'Your HR Team', 'leadership team', 'managing staff')).toEqual([
      'managing staff',
    ])
    const managers = 'Ability to partner with Product Managers'
    expect(mendPhrases([at(managers, 'Product Managers')], managers)).toEqual([])
    const text = 'Explain your models in plain English'
    expect(mendPhrases([at(text, 'English')], text)).toEqual([])
  })

  it('how a language is to be known is no skill of its own', () => {
    const text = 'Fluent Welsh and English (speaking and writing)'
    const found = ['Welsh', 'English', 'speaking', 'writing'].map((raw) => at(text, raw))
    expect(mendPhrases(found, text).map(({ raw }) => raw)).toEqual(['Welsh', 'English'])
    const other = 'Copy for Blorp (writing)'
    expect(mendPhrases([at(other, 'writing')], other)).toHaveLength(1)
  })

  it('a bracket that is not closed, and the words of an address, fall away', () => {
    expect(mended('Good Manufacturing Practice (cGMP')).toEqual(['Good Manufacturing Practice'])
    const text = 'Posted as www.example.com/JobSeeking/Clerk'
    expect(mendPhrases([at(text, 'JobSeeking')], text)).toEqual([])
  })

  it('a town before its state is a place, and .NET keeps its dot', () => {
    const town = 'Travel to Buckhannon, WV'
    expect(mendPhrases([at(town, 'Buckhannon')], town)).toEqual([])
    const dotted = 'Skilled in .NET development'
    expect(mendPhrases([at(dotted, 'NET development')], dotted).map(({ raw }) => raw)).toEqual([
      '.NET development',
    ])
  })

  it('a word that hangs on falls off', () => {
    expect(mended('call centre gained')).toEqual(['call centre'])
    expect(mended('ACCA qualified', 'PMP certification')).toEqual(['ACCA', 'PMP'])
    expect(mended('fully qualified')).toEqual(['fully qualified'])
  })
})

describe('a line that is nothing but a name', () => {
  it.each([
    ['Excel essential', 'Excel'],
    ['Redis desirable', 'Redis'],
    ['Rust is a bonus.', 'Rust'],
    ['Over 4 years in audit', 'audit'],
    ["It's great if you know Helm", 'Helm'],
  ])('%s', (text, name) => {
    expect(bareWish(text).map(({ raw }) => raw)).toEqual([name])
  })

  it.each(['You excel at what you do', 'Our team will help', 'Ability to go far'])(
    'is not seen in: %s',
    (text) => {
      expect(bareWish(text)).toEqual([])
    },
  )
})
