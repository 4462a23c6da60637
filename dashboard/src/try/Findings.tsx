// What a reader should know before the values: warnings, and text that nobody sees on the page.
import type { DocumentEvidence } from '../lib/types'
import { T } from '../texts'
import { Each } from '../ui/Each'
import { Notice } from '../ui/Notice'

const HIDDEN_SHOWN_MAX = 20

function Hidden({ hidden }: Pick<DocumentEvidence, 'hidden'>) {
  if (hidden.length === 0) return null
  return (
    <Notice tone="warn">
      <h3>{T.parsed.hidden}</h3>
      <p>{T.parsed.hiddenLead}</p>
      <ul className="plain-list">
        <Each of={hidden.slice(0, HIDDEN_SHOWN_MAX)}>
          {({ text, page, reason }) => (
            <li>
              <q dir="auto">{text}</q>{' '}
              <span className="small">
                ({T.units.page(page)}, {T.parsed.hiddenReasons[reason] ?? reason})
              </span>
            </li>
          )}
        </Each>
      </ul>
    </Notice>
  )
}

export function Findings({ evidence }: { evidence: DocumentEvidence }) {
  const warnings = evidence.warnings.filter((name) => name !== 'hidden_text')
  return (
    <>
      {warnings.length > 0 && (
        <Notice tone="warn">
          <h3>{T.parsed.warnings}</h3>
          <ul className="plain-list">
            {warnings.map((name) => (
              <li key={name}>{T.parsed.warning[name] ?? name}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Hidden hidden={evidence.hidden} />
    </>
  )
}
