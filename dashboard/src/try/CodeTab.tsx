// The code for exactly the call whose result is shown.
import { useState } from 'react'
import { type ApiCall, sourceField } from '../lib/code-samples'
import type { Source } from '../lib/source'
import { T } from '../texts'
import { CodeBlock } from '../ui/CodeBlock'
import { Link } from '../ui/Link'
import { Segments } from '../ui/Segments'
import { useTry } from './state'

type Which = 'parse' | 'role' | 'match' | 'redact'

function callsOf(resume: Source | null, posting: Source | null): Partial<Record<Which, ApiCall>> {
  const url = location.origin
  const call = (path: string, fields: ApiCall['fields']): ApiCall => ({
    url,
    path,
    fields,
    method: 'POST',
    auth: 'key',
  })
  const mine = resume && sourceField('', resume)
  return {
    ...(resume &&
      posting && {
        match: call('/match', [
          sourceField('resume_', resume),
          sourceField('jd_', posting),
          { name: 'explain', from: 'value', value: true },
        ]),
      }),
    ...(mine && { parse: call('/parse/resume', [mine]) }),
    ...(posting && { role: call('/parse/jd', [sourceField('', posting)]) }),
    ...(mine && { redact: call('/redact', [mine]) }),
  }
}

export function CodeTab() {
  const resume = useTry((state) => state.resume.source)
  const posting = useTry((state) => state.posting.source)
  const [wanted, setWanted] = useState<Which>('match')
  const calls = callsOf(resume, posting)
  const names = Object.keys(calls) as Which[]
  const which = names.includes(wanted) ? wanted : names[0]
  const call = which && calls[which]
  if (!which || !call) return <p className="quiet">{T.try.waiting.resume}</p>
  return (
    <div className="stack">
      <Segments
        label={T.code.which}
        value={which}
        onChange={setWanted}
        choices={names.map((value) => ({ value, label: T.json[value] }))}
      />
      <CodeBlock call={call} />
      <p className="small quiet">
        {T.code.keyNote} <Link href="/account/keys">{T.code.mintKey}</Link>
      </p>
    </div>
  )
}
