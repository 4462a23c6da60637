// Requirements with their verdicts. A click on a quote lights it up in the résumé.
import { monthsInWords } from '../lib/format'
import type { Verdict } from '../lib/types'
import { T } from '../texts'
import { quotedWords } from './quoted-words'
import { light, tryStore, useTry } from './state'

const TONES: Record<string, string> = { met: 'good', partial: 'warn', missed: 'plain' }

/** Lights the quote: the parse may know where it stands, otherwise the document is searched. */
function showQuote(key: string, evidence: string): void {
  const quote = quotedWords(evidence)
  const fields = tryStore.get().resume.answer?.data.evidence.fields ?? []
  const known = fields.find((field) => field.box !== null && field.quote === quote)
  light({ side: 'resume', key, quote, page: known?.page ?? 0, box: known?.box ?? null })
}

function Row({ verdict }: { verdict: Verdict }) {
  const { requirement, status, evidence, months } = verdict
  const isLit = useTry(({ lit }) => lit?.key === requirement)
  return (
    <li className={`requirement ${status}`}>
      <div className="row apart">
        <strong dir="auto">{requirement}</strong>
        <span className={`badge ${TONES[status] ?? ''}`}>{T.match.status[status]}</span>
      </div>
      {evidence === null || evidence === '' ? (
        <p className="small quiet">{T.match.noQuote}</p>
      ) : (
        <button
          type="button"
          className="quote"
          aria-pressed={isLit}
          aria-label={`${T.match.quoteOf(requirement)}: ${evidence}`}
          onClick={() => showQuote(requirement, evidence)}
        >
          <q dir="auto">{evidence}</q>
        </button>
      )}
      {months !== null && months > 0 && (
        <p className="small quiet">{T.match.months(monthsInWords(months))}</p>
      )}
    </li>
  )
}

export function Requirements({ title, requirements }: { title: string; requirements: Verdict[] }) {
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
          <Row key={verdict.requirement} verdict={verdict} />
        ))}
      </ul>
    </section>
  )
}
