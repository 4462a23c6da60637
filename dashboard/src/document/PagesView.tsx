// A document as its pages, below each other, drawn as they come into view.
import { useEffect, useRef, useState } from 'react'
import type { DocumentLine } from '../lib/types'
import { T } from '../texts'
import { Scroller } from '../ui/Scroller'
import { findOnPage } from './find-quote'
import { PdfSheet } from './PdfSheet'
import { linesOn, textOf } from './read-text'
import { TextView } from './TextView'
import type { LitPlace, OpenPages, ViewProps } from './types'

interface Props extends ViewProps {
  open(): Promise<OpenPages>
  lines: readonly DocumentLine[]
}

function useOpened(open: Props['open']): OpenPages | 'failed' | null {
  const [pdf, setPdf] = useState<OpenPages | 'failed' | null>(null)
  useEffect(() => {
    let pages: OpenPages | null = null
    let gone = false
    setPdf(null)
    open()
      .then((opened) => {
        pages = opened
        if (gone) opened.close()
        else setPdf(opened)
      })
      .catch(() => gone || setPdf('failed'))
    return () => {
      gone = true
      pages?.close()
    }
  }, [open])
  return pdf
}

/** Searches all pages for a quote without a page. */
function useFoundPage(
  pdf: OpenPages | null,
  lines: readonly DocumentLine[],
  lit: LitPlace | null,
): LitPlace | null {
  const [found, setFound] = useState<LitPlace | null>(null)
  useEffect(() => {
    let gone = false
    const look = async (): Promise<void> => {
      if (!pdf || !lit || lit.page > 0) return setFound(lit)
      for (const { number } of pdf.sheets) {
        const texts = [await pdf.pieces(number), linesOn(number, lines)]
        const hit = texts.some((pieces) => findOnPage(pieces, lit.quote).length > 0)
        if (gone) return
        if (hit) return setFound({ ...lit, page: number })
      }
      setFound(null)
    }
    void look()
    return () => {
      gone = true
    }
  }, [pdf, lines, lit])
  return found
}

export function PagesView({ open, lines, places, lit, onPick }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const opened = useOpened(open)
  const pdf = opened === 'failed' ? null : opened
  const found = useFoundPage(pdf, lines, lit)
  const left = pdf ? pdf.pageCount - pdf.sheets.length : 0
  if (opened === 'failed') {
    const view = { places, lit, onPick }
    return <TextView text={textOf(lines)} note={T.pdf.failed} {...view} />
  }
  return (
    <Scroller className="document-body" label={T.try.document} ref={body}>
      {opened === null && <p className="quiet">{T.pdf.loading}</p>}
      {pdf?.sheets.map((sheet) => (
        <PdfSheet
          key={sheet.number}
          pdf={pdf}
          sheet={sheet}
          lines={lines}
          places={places}
          lit={found?.page === sheet.number ? found : null}
          scroller={body}
          onPick={onPick}
        />
      ))}
      {left > 0 && <p className="quiet">{T.pdf.more(left)}</p>}
    </Scroller>
  )
}
