// Events that the payment provider never sent, and events with odd content: wrong by their
// signature, or by their body.

type Sign = (body: string, atSeconds?: number, secret?: string) => Promise<string>

export interface Forged {
  name: string
  /** Makes the header from a good one and a function that signs. */
  header: (good: { t: number; v1: string; body: string }, sign: Sign) => string | Promise<string>
}

const forged = (name: string, header: Forged['header']): Forged => ({ name, header })
const HOUR_SECONDS = 3600

export const FORGED_SIGNATURES: Forged[] = [
  ...['', ' ', ',', '=', 't', 't=', 'v1', 'v1=', 't=,v1=', 't=1,v1=', 'null', '{}', '%00'].map(
    (header) => forged(`the header ${JSON.stringify(header)}`, () => header),
  ),
  forged('no time', ({ v1 }) => `v1=${v1}`),
  forged('no signature', ({ t }) => `t=${t}`),
  forged('an empty signature', ({ t }) => `t=${t},v1=`),
  forged('a signature of zeros', ({ t }) => `t=${t},v1=${'0'.repeat(64)}`),
  forged('a signature that is cut off', ({ t, v1 }) => `t=${t},v1=${v1.slice(0, -1)}`),
  forged('half a signature', ({ t, v1 }) => `t=${t},v1=${v1.slice(0, 32)}`),
  forged('a signature with a letter more', ({ t, v1 }) => `t=${t},v1=${v1}0`),
  forged('a signature turned round', ({ t, v1 }) => `t=${t},v1=${[...v1].reverse().join('')}`),
  forged(
    'a signature in base64',
    ({ t, v1 }) => `t=${t},v1=${Buffer.from(v1, 'hex').toString('base64')}`,
  ),
  forged('a signature in quotes', ({ t, v1 }) => `t=${t},v1="${v1}"`),
  forged('another scheme', ({ t, v1 }) => `t=${t},v0=${v1}`),
  forged('a later scheme', ({ t, v1 }) => `t=${t},v2=${v1}`),
  forged('a scheme in capitals', ({ t, v1 }) => `t=${t},V1=${v1}`),
  forged('other separators', ({ t, v1 }) => `t=${t};v1=${v1}`),
  forged('a colon', ({ t, v1 }) => `t:${t},v1:${v1}`),
  forged('a second later', ({ t, v1 }) => `t=${t + 1},v1=${v1}`),
  forged('a second sooner', ({ t, v1 }) => `t=${t - 1},v1=${v1}`),
  forged('in milliseconds', ({ t, v1 }) => `t=${t}000,v1=${v1}`),
  forged('a time that is no number', ({ v1 }) => `t=now,v1=${v1}`),
  forged('a negative time', ({ t, v1 }) => `t=-${t},v1=${v1}`),
  forged('a hexadecimal time', ({ t, v1 }) => `t=0x${t.toString(16)},v1=${v1}`),
  forged('signed 301 s ago', ({ t, body }, sign) => sign(body, t - 301)),
  forged('signed an hour ago', ({ t, body }, sign) => sign(body, t - HOUR_SECONDS)),
  forged('signed at the beginning of time', ({ body }, sign) => sign(body, 1)),
  forged('for a body with a blank more', ({ t, body }, sign) => sign(`${body} `, t)),
  forged('for a body with a line more', ({ t, body }, sign) => sign(`${body}\n`, t)),
  forged('for the beginning of the body', ({ t, body }, sign) => sign(body.slice(0, -1), t)),
  forged('for an empty body', ({ t }, sign) => sign('', t)),
  forged('by another secret', ({ t, body }, sign) => sign(body, t, 'whsec_another')),
  forged('by a blank', ({ t, body }, sign) => sign(body, t, ' ')),
  forged('by the name of the secret', ({ t, body }, sign) => sign(body, t, 'whsec_')),
  forged('of great length', ({ t }) => `t=${t},v1=${'a'.repeat(100_000)}`),
]

const TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'invoice.paid',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
]

/** Values that may replace the object of an event. */
const OBJECTS: [name: string, object: unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['a number', 7],
  ['a text', 'sub_1'],
  ['nobody', {}],
  ['a customer of another kind', { id: 'x', customer: { $ne: null }, metadata: [] }],
  ['a customer of quotes', { id: "' or 1=1 --", customer: "'; drop table ledger; --" }],
  [
    'more than there is',
    {
      ...{ id: 'cs_x', customer: 'cus_x', payment_intent: 'pi_x', payment_status: 'paid' },
      ...{ amount: 1e308, amount_refunded: -1e308, metadata: { credits: '1e18', account: 'acct' } },
      ...{ lines: { data: Array.from({ length: 50 }, () => ({ amount: -1 })) }, mode: 'payment' },
    },
  ],
]
const BODIES: [name: string, body: string][] = [
  ...['null', '[]', '""', '0', 'true', '{}', '{"id":1}', '{"type":7}', '{"data":{}}'],
  '{"id":"evt_x","object":"event","type":"__proto__","data":{"object":{}}}',
  '{"id":"evt_x","object":"event","type":"constructor","data":{"object":{}}}',
  '{"id":"evt_x","object":"event","type":"invoice.paid","data":{"__proto__":{"object":1}}}',
  '{',
  '\u0000',
].map((body) => [body, body])

/** Checkouts of a customer of ours that pay for nothing. */
const UNPAID: [name: string, session: object][] = [
  ['not paid', { payment_status: 'unpaid' }],
  ['paid by nothing', { payment_intent: null }],
  ['paid by an empty payment', { payment_intent: '' }],
  ...['', '0', '-500', '0.5', 'NaN', 'Infinity', '1e30', '500 credits', '5,000', '__proto__'].map(
    (credits): [string, object] => [
      `for ${JSON.stringify(credits)} credits`,
      { metadata: { credits } },
    ],
  ),
  ['for no credits at all', { metadata: null }],
]
export const unpaidCheckouts = (customer: string): { name: string; body: string }[] =>
  UNPAID.map(([name, session]) => ({
    name: `a checkout ${name}`,
    body: JSON.stringify({
      id: `evt_${name}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: {
        object: {
          ...{ id: 'cs_x', object: 'checkout.session', customer, mode: 'payment' },
          ...{ payment_status: 'paid', payment_intent: 'pi_x', amount_total: 900 },
          metadata: { credits: '500' },
          ...session,
        },
      },
    }),
  }))

/** Events with a good signature that must have no effect. */
export const ODD_EVENTS: { name: string; body: string }[] = [
  ...BODIES.map(([name, body]) => ({ name, body })),
  ...TYPES.flatMap((type) =>
    OBJECTS.map(([name, object]) => ({
      name: `${type} of ${name}`,
      body: JSON.stringify({ id: `evt_${type}_${name}`, object: 'event', type, data: { object } }),
    })),
  ),
]
