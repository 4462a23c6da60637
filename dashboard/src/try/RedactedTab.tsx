// The résumé without personal data: its text with placeholders, and what was taken out.
import { useEffect, useState } from 'react'
import type { RedactionResult } from '../lib/types'
import { T } from '../texts'
import { Each } from '../ui/Each'
import { Scroller } from '../ui/Scroller'
import { TakeAway } from '../ui/TakeAway'
import { Pending } from './Pending'
import { redactResume } from './run'
import { useTry } from './state'

const PLACEHOLDER = /(\[[A-Z_]+\])/

function Removals({ removed }: Pick<RedactionResult, 'removed'>) {
  const [shown, setShown] = useState(false)
  if (removed.length === 0) return <p className="quiet">{T.redacted.nothing}</p>
  return (
    <>
      <label className="switch">
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {T.redacted.show} ({T.redacted.removed(removed.length)})
      </label>
      {shown && (
        <div className="wide-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{T.redacted.category}</th>
                <th scope="col">{T.redacted.original}</th>
              </tr>
            </thead>
            <tbody>
              <Each of={removed}>
                {({ category, original }) => (
                  <tr>
                    <td>{T.redacted.categories[category] ?? category}</td>
                    <td dir="auto">{original}</td>
                  </tr>
                )}
              </Each>
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

export function RedactedTab() {
  const resume = useTry((state) => state.resume.source)
  const work = useTry((state) => state.redacted)
  useEffect(() => {
    if (resume) void redactResume()
  }, [resume])
  const result = work.answer?.data
  if (!result) return <Pending work={work} waiting={T.try.waiting.resume} again={redactResume} />
  return (
    <div className="stack">
      <div className="row apart">
        <p>{T.redacted.lead}</p>
        <TakeAway
          text={result.redacted_text}
          file={{ name: 'redacted.txt', type: 'text/plain;charset=utf-8' }}
        />
      </div>
      <Removals removed={result.removed} />
      <Scroller className="redacted-text" label={T.redacted.text}>
        <Each of={result.redacted_text.split(PLACEHOLDER)}>
          {(part, index) =>
            index % 2 === 1 ? (
              <span className="badge good">
                {part.slice(1, -1).toLowerCase().replaceAll('_', ' ')}
              </span>
            ) : (
              part
            )
          }
        </Each>
      </Scroller>
    </div>
  )
}
