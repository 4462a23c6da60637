// Hashes passwords by scrypt with parameters of the OWASP sheet, a few at a time.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { RolecallError } from '../runtime/errors.js'
import { FairTurns } from '../runtime/fair-turns.js'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** OWASP's 2^15, 8, 3: a hash takes 32 MiB and about a tenth of a second. */
const COST = { log2N: 15, r: 8, p: 3 } as const
/**
 * scrypt needs this many bytes times r a block; twice that leaves room for the rest of its memory.
 */
const BLOCK_BYTES = 128
/** 128 bits: no two passwords share a salt. 256 bits of hash are more than any password holds. */
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Shorter passwords can be guessed; longer ones than the most only cost work. */
export const PASSWORD_CHARS_MIN = 10
export const PASSWORD_CHARS_MAX = 256

/** Half of the cores, so that guessing leaves the others to signed-in callers. */
const RUNNING_MAX = Math.max(1, availableParallelism() >> 1)

/**
 * Hashing is expensive by design: few run at once, a bounded number waits, and callers take turns.
 */
const turns = new FairTurns({
  runningMax: RUNNING_MAX,
  runningPerPayerMax: RUNNING_MAX,
  waitingMax: 32,
  waitMs: 10_000,
  refusal: () =>
    new RolecallError('internal_error', 'Too many sign-ins at once. Try again shortly.', {
      status: 503,
      headers: { 'retry-after': '2' },
    }),
})

interface Parameters {
  log2N: number
  r: number
  p: number
}

const hashWith = (
  password: string,
  salt: Buffer,
  { log2N, r, p }: Parameters,
  from: string,
): Promise<Buffer> =>
  turns.run(from, () =>
    derive(password.normalize('NFKC'), salt, HASH_BYTES, {
      N: 2 ** log2N,
      r,
      p,
      maxmem: 2 * BLOCK_BYTES * 2 ** log2N * r,
    }),
  )

/**
 * `scrypt$15$8$3$salt$hash`: the parameters travel with the hash, so that they can rise later.
 * @param from whose turn it takes: a caller's address
 */
export async function hashPassword(password: string, from = ''): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await hashWith(password, salt, COST, from)
  const { log2N, r, p } = COST
  return ['scrypt', log2N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

export async function verifyPassword(
  password: string,
  stored: string,
  from = '',
): Promise<boolean> {
  const [scheme, log2N, r, p, salt, hash] = stored.split('$')
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return false
  const parameters = { log2N: Number(log2N), r: Number(r), p: Number(p) }
  const actual = await hashWith(password, Buffer.from(salt, 'base64url'), parameters, from)
  return timingSafeEqual(actual, Buffer.from(hash, 'base64url'))
}

/** Takes as long as a real check, so that an unknown address is not answered faster. */
export async function verifyNothing(password: string, from = ''): Promise<false> {
  await hashWith(password, Buffer.alloc(SALT_BYTES), COST, from)
  return false
}
