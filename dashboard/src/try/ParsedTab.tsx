// What was read: the résumé as a candidate, or the posting as a role.
import { type ReactNode, useMemo } from 'react'
import type { DocumentEvidence } from '../lib/types'
import { T } from '../texts'
import { CandidateView } from './CandidateView'
import { EvidenceContext, evidenceByPath } from './evidence'
import { Findings } from './Findings'
import { Pending } from './Pending'
import { RoleView } from './RoleView'
import { type Given, type Side, useTry } from './state'

interface ReadProps<Data> {
  side: Side
  work: Given<Data>
  children(data: Data): ReactNode
}

/** A document that was read, with what its values show of themselves. */
function Read<Data extends { evidence: DocumentEvidence }>(props: ReadProps<Data>) {
  const { side, work, children } = props
  const data = work.answer?.data
  const evidence = data?.evidence
  const scope = useMemo(
    () => ({ side, byPath: evidenceByPath(evidence?.fields ?? []) }),
    [side, evidence],
  )
  if (!data) return <Pending work={work} waiting={T.try.waiting[side]} notRead={T.try.notRead} />
  return (
    <EvidenceContext value={scope}>
      <p className="small quiet">{T.try.hint}</p>
      <Findings evidence={data.evidence} />
      {children(data)}
    </EvidenceContext>
  )
}

function Resume() {
  const work = useTry((state) => state.resume)
  return (
    <Read side="resume" work={work}>
      {(candidate) => <CandidateView candidate={candidate} />}
    </Read>
  )
}

function Posting() {
  const work = useTry((state) => state.posting)
  return (
    <Read side="posting" work={work}>
      {(role) => <RoleView role={role} />}
    </Read>
  )
}

export function ParsedTab() {
  const shown = useTry((state) => state.shown)
  return <div className="stack wide">{shown === 'resume' ? <Resume /> : <Posting />}</div>
}
