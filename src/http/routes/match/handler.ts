// Scores one candidate against one role.
import { JsonText } from '../../../text/json-text.js'
import { hasDocument } from '../../documents/take-document.js'
import { operation } from '../../endpoint.js'
import { matchSchema } from './schema.js'
import { checkSides, JOB_FIELDS, RESUME_FIELDS, takeCandidate, takeRole } from './sides.js'

export const match = operation({
  ...matchSchema,
  check: (input) => checkSides(input, true),
  inlineParses: (input) => ({
    resume: hasDocument(input, RESUME_FIELDS),
    job: hasDocument(input, JOB_FIELDS),
  }),
  run: async ({ input, asOf, evidence, services, account, work, formats }) => {
    const taking = { services, account, work, formats }
    const [candidate, role] = await Promise.all([
      takeCandidate(input, taking),
      takeRole(input, taking),
    ])
    const explain = input.explain === true
    const payload = { candidate, role, asOf, explain, evidence }
    return new JsonText(await work.run('match', payload))
  },
})
