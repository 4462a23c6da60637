// The home page: two documents, and everything that was read in them.
import { useEffect } from 'react'
import { useSession } from '../lib/session'
import { T } from '../texts'
import { Link } from '../ui/Link'
import { Notice } from '../ui/Notice'
import { DocumentPane } from './DocumentPane'
import { ResultPane } from './ResultPane'
import { giveAgain } from './run'
import { SideCard } from './SideCard'
import { useTry } from './state'

function Invitation() {
  const { status, notice } = useSession()
  if (status !== 'out') return null
  return (
    <Notice tone={notice ? 'warn' : 'plain'}>
      {notice ?? `${T.try.signedOut} ${T.try.signedOutMore}`}{' '}
      <Link href="/sign-in">{T.nav.signIn}</Link> · <Link href="/sign-up">{T.nav.signUp}</Link>
    </Notice>
  )
}

export function TryPage() {
  const { status } = useSession()
  const begun = useTry(({ resume, posting }) => resume.source !== null || posting.source !== null)
  // A panel of results is shown for what can have some: not for two documents that were refused.
  const shows = useTry(({ resume, posting }) =>
    [resume, posting].some(({ source, status: work }) => source !== null && work !== 'failed'),
  )
  useEffect(() => {
    if (status === 'in') void giveAgain()
  }, [status])
  return (
    <div className="stack wide">
      <div className={begun ? 'intro begun' : 'intro'}>
        <h1>{T.try.title}</h1>
        <p className="lead">{T.try.lead}</p>
      </div>
      <Invitation />
      <div className="sides">
        <SideCard side="resume" />
        <SideCard side="posting" />
      </div>
      <p className="small quiet kept">{T.try.kept}</p>
      {shows && (
        <div className="workbench">
          <DocumentPane />
          <ResultPane />
        </div>
      )}
    </div>
  )
}
