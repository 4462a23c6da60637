// The identity service: signs people up and in, and tells whose session a token is.
import { decodeJwt, decodeProtectedHeader } from 'jose'
import type { Accounts } from '../accounts/types.js'
import type { AccessToken, Session } from '../contract/management.js'
import { RolecallError } from '../runtime/errors.js'
import { randomId } from '../runtime/ids.js'
import type { Store } from '../store/types.js'
import { type AccountTokens, accountTokens } from './account-tokens.js'
import { checkNewCredentials, foldEmail, isPlausible } from './credentials.js'
import { countTry } from './guess-limit.js'
import { type OutsideIssuer, outsideIssuer } from './outside-issuer.js'
import { outsideSubjects } from './outside-subjects.js'
import { hashPassword, verifyNothing, verifyPassword } from './password.js'
import { userRepository } from './repository.js'
import { loadSessionKeys } from './session-keys.js'
import { signInLinks } from './sign-in-links.js'
import type { Credentials, Identity, IdentityOptions, Throttle } from './types.js'

/** Longer than any token that we give out; longer texts are refused without work. */
const TOKEN_CHARS_MAX = 8192
/** Long enough for one sitting; whoever holds a session can get the next one. */
const ACCESS_SECONDS = 15 * 60
/** Headers that bring a key of the sender's choice. We accept only keys that we know by id. */
const SENT_KEYS = ['jwk', 'jku', 'x5u', 'x5c'] as const

export interface IdentityParts {
  store: Store
  accounts: Accounts
  throttle: Throttle
}

/** The issuer that the token names; undefined when it cannot be read or brings its own key. */
function claimedIssuer(token: string): string | undefined {
  if (token.length > TOKEN_CHARS_MAX) return undefined
  try {
    const header = decodeProtectedHeader(token)
    return SENT_KEYS.some((name) => name in header) ? undefined : decodeJwt(token).iss
  } catch {
    return undefined
  }
}

const verified = (tokens: AccountTokens, token: string) =>
  tokens.verify(token).catch(() => undefined)

export async function createIdentity(
  { store, accounts, throttle }: IdentityParts,
  options: IdentityOptions,
): Promise<Identity> {
  const { clock } = store
  const users = userRepository(store)
  const keys = await loadSessionKeys(store.secrets)
  const { issuer } = options
  const sessions = accountTokens(keys, {
    ...{ issuer, clock },
    purpose: 'session',
    seconds: options.sessionSeconds,
  })
  const access = accountTokens(keys, {
    ...{ issuer, clock },
    purpose: 'access',
    seconds: ACCESS_SECONDS,
  })
  const links = signInLinks(store)
  const outside: OutsideIssuer | undefined =
    options.outside && outsideIssuer(options.outside, clock)
  const subjects = outsideSubjects(users, accounts, clock)

  const openSession = async (accountId: string): Promise<Session> => ({
    token: await sessions.sign(accountId),
    expires_in: options.sessionSeconds,
    account_id: accountId,
  })

  const signUp = async (credentials: Credentials, from: string): Promise<Session> => {
    if (!options.signUpOpen) {
      throw new RolecallError('invalid_request', 'Signing up is closed on this server.')
    }
    const { email, password } = checkNewCredentials(credentials)
    await countTry(throttle, email, from)
    const passwordHash = await hashPassword(password, from)
    const taken = new RolecallError('invalid_request', 'This e-mail address cannot be used.')
    if (await users.find(email)) throw taken
    const account = await accounts.create()
    const user = { id: randomId('user_'), accountId: account.id, email, passwordHash }
    if (!(await users.insert({ ...user, createdAt: clock.now() }))) throw taken
    return openSession(account.id)
  }

  const signIn = async (credentials: Credentials, from: string): Promise<Session> => {
    const email = foldEmail(credentials.email)
    const refused = new RolecallError(
      'invalid_key',
      'The e-mail address or the password is wrong.',
      { headers: { 'www-authenticate': 'Bearer realm="rolecall-dashboard"' } },
    )
    if (!isPlausible(credentials)) throw refused
    await countTry(throttle, email, from)
    const user = await users.find(email)
    const right = user?.passwordHash
      ? await verifyPassword(credentials.password, user.passwordHash, from)
      : await verifyNothing(credentials.password, from)
    if (!user || !right) throw refused
    return openSession(user.accountId)
  }

  /** An unreachable store does not make a token wrong: its error is passed on. */
  const accountOf = async (token: string): Promise<string | undefined> => {
    const issuer = claimedIssuer(token)
    if (issuer === options.issuer) return (await verified(sessions, token))?.accountId
    if (outside === undefined || issuer !== outside.issuer) return undefined
    const subject = await outside.verify(token).catch(() => undefined)
    return subject === undefined ? undefined : subjects.accountOf(outside.issuer, subject)
  }

  const living = async (accountId: string | undefined): Promise<string | undefined> => {
    if (accountId === undefined) return undefined
    return (await accounts.find(accountId)) ? accountId : undefined
  }

  const authenticate = async (token: string): Promise<string | undefined> =>
    living(await accountOf(token))

  const resumeSession = async (token: string): Promise<Session | undefined> => {
    const found = await verified(sessions, token)
    const accountId = await living(found?.accountId)
    if (found === undefined || accountId === undefined) return undefined
    const expires_in = Math.floor((found.expiresAt - clock.now()) / 1000)
    return { token, expires_in, account_id: accountId }
  }

  const openAccess = async (accountId: string): Promise<AccessToken> => ({
    token: await access.sign(accountId),
    expires_in: ACCESS_SECONDS,
  })

  const authenticateAccess = async (token: string): Promise<string | undefined> =>
    claimedIssuer(token) === issuer ? (await verified(access, token))?.accountId : undefined

  const redeemLink = async (code: string): Promise<Session | undefined> => {
    const accountId = await living(await links.redeem(code))
    return accountId === undefined ? undefined : openSession(accountId)
  }

  return {
    signUp,
    signIn,
    openSession,
    resumeSession,
    openAccess,
    makeLink: links.make,
    redeemLink,
    authenticate,
    authenticateAccess,
    emailOf: async (accountId) => {
      const email = await users.emailOf(accountId)
      return email?.includes('@') ? email : ''
    },
    publicKeys: async () => keys.publicKeys,
  }
}
