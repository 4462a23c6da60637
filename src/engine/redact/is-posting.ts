// Tells whether a document to be redacted is a posting, which has no candidate. A résumé that is
// taken for one would keep its details, so any sign of a person speaks against it.
import { isSurelyPosting } from '../../job/refusal/surely-job.js'
import type { ReadableDocument } from '../../layout/types.js'
import type { ResumeOutline } from '../../resume/read-resume.js'

/** So many positions beside a school are a life, even where nobody's contact details stand. */
const POSITIONS_MIN = 2

/** Positions under somebody's contact details: a résumé, perhaps with the posting it answers. */
function isSomeones({ email, phone, heads, sections }: ResumeOutline): boolean {
  if (heads.work.length >= POSITIONS_MIN && heads.education.length > 0) return true
  const isTold = heads.work.length > 0 || sections.some(({ section }) => section === 'personal')
  return isTold && (email !== null || phone !== null)
}

export const isPosting = (document: ReadableDocument, outline: ResumeOutline): boolean =>
  !isSomeones(outline) && isSurelyPosting(document)
