// One candidate of the ranking: how the score came about, beside the document that it is read from.
import { useEffect, useRef, useState } from 'react'
import { DocumentView } from '../document/DocumentView'
import type { LitPlace, Place } from '../document/types'
import { type Source, sourceOfFile } from '../lib/source'
import { MatchView } from '../match/MatchView'
import { quotedWords } from '../match/quoted-words'
import { T } from '../texts'
import { openerId } from './RankTable'
import { nameOf, type RankedRow } from './ranking'
import { rankStore, useRank } from './state'

/** The ranking asks for no places: only the quotes are looked for in the document. */
const NO_PLACES: Place[] = []

function useSource(file: File): Source | null {
  const [source, setSource] = useState<Source | null>(null)
  useEffect(() => {
    let gone = false
    void sourceOfFile(file).then((found) => gone || setSource(found))
    return () => {
      gone = true
    }
  }, [file])
  return source
}

function Candidate({ row, hideNames }: { row: RankedRow; hideNames: boolean }) {
  const source = useSource(row.file)
  const [lit, setLit] = useState<LitPlace | null>(null)
  const showQuote = (key: string, evidence: string): void => {
    const turn = (lit?.turn ?? 0) + 1
    setLit({ key, quote: quotedWords(evidence), page: 0, box: null, turn })
  }
  if (hideNames) {
    return (
      <>
        <p className="small quiet">{T.rank.detailsHidden}</p>
        <MatchView match={row.match} litKey={null} />
      </>
    )
  }
  return (
    <>
      <p className="small quiet">{T.rank.detailsHint}</p>
      <div className="workbench">
        <section className="card document" aria-label={T.try.document}>
          {source && (
            <DocumentView
              source={source}
              lines={row.lines}
              places={NO_PLACES}
              lit={lit}
              onPick={() => {}}
            />
          )}
        </section>
        <MatchView match={row.match} litKey={lit?.key ?? null} onQuote={showQuote} />
      </div>
    </>
  )
}

export function Details({ order }: { order: readonly RankedRow[] }) {
  const opened = useRank((state) => state.opened)
  const hideNames = useRank((state) => state.hideNames)
  const head = useRef<HTMLHeadingElement>(null)
  const row = order.find(({ number }) => number === opened)
  useEffect(() => {
    // Brings the details into view, for the keyboard and for screen readers too.
    if (opened !== null) head.current?.focus()
  }, [opened])
  if (!row) return null
  return (
    <section className="card stack" aria-labelledby="details-head">
      <div className="row apart">
        <h2 id="details-head" ref={head} tabIndex={-1}>
          {T.rank.details(nameOf(row, hideNames))}
        </h2>
        <button
          type="button"
          className="button small"
          onClick={() => {
            rankStore.set({ opened: null })
            document.getElementById(openerId(row.number))?.focus()
          }}
        >
          {T.actions.close}
        </button>
      </div>
      <Candidate key={row.number} row={row} hideNames={hideNames} />
    </section>
  )
}
