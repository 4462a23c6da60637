// The document beside its result: the résumé or the posting, with the lit place in it.
import { useMemo } from 'react'
import { DocumentView } from '../document/DocumentView'
import type { Place } from '../document/types'
import { T } from '../texts'
import { Segments } from '../ui/Segments'
import { light, type Side, showSide, showTab, tryStore, useTry } from './state'

const NO_PLACES: Place[] = []

/** The values that the parse found. Clicking the words of one shows the value. */
function usePlaces(side: Side): readonly Place[] {
  const evidence = useTry((state) => state[side].answer?.data.evidence)
  return useMemo(
    () => evidence?.fields.map(({ path, ...rest }) => ({ ...rest, key: path })) ?? NO_PLACES,
    [evidence],
  )
}

const shownValue = (side: Side, key: string): HTMLElement | null =>
  document.querySelector(`[data-value="${CSS.escape(`${side} ${key}`)}"]`)

function pick(side: Side, place: Place, byKeyboard: boolean): void {
  if (tryStore.get().tab !== 'parsed') showTab('parsed')
  light({ side, ...place })
  // Waits until the tab is drawn.
  requestAnimationFrame(() => {
    const value = shownValue(side, place.key)
    value?.scrollIntoView({ block: 'nearest' })
    if (byKeyboard) value?.focus()
  })
}

export function DocumentPane() {
  const shown = useTry((state) => state.shown)
  const source = useTry((state) => state[state.shown].source)
  const both = useTry(({ resume, posting }) => resume.source !== null && posting.source !== null)
  const lit = useTry((state) => (state.lit?.side === state.shown ? state.lit : null))
  const lines = useTry((state) => state[state.shown].answer?.data.evidence.lines ?? null)
  const places = usePlaces(shown)
  const onPick = (place: Place, byKeyboard: boolean) => pick(shown, place, byKeyboard)
  const view = { places, lit, onPick }
  return (
    <section className="card document" aria-label={T.try.document}>
      <div className="document-head">
        <h2>{T.try[shown]}</h2>
        {both && (
          <Segments
            label={T.try.whichDocument}
            value={shown}
            onChange={showSide}
            choices={[
              { value: 'resume', label: T.try.resume },
              { value: 'posting', label: T.try.posting },
            ]}
          />
        )}
      </div>
      {source ? (
        <DocumentView source={source} lines={lines} {...view} />
      ) : (
        <div className="document-body">
          <p className="quiet">{T.try.waiting[shown]}</p>
        </div>
      )}
    </section>
  )
}
