import { describe, expect, it } from 'vitest'
import { normalizeTitle } from '../taxonomy/titles/normalize-title.js'
import { writtenForms } from './gendered-forms.js'
import { LANGUAGES, rowsOf } from './languages.js'

describe('a word with a form for men and one for women', () => {
  it.each([
    ['Koch', ['Koch']],
    ['Krankenpfleger~/in', ['Krankenpfleger', 'Krankenpflegerin']],
    ['Ingenier~o/a informátic~o/a', ['Ingeniero informático', 'Ingeniera informática']],
    ['Sviluppat~ore/rice software', ['Sviluppatore software', 'Sviluppatrice software']],
  ])('%s is written as %j', (text, forms) => {
    expect(writtenForms(text)).toEqual(forms)
  })
})

describe('a title of another language', () => {
  it.each(LANGUAGES)('is one of four hundred or more: %s', (code) => {
    expect(rowsOf(code, 'titles.tsv').length).toBeGreaterThan(400)
  })

  it.each([
    ['Chef de projet', 'Project Manager'],
    ['Chef de projet marketing', 'Project Manager'],
    ['Krankenschwester', 'Registered Nurse'],
    ['Gesundheits- und Krankenpflegerin', 'Registered Nurse'],
    ['Softwareentwicklerin', 'Software Developer'],
    ['Desarrolladora de software', 'Software Developer'],
    ['Enfermeira', 'Registered Nurse'],
    ['Magazziniere', 'Warehouse Worker'],
    ['Magazijnmedewerkster', 'Warehouse Worker'],
    ['Aide-soignante', 'Nursing Assistant'],
    ['Auxiliar administrativa', 'Administrative Assistant'],
    ['Vrachtwagenchauffeur', 'Truck Driver'],
    ['Zahntechnikerin', 'Dental Laboratory Technician'],
    ['Staatsanwältin', 'Prosecutor'],
    ['Aumônière', 'Chaplain'],
    ['Éboueuse', 'Refuse Collector'],
    ['Responsable de mantenimiento', 'Maintenance Manager'],
    ['Joyera', 'Jeweler'],
    ['Doutoranda', 'Doctoral Researcher'],
    ['Relojoeira', 'Watchmaker'],
    ['Addetta alla fatturazione', 'Billing Clerk'],
    ['Regista', 'Film Director'],
    ['Mondhygiëniste', 'Dental Hygienist'],
    ['Leerlingbegeleidster', 'School Counselor'],
  ])('%s has the canonical title %s', (title, canonical) => {
    expect(normalizeTitle(title).canonical).toBe(canonical)
  })
})
