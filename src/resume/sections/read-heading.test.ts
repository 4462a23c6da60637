import { describe, expect, it } from 'vitest'
import { headingWords } from './heading-words.js'
import { readHeading, readHeadingLine, readSubjectHeading } from './read-heading.js'
import type { Section } from './types.js'

/** Headings as résumés print them, language by language. */
const HEADINGS: Record<string, [Section, string[]][]> = {
  English: [
    ['summary', ['Summary', 'PROFESSIONAL SUMMARY', 'Career Objective', 'About Me', 'Profile']],
    ['summary', ['Executive Summary', 'Summary of Qualifications', 'Personal Statement']],
    ['work', ['Experience', 'WORK EXPERIENCE', 'Employment History', 'Professional Experience']],
    ['work', ['Work History', 'Career History', 'Relevant Experience', 'Internships']],
    ['work', ['Employment', 'Professional Background', 'Teaching Experience', 'Positions Held']],
    [
      'work',
      ['CAREER TO DATE', 'Earlier Roles', 'Posts Held', 'Where I have worked', 'Sea Service'],
    ],
    ['work', ['Civilian Experience', 'Prior Experience', 'Career Timeline', 'Work Placements']],
    ['education', ['Education', 'ACADEMIC BACKGROUND', 'Educational Qualifications', 'Academics']],
    ['education', ['Education & Training', 'Academic Qualifications', 'Education and Credentials']],
    ['skills', ['Skills', 'TECHNICAL SKILLS', 'Key Skills', 'Core Competencies', 'Tech Stack']],
    ['skills', ['Areas of Expertise', 'Skills & Tools', 'Computer Skills', 'Tools/Technologies']],
    ['skills', ['LABORATORY SKILLS', 'Techniques', 'Machines and Equipment', 'Specialisms']],
    ['certifications', ['Bar Admissions', 'Trade Tests and Certificates', 'Tickets']],
    ['education', ['Higher Education', 'Institutions attended (with dates)']],
    ['awards', ['Prizes', 'Research Grants']],
    ['activities', ['Board Roles', 'Professional Service']],
    ['certifications', ['Certifications', 'Licenses & Certifications', 'Certificates']],
    ['languages', ['Languages', 'Languages Known', 'LANGUAGE SKILLS', 'Foreign Languages']],
    ['projects', ['Projects', 'Academic Projects', 'Personal Projects', 'Key Projects']],
    ['training', ['Training', 'Relevant Coursework', 'Professional Development']],
    ['awards', ['Awards', 'Honors & Awards', 'Achievements', 'Awards and Recognition']],
    ['publications', ['Publications', 'Research Papers', 'Publications & Presentations']],
    ['activities', ['Volunteering', 'Extra-Curricular Activities', 'Volunteer Experience']],
    ['interests', ['Interests', 'Hobbies', 'Hobbies & Interests', 'Areas of Interest']],
    ['strengths', ['Strengths', 'Personal Strengths']],
    ['personal', ['Personal Details', 'PERSONAL INFORMATION', 'Bio-Data', 'Personal Profile']],
    ['contact', ['Contact', 'Contact Information', 'Get in Touch']],
    [
      'references',
      ['References', 'Referees', 'References available upon request', 'Referees on request'],
    ],
    ['declaration', ['Declaration']],
  ],
  German: [
    ['summary', ['Kurzprofil', 'Über mich']],
    ['work', ['Berufserfahrung', 'BERUFSERFAHRUNG', 'Praktika']],
    ['education', ['Ausbildung', 'Studium', 'Schulbildung', 'Ausbildung und Weiterbildung']],
    ['skills', ['Kenntnisse', 'Fähigkeiten', 'Kompetenzen']],
    ['languages', ['Sprachen', 'Sprachkenntnisse']],
    ['training', ['Weiterbildung']],
    ['personal', ['Persönliche Daten']],
    ['interests', ['Interessen', 'Hobbys']],
  ],
  French: [
    ['work', ['Expérience professionnelle', 'EXPÉRIENCES PROFESSIONNELLES']],
    ['education', ['Formation', 'Études', 'Diplômes']],
    ['skills', ['Compétences', 'COMPÉTENCES', 'Compétences et langues']],
    ['languages', ['Langues']],
    ['interests', ['Loisirs', "Centres d'intérêt", 'CENTRES D’INTÉRÊT']],
    ['summary', ['À propos de moi', 'Profil']],
  ],
  Spanish: [
    ['work', ['Experiencia laboral', 'Experiencia profesional']],
    ['education', ['Formación', 'Educación', 'Formación académica', 'Educación y formación']],
    ['skills', ['Habilidades', 'Competencias']],
    ['languages', ['Idiomas']],
    ['personal', ['Datos personales']],
    ['summary', ['Perfil', 'Sobre mí']],
  ],
  Portuguese: [
    ['work', ['Experiência profissional', 'EXPERIÊNCIA']],
    ['education', ['Formação acadêmica', 'Educação']],
    ['skills', ['Competências']],
    ['languages', ['Idiomas']],
    ['personal', ['Dados pessoais']],
  ],
  Italian: [
    ['work', ['Esperienza professionale', 'Esperienze lavorative']],
    ['education', ['Istruzione', 'Formazione', 'Istruzione e formazione']],
    ['skills', ['Competenze', 'Competenze e lingue']],
    ['languages', ['Lingue']],
    ['personal', ['Informazioni personali']],
  ],
  Dutch: [
    ['work', ['Werkervaring']],
    ['education', ['Opleiding', 'Opleidingen', 'Opleiding en cursussen']],
    ['skills', ['Vaardigheden']],
    ['languages', ['Talen', 'Talenkennis']],
    ['summary', ['Profiel', 'Over mij']],
  ],
}

