// A table of things that have access, such as keys and tools, each with a button to end it for
// good.
import { type ReactNode, useState } from 'react'
import { manage } from '../lib/api'
import { moment } from '../lib/format'
import { useAction } from '../lib/use-managed'
import { T } from '../texts'
import { Confirm } from '../ui/Confirm'
import { Notice } from '../ui/Notice'

export interface Let {
  id: string
  /** The name that is shown and read out. */
  name: string
  shown: ReactNode
  createdAt: string
  lastUsedAt: string | null
  revokedAt: string | null
}

export interface Words {
  what: string
  since: string
  end: string
  ended: string
  endOne(name: string): string
  endTitle: string
  endLead: string
}

interface Props {
  entries: readonly Let[]
  words: Words
  /** A DELETE goes to this path with the id behind it. */
  path: string
  onEnded(): Promise<void>
}

function Row({ entry, words, onEnd }: { entry: Let; words: Words; onEnd(): void }) {
  return (
    <tr>
      <th scope="row">{entry.shown}</th>
      <td>{moment(entry.createdAt)}</td>
      <td>{entry.lastUsedAt ? moment(entry.lastUsedAt) : T.revocable.never}</td>
      <td>
        {entry.revokedAt ? (
          <span className="badge">{words.ended}</span>
        ) : (
          <button
            type="button"
            className="button small danger"
            aria-label={words.endOne(entry.name)}
            onClick={onEnd}
          >
            {words.end}
          </button>
        )}
      </td>
    </tr>
  )
}

export function Revocable({ entries, words, path, onEnded }: Props) {
  const [asked, setAsked] = useState<Let | null>(null)
  const { error, run } = useAction()
  const end = (id: string) =>
    run(async () => {
      setAsked(null)
      await manage(`${path}/${id}`, { method: 'DELETE' })
      await onEnded()
    })
  return (
    <>
      {error && <Notice tone="bad">{error}</Notice>}
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.since}</th>
              <th scope="col">{T.revocable.used}</th>
              <th scope="col">{T.revocable.state}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} words={words} onEnd={() => setAsked(entry)} />
            ))}
          </tbody>
        </table>
      </div>
      {asked && (
        <Confirm
          title={words.endTitle}
          action={words.end}
          onConfirm={() => end(asked.id)}
          onClose={() => setAsked(null)}
        >
          <p>{asked.shown}</p>
          <p>{words.endLead}</p>
        </Confirm>
      )}
    </>
  )
}
