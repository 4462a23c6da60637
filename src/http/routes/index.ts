// Every route of the service. A new one is a folder beside these and a line here.
import type { Route } from '../endpoint.js'
import { accessToken } from './access-token/handler.js'
import { account } from './account/handler.js'
import { accountData } from './account-data/handler.js'
import { checkout } from './checkout/handler.js'
import { closeAccount } from './close-account/handler.js'
import { extractContact } from './extract-contact/handler.js'
import { extractEducation } from './extract-education/handler.js'
import { extractExperience } from './extract-experience/handler.js'
import { extractSkills } from './extract-skills/handler.js'
import { health } from './health/handler.js'
import { listConnections } from './list-connections/handler.js'
import { listKeys } from './list-keys/handler.js'
import { match } from './match/handler.js'
import { mintKey } from './mint-key/handler.js'
import { normalizeSkillRoute } from './normalize-skill/handler.js'
import { normalizeTitleRoute } from './normalize-title/handler.js'
import { parseJd } from './parse-jd/handler.js'
import { parseResume } from './parse-resume/handler.js'
import { ping } from './ping/handler.js'
import { portal } from './portal/handler.js'
import { ready } from './ready/handler.js'
import { redact } from './redact/handler.js'
import { revokeConnection } from './revoke-connection/handler.js'
import { revokeKey } from './revoke-key/handler.js'
import { scoreRequirements } from './score-requirements/handler.js'
import { sessionKeys } from './session-keys/handler.js'
import { signIn } from './sign-in/handler.js'
import { signUp } from './sign-up/handler.js'
import { usage } from './usage/handler.js'
import { usageDaily } from './usage-daily/handler.js'

export const ROUTES: readonly Route[] = [
  health,
  ready,
  ping,
  parseResume,
  parseJd,
  extractSkills,
  extractExperience,
  extractEducation,
  extractContact,
  redact,
  match,
  scoreRequirements,
  normalizeTitleRoute,
  normalizeSkillRoute,
  mintKey,
  listKeys,
  revokeKey,
  accessToken,
  account,
  accountData,
  closeAccount,
  usage,
  usageDaily,
  checkout,
  portal,
  listConnections,
  revokeConnection,
  signUp,
  signIn,
  sessionKeys,
]