const MISSPELT: [string, Section][] = [
  ['EDUCATIONAL QULIFICATION', 'education'],
  ['Experiance', 'work'],
  ['Proffessional Experience', 'work'],
  ['Educaton', 'education'],
  ['Certifcations', 'certifications'],
  ['Languagse', 'languages'],
  ['Refrences', 'references'],
  ['Acheivements', 'awards'],
]

/** Lines that stand in résumés and head no section. */
const NO_HEADINGS = [
  '',
  '   ',
  '2019 – 2021',
  'Maya Torvend',
  'Senior Software Engineer',
  'Bluefin Analytics, Austin, TX',
  'Five years of experience in retail banking and insurance sales',
  'Responsible for the education of new employees in three shops',
  'Managed the skills matrix of the department and its training plan',
  'University of Leeds',
  'Bachelor of Science in Nursing',
  'Python, Go, PostgreSQL',
  'maya.torvend@example.com',
  'Experienced team player',
  'Led a team of four engineers',
  'Harborlight Media',
]

describe('readHeading', () => {
  const rows = Object.entries(HEADINGS).flatMap(([language, list]) =>
    list.flatMap(([section, texts]) => texts.map((text) => ({ language, section, text }))),
  )

  it('is shown at least eighty headings in seven languages', () => {
    expect(rows.length).toBeGreaterThanOrEqual(80)
    expect(new Set(rows.map(({ language }) => language)).size).toBe(7)
  })

  it.each(rows)('$language: "$text" heads $section', ({ section, text }) => {
    expect(readHeading(text)?.section).toBe(section)
  })

  it.each(MISSPELT)(
    '"%s" is mended to a heading of %s, and must look like one',
    (text, section) => {
      expect(readHeading(text)).toMatchObject({ section, weak: true })
    },
  )

  it.each(NO_HEADINGS)('"%s" is no heading', (text) => {
    expect(readHeading(text)).toBeNull()
  })

  it('tells a known phrase from one made of heading words', () => {
    expect(readHeading('Work Experience')).toMatchObject({ section: 'work' })
    expect(readHeading('Career History')).toMatchObject({ exact: true, weak: false })
    expect(readHeading('Other Relevant Work Experience')).toMatchObject({ exact: false })
  })

  it('marks everyday words as weak', () => {
    for (const text of ['Technology', 'Leadership', 'Projects', 'Contact'])
      expect(readHeading(text), text).toMatchObject({ weak: true })
  })

  it('takes no more than seven words', () => {
    expect(readHeading(Array(7).fill('skills').join(' '))?.section).toBe('skills')
    expect(readHeading(Array(8).fill('skills').join(' '))).toBeNull()
  })
})

describe('readSubjectHeading', () => {
  it.each([
    ['Civil Engineering Experience', 'work'],
    ['Underwater Welding Skills', 'skills'],
    ['Maritime Education', 'education'],
  ])('"%s" may head %s', (text, section) => {
    expect(readSubjectHeading(text)).toBe(section)
  })

  it.each([
    'Experience',
    'Civil Engineering',
    'One Two Three Four Five Experience',
    'Harbour Projects',
  ])('"%s" has no subject, no noun, too many words or too common a noun', (text) => {
    expect(readSubjectHeading(text)).toBeNull()
  })
})

describe('headingWords', () => {
  it.each([
    ['Skills & Tools', ['skills', 'and', 'tools']],
    ['Über mich', ['uber', 'mich']],
    ['Skills/Tools:', ['skills', 'and', 'tools']],
    ["Driver's Licence", ['driver', 'licence']],
    ["Driver's5 o'clock", ['driver', 's', 'o', 'clock']],
    ['C++/Java', ['c', 'and', 'and', 'and', 'java']],
    ['Développeur’s Skills', ['developpeur', 'skills']],
    ['—', []],
    ['one two three four five six seven eight', null],
    ['• one two three four five six seven – eight', null],
    ['un-deux-trois-quatre-cinq-six-sept-huit é', null],
  ])('"%s" folds to %j', (text, words) => {
    expect(headingWords(text)).toEqual(words)
  })
})

describe('headings that open no section', () => {
  it.each(['Resume', 'RÉSUMÉ', 'Curriculum Vitae', 'CV', 'Lebenslauf'])(
    '"%s" names the document',
    (text) => {
      expect(readHeadingLine(text).isDocumentTitle).toBe(true)
    },
  )

  it.each(['Responsibilities:', 'Roles & Responsibilities', 'Environment', 'Aufgaben'])(
    '"%s" stands inside an entry',
    (text) => {
      expect(readHeadingLine(text)).toMatchObject({ isSubheading: true, heading: null })
    },
  )

  it('no section is mistaken for the document or for a subheading', () => {
    for (const text of ['Education', 'Work Experience', 'Skills']) {
      const { isDocumentTitle, isSubheading } = readHeadingLine(text)
      expect(isDocumentTitle || isSubheading).toBe(false)
    }
  })
})
