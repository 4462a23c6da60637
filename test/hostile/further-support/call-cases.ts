// Bodies, types, encodings and queries that are wrong, made by rule: tables for further-calls.test.ts.
const NAME = 'Ada Quillfeather'

export interface CallCase {
  name: string
  path: string
  method?: 'GET' | 'POST'
  body?: string
  headers?: Record<string, string>
}

const posts = (path: string, bodies: readonly string[]): CallCase[] =>
  bodies.map((body) => ({ name: `${path} ${body.slice(0, 60)}`, path, body }))
const times = <A, B>(left: readonly A[], right: readonly B[]): [A, B][] =>
  left.flatMap((one) => right.map((other): [A, B] => [one, other]))

/** Values that are no text, for every field that takes one. */
const NO_TEXTS = ['7', 'true', '[]', '{}', '["a"]', '{"a":"b"}', '1e400', '-0', 'null']
const FIELDS = ['text', 'url', 'file', 'as_of']
const SYNTAX = [
  ' ',
  '{',
  '}',
  '{]',
  '{"text"}',
  '{"text":}',
  '{"text":"a",}',
  '{text:"a"}',
  "{'text':'a'}",
  '{"text":"a"}{}',
  '{"text":"a"} x',
  '{"text":"a\nb"}',
  '{"text":"\\x41"}',
  '{"text":"\\u12"}',
  '{"text":"\u0000"}',
  '/* a */{"text":"a"}',
  '{"text":NaN}',
  '{"text":undefined}',
  '{"text":01}',
  '{"text":.5}',
  '\u0001{"text":"a"}',
  'text=a',
  '<text>a</text>',
  '- text: a',
  '"{\\"text\\":\\"a\\"}"',
  '{"text":"a","text":',
  `{"text":"${NAME}`,
  `{"text":"${NAME}" "b"}`,
  `[${JSON.stringify({ text: NAME })}]`,
]
export const BODY_SHAPES: CallCase[] = [
  ...posts('/probe/document', SYNTAX),
  ...posts(
    '/probe/document',
    times(FIELDS, NO_TEXTS)
      .filter(([, value]) => value !== 'null')
      .map(([field, value]) => `{"${field}":${value}}`),
  ),
]

/** Names that every object inherits, in case a body is merged into one. */
const INHERITED = ['__proto__', 'constructor', 'prototype']
const POLLUTIONS = [
  '{"admin":true}',
  '{"prototype":{"admin":true}}',
  '{"__proto__":{"admin":true}}',
  '[{"admin":true}]',
  '"admin"',
  'true',
]
/** As written, and with escapes that JSON decodes. */
const spellings = (name: string): string[] => [
  name,
  [...name].map((char) => `\\u00${char.charCodeAt(0).toString(16)}`).join(''),
]
export const PROTOTYPES: CallCase[] = posts(
  '/probe/match',
  times(INHERITED.slice(0, 1).flatMap(spellings), POLLUTIONS).flatMap(([name, value]) => [
    `{"${name}":${value}}`,
    `{"candidate":{"${name}":${value}}}`,
    `{"candidate":{"skills":[{"${name}":${value}}]}}`,
    `{"role":{"a":{"b":{"${name}":${value}}}}}`,
    `{"candidate":{"title":"x"},"${name}":${value}}`,
  ]),
)
/** For /normalize, which treats them like any other word. */
export const INHERITED_WORDS = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype).slice(0, 25),
  ...Object.getOwnPropertyNames(Function.prototype),
  ...Object.getOwnPropertyNames(String.prototype).slice(0, 25),
  'prototype',
]

const DEEP = [65, 100, 1_000, 20_000, 100_000]
const nested = (open: string, close: string) => (depth: number) =>
  `{"candidate":${open.repeat(depth)}1${close.repeat(depth)}}`
const MANY = [200_001, 500_000, 1_000_000]
export const SIZES: CallCase[] = posts('/probe/match', [
  ...[
    nested('[', ']'),
    nested('{"a":', '}'),
    nested('[[', ']]'),
    nested('[{"a":', '}]'),
    nested('{"a":[', ']}'),
    nested('[1,', ']'),
    nested('[[],', ']'),
    nested('{"a":1,"b":', '}'),
    (depth: number) => `{"candidate":${'['.repeat(depth)}`,
    (depth: number) => `{"role":${'{"a":'.repeat(depth)}`,
  ].flatMap((make) => DEEP.map(make)),
  ...['1', '""', '[]', '{}', 'null'].flatMap((item) =>
    MANY.map((count) => `{"candidate":{"skills":[${`${item},`.repeat(count)}${item}]}}`),
  ),
])

const TYPES = [
  'text/json',
  'application/xml',
  'application/yaml',
  'application/octet-stream',
  'application/pdf',
  'application/x-ndjson',
  'application/msgpack',
  'application/cbor',
  'application/vnd.api+json',
  'application/ld+json',
  'application/json-patch+json',
  'application/graphql',
  'application/jsonp',
  'application/jso',
  'application/jsonx',
  'application /json',
  'application/ json',
  'application\\json',
  'application',
  '/json',
  'json',
  '*/*',
  'application/*',
  'text/html',
  'text/plain; charset=utf-8',
  'image/png',
  'multipart/mixed; boundary=x',
  'multipart/form-data',
  'multipart/related; type="application/json"',
  'message/rfc822',
  'a/b/c',
  ',application/json',
]
export const CONTENT_TYPES: CallCase[] = times(['/probe/document', '/probe/match'], TYPES).map(
  ([path, type]) => ({
    name: `${path} as ${type}`,
    path,
    body: JSON.stringify({ text: NAME }),
    headers: { 'content-type': type },
  }),
)

