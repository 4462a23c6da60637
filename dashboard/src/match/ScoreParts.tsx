// The parts of the score: weight, value and points, and what limited it.
import { percent } from '../lib/format'
import type { MatchEvidence } from '../lib/types'
import { T } from '../texts'

interface Props {
  evidence: Pick<MatchEvidence, 'contributions' | 'ceilings'>
  score: number
}

const WHOLE = 100

export function ScoreParts({ evidence: { contributions, ceilings }, score }: Props) {
  const sum = contributions.reduce((all, { points }) => all + points, 0)
  const lowest = Math.min(WHOLE, ...ceilings.map(({ ceiling }) => ceiling))
  const caps = ceilings.filter(({ ceiling }) => ceiling < WHOLE)
  return (
    <section className="stack tight">
      <h3 className="section-title">{T.match.parts}</h3>
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{T.match.part}</th>
              <th scope="col" className="number">
                {T.match.weight}
              </th>
              <th scope="col" className="number">
                {T.match.value}
              </th>
              <th scope="col" className="number">
                {T.match.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {contributions.map(({ part, weight, value, points }) => (
              <tr key={part}>
                <td>{T.match.partNames[part] ?? part}</td>
                <td className="number">{weight.toFixed(0)}</td>
                <td className="number">{percent(value)}</td>
                <td className="number">{points.toFixed(1)}</td>
              </tr>
            ))}
            <tr className="sum">
              <td>{T.match.sum}</td>
              <td />
              <td />
              <td className="number">{sum.toFixed(1)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {caps.length > 0 && (
        <ul className="points">
          {caps.map(({ reason, ceiling }) => (
            <li key={reason}>
              {T.match.ceiling(T.match.ceilingNames[reason] ?? reason, Math.round(ceiling))}
            </li>
          ))}
        </ul>
      )}
      {lowest < WHOLE && Math.abs((sum * lowest) / WHOLE - score) < 1 && (
        <p className="small quiet">{T.match.toScore(sum.toFixed(1), Math.round(lowest), score)}</p>
      )}
    </section>
  )
}
