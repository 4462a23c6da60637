// What was read: the résumé as a candidate, or the posting as a role.
import { useMemo } from 'react'
import type { DocumentEvidence } from '../lib/types'
import { T } from '../texts'
import { CandidateView } from './CandidateView'
import { EvidenceContext, evidenceByPath } from './evidence'
import { Findings } from './Findings'
import { Pending } from './Pending'
import { RoleView } from './RoleView'
import { type Side, useTry } from './state'

function useScope(side: Side, evidence: DocumentEvidence | undefined) {
  return useMemo(() => ({ side, byPath: evidenceByPath(evidence?.fields ?? []) }), [side, evidence])
}

function Resume() {
  const work = useTry((state) => state.resume)
  const candidate = work.answer?.data
  const scope = useScope('resume', candidate?.evidence)
  if (!candidate) return <Pending work={work} waiting={T.try.waitingResume} />
  return (
    <EvidenceContext value={scope}>
      <p className="small quiet">{T.try.hint}</p>
      <Findings evidence={candidate.evidence} />
      <CandidateView candidate={candidate} />
    </EvidenceContext>
  )
}

function Posting() {
  const work = useTry((state) => state.posting)
  const role = work.answer?.data
  const scope = useScope('posting', role?.evidence)
  if (!role) return <Pending work={work} waiting={T.try.waitingResume} />
  return (
    <EvidenceContext value={scope}>
      <p className="small quiet">{T.try.hint}</p>
      <Findings evidence={role.evidence} />
      <RoleView role={role} />
    </EvidenceContext>
  )
}

export function ParsedTab() {
  const shown = useTry((state) => state.shown)
  return <div className="stack wide">{shown === 'resume' ? <Resume /> : <Posting />}</div>
}