const ALPHABET_STRANGERS = [...'!"#$%&\'()*,.:;<>?@[]^`{|}~§é€'].map((char) => `aGVs${char}G8=`)
const PADDINGS = ['=', '==', 'a', 'a=', 'a===', 'aGVsbG8==', 'aGVs=bG8=', '=aGVsbG8=']
const WRAPPED = [
  'data:;base64,aGVsbG8=',
  'data:application/pdf,hello',
  'base64:aGVsbG8=',
  'base64,aGVsbG8=',
  '"aGVsbG8="',
  '<aGVsbG8=>',
  '%61GVsbG8=',
  'aGVsbG8%3D',
  'aGVs\u0000bG8=',
  'aGVs\u200bbG8=',
  'ａＧＶｓｂＧ８＝',
  '68656c6c6f;',
  '-----BEGIN FILE-----',
  '\\u0061GVsbG8=',
  'aGVs bG8=!',
]
const BLANKS = [' ', '\n', '\t', '\r\n', ' \n\t ', '\u00a0', '\u2003', '\u3000', '\ufeff', '====']
export const BASE64: CallCase[] = posts(
  '/parse/resume',
  [...ALPHABET_STRANGERS, ...PADDINGS, ...WRAPPED, ...BLANKS].map((file) =>
    JSON.stringify({ file }),
  ),
)

const LETTERS = [
  'a',
  '%20',
  '%41',
  '+',
  'é',
  '%C3%A9',
  '%F0%9F%99%82',
  '.',
  '%0A',
  '%26',
  '=',
  '%25',
]
export const LONG_GETS: CallCase[] = times(LETTERS, [2_000, 8_000, 20_000, 60_000, 200_000]).map(
  ([letter, length]) => ({
    name: `${letter} to ${length}`,
    path: `/probe/document?text=${letter.repeat(Math.ceil(length / letter.length))}`,
    method: 'GET',
  }),
)

const QUERIES = [
  'text=a&text=b',
  'text=a&text=a',
  'text=a&text=',
  'text=&text=a',
  'text[]=a',
  'text[0]=a',
  'text[a]=b',
  'text[__proto__]=a',
  'text%5B%5D=a',
  'text=a&%74ext=b',
  'text=a&text[]=b',
  'text=a&url=https://example.com/',
  'text.a=b',
  'Text=a',
  'TEXT=a',
  'text%00=a',
  'text =a',
  ' text=a',
  'text;=a',
  '__proto__=a',
  'constructor=a',
  'text=a&as_of=2026-01-01&as_of=2026-01-02',
  'text=a&as_of=today',
  'text=a&as_of=2026-13-01',
  'text=a&include=evidence&include=evidence',
  'text=a&include=everything',
  'text=a&include[]=evidence',
  'text=%20',
  'text=%0A%09',
  'url=',
  'url=a&url=b',
  'url[]=https://example.com/',
  'text=a&as_of=2026-02-30',
]
export const QUERY_CASES: CallCase[] = times(['/extract/contact', '/redact'], QUERIES).map(
  ([path, query]) => ({ name: `${path}?${query}`, path: `${path}?${query}`, method: 'GET' }),
)

/** Keys of nobody, some of them made by changing the good one. */
export const bentKeys = (good: string): string[] => [
  ...Array.from({ length: 30 }, (_, at) => {
    const place = Math.floor((good.length * at) / 30)
    const other = good[place] === 'x' ? 'y' : 'x'
    return good.slice(0, place) + other + good.slice(place + 1)
  }),
  ...Array.from({ length: 20 }, (_, at) => good.slice(0, Math.floor((good.length * at) / 20))),
  good.toUpperCase(),
  good + good,
  `${good}a`,
  `a${good}`,
  `${good}.`,
  `Bearer ${good}`,
  good.replaceAll('_', '-'),
  [...good].reverse().join(''),
  `${good},${good}`,
  `"${good}"`,
  "' or 1=1 --",
  '../../../etc/passwd',
  'null',
  'undefined',
  '*',
  '%',
  '0',
  '{}',
  'x'.repeat(8_000),
]

/** Ids that belong to no key. */
export const KEY_IDS = [
  ...["' or '1'='1", "'; drop table keys; --", '1 union select 1', '%', '_', '*', '?', '$1', ':1'],
  ...['..', '.', '../keys', '..%2fkeys', '%2e%2e%2f', '%00', 'key_%00', '%0d%0aX: 1', '%c0%ae'],
  ...['null', 'undefined', 'true', '0', '-1', '1e9', 'NaN', '[object Object]', '{}', '[]'],
  ...['__proto__', 'constructor', 'toString', 'key_', 'KEY_', 'key_*', 'key_%', 'key_\u0000'],
  ...Array.from({ length: 24 }, (_, at) => `key_${String(at + 10).repeat(11)}`),
  'a'.repeat(90),
  'é'.repeat(20),
  '🙂',
  '\u202ekey',
  'key_\u200b',
]

/** Idempotency-Keys of every length and kind. */
export const REPEAT_KEYS = [
  ...Array.from({ length: 40 }, (_, at) => `k${at}-${'x'.repeat(at * 6)}`),
  ...["' or 1=1", '"', '{}', '[]', '0', 'null', '__proto__', 'constructor', '../..', '%00', '*'],
  ...['a b', 'a,b', 'a;b', 'a=b', '<b>', '\\', '`', '$(id)', '--', '#', 'Ünï'],
]
