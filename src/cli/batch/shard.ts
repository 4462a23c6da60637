// --shard i/n: the part of all files that this machine works on, chosen by their content.
import { UsageError } from '../parse-arguments.js'

/** More parts than anybody has machines. */
const SHARDS_MAX = 100_000
/** How many digits of the hash decide: they have far more values than there are shards. */
const DIGITS = 12

export type Shard = (sha256: string) => boolean

/** Every file belongs to exactly one of the n shards, on whatever machine it lies. */
export function shardOf(option: unknown): Shard {
  if (option === undefined) return () => true
  const [, index, count] = /^(\d{1,6})\/(\d{1,6})$/.exec(String(option)) ?? []
  const [i, n] = [Number(index), Number(count)]
  if (!(i >= 1 && i <= n && n <= SHARDS_MAX)) {
    throw new UsageError('--shard must be such as 3/16: the third of sixteen parts')
  }
  return (sha256) => Number.parseInt(sha256.slice(0, DIGITS), 16) % n === i - 1
}
