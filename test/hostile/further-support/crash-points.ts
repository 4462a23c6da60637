// Moments at which a process can die during a call, and the calls.

/** What `die-at.mjs` does with a call before it dies. */
export const POINTS = [
  'before a credit is held',
  'while it is held',
  'once it is held',
  'while it is charged',
  'once it is charged',
  'while it is given back',
  'once it is given back',
  'while a repeat is held',
  'once a repeat is answered',
] as const
export type Point = (typeof POINTS)[number]

export interface Kind {
  name: string
  cost: number
  credits: number
  /** Sent with an Idempotency-Key. */
  keyed: boolean
}

const KINDS: Kind[] = [
  { name: 'a call of one credit', cost: 1, credits: 10, keyed: false },
  { name: 'a call of four credits', cost: 4, credits: 10, keyed: false },
  { name: 'a call that takes all there is', cost: 10, credits: 10, keyed: false },
  { name: 'a call that costs nothing', cost: 0, credits: 10, keyed: false },
  { name: 'a call that leaves less than it cost', cost: 2, credits: 3, keyed: false },
  { name: 'a repeatable call that costs nothing', cost: 0, credits: 10, keyed: true },
  { name: 'a repeatable call of one credit', cost: 1, credits: 10, keyed: true },
  { name: 'a repeatable call of four credits', cost: 4, credits: 10, keyed: true },
  { name: 'a repeatable call that takes all there is', cost: 10, credits: 10, keyed: true },
]

/**
 * The numbers of credits that may be gone after the death; only one number if no call was running.
 */
const GONE: Record<Point, (cost: number) => number[]> = {
  'before a credit is held': () => [0],
  'while it is held': () => [0],
  'once it is held': () => [0],
  'while it is charged': (cost) => [0, cost],
  'once it is charged': (cost) => [cost],
  'while it is given back': () => [0],
  'once it is given back': () => [0],
  'while a repeat is held': (cost) => [cost],
  'once a repeat is answered': (cost) => [cost],
}

export interface Crash extends Kind {
  point: Point
  gone: number[]
}

export const CRASHES: Crash[] = POINTS.flatMap((point) =>
  KINDS.filter(({ keyed }) => keyed || !point.includes('repeat')).map((kind) => ({
    ...kind,
    point,
    name: `${kind.name}, ${point}`,
    gone: GONE[point](kind.cost),
  })),
)
