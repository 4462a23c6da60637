// Two candidates side by side, requirement by requirement.
import type { Verdict } from '../lib/types'
import { T } from '../texts'
import { nameOf, type RankedRow } from './ranking'
import { rankStore, useRank } from './state'

const TONES: Record<string, string> = { met: 'good', partial: 'warn', missed: 'plain' }

function Cell({ verdict }: { verdict: Verdict | undefined }) {
  if (!verdict) return <td>–</td>
  return (
    <td>
      <span className={`badge ${TONES[verdict.status] ?? ''}`}>
        {T.match.status[verdict.status]}
      </span>
      {verdict.evidence && (
        <p className="small quiet">
          <q dir="auto">{verdict.evidence}</q>
        </p>
      )}
    </td>
  )
}

export function Compare({ order }: { order: readonly RankedRow[] }) {
  const compared = useRank((state) => state.compared)
  const hideNames = useRank((state) => state.hideNames)
  const two = order.filter(({ number }) => compared.includes(number))
  const [first, second] = two
  if (!first || !second) return null
  const verdict = (row: RankedRow, name: string): Verdict | undefined =>
    row.match.evidence.requirements.find(({ requirement }) => requirement === name)
  return (
    <section className="card stack" aria-labelledby="compare-head">
      <div className="row apart">
        <h2 id="compare-head">{T.rank.sideBySide}</h2>
        <button
          type="button"
          className="button small"
          onClick={() => rankStore.set({ compared: [] })}
        >
          {T.actions.close}
        </button>
      </div>
      <div className="wide-table">
        <table className="compare">
          <thead>
            <tr>
              <th scope="col">{T.rank.requirement}</th>
              {two.map((row) => (
                <th scope="col" key={row.number}>
                  <bdi>{nameOf(row, hideNames)}</bdi>, {row.match.score} (
                  {T.match.bands[row.match.band]})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.match.evidence.requirements.map(({ requirement, severity }) => (
              <tr key={requirement}>
                <th scope="row">
                  {requirement}
                  <br />
                  <span className="small quiet">
                    {severity === 'must_have' ? T.match.must : T.match.nice}
                  </span>
                </th>
                <Cell verdict={verdict(first, requirement)} />
                <Cell verdict={verdict(second, requirement)} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
