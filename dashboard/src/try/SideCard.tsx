// One side of the home page: the input, or the given document and how reading it went.
import { useState } from 'react'
import { seconds } from '../lib/format'
import { T } from '../texts'
import { DocumentInput, type Sample, type Way } from '../ui/DocumentInput'
import { Notice } from '../ui/Notice'
import { give, remove } from './run'
import { type Side, useTry } from './state'

const WAYS: readonly Way[] = ['file', 'text', 'url']
const SAMPLES: Record<Side, readonly Sample[]> = {
  resume: T.try.resumeSamples,
  posting: T.try.postingSamples,
}

export function SideCard({ side }: { side: Side }) {
  const { status, error, source, answer } = useTry((state) => state[side])
  const [problem, setProblem] = useState<string | null>(null)
  const name = T.try[side]
  const what = name.toLowerCase()
  const told = problem ?? error?.text
  return (
    <section className="card side" aria-labelledby={`${side}-head`}>
      <div className="row apart">
        <h2 id={`${side}-head`}>{name}</h2>
        {source && (
          <button
            type="button"
            className="button small"
            aria-label={T.try.input.changeOne(what)}
            onClick={() => remove(side)}
          >
            {T.try.input.change}
          </button>
        )}
      </div>
      {source && (
        <p className="given">
          <bdi>{source.name}</bdi>
          <span className="small quiet" role="status">
            {status === 'running' && T.try.input.reading}
            {answer &&
              T.try.input.readIn(seconds(answer.seconds), T.units.credits(answer.creditsUsed))}
          </span>
        </p>
      )}
      {told && (
        <Notice tone="bad">
          <p>{told}</p>
          {source && problem === null && error?.mayPass && (
            <button type="button" className="button small" onClick={() => void give(side, source)}>
              {T.actions.again}
            </button>
          )}
        </Notice>
      )}
      {(!source || status === 'failed') && (
        <DocumentInput
          what={what}
          ways={WAYS}
          samples={SAMPLES[side]}
          onError={setProblem}
          onSource={(given) => {
            setProblem(null)
            void give(side, given)
          }}
        />
      )}
    </section>
  )
}
