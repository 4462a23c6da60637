import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { apiKey, bearerToken } from './credentials.js'

const request = (headersDistinct: Record<string, string[]>): IncomingMessage =>
  ({ headersDistinct }) as unknown as IncomingMessage

describe('apiKey', () => {
  it.each([
    ['the header', { 'x-access-key': ['k'] }, 'k'],
    ['the bearer token', { authorization: ['Bearer k'] }, 'k'],
    ['the scheme in any case', { authorization: ['bEARER   k'] }, 'k'],
    ['the same key twice', { 'x-access-key': ['k', 'k'], authorization: ['Bearer k'] }, 'k'],
    ['none', {}, undefined],
    ['an empty header', { 'x-access-key': [' '] }, undefined],
    ['two headers', { 'x-access-key': ['k', 'l'] }, undefined],
    ['two kinds', { 'x-access-key': ['k'], authorization: ['Bearer l'] }, undefined],
    ['two bearer tokens', { authorization: ['Bearer k', 'Bearer l'] }, undefined],
    [
      'another scheme beside a key',
      { 'x-access-key': ['k'], authorization: ['Basic k'] },
      undefined,
    ],
    ['a list in one header', { authorization: ['Bearer k, Bearer l'] }, undefined],
    ['a scheme alone', { authorization: ['Bearer'] }, undefined],
  ])('is found in %s', (_name, headers, key) => {
    expect(apiKey(request(headers))).toBe(key)
  })
})

describe('bearerToken', () => {
  it('finds nothing in a megabyte of spaces', () => {
    expect(bearerToken(request({ authorization: [`Bearer ${' '.repeat(1_000_000)}`] }))).toBe(
      undefined,
    )
  })
})
