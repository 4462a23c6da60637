// Servers whose answers never end, or end badly: what each sends first, and how it goes on.
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'

export interface SlowServer {
  name: string
  /** Sent at once. */
  start: string | Buffer
  /** What comes next: silence, the end, a piece now and then, or a piece without pause. */
  next: 'silence' | 'end' | { drip: string | Buffer } | { flood: string | Buffer }
}

const OK = 'HTTP/1.1 200 OK\r\n'
const CHUNKED = `${OK}Transfer-Encoding: chunked\r\n\r\n`
const packed = (coding: string) => `${OK}Content-Encoding: ${coding}\r\n\r\n`
const GZIP = gzipSync(Buffer.alloc(1_000_000, 'a'))
const text = (head: string, body: Buffer) => Buffer.concat([Buffer.from(head), body])

const KNOWN_LENGTH = 'in a body of a known length'

/** Where an answer can become slow or endless: what was sent before, and what is repeated. */
const PLACES: [name: string, start: string | Buffer, piece: string | Buffer][] = [
  ['before its first byte', '', ''],
  ['in the version', 'HTTP/1.', ''],
  ['in the reason', 'HTTP/1.1 200 O', 'k'],
  ['in the name of a field', `${OK}X-`, 'a'],
  ['in the value of a field', `${OK}X-Odd: `, 'a'],
  ['between fields', OK, 'X-Odd: a\r\n'],
  ['before the body', `${OK}Content-Length: 5000\r\n\r\n`, ''],
  [KNOWN_LENGTH, `${OK}Content-Length: 20000000\r\n\r\n`, 'a'],
  ['in a body of no known length', `${OK}\r\n`, 'a'],
  ['in the size of a chunk', `${CHUNKED}0`, '0'],
  ['after the size of a chunk', `${CHUNKED}1;`, 'a'],
  ['between chunks', CHUNKED, '1\r\na\r\n'],
  ['in the trailer', `${CHUNKED}1\r\na\r\n0\r\nX-`, 'a'],
  ['before the answer itself', 'HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['in hints', 'HTTP/1.1 103 Early Hints\r\n\r\n', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
  ['in a redirect', 'HTTP/1.1 302 Found\r\nLocation: /next\r\n', 'X-Odd: a\r\n'],
  ['in a refusal', 'HTTP/1.1 404 Not Found\r\n', 'X-Odd: a\r\n'],
  ['in packed members', text(packed('gzip'), GZIP.subarray(0, 20)), GZIP.subarray(20, 21)],
]

const slow = PLACES.map(
  ([place, start, piece]): SlowServer => ({
    name: `slow ${place}`,
    start,
    next: piece === '' ? 'silence' : { drip: piece },
  }),
)

const FLOOD_BYTES = 65_536
// A flood fills a body of a known length, which then has its end: a quick machine reads it whole.
const endless = PLACES.filter(([place, , piece]) => piece !== '' && place !== KNOWN_LENGTH).map(
  ([place, start, piece]) => ({
    name: `without an end ${place}`,
    start,
    next: { flood: Buffer.alloc(FLOOD_BYTES - (FLOOD_BYTES % piece.length), piece) },
  }),
)

const UNPACKED = 'Ada Quillfeather'
const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 6)

/** Answers that end, but wrongly. */
const BROKEN: [name: string, answer: string | Buffer][] = [
  ['that says nothing', ''],
  ['of half a head', `${OK}X-Odd: 1`],
  ['shorter than it says', `${OK}Content-Length: 100\r\n\r\nshort`],
  ['of a length that is no number', `${OK}Content-Length: ten\r\n\r\na`],
  ['of a negative length', `${OK}Content-Length: -1\r\n\r\na`],
  ['of two lengths', `${OK}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  ['of two lengths in one field', `${OK}Content-Length: 1, 2\r\n\r\nab`],
  ['of a length beyond counting', `${OK}Content-Length: 99999999999999999999\r\n\r\na`],
  ['of a length and of chunks', `${OK}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\na`],
  ['of chunks that are none', `${CHUNKED}zz\r\na\r\n`],
  ['of a chunk that is cut off', `${CHUNKED}ff\r\na`],
  ['of a chunk longer than it says', `${CHUNKED}1\r\nabc\r\n0\r\n\r\n`],
  ['of chunks without the last', `${CHUNKED}1\r\na\r\n`],
  ['of a negative chunk', `${CHUNKED}-1\r\na\r\n`],
  ['with a NUL in a field', `${OK}X-Odd: a\u0000b\r\n\r\na`],
  ['with a field without a name', `${OK}: a\r\n\r\na`],
  ['with a field without a colon', `${OK}Odd\r\n\r\na`],
  ['of another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['of an older protocol', 'ICY 200 OK\r\n\r\na'],
  ['of a later protocol', 'HTTP/9.9 200 OK\r\n\r\na'],
  ['of no status', 'HTTP/1.1\r\n\r\na'],
  ['of a status that is no number', 'HTTP/1.1 OK OK\r\n\r\na'],
  ['of bytes', Buffer.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x02])],
  ['of a redirect to nowhere', 'HTTP/1.1 302 Found\r\n\r\n'],
  ['of a redirect to itself', 'HTTP/1.1 302 Found\r\nLocation: ?\r\nContent-Length: 0\r\n\r\n'],
  ['that is empty', `${OK}Content-Length: 0\r\n\r\n`],
  ['packed and cut off', text(packed('gzip'), cut(gzipSync(UNPACKED)))],
  ['packed by another and cut off', text(packed('br'), cut(brotliCompressSync(UNPACKED)))],
  ['packed by a third and cut off', text(packed('deflate'), cut(deflateSync(UNPACKED)))],
  ['said to be packed', `${packed('gzip')}${UNPACKED}`],
  ['said to be packed by another', `${packed('br')}${UNPACKED}`],
  ['packed as nobody packs', `${packed('potato')}${UNPACKED}`],
]

export const SLOW_SERVERS: SlowServer[] = [
  ...slow,
  ...endless,
  ...BROKEN.map(([name, start]): SlowServer => ({ name: `an answer ${name}`, start, next: 'end' })),
]
