import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sniffFormat } from './sniff.js'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A ZIP of stored entries, enough to tell its kind. */
function zip(entries: Record<string, string>): Buffer {
  const locals = Object.entries(entries).map(([name, content]) => {
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt32LE(content.length, 18)
    header.writeUInt32LE(content.length, 22)
    header.writeUInt16LE(name.length, 26)
    return Buffer.concat([header, Buffer.from(name + content)])
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  return Buffer.concat([...locals, end])
}

const DOCX = zip({
  '[Content_Types].xml':
    '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  'word/document.xml': '<w:document/>',
})

describe('a PDF is known by its header', () => {
  test.each([
    ['at the start', PDF],
    ['after 1,024 bytes of junk', Buffer.concat([Buffer.alloc(1024, 'x'), PDF])],
    ['after binary junk', Buffer.concat([Buffer.from([0, 1, 2, 3, 255]), PDF])],
    ['after a byte order mark', Buffer.concat([Buffer.from([0, 0, 0]), PDF])],
  ])('%s', async (_name, bytes) => {
    expect(await sniffFormat(bytes)).toBe('pdf')
  })

  test('a ZIP inside a PDF (an attachment) does not make it a ZIP', async () => {
    expect(await sniffFormat(Buffer.concat([PDF, DOCX, Buffer.from('\n%%EOF\n')]))).toBe('pdf')
  })
})

describe('other formats are refused by their names', () => {
  test.each([
    ['Word document', DOCX],
    ['ZIP archive', zip({ 'a.txt': 'hello' })],
    ['OpenDocument text', zip({ mimetype: 'application/vnd.oasis.opendocument.text' })],
    ['EPUB', zip({ mimetype: 'application/epub+zip' })],
    ['older Office', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])],
    ['RTF', latin1('{\\rtf1\\ansi Hello}')],
    ['PostScript', latin1('%!PS-Adobe-3.0\nshowpage')],
    ['PNG', latin1('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01')],
    ['JPEG', Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(50)])],
    ['GIF', latin1('GIF89a\x01\x00\x01\x00\x00\x00\x00')],
    ['gzip', gzipSync('hello')],
    ['7-Zip', Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), Buffer.alloc(30)])],
    ['Windows program', Buffer.concat([latin1('MZ\x90\x00\x03'), Buffer.alloc(100)])],
    ['Linux program', Buffer.concat([latin1('\x7fELF\x02\x01\x01'), Buffer.alloc(100)])],
    ['not known', Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 97) % 251))],
    ['ZIP', Buffer.concat([PDF, zip({ 'a.txt': 'polyglot' })])],
    ['ZIP', Buffer.concat([zip({ 'a.txt': 'polyglot' }).subarray(0, 60), PDF])],
    ['GIF', Buffer.concat([latin1('GIF89a\x01\x00\x01\x00\x00\x00\x00'), PDF])],
  ])('%s', async (name, bytes) => {
    const refusal = { code: 'unsupported_format', status: 400 }
    await expect(sniffFormat(bytes)).rejects.toMatchObject(refusal)
    await expect(sniffFormat(bytes)).rejects.toThrow(name)
  })
})

describe('text is not taken for a format whose mark it happens to open with', () => {
  test.each([
    'BMW Group, Munich: mechanic',
    'MZ Wood Ltd: joiner',
    'GIFT SHOP assistant',
    'PK Foods: cook',
    'CWS Boco: driver',
    'ID3 tags and other music metadata',
    'OggS',
    '<?xml version="1.0"?><p>hi</p>',
    'BEGIN:VCARD\nFN:Jane Example\nEND:VCARD',
    'Wrote %PDF- parsers for 1 year',
    '{"a": 1}',
    'II*',
  ])('%s', async (text) => {
    const format = await sniffFormat(Buffer.from(`${text}\n`))
    expect(format).toBe(text.includes('%PDF-') ? 'pdf' : 'text')
  })

  test('UTF-16, with and without a mark, is text', async () => {
    const text = Buffer.from('Jane Example, engineer', 'utf16le')
    expect(await sniffFormat(text)).toBe('text')
    expect(await sniffFormat(Buffer.concat([Buffer.from([0xff, 0xfe]), text]))).toBe('text')
    expect(await sniffFormat(Buffer.concat([Buffer.from([0]), text.subarray(0, -1)]))).toBe('text')
  })
})

describe('bytes that hide their format are still no text', () => {
  /** Bytes without any control characters, as a picture or a recording can be made to have. */
  const noise = (from: number, to: number, length = 8000) => {
    let state = 7
    return Buffer.from(
      Array.from({ length }, () => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        return from + ((state >> 8) % (to - from))
      }),
    )
  }

  test.each([
    ['BMP', Buffer.concat([latin1('BM    '), noise(0x20, 0x100)])],
    ['WAV', Buffer.concat([latin1('RIFFxxxxWAVEfmt '), noise(0x60, 0xa0)])],
    ['EXE', Buffer.concat([latin1('MZ'), noise(0x20, 0x100)])],
    ['no mark at all', noise(0x20, 0x100)],
    ['sound around its silence', noise(0x70, 0x90)],
    ['one long word of high bytes', noise(0xa0, 0x100)],
    ['counted bytes, a NUL before each second', Buffer.from('00010203'.repeat(200), 'hex')],
    ['the same in the other order', Buffer.from('01000302'.repeat(200), 'hex')],
    ['the same behind a mark', Buffer.from(`fffe${'01000302'.repeat(200)}`, 'hex')],
    ['noise behind a mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), noise(0x20, 0x100)])],
  ])('%s', async (_name, bytes) => {
    await expect(sniffFormat(bytes)).rejects.toMatchObject({ code: 'unsupported_format' })
  })

  test.each([
    ['Latin-1', latin1('Zo\xeb M\xfcller, caf\xe9 manager, Z\xfcrich\n'.repeat(40))],
    ['windows-1251', Buffer.from('cfe5f2f020c8e2e0edeee22c20e8ede6e5ede5f00a'.repeat(40), 'hex')],
    [
      'Shift_JIS',
      Buffer.from('8e52936391be9859200a837483468393836783448393834f0a'.repeat(40), 'hex'),
    ],
    ['UTF-16', Buffer.from('Zoë Müller\tcafé manager – Zürich\r\n'.repeat(40), 'utf16le')],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${'Иван Петров, инженер\n'.repeat(9)}`, 'utf16le')],
    ['Latin-1 behind a mark of UTF-8', latin1('\xef\xbb\xbfZo\xeb M\xfcller, Z\xfcrich\n')],
    ['a mark alone', Buffer.from('fffe', 'hex')],
    ['a stray NUL', Buffer.from(`Ana Sample\0, engineer\n${'Built things. '.repeat(40)}`)],
  ])('while %s is text', async (_name, bytes) => {
    expect(await sniffFormat(bytes)).toBe('text')
  })
})
