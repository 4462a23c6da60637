// Writes PDFs by hand for tests: any objects, sound or not, with a cross-reference table.
import { deflateSync } from 'node:zlib'

export type PdfObject = string | { dict: string; data: Buffer }

/** Objects are numbered from 1; the first must be the catalog. */
export function makePdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let size = parts[0]?.length ?? 0
  const push = (part: Buffer) => {
    parts.push(part)
    size += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(size)
    push(Buffer.from(`${index + 1} 0 obj\n`))
    push(body(object))
    push(Buffer.from('\nendobj\n'))
  }
  const start = size
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const count = objects.length + 1
  push(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`))
  push(
    Buffer.from(
      `trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

function body(object: PdfObject): Buffer {
  if (typeof object === 'string') return Buffer.from(object)
  const { dict, data } = object
  const head = Buffer.from(`<< ${dict} /Length ${data.length} >>\nstream\n`)
  return Buffer.concat([head, data, Buffer.from('\nendstream')])
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** One page with the given content stream. */
export const onePage = (content: PdfObject, resources = ''): PdfObject[] => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${resources} >> >>`,
  content,
  FONT,
]

export const textContent = (text: string): PdfObject => ({
  dict: '',
  data: Buffer.from(`BT /F 12 Tf 72 700 Td (${text}) Tj ET`),
})

/** Megabytes of one byte, packed to less than a hundredth without being built first. */
export const packedRun = (byte: number, megabytes: number): Buffer =>
  deflateSync(Buffer.alloc(megabytes * 1024 * 1024, byte), { level: 1 })
