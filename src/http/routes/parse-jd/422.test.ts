import { describe, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { expectRefused, OTHER_DOCUMENTS } from '../../../../test/support/other-documents.js'
import { RESUME_EXAMPLE } from '../../documents/resume-example.js'

const app = useTestApp()

const NOT_JOBS: Record<string, string> = {
  résumé: RESUME_EXAMPLE,
  ...OTHER_DOCUMENTS,
}

describe('/parse/jd of something else', () => {
  it.each(Object.entries(NOT_JOBS))('%s is refused and not charged', (_name, text) =>
    expectRefused(app, '/parse/jd', text),
  )
})
