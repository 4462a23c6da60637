// Credits by day, one colour for each operation. The table beside it says the same in figures.
import { day as dayText, wholeNumber } from '../lib/format'
import type { UsageByDay } from '../lib/types'
import { T } from '../texts'

const DAY_MS = 86_400_000
const SIZE = { width: 600, height: 150, gap: 3 }
const TONES = 6

interface Sum {
  operation: string
  calls: number
  credits: number
}

/** The operations of these days, dearest first. */
export function operationsOf({ days }: UsageByDay): Sum[] {
  const sums = new Map<string, Sum>()
  for (const { operation, calls, credits } of days) {
    const sum = sums.get(operation) ?? { operation, calls: 0, credits: 0 }
    sums.set(operation, {
      operation,
      calls: sum.calls + calls,
      credits: sum.credits + credits,
    })
  }
  return [...sums.values()].sort((a, b) => b.credits - a.credits)
}

function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(from)
  const count = Math.round((Date.parse(to) - first) / DAY_MS) + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  )
}

export function UsageChart({ usage }: { usage: UsageByDay }) {
  const tones = new Map(operationsOf(usage).map(({ operation }, index) => [operation, index]))
  const dates = daysBetween(usage.from, usage.to)
  const sums = dates.map((date) => {
    const parts = usage.days.filter((one) => one.day === date)
    return { date, parts, total: parts.reduce((sum, { credits }) => sum + credits, 0) }
  })
  const most = Math.max(1, ...sums.map(({ total }) => total))
  const step = SIZE.width / dates.length
  const busiest = sums.reduce((best, one) => (one.total > best.total ? one : best))
  const label =
    busiest.total === 0
      ? T.usage.none
      : T.usage.busiest(dayText(busiest.date), wholeNumber(busiest.total))
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
        <title>{label}</title>
        {sums.map(({ date, parts, total }, index) => {
          let top = SIZE.height
          return (
            <g key={date}>
              <title>{`${dayText(date)}: ${T.units.credits(total)}`}</title>
              <rect
                className="chart-ground"
                x={index * step}
                y={0}
                width={step - SIZE.gap}
                height={SIZE.height}
              />
              {parts.map(({ operation, credits }) => {
                const height = (credits / most) * SIZE.height
                top -= height
                return (
                  <rect
                    key={operation}
                    className={`tone-${(tones.get(operation) ?? 0) % TONES}`}
                    x={index * step}
                    y={top}
                    width={step - SIZE.gap}
                    height={height}
                  />
                )
              })}
            </g>
          )
        })}
      </svg>
      <figcaption className="row apart small quiet">
        <span>{dayText(usage.from)}</span>
        <span>{dayText(usage.to)}</span>
      </figcaption>
    </figure>
  )
}
