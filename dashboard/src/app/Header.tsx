// The header: the current page, the other pages, and who is signed in.
import { useSession } from '../lib/session'
import mark from '../mark.svg'
import { T } from '../texts'
import { Link } from '../ui/Link'

export function Header({ path }: { path: string }) {
  const { status } = useSession()
  const account = status === 'in' ? '/account' : '/sign-in'
  const places = [
    { href: '/', label: T.nav.try },
    { href: '/rank', label: T.nav.rank },
    { href: '/docs', label: T.nav.docs },
    { href: account, label: status === 'in' ? T.nav.account : T.nav.signIn },
  ]
  const isHere = (href: string): boolean =>
    href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`)
  return (
    <header className="header">
      <div>
        <Link href="/" className="brand">
          <img src={mark} alt="" width="26" height="26" />
          {T.brand}
        </Link>
        <nav aria-label={T.nav.label}>
          {places.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              className={href === account ? 'aside' : undefined}
              aria-current={isHere(href) ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  )
}
