// A PDF as it is: its pages below each other, drawn as they come into view.
import { useEffect, useRef, useState } from 'react'
import { T } from '../texts'
import { Scroller } from '../ui/Scroller'
import { findOnPage } from './find-quote'
import { PdfSheet } from './PdfSheet'
import type { OpenPdf } from './pdf-reader'
import type { LitPlace, ViewProps } from './types'

interface Props extends ViewProps {
  bytes: Uint8Array
}

function useOpenPdf(bytes: Uint8Array): OpenPdf | 'failed' | null {
  const [pdf, setPdf] = useState<OpenPdf | 'failed' | null>(null)
  useEffect(() => {
    let open: OpenPdf | null = null
    let gone = false
    setPdf(null)
    import('./pdf-reader')
      .then(({ openPdf }) => openPdf(bytes))
      .then((opened) => {
        open = opened
        if (gone) opened.close()
        else setPdf(opened)
      })
      .catch(() => gone || setPdf('failed'))
    return () => {
      gone = true
      open?.close()
    }
  }, [bytes])
  return pdf
}

/** Searches all pages for a quote without a page. */
function useFoundPage(pdf: OpenPdf | null, lit: LitPlace | null): LitPlace | null {
  const [found, setFound] = useState<LitPlace | null>(null)
  useEffect(() => {
    let gone = false
    const look = async (): Promise<void> => {
      if (!pdf || !lit || lit.page > 0) return setFound(lit)
      for (const { number } of pdf.sheets) {
        const hit = findOnPage(await pdf.pieces(number), lit.quote).length > 0
        if (gone) return
        if (hit) return setFound({ ...lit, page: number })
      }
      setFound(null)
    }
    void look()
    return () => {
      gone = true
    }
  }, [pdf, lit])
  return found
}

export function PdfView({ bytes, places, lit, onPick }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const opened = useOpenPdf(bytes)
  const pdf = opened === 'failed' ? null : opened
  const found = useFoundPage(pdf, lit)
  const left = pdf ? pdf.pageCount - pdf.sheets.length : 0
  return (
    <Scroller className="document-body" label={T.try.document} ref={body}>
      {opened === null && <p className="quiet">{T.pdf.loading}</p>}
      {opened === 'failed' && <p>{T.pdf.failed}</p>}
      {pdf?.sheets.map((sheet) => (
        <PdfSheet
          key={sheet.number}
          pdf={pdf}
          sheet={sheet}
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
