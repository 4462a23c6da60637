// One page of a document: drawn while it is near the view, with the boxes of its values over it.
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentLine } from '../lib/types'
import { T } from '../texts'
import { findPlace, type Piece, type Rect } from './find-quote'
import { PageBoxes } from './PageBoxes'
import { linesOn } from './read-text'
import type { LitPlace, OpenPages, Place, Sheet, ViewProps } from './types'

interface Props extends ViewProps {
  pdf: OpenPages
  sheet: Sheet
  lines: readonly DocumentLine[]
  scroller: RefObject<HTMLElement | null>
}

export interface PlacedBox {
  place: Place
  rects: Rect[]
}

/** Pages this far outside the view are drawn ahead. */
const AHEAD = '400px'
const PIXEL_RATIO_MAX = 2
/** Where a lit place comes to stand, as a share of the view's height below its upper edge. */
const EYE_LEVEL = 0.3

function useNear(ref: RefObject<HTMLElement | null>, root: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting === true),
      { root: root.current, rootMargin: AHEAD },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, root])
  return near
}

/** Begin and end of a position are read from the same words: one box is enough for both. */
function apart(boxes: PlacedBox[]): PlacedBox[] {
  const seen = new Set<string>()
  return boxes.filter(({ rects: [first] }) => {
    const where = first ? `${first.x} ${first.y} ${first.width}` : ''
    return !seen.has(where) && seen.add(where)
  })
}

/** Draws the page while it is near the view. */
function usePainted(
  { pdf, sheet }: Pick<Props, 'pdf' | 'sheet'>,
  frame: RefObject<HTMLDivElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  near: boolean,
): void {
  useEffect(() => {
    if (!near || !canvas.current || !frame.current) return
    const shown = canvas.current
    const ratio = Math.min(devicePixelRatio, PIXEL_RATIO_MAX)
    const stop = pdf.paint(sheet.number, shown, (frame.current.clientWidth / sheet.width) * ratio)
    return () => {
      stop()
      // Gives back the memory of a page that nobody sees.
      shown.width = 0
    }
  }, [frame, canvas, near, pdf, sheet])
}

/** The page's own text, which says best where words stand, and the lines that the server read. */
function useTexts({ pdf, sheet, lines }: Props, wanted: boolean): Piece[][] | null {
  const [pieces, setPieces] = useState<Piece[] | null>(null)
  useEffect(() => {
    let gone = false
    if (wanted) void pdf.pieces(sheet.number).then((found) => gone || setPieces(found))
    return () => {
      gone = true
    }
  }, [wanted, pdf, sheet])
  return useMemo(() => pieces && [pieces, linesOn(sheet.number, lines)], [pieces, sheet, lines])
}

export function PdfSheet(props: Props) {
  const { pdf, sheet, places, lit, scroller, onPick } = props
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const near = useNear(frame, scroller)
  const texts = useTexts(props, near || lit !== null)
  usePainted(props, frame, canvas, near)
  const boxes = useMemo<PlacedBox[]>(() => {
    if (!texts) return []
    const mine = places.filter(({ page, box }) => page === sheet.number && box !== null)
    return apart(mine.map((place) => ({ place, rects: findPlace(texts, place) })))
  }, [texts, places, sheet])
  const spots = useMemo(() => (lit && texts ? findPlace(texts, lit) : []), [lit, texts])
  useScrollTo(spots, lit, sheet, frame, scroller)

  return (
    <div className="sheet" ref={frame} style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}>
      <canvas
        ref={canvas}
        role="img"
        // A page holds no pixels until it is painted.
        width={0}
        height={0}
        aria-label={T.pdf.page(sheet.number, pdf.pageCount)}
        data-pieces={texts?.[0]?.length ?? 0}
      />
      <PageBoxes sheet={sheet} boxes={boxes} spots={spots} onPick={onPick} />
    </div>
  )
}

/** Scrolls only the document's own pane: the rest of the page stays where it is. */
function useScrollTo(
  spots: Rect[],
  lit: LitPlace | null,
  sheet: Sheet,
  frame: RefObject<HTMLDivElement | null>,
  scroller: RefObject<HTMLElement | null>,
): void {
  const seen = useRef(0)
  useEffect(() => {
    const [first] = spots
    const { current: body } = scroller
    if (!lit || !first || !body || !frame.current || seen.current === lit.turn) return
    seen.current = lit.turn
    const scale = frame.current.clientWidth / sheet.width
    const top = frame.current.offsetTop + first.y * scale
    const isSeen = top > body.scrollTop + 20 && top < body.scrollTop + body.clientHeight - 60
    if (isSeen) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    body.scrollTo({
      top: top - body.clientHeight * EYE_LEVEL,
      behavior: calm ? 'auto' : 'smooth',
    })
  }, [spots, lit, sheet, frame, scroller])
}
