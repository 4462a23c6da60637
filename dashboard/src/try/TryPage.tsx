// The home page: two documents, and everything that was read in them.
import { useSession } from '../lib/session'
import { T } from '../texts'
import { Link } from '../ui/Link'
import { Notice } from '../ui/Notice'
import { DocumentPane } from './DocumentPane'
import { ResultPane } from './ResultPane'
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
  const begun = useTry(({ resume, posting }) => resume.source !== null || posting.source !== null)
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
      {begun && (
        <div className="workbench">
          <DocumentPane />
          <ResultPane />
        </div>
      )}
    </div>
  )
}
