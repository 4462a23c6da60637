// Finds the account of an outside issuer's subject, and makes one when the subject is new.
import { createHash } from 'node:crypto'
import type { Accounts } from '../accounts/types.js'
import type { Clock } from '../runtime/clock.js'
import { randomId } from '../runtime/ids.js'
import type { UserRepository } from './repository.js'

/** Bounds the memory; a subject that is not remembered costs one query. */
const CACHE_MAX = 10_000

/** A login name with a space, so that it never equals an e-mail address. */
const loginName = (issuer: string, subject: string): string =>
  `subject ${createHash('sha256').update(`${issuer}\n${subject}`).digest('hex')}`

export function outsideSubjects(users: UserRepository, accounts: Accounts, clock: Clock) {
  const known = new Map<string, string>()

  const findOrMake = async (email: string): Promise<string> => {
    const user = await users.find(email)
    if (user) return user.accountId
    const account = await accounts.create()
    const id = randomId('user_')
    // No password matches an empty hash, so this user can only come through the issuer.
    const row = { id, accountId: account.id, email, passwordHash: '', createdAt: clock.now() }
    if (await users.insert(row)) return account.id
    return (await users.find(email))?.accountId ?? account.id
  }

  const accountOf = async (issuer: string, subject: string): Promise<string> => {
    const name = loginName(issuer, subject)
    const cached = known.get(name)
    if (cached !== undefined) return cached
    const accountId = await findOrMake(name)
    if (known.size >= CACHE_MAX) known.clear()
    known.set(name, accountId)
    return accountId
  }

  return { accountOf }
}
