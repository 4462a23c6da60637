// Requirements with their verdicts. A click on a quote lights it up in the résumé.
import { monthsInWords } from '../lib/format'
import type { Verdict } from '../lib/types'
import { T } from '../texts'

const TONES: Record<string, string> = { met: 'good', partial: 'warn', missed: 'plain' }

export interface QuoteProps {
  /** The requirement whose quote is lit. */
  litKey: string | null
  /** Without it the quotes are plain text: there is no document to light them up in. */
  onQuote?: ((requirement: string, evidence: string) => void) | undefined
}

function Quote({ verdict, litKey, onQuote }: QuoteProps & { verdict: Verdict }) {
  const { requirement, evidence } = verdict
  if (evidence === null || evidence === '') {
    return <p className="small quiet">{T.match.noQuote}</p>
  }
  const words = <q dir="auto">{evidence}</q>
  if (!onQuote) return <p className="quote">{words}</p>
  return (
    <button
      type="button"
      className="quote"
      aria-pressed={litKey === requirement}
      aria-label={`${T.match.quoteOf(requirement)}: ${evidence}`}
      onClick={() => onQuote(requirement, evidence)}
    >
      {words}
    </button>
  )
}

function Row({ verdict, ...quotes }: QuoteProps & { verdict: Verdict }) {
  const { requirement, status, months } = verdict
  return (
    <li className={`requirement ${status}`}>
      <div className="row apart">
        <strong dir="auto">{requirement}</strong>
        <span className={`badge ${TONES[status] ?? ''}`}>{T.match.status[status]}</span>
      </div>
      <Quote verdict={verdict} {...quotes} />
      {months !== null && months > 0 && (
        <p className="small quiet">{T.match.months(monthsInWords(months))}</p>
      )}
    </li>
  )
}

interface Props extends QuoteProps {
  title: string
  requirements: readonly Verdict[]
}

export function Requirements({ title, requirements, ...quotes }: Props) {
  if (requirements.length === 0) return null
  const met = requirements.filter(({ status }) => status === 'met').length
  return (
    <section className="stack tight">
      <div className="row apart">
        <h3 className="section-title">{title}</h3>
        <span className="small quiet">
          {met} / {requirements.length}
        </span>
      </div>
      <ul className="requirements">
        {requirements.map((verdict) => (
          <Row key={verdict.requirement} verdict={verdict} {...quotes} />
        ))}
      </ul>
    </section>
  )
}
