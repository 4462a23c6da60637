// The identity service: signs people up and in, and tells whose session a token is.
import type { Accounts } from '../accounts/types.js'
import type { Session } from '../contract/management.js'
import type { Store } from '../store/types.js'
import { outsideIssuer } from './outside-issuer.js'
import { outsideSubjects } from './outside-subjects.js'
import { claimedIssuer, OwnSessions } from './own-sessions.js'
import { passwordSignIn } from './password-sign-in.js'
import { userRepository } from './repository.js'
import { loadSessionKeys } from './session-keys.js'
import { signInLinks } from './sign-in-links.js'
import type { Identity, IdentityOptions, Throttle } from './types.js'

export interface IdentityParts {
  store: Store
  accounts: Accounts
  throttle: Throttle
}

export async function createIdentity(
  { store, accounts, throttle }: IdentityParts,
  options: IdentityOptions,
): Promise<Identity> {
  const { clock } = store
  const users = userRepository(store)
  const keys = await loadSessionKeys(store.secrets)
  const { issuer, sessionSeconds, signUpOpen } = options
  const own = new OwnSessions({ keys, clock, issuer, sessionSeconds })
  const links = signInLinks(store)
  const outside = options.outside && outsideIssuer(options.outside, clock)
  const subjects = outsideSubjects(users, accounts, clock)
  const openSession = (accountId: string): Promise<Session> => own.open(accountId)

  /** An unreachable store does not make a token wrong: its error is passed on. */
  const accountOf = async (token: string): Promise<string | undefined> => {
    const claimed = claimedIssuer(token)
    if (claimed === issuer) return own.accountOf(token)
    if (outside === undefined || claimed !== outside.issuer) return undefined
    const subject = await outside.verify(token).catch(() => undefined)
    return subject === undefined ? undefined : subjects.accountOf(outside.issuer, subject)
  }

  const living = async (accountId: string | undefined): Promise<string | undefined> => {
    if (accountId === undefined) return undefined
    return (await accounts.find(accountId)) ? accountId : undefined
  }

  return {
    ...passwordSignIn({ users, accounts, throttle, clock, signUpOpen, openSession }),
    openSession,
    resumeSession: async (token) => {
      const session = await own.resume(token)
      return (await living(session?.account_id)) === undefined ? undefined : session
    },
    openAccess: (accountId) => own.openAccess(accountId),
    makeLink: links.make,
    redeemLink: async (code) => {
      const accountId = await living(await links.redeem(code))
      return accountId === undefined ? undefined : openSession(accountId)
    },
    authenticate: async (token) => living(await accountOf(token)),
    authenticateAccess: (token) => own.accountOfAccess(token),
    emailOf: async (accountId) => {
      const email = await users.emailOf(accountId)
      return email?.includes('@') ? email : ''
    },
    publicKeys: async () => keys.publicKeys,
  }
}
