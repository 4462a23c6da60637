// Every operation of the main API, in every way in which a caller might hope to be counted less.
import { ROUTES } from '../../../src/http/routes/index.js'

/** Texts are blank, so that no call waits for a reader; calls without a reader have real input. */
const BODIES: Readonly<Record<string, object>> = {
  '/ping': {},
  '/match': { candidate: {}, role: {} },
  '/score/requirements': { candidate: {}, role: {} },
  '/normalize/title': { title: 'nurse' },
  '/normalize/skill': { skill: 'python' },
}
const BLANK = { text: ' ' }

export const OPERATIONS: [path: string, body: object][] = ROUTES.filter(
  ({ kind }) => kind === 'operation',
).map(({ path }) => [path, BODIES[path] ?? BLANK])

/** How the calls of one burst are sent; `at` is the number of the call. */
export const WAYS = [
  'the key as a bearer token',
  'by GET',
  'with a body that is no JSON',
  'under one Idempotency-Key',
  'with two keys in turn',
  'at two nodes in turn',
] as const
export type Way = (typeof WAYS)[number]

export interface Burst {
  name: string
  path: string
  body: object
  way: Way
}

export const BURSTS: Burst[] = OPERATIONS.flatMap(([path, body]) =>
  WAYS.map((way) => ({ name: `${path} ${way}`, path, body, way })),
)
