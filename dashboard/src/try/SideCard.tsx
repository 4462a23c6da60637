// One side of the home page: the input, or the given document and how reading it went.
import { useRef, useState } from 'react'
import { seconds } from '../lib/format'
import { T } from '../texts'
import { DocumentInput, type Sample, type Way } from '../ui/DocumentInput'
import { Notice } from '../ui/Notice'
import { useKeptFocus } from '../ui/use-kept-focus'
import { give, remove } from './run'
import { type Side, useTry } from './state'

const WAYS: readonly Way[] = ['file', 'text', 'url']
const SAMPLES: Record<Side, readonly Sample[]> = {
  resume: T.try.resumeSamples,
  posting: T.try.postingSamples,
}

/** What is read, and how reading it went. */
function GivenDocument({ side }: { side: Side }) {
  const { status, source, answer } = useTry((state) => state[side])
  return (
    <p className="given">
      <bdi>{source?.name}</bdi>
      <span className="small quiet" role="status">
        {status === 'running' && T.try.input.reading}
        {answer && T.try.input.readIn(seconds(answer.seconds), T.units.credits(answer.creditsUsed))}
      </span>
    </p>
  )
}

/** Why something could not be taken, or not be read; the latter may be tried again. */
function Told({ side, problem }: { side: Side; problem: string | null }) {
  const { error, source } = useTry((state) => state[side])
  const told = problem ?? error?.text
  if (!told) return null
  return (
    <Notice tone="bad">
      <p>{told}</p>
      {source && problem === null && error?.mayPass && (
        <button type="button" className="button small" onClick={() => void give(side, source)}>
          {T.actions.again}
        </button>
      )}
    </Notice>
  )
}

export function SideCard({ side }: { side: Side }) {
  const { status, source } = useTry((state) => state[side])
  const [problem, setProblem] = useState<string | null>(null)
  const card = useRef<HTMLElement>(null)
  const keepFocus = useKeptFocus(card, source)
  const name = T.try[side]
  const what = name.toLowerCase()
  return (
    <section className="card side" aria-labelledby={`${side}-head`} ref={card}>
      <div className="row apart">
        <h2 id={`${side}-head`}>{name}</h2>
        {source && (
          <button
            type="button"
            className="button small"
            aria-label={T.try.input.changeOne(what)}
            onClick={() => {
              keepFocus()
              remove(side)
            }}
          >
            {T.try.input.change}
          </button>
        )}
      </div>
      {source && <GivenDocument side={side} />}
      <Told side={side} problem={problem} />
      {(!source || status === 'failed') && (
        <DocumentInput
          what={what}
          ways={WAYS}
          samples={SAMPLES[side]}
          onError={setProblem}
          onSource={(given) => {
            keepFocus()
            setProblem(null)
            void give(side, given)
          }}
        />
      )}
    </section>
  )
}
