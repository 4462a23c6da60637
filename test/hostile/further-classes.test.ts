// Every class of attack has at least sixty cases of its own, no two of them the same.
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../support/app.js'
import { forgedTokens } from '../support/forged-tokens.js'
import { HIDDEN_GROUPS } from './documents-support/hidden-groups.js'
import { HIDDEN_HTML } from './documents-support/hidden-html.js'
import { HIDDEN_PDF } from './documents-support/hidden-pdf.js'
import { makePdf, onePage, textContent } from './documents-support/make-pdf.js'
import { PAGES, PIECES } from './documents-support/text-bombs.js'
import { NON_PUBLIC_HOSTS } from './fetch-support/addresses.js'
import { activePdfs } from './further-support/active-pdfs.js'
import { bombs, brokenPdfs } from './further-support/broken-pdfs.js'
import * as calls from './further-support/call-cases.js'
import { CANARIES } from './further-support/canaries.js'
import { CRASHES } from './further-support/crash-points.js'
import { RACES } from './further-support/credit-races.js'
import { OTHER_PEOPLE } from './further-support/fairness.js'
import { FORMATS } from './further-support/formats.js'
import { ODD_PIECES } from './further-support/odd-pieces.js'
import { OVERLOADS } from './further-support/overload.js'
import { BURSTS } from './further-support/rate-limits.js'
import { RAW_REQUESTS } from './further-support/raw-requests.js'
import { PORTS, SCHEMES } from './further-support/schemes-ports.js'
import { slowClients } from './further-support/slow-clients.js'
import { SLOW_SERVERS } from './further-support/slow-servers.js'
import { FORGED_SIGNATURES, ODD_EVENTS, unpaidCheckouts } from './further-support/webhook.js'

const CASES_MIN = 60

const named = (cases: readonly { name: string }[]): string[] => cases.map(({ name }) => name)
const sound = makePdf(onePage(textContent('Still here')))

/** What makes the cases of each class different from each other. */
const CLASSES: Record<string, readonly unknown[]> = {
  'body shape': calls.BODY_SHAPES.map(({ body }) => body),
  'prototype pollution': calls.PROTOTYPES.map(({ body }) => body),
  'names that every object has': [...new Set(calls.INHERITED_WORDS)],
  'depth and size': calls.SIZES.map(({ body }) => body),
  'content types': named(calls.CONTENT_TYPES),
  base64: calls.BASE64.map(({ body }) => body),
  'long GET': named(calls.LONG_GETS),
  'duplicate query': named(calls.QUERY_CASES),
  'raw socket': RAW_REQUESTS,
  'slow clients': named(slowClients({ key: 'a', session: 'b' })),
  formats: named(FORMATS),
  'broken PDFs': named(brokenPdfs(sound)),
  bombs: named(bombs()),
  'active PDFs': named(activePdfs('example.com')),
  'regex and text bombs': [...PIECES, ...PAGES.map(([name]) => name)],
  'odd text': ODD_PIECES,
  'hidden text': [
    ...named(HIDDEN_HTML),
    ...[...HIDDEN_PDF, ...HIDDEN_GROUPS].map(({ name }) => `PDF: ${name}`),
  ],
  SSRF: [...new Set(NON_PUBLIC_HOSTS)],
  schemes: SCHEMES,
  ports: PORTS,
  'slow or endless servers': named(SLOW_SERVERS),
  keys: calls.bentKeys('rc_live_0123456789abcdefghijklmnopqrstuv'),
  'cross-account': calls.KEY_IDS,
  'credit races': named(RACES),
  crashes: named(CRASHES),
  idempotency: calls.REPEAT_KEYS,
  webhook: named([...FORGED_SIGNATURES, ...ODD_EVENTS, ...unpaidCheckouts('cus_x')]),
  'rate limit': named(BURSTS),
  privacy: named(CANARIES),
  'shutdown and overload': named(OVERLOADS),
  fairness: named(OTHER_PEOPLE),
}

describe('at least sixty different cases has', () => {
  it.each(Object.entries(CLASSES))('%s', (_name, cases) => {
    expect(cases.filter((one, at) => cases.indexOf(one) !== at)).toEqual([])
    expect(cases.length).toBeGreaterThanOrEqual(CASES_MIN)
  })

  const app = useTestApp()
  it('JWT', async () => {
    const tokens = await forgedTokens(app.services, app.accountId)
    expect(new Set(Object.values(tokens)).size).toBeGreaterThanOrEqual(CASES_MIN)
  })
})
