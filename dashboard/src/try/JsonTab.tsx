// The answers as they came, to read, copy and save.
import { useMemo, useState } from 'react'
import { T } from '../texts'
import { CodeView } from '../ui/CodeView'
import { Segments } from '../ui/Segments'
import { type TryState, useTry } from './state'

type Which = 'resume' | 'posting' | 'match' | 'redacted'

const LABELS: Record<Which, string> = {
  resume: T.json.parse,
  posting: T.json.role,
  match: T.json.match,
  redacted: T.json.redact,
}
const FILES: Record<Which, string> = {
  resume: 'candidate.json',
  posting: 'role.json',
  match: 'match.json',
  redacted: 'redaction.json',
}

const present = (state: TryState): string =>
  (Object.keys(LABELS) as Which[]).filter((name) => state[name].answer !== null).join(' ')

export function JsonTab() {
  const names = useTry(present)
    .split(' ')
    .filter((name) => name !== '') as Which[]
  const [wanted, setWanted] = useState<Which>('resume')
  const which = names.includes(wanted) ? wanted : names[0]
  const data = useTry((state) => (which ? state[which].answer?.data : undefined))
  const text = useMemo(() => JSON.stringify(data, null, 2), [data])
  if (!which) return <p className="quiet">{T.try.waiting.resume}</p>
  return (
    <CodeView
      label={LABELS[which]}
      text={text}
      file={{ name: FILES[which], type: 'application/json' }}
      chooser={
        <Segments
          label={T.json.which}
          value={which}
          onChange={setWanted}
          choices={names.map((value) => ({ value, label: LABELS[value] }))}
        />
      }
    />
  )
}
