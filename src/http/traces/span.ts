// A span: what took how long, and which span it is a part of. It holds nothing of a document.
import { randomBytes } from 'node:crypto'

export interface Span {
  traceId: string
  spanId: string
  parentId: string
  name: string
  kind: 'server' | 'internal'
  /** Milliseconds since the epoch, with fractions. */
  startMs: number
  endMs: number
  attributes: Record<string, string | number>
  failed: boolean
}

export interface TraceParent {
  traceId: string
  spanId: string
  sampled: boolean
}

/** W3C Trace Context, version 00. */
const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const NOTHING = /^0+$/

export const newTraceId = (): string => randomBytes(16).toString('hex')
export const newSpanId = (): string => randomBytes(8).toString('hex')

export const nowMs = (): number => performance.timeOrigin + performance.now()

/** Undefined when the header is missing or malformed: then a trace begins here. */
export function readTraceParent(header: unknown): TraceParent | undefined {
  const [, traceId = '', spanId = '', flags = '0'] =
    (typeof header === 'string' && TRACE_PARENT.exec(header)) || []
  if (traceId === '' || NOTHING.test(traceId) || NOTHING.test(spanId)) return undefined
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
