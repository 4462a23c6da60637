// Requests that HTTP does not allow, byte by byte.
export const HOST = 'Host: localhost\r\n'
export const JSON_BODY = 'Content-Type: application/json\r\n'

const requestLine = (line: string) => `${line}\r\n${HOST}\r\n`
const header = (line: string) => `POST /ping HTTP/1.1\r\n${HOST}${JSON_BODY}${line}\r\n\r\n{}`
/** By rule: request lines, header fields and lengths that HTTP does not allow. */
export const RAW_REQUESTS: string[] = [
  ...[
    'GETT',
    'G\u00cbT',
    'G ET',
    'G,T',
    'GET:',
    '"GET"',
    '(GET)',
    'FOO',
    '0',
    'PRI',
    'HTTP/1.1',
  ].map((method) => requestLine(`${method} /ping HTTP/1.1`)),
  ...[
    'HTTP/1.',
    'HTTP/1.1.1',
    'HTTP/11',
    'HTTP/1,1',
    'http/1.1',
    'HTTP 1.1',
    'HTTQ/1.1',
    'FTP/1.1',
  ].map((protocol) => requestLine(`GET /ping ${protocol}`)),
  ...['\u0001', '\u0000', '\u007f', '\u000b'].flatMap((char) => [
    requestLine(`GET /${char} HTTP/1.1`),
    `GET /ping HTTP/1.1\r\n${HOST}X-Odd${char}: 1\r\n\r\n`,
  ]),
  ...['\u0000', '\u0001', '\u007f', '\n'].map((char) => header(`X-Odd: a${char}b`)),
  ...[
    'X Odd: 1',
    'X-Odd',
    ': 1',
    ' X-Odd: 1',
    '(X): 1',
    'X,Y: 1',
    'X@Y: 1',
    '[X]: 1',
    '{X}: 1',
  ].map(header),
  ...[
    '1,2',
    '2, 2',
    '0x2',
    '2.0',
    '1e1',
    '++2',
    '- 2',
    '2 2',
    '',
    '99999999999999999999',
    'NaN',
  ].map((length) => header(`Content-Length: ${length}`)),
  ...['gzip', 'identity, gzip', 'chunked, gzip', 'chunked, chunked, x', 'chunke', '"chunked"'].map(
    (coding) => header(`Transfer-Encoding: ${coding}`),
  ),
  ...['g', '-1', '0x1', '1;\u0000', 'ffffffffffffffffff', ' 1', ''].map(
    (size) =>
      `POST /v1/keys HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n${size}\r\n{}\r\n0\r\n\r\n`,
  ),
]
