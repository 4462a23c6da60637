// A document as its text. Words that became a value can be clicked, and lit ones are marked.
import { useEffect, useMemo, useRef } from 'react'
import { T } from '../texts'
import { Each } from '../ui/Each'
import { Scroller } from '../ui/Scroller'
import { useRoving } from './roving'
import { type Run, splitText } from './split-text'
import type { ViewProps } from './types'

interface Props extends ViewProps {
  text: string
  /** Above the text, where it is not the whole of what was given. */
  note: string | null
}

/** Longer texts are cut here: a page of words has a few thousand characters. */
const CHARS_MAX = 200_000
/** Where a lit place comes to stand, as a share of the view's height below its upper edge. */
const EYE_LEVEL = 0.3

/** For each run, its number among the runs that can be clicked. */
const buttonOrder = (runs: readonly Run[]): number[] => {
  let count = 0
  return runs.map(({ place }) => (place ? count++ : -1))
}

export function TextView({ text, note, places, lit, onPick }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLElement>(null)
  const shown = text.slice(0, CHARS_MAX)
  const runs = useMemo(() => splitText(shown, places, lit), [shown, places, lit])
  const order = useMemo(() => buttonOrder(runs), [runs])
  const roving = useRoving(words, order.filter((at) => at >= 0).length)
  useEffect(() => {
    const { current: scroller } = body
    if (!lit || !mark.current || !scroller) return
    const top = mark.current.offsetTop
    const isSeen = top > scroller.scrollTop && top < scroller.scrollTop + scroller.clientHeight
    if (!isSeen) scroller.scrollTo({ top: top - scroller.clientHeight * EYE_LEVEL })
  }, [lit])

  const button = ({ text: label, place }: Run, at: number) =>
    place && (
      <button
        type="button"
        className="place"
        title={T.text.place}
        tabIndex={roving.tabIndexOf(at)}
        onClick={(event) => {
          roving.setActive(at)
          onPick(place, event.detail === 0)
        }}
      >
        {label}
      </button>
    )

  return (
    <Scroller className="document-body" label={T.try.document} ref={body}>
      {note !== null && <p className="small quiet">{note}</p>}
      {lit && !runs.some(({ isLit }) => isLit) && (
        <p className="small unplaced" role="status">
          {T.view.unplaced} <q dir="auto">{lit.quote}</q>
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        className="text"
        dir="auto"
        role="group"
        aria-label={T.text.places}
        ref={words}
        onKeyDown={roving.onKeyDown}
      >
        <Each of={runs}>
          {(run, index) => {
            const inner = run.place ? button(run, order[index] ?? 0) : run.text
            return run.isLit ? <mark ref={mark}>{inner}</mark> : inner
          }}
        </Each>
      </div>
    </Scroller>
  )
}
