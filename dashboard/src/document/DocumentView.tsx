// A document in whatever way it can be shown: its pages, or its text, with what is lit in it.
import { useMemo } from 'react'
import { isPicture } from '../lib/bytes'
import type { Source } from '../lib/source'
import type { DocumentLine } from '../lib/types'
import { T } from '../texts'
import { Scroller } from '../ui/Scroller'
import { PagesView } from './PagesView'
import { givenText, textOf } from './read-text'
import { TextView } from './TextView'
import type { OpenPages, ViewProps } from './types'

interface Props extends ViewProps {
  source: Source
  /** What the server has read of it; null until it has. */
  lines: readonly DocumentLine[] | null
}

const NO_LINES: readonly DocumentLine[] = []

/** How the pages of a document are opened; null where it has none that a browser can draw. */
function pagesOf(source: Source): (() => Promise<OpenPages>) | null {
  if (source.kind === 'pdf') {
    return async () => (await import('./pdf-reader')).openPdf(source.bytes)
  }
  if (source.kind === 'other' && isPicture(source.bytes)) {
    return async () => (await import('./picture-reader')).openPicture(source.bytes.slice())
  }
  return null
}

export function DocumentView({ source, lines, ...view }: Props) {
  const open = useMemo(() => pagesOf(source), [source])
  if (open) return <PagesView open={open} lines={lines ?? NO_LINES} {...view} />
  const given = givenText(source)
  if (given !== null) return <TextView text={given} note={null} {...view} />
  if (lines) {
    const note = source.kind === 'url' ? T.view.ofAddress : T.view.textOnly
    return <TextView text={textOf(lines)} note={note} {...view} />
  }
  return (
    <Scroller className="document-body" label={T.try.document}>
      <p className="quiet">{T.view.notRead}</p>
    </Scroller>
  )
}
