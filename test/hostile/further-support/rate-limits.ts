// Every operation of the main API, in every way that a caller could hope to be counted less.

export const OPERATIONS: [path: string, body: object][] = [
  ['/ping', {}],
  ['/parse/resume', { text: ' ' }],
  ['/parse/jd', { text: ' ' }],
  ['/extract/skills', { text: ' ' }],
  ['/extract/experience', { text: ' ' }],
  ['/extract/education', { text: ' ' }],
  ['/extract/contact', { text: ' ' }],
  ['/redact', { text: ' ' }],
  ['/match', { candidate: {}, role: {} }],
  ['/score/requirements', { candidate: {}, role: {} }],
  ['/normalize/title', { title: 'nurse' }],
  ['/normalize/skill', { skill: 'python' }],
]

/** How the calls of one burst are sent; call number `at` of it. */
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
