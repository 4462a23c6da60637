import { describe, expect, it } from 'vitest'
import { readText } from '../../../documents/read-text.js'
import { layoutDocument } from '../../../layout/layout-document.js'
import { parseResume } from '../../parse-resume.js'

const HEAD = `Ana Sample
ana@example.com

EXPERIENCE
Staff Nurse, Town Hospital, Jan 2019 - Present
- Cared for patients

`
const parsed = (text: string) =>
  parseResume(layoutDocument(readText(HEAD + text)), { asOf: '2025-01-01', candidateId: 'x' })

describe('endLabelled', () => {
  it.each(['Technical Skills: Python, SQL', 'Languages: English, Spanish', 'Certifications: PMP'])(
    'a list behind the last position is not part of it: %s',
    (text) => {
      const [position] = parsed(text).work_history
      expect(position?.highlights).toEqual(['Cared for patients'])
      expect(position?.skills).toEqual([])
    },
  )

  it('what such a list names is read as its label says', () => {
    const { skills, languages, certifications } = parsed(
      'Technical Skills: Python, SQL\n\nLanguages: English, Spanish\n\nCertifications: PMP',
    )
    expect(skills.map(({ raw }) => raw)).toEqual(['Python', 'SQL'])
    expect(languages).toEqual(['English', 'Spanish'])
    expect(certifications.map(({ name }) => name)).toEqual(['PMP'])
  })
})
