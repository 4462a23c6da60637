// The form of a raw key: rc_live_, 27 random letters and digits (160 bits), and a checksum of 6.
import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { randomBase62 } from '../runtime/ids.js'

const PREFIX = 'rc_live_'
/** 27 characters of 62 carry 160 bits: nobody guesses a key. */
const RANDOM_CHARS = 27
/** Recognises a mistyped key without asking the store: one in two thousand million passes. */
const CHECKSUM_CHARS = 6
const DISPLAY_CHARS = PREFIX.length + 4
const KEY_CHARS = PREFIX.length + RANDOM_CHARS + CHECKSUM_CHARS
const LETTERS = /^[0-9A-Za-z]+$/

export function makeKey(): string {
  const body = PREFIX + randomBase62(RANDOM_CHARS)
  return body + checksum(body)
}

/** Cheap enough for every call, and it bounds the length of what is hashed. */
export const looksLikeKey = (rawKey: string): boolean =>
  rawKey.length === KEY_CHARS && rawKey.startsWith(PREFIX)

/** Whether this can be a key of ours at all. A typing error or a guess then costs no look-up. */
export function isWellFormed(rawKey: string): boolean {
  if (!looksLikeKey(rawKey)) return false
  if (!LETTERS.test(rawKey.slice(PREFIX.length))) return false
  return checksum(rawKey.slice(0, -CHECKSUM_CHARS)) === rawKey.slice(-CHECKSUM_CHARS)
}

/** Enough to tell one's keys apart, but no help in guessing one. */
export const displayPrefix = (rawKey: string): string => rawKey.slice(0, DISPLAY_CHARS)

/**
 * The form that is stored and looked up. A plain SHA-256 of 160 random bits cannot be reversed, and
 * the time that an index takes to compare hashes tells nothing about a key.
 */
export const hashKey = (rawKey: string): string => hash('sha256', rawKey)

const checksum = (body: string): string =>
  crc32(body)
    .toString(36)
    .padStart(CHECKSUM_CHARS + 1, '0')
    .slice(-CHECKSUM_CHARS)
