// Judges each requirement of a role against a candidate.
import { JsonText } from '../../../text/json-text.js'
import { operation } from '../../endpoint.js'
import { checkSides, type Fields, takeCandidate, takeRole } from '../match/sides.js'
import { scoreRequirementsSchema } from './schema.js'

/** This call takes no documents: their fields are unknown here, and ignored. */
const parsedOnly = ({ candidate, role }: Fields): Fields => ({ candidate, role })

export const scoreRequirements = operation({
  ...scoreRequirementsSchema,
  check: (input) => checkSides(parsedOnly(input), false),
  run: async ({ input, asOf, services, account, work, formats }) => {
    const fields = parsedOnly(input)
    const taking = { services, account, work, formats }
    const candidate = await takeCandidate(fields, taking)
    const role = await takeRole(fields, taking)
    return new JsonText(await work.run('score_requirements', { candidate, role, asOf }))
  },
})
