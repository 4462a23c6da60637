import { describe, expect, it } from 'vitest'
import { readText } from '../../../documents/read-text.js'
import { layoutDocument } from '../../../layout/layout-document.js'
import { parseResume } from '../../parse-resume.js'

const parsed = (text: string) =>
  parseResume(layoutDocument(readText(`Ana Sample\nana@example.com\n\n${text}`)), {
    asOf: '2025-01-01',
    candidateId: 'x',
  })

const SCHOOL = 'EDUCATION\nMoss University\nB.Sc. Accounting, 2010 - 2014\n\n'

describe('leavePapers', () => {
  it('a membership under a heading of certificates is no schooling', () => {
    const { education, certifications } = parsed(
      `${SCHOOL}PROFESSIONAL CERTIFICATION\nAssociate Member, Institute of Chartered Accountants of Nigeria (ICAN), 2018\n`,
    )
    expect(education.map(({ institution }) => institution)).toEqual(['Moss University'])
    expect(certifications).toHaveLength(1)
  })

  it('a degree under such a heading is schooling', () => {
    const { education } = parsed(
      'CERTIFICATIONS\n\nMoss University\nMaster of Science in Accounting, 2016 - 2018\n',
    )
    expect(education.map(({ institution }) => institution)).toEqual(['Moss University'])
  })
})
