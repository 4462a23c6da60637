// The account's pages: a list of them beside the one that is shown.
import { type ComponentType, useEffect, useRef } from 'react'
import { navigate, usePath } from '../lib/router'
import { useSession } from '../lib/session'
import { T } from '../texts'
import { Link } from '../ui/Link'
import { ConnectionsPage } from './ConnectionsPage'
import { KeysPage } from './KeysPage'
import { OverviewPage } from './OverviewPage'
import { PlansPage } from './PlansPage'
import { UsagePage } from './UsagePage'

const PARTS: readonly { path: string; label: string; Part: ComponentType }[] = [
  { path: '/account', label: T.account.overview, Part: OverviewPage },
  { path: '/account/keys', label: T.titles['/account/keys'] ?? '', Part: KeysPage },
  { path: '/account/usage', label: T.titles['/account/usage'] ?? '', Part: UsagePage },
  { path: '/account/plans', label: T.titles['/account/plans'] ?? '', Part: PlansPage },
  {
    path: '/account/connections',
    label: T.titles['/account/connections'] ?? '',
    Part: ConnectionsPage,
  },
]

export function AccountPage() {
  const path = usePath()
  const { status } = useSession()
  useEffect(() => {
    if (status === 'out') navigate('/sign-in')
  }, [status])
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a narrow screen the list is wider than its window.
    const shown = status === 'in' ? nav.current?.querySelector(`[href="${path}"]`) : null
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [path, status])
  const part = PARTS.find((one) => one.path === path) ?? PARTS[0]
  if (status !== 'in' || !part) return null
  return (
    <div className="account">
      <nav aria-label={T.account.label} className="account-nav" ref={nav}>
        {PARTS.map(({ path: href, label }) => (
          <Link key={href} href={href} aria-current={href === part.path ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className="stack wide">
        <h1>{part.label}</h1>
        <part.Part />
      </div>
    </div>
  )
}
