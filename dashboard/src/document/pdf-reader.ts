// The PDF reader. Loaded when the first PDF is shown; its worker and its fonts come from this server.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, Util } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { Piece } from './find-quote'
import type { OpenPages } from './types'

GlobalWorkerOptions.workerSrc = workerUrl

/** Larger pictures are left out, since pages are only looked at here. */
const IMAGE_PIXELS_MAX = 32 * 1024 * 1024
export const PAGES_MAX = 60
/** The share of a line's height above its base line. */
const ASCENT = 0.82

async function readPieces(pdf: PDFDocumentProxy, number: number): Promise<Piece[]> {
  const page = await pdf.getPage(number)
  const { transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , c = 0, d = 0, x = 0, base = 0] = Util.transform(transform, item.transform)
    const size = Math.hypot(c, d)
    const width = item.width
    return [{ text: item.str, x, y: base - size * ASCENT, width, height: size * 1.08 }]
  })
}

function paint(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  scale: number,
): () => void {
  let stopped = false
  let stop = (): void => {}
  const draw = async (): Promise<void> => {
    const page = await pdf.getPage(number)
    if (stopped) return
    const viewport = page.getViewport({ scale })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    const task = page.render({ canvas, viewport })
    stop = () => task.cancel()
    await task.promise
  }
  // The drawing was stopped, or the page cannot be drawn: it stays white, and the result is not
  // affected.
  draw().catch(() => {})
  return () => {
    stopped = true
    stop()
  }
}

export async function openPdf(bytes: Uint8Array): Promise<OpenPages> {
  const task = getDocument({
    // The worker takes the bytes it is given, and the page needs its own for the next call.
    data: bytes.slice(),
    isEvalSupported: false,
    useWasm: false,
    maxImageSize: IMAGE_PIXELS_MAX,
    cMapUrl: '/files/cmaps/',
    standardFontDataUrl: '/files/standard_fonts/',
    verbosity: 0,
  })
  const pdf = await task.promise
  const count = Math.min(pdf.numPages, PAGES_MAX)
  const sheets = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const page = await pdf.getPage(index + 1)
      const { width, height } = page.getViewport({ scale: 1 })
      return { number: index + 1, width, height }
    }),
  )
  const known = new Map<number, Promise<Piece[]>>()
  return {
    sheets,
    pageCount: pdf.numPages,
    pieces: (page) => {
      const pieces = known.get(page) ?? readPieces(pdf, page).catch(() => [])
      known.set(page, pieces)
      return pieces
    },
    paint: (page, canvas, scale) => paint(pdf, page, canvas, scale),
    close: () => void task.destroy(),
  }
}
