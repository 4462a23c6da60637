// A document that is plain text: shown as it is, with what is lit up marked.
import { useEffect, useMemo, useRef } from 'react'
import { T } from '../texts'
import { Scroller } from '../ui/Scroller'
import { findInText } from './find-quote'
import type { ViewProps } from './types'

interface Props extends ViewProps {
  text: string
}

/** More than this is not drawn: a page of words is a few thousand. */
const CHARS_MAX = 200_000

export function TextView({ text, lit }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLElement>(null)
  const shown = text.slice(0, CHARS_MAX)
  const range = useMemo(() => (lit ? findInText(shown, lit.quote) : null), [shown, lit])
  useEffect(() => {
    if (!range || !lit || !mark.current || !body.current) return
    body.current.scrollTo({ top: mark.current.offsetTop - body.current.clientHeight / 3 })
  }, [range, lit])
  const [start, end] = range ?? [shown.length, shown.length]
  return (
    <Scroller className="document-body" label={T.try.document} ref={body}>
      <div className="text" dir="auto">
        {shown.slice(0, start)}
        {range && <mark ref={mark}>{shown.slice(start, end)}</mark>}
        {shown.slice(end)}
      </div>
    </Scroller>
  )
}
