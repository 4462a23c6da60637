// A document in whatever way it can be shown, with what is lit in it.
import { useEffect, useState } from 'react'
import type { Source } from '../lib/source'
import { T } from '../texts'
import { Scroller } from '../ui/Scroller'
import { PagesView } from './PagesView'
import { type Shown, shownAs } from './shown'
import { TextView } from './TextView'
import type { LitPlace, ViewProps } from './types'

interface Props extends ViewProps {
  source: Source
}

/** The words of a value, where the document itself cannot show them. */
function NoView({ why, lit }: { why: string; lit: LitPlace | null }) {
  return (
    <Scroller className="document-body" label={T.try.document}>
      <div className="stack">
        <p className="quiet">{why}</p>
        {lit && (
          <div role="status">
            <p className="small quiet">{T.view.words}</p>
            <p>
              <mark className="words-lit" dir="auto">
                {lit.quote}
              </mark>
            </p>
          </div>
        )}
      </div>
    </Scroller>
  )
}

export function DocumentView({ source, ...view }: Props) {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let gone = false
    setShown(null)
    void shownAs(source).then((found) => gone || setShown(found))
    return () => {
      gone = true
    }
  }, [source])
  if (shown === null) return <div className="document-body" />
  if (shown.kind === 'pages') return <PagesView open={shown.open} {...view} />
  if (shown.kind === 'nothing') return <NoView why={shown.why} lit={view.lit} />
  return <TextView text={shown.text} isWhole={shown.isWhole} {...view} />
}
