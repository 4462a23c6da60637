// Sixty and more further documents of each hostile class, through the real worker pool: read or refused
// with the code of their class, and the reader is there for the next one.
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../../src/engine/index.js'
import type { ReadableDocument } from '../../src/layout/types.js'
import { makePdf, onePage, textContent } from './documents-support/make-pdf.js'
import { openWarmEngine } from './documents-support/open-engine.js'
import { activePdfs } from './further-support/active-pdfs.js'
import { bombs, brokenPdfs } from './further-support/broken-pdfs.js'
import { FORMATS } from './further-support/formats.js'
import { ODD_PIECES } from './further-support/odd-pieces.js'

const PLAIN = makePdf(onePage(textContent('Still here')))
const PORT = 18_431

let engine: Engine
let world: Server
let visitors = 0
beforeAll(async () => {
  engine = await openWarmEngine()
  world = createServer((socket) => {
    visitors += 1
    socket.destroy()
  })
  await new Promise<void>((listening) => world.listen(PORT, '127.0.0.1', listening))
})
afterAll(async () => {
  await engine.close()
  world.close()
})

/** The document's lines, or the code of its refusal. */
async function outcome(sent: Uint8Array | string): Promise<string[] | string> {
  const source =
    typeof sent === 'string'
      ? ({ kind: 'text', text: sent } as const)
      : ({ kind: 'bytes', bytes: sent } as const)
  try {
    const read = await engine.run('read_document', { source })
    return (JSON.parse(read) as ReadableDocument).lines.map(({ text }) => text)
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}

interface Case {
  name: string
  bytes: Uint8Array | string
}

/** Cases whose outcome is not one of those that their class allows. */
async function others(cases: readonly Case[], allowed: (outcome: string[] | string) => boolean) {
  const wrong: string[] = []
  for (const { name, bytes } of cases) {
    const got = await outcome(bytes)
    if (!allowed(got)) wrong.push(`${name}: ${JSON.stringify(got).slice(0, 100)}`)
  }
  expect(await outcome(PLAIN)).toEqual(['Still here'])
  return wrong
}

describe('of documents', () => {
  it('other formats are named as not supported', async () => {
    expect(await others(FORMATS, (got) => got === 'unsupported_format')).toEqual([])
  })

  it('broken PDFs are read as far as they go, or refused', async () => {
    const allowed = (got: string[] | string) => Array.isArray(got) || got === 'parse_failed'
    expect(await others(brokenPdfs(PLAIN), allowed)).toEqual([])
  })

  it('bombs are read without what they hold, or refused', async () => {
    const allowed = (got: string[] | string) => Array.isArray(got) || got === 'parse_failed'
    expect(await others(bombs(), allowed)).toEqual([])
  })

  it('active PDFs show their text, and nobody is called', async () => {
    const cases = activePdfs(`127.0.0.1:${PORT}`)
    expect(await others(cases, (got) => String(got) === 'Still here')).toEqual([])
    expect(visitors).toBe(0)
  })

  it('odd text becomes valid JSON', async () => {
    const cases = ODD_PIECES.map((piece) => ({
      name: JSON.stringify(piece),
      bytes: `Jane ${piece} Example\njane@example.com\n${piece.repeat(50)}\n`,
    }))
    const allowed = (got: string[] | string) =>
      Array.isArray(got) && got.every((line) => (line as string & Formed).isWellFormed())
    expect(await others(cases, allowed)).toEqual([])
  })
})

/** A method of every string since ES2024. */
interface Formed {
  isWellFormed(): boolean
}
