// Races for few credits: how many are left, and which calls want them at once.

export interface Ways {
  ping: Call
  /** Costs two credits. */
  match: Call
  /** Holds a credit, fails, and gives it back. */
  failing: Call
  /** The same account's second key, and a second server over the same store. */
  byOtherKey: Call
  byOtherNode: Call
  /** One call, sent again and again under one Idempotency-Key. */
  repeated: Call
}
export type Call = () => Promise<number>

export interface Race {
  name: string
  credits: number
  /** The calls that run at once. */
  calls: (ways: Ways) => Call[]
  /** The cost of one call if all cost the same: then it is known how many can be paid. */
  each?: number
}

const times = (count: number, call: Call): Call[] => Array.from({ length: count }, () => call)

const FORMS: (Omit<Race, 'credits'> & { name: string })[] = [
  { name: 'calls of one credit', calls: ({ ping }) => times(12, ping), each: 1 },
  { name: 'calls of two credits', calls: ({ match }) => times(8, match), each: 2 },
  {
    name: 'two keys of one account',
    calls: ({ ping, byOtherKey }) => [...times(6, ping), ...times(6, byOtherKey)],
    each: 1,
  },
  {
    name: 'two nodes',
    calls: ({ ping, byOtherNode }) => [...times(6, ping), ...times(6, byOtherNode)],
    each: 1,
  },
  {
    name: 'calls of two prices',
    calls: ({ ping, match }) => [...times(6, ping), ...times(6, match)],
  },
  {
    name: 'calls that fail beside calls that do not',
    calls: ({ ping, failing }) => [...times(6, failing), ...times(6, ping)],
  },
  {
    name: 'a call sent many times over beside others',
    calls: ({ ping, repeated }) => [...times(6, repeated), ...times(6, ping)],
  },
]
const CREDITS = [0, 1, 2, 3, 4, 5, 7, 9, 11]

export const RACES: Race[] = FORMS.flatMap((form) =>
  CREDITS.map((credits) => ({ ...form, credits, name: `${form.name} for ${credits}` })),
)
