// What the account used: this period in figures, the last days in a chart.
import { partialDate, wholeNumber } from '../lib/format'
import type { Usage, UsageByDay } from '../lib/types'
import { useManaged } from '../lib/use-managed'
import { T } from '../texts'
import { Loaded } from './Loaded'
import { operationsOf, UsageChart } from './UsageChart'

const U = T.usage

function ByOperation({ usage }: { usage: UsageByDay }) {
  const rows = operationsOf(usage)
  if (rows.length === 0) return <p className="quiet">{U.none}</p>
  return (
    <div className="wide-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{U.operation}</th>
            <th scope="col" className="number">
              {U.calls}
            </th>
            <th scope="col" className="number">
              {U.credits}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ operation, calls, credits }, index) => (
            <tr key={operation}>
              <td>
                <span className={`swatch tone-${index % 6}`} />{' '}
                {U.operations[operation] ?? operation.replaceAll('_', ' ')}
              </td>
              <td className="number">{wholeNumber(calls)}</td>
              <td className="number">{wholeNumber(credits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function UsagePage() {
  const now = useManaged<Usage>('/v1/usage')
  const daily = useManaged<UsageByDay>('/v1/usage/daily')
  return (
    <>
      <Loaded from={now}>
        {(usage) => (
          <dl className="figures">
            <div>
              <dt>{U.used(partialDate(usage.period))}</dt>
              <dd>{T.units.credits(usage.credits_used_this_period)}</dd>
            </div>
            <div>
              <dt>{U.callsIn(partialDate(usage.period))}</dt>
              <dd>{wholeNumber(usage.calls_this_period)}</dd>
            </div>
            <div>
              <dt>{U.left}</dt>
              <dd>{wholeNumber(usage.credits_remaining)}</dd>
            </div>
          </dl>
        )}
      </Loaded>
      <Loaded from={daily}>
        {(usage) => (
          <section className="card stack">
            <h2>{U.chart}</h2>
            <UsageChart usage={usage} />
            <ByOperation usage={usage} />
          </section>
        )}
      </Loaded>
    </>
  )
}
