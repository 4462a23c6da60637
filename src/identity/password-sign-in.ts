// Signs people up and in with e-mail and password.
import type { Accounts } from '../accounts/types.js'
import type { Session } from '../contract/management.js'
import type { Clock } from '../runtime/clock.js'
import { RolecallError } from '../runtime/errors.js'
import { randomId } from '../runtime/ids.js'
import { checkNewCredentials, foldEmail, isPlausible } from './credentials.js'
import { countTry } from './guess-limit.js'
import { hashPassword, verifyNothing, verifyPassword } from './password.js'
import type { UserRepository } from './repository.js'
import type { Credentials, Identity, Throttle } from './types.js'

export interface PasswordSignInParts {
  users: UserRepository
  accounts: Accounts
  throttle: Throttle
  clock: Clock
  signUpOpen: boolean
  openSession(accountId: string): Promise<Session>
}

export function passwordSignIn(parts: PasswordSignInParts): Pick<Identity, 'signUp' | 'signIn'> {
  const { users, accounts, throttle, clock, signUpOpen, openSession } = parts

  const signUp = async (credentials: Credentials, from: string): Promise<Session> => {
    if (!signUpOpen) {
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

  return { signUp, signIn }
}
