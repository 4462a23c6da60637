import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openPdfium } from '../pdf/read-pdf.js'
import { renderPage } from '../pdf/render-page.js'
import { imageAsPdf } from './image-as-pdf.js'

const chunk = (type: string, data: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, data, Buffer.alloc(4)])
}

/**
 * A picture of 40 by 40 whose left half is black; with 4 channels the right half is transparent.
 */
function halfBlack(channels: 1 | 4, packed?: Buffer): Buffer {
  const rows = Buffer.concat(
    Array.from({ length: 40 }, () =>
      Buffer.concat([
        Buffer.from([0]),
        ...Array.from({ length: 40 }, (_, x) =>
          channels === 1
            ? Buffer.from([x < 20 ? 0 : 255])
            : Buffer.from([0, 0, 0, x < 20 ? 255 : 0]),
        ),
      ]),
    ),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(40, 0)
  header.writeUInt32BE(40, 4)
  header[8] = 8
  header[9] = channels === 1 ? 0 : 6
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = packed ?? deflateSync(rows)
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.each([1, 4] as const)('a PNG of %i channels shows what it shows', async (channels) => {
  await openPdfium()
  const { width, height, data } = renderPage(imageAsPdf(halfBlack(channels)), 1, 10)
  const level = (share: number) => data[Math.floor(height / 2) * width + Math.floor(width * share)]
  expect(level(0.25)).toBeLessThan(60)
  expect(level(0.75)).toBeGreaterThan(200)
})

test.each([
  ['pixels that do not unpack', halfBlack(4, Buffer.from('not packed at all'))],
  ['a head alone', halfBlack(1).subarray(0, 20)],
  ['a TIFF that goes round', Buffer.from('49492a0008000000000008000000', 'hex')],
  ['a JPEG without a frame', Buffer.from('ffd8ffe00002ffda0002', 'hex')],
])('%s are refused as damaged', (_name, bytes) => {
  expect(() => imageAsPdf(bytes)).toThrow(expect.objectContaining({ code: 'parse_failed' }))
})
