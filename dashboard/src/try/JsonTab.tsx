// The answers as they came, to read, copy and save.
import { useMemo, useState } from 'react'
import { T } from '../texts'
import { Scroller } from '../ui/Scroller'
import { Segments } from '../ui/Segments'
import { TakeAway } from '../ui/TakeAway'
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
  if (!which) return <p className="quiet">{T.try.waitingResume}</p>
  return (
    <div className="stack">
      <div className="row apart">
        <Segments
          label={T.json.which}
          value={which}
          onChange={setWanted}
          choices={names.map((value) => ({ value, label: LABELS[value] }))}
        />
        <TakeAway text={text} file={{ name: FILES[which], type: 'application/json' }} />
      </div>
      <Scroller className="block-code" label={LABELS[which]}>
        <pre>{text}</pre>
      </Scroller>
    </div>
  )
}
