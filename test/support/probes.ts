// Operations that exist only in tests: they show what happens around any operation.
import { setTimeout as wait } from 'node:timers/promises'
import { Type } from 'typebox'
import { DocumentFields, MatchFields } from '../../src/contract/document-input.js'
import { operation } from '../../src/http/endpoint.js'
import { RolecallError } from '../../src/runtime/errors.js'
import { LIMITS } from '../../src/runtime/limits.js'

const Anything = Type.Object({})

/** Returns what reached it; costs as much as a parsed résumé. */
export const documentProbe = operation({
  name: 'probe-document',
  metered: 'parse_resume',
  methods: ['POST', 'GET'],
  path: '/probe/document',
  tag: 'Main API',
  summary: 'A probe',
  input: DocumentFields,
  queryFields: ['text', 'url', 'as_of'],
  data: Anything,
  dataExample: {},
  run: async ({ input, asOf, evidence }) => ({
    fields: Object.keys(input),
    chars: input.text?.length ?? 0,
    asOf,
    evidence,
  }),
})

/** Has two sides, so that the cost follows the input. */
export const matchProbe = operation({
  name: 'probe-match',
  metered: 'match',
  methods: ['POST', 'GET'],
  path: '/probe/match',
  tag: 'Main API',
  summary: 'A probe',
  input: MatchFields,
  queryFields: ['candidate', 'resume_text', 'role', 'jd_text', 'explain', 'as_of'],
  bodyBytesMax: LIMITS.matchBodyBytesMax,
  inlineParses: (input) => ({
    resume: input.resume_text !== undefined,
    job: input.jd_text !== undefined,
  }),
  data: Anything,
  dataExample: {},
  run: async ({ input }) => ({
    candidate: input.candidate ?? null,
    explain: input.explain ?? null,
  }),
})

const Behaviour = Type.Object({
  ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  fail: Type.Optional(Type.String()),
})

/** Takes time, and fails on request. */
export const slowProbe = operation({
  name: 'probe-slow',
  metered: 'redact',
  methods: ['POST'],
  path: '/probe/slow',
  tag: 'Main API',
  summary: 'A probe',
  input: Behaviour,
  queryFields: [],
  data: Anything,
  dataExample: {},
  run: async ({ input }) => {
    await wait(input.ms ?? 0)
    if (input.fail === 'parse') throw new RolecallError('parse_failed')
    if (input.fail !== undefined) throw new TypeError(`a defect near ${input.fail}`)
    return { done: true }
  },
})

export const PROBES = [documentProbe, matchProbe, slowProbe]
