// The proof that name, age, gender and origin do not move the score, and the receipt of the match.
import type { MatchEvidence } from '../lib/types'
import { T } from '../texts'

const words = (name: string): string => name.replaceAll('_', ' ')

export function Fairness({ evidence: { parity, receipt } }: { evidence: MatchEvidence }) {
  return (
    <section className="stack tight">
      <h3 className="section-title">{T.match.fairness}</h3>
      <p>{T.match.fairnessLead}</p>
      <dl className="facts">
        <div>
          <dt>{T.match.swapped}</dt>
          <dd>
            {parity.swapped.map(words).join(', ')} ({T.match.variants(parity.variants)})
          </dd>
        </div>
        <div>
          <dt>{T.match.difference}</dt>
          <dd>
            <span className={parity.largest_difference === 0 ? 'badge good' : 'badge bad'}>
              {parity.largest_difference}
            </span>
          </dd>
        </div>
      </dl>
      <details>
        <summary>{T.match.receipt}</summary>
        <p className="small quiet">{T.match.receiptLead}</p>
        <dl className="facts receipt">
          {Object.entries(receipt).map(([name, value]) => (
            <div key={name}>
              <dt>{T.match.receiptNames[name] ?? words(name)}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
