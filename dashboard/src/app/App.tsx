// The frame around every page, and the choice of the page.
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { usePath } from '../lib/router'
import { T } from '../texts'
import { TryPage } from '../try/TryPage'
import { Footer } from './Footer'
import { Guard } from './Guard'
import { Header } from './Header'

/** Pages that most visits never open are loaded on demand. */
const RankPage = lazy(async () => ({ default: (await import('../rank/RankPage')).RankPage }))
const SignPage = lazy(async () => ({ default: (await import('../account/SignPage')).SignPage }))
const AccountPage = lazy(async () => ({
  default: (await import('../account/AccountPage')).AccountPage,
}))

const DocsPage = lazy(async () => ({ default: (await import('../docs/DocsPage')).DocsPage }))

const PAGES: Record<string, ComponentType> = {
  '/': TryPage,
  '/rank': RankPage,
  '/sign-in': SignPage,
  '/sign-up': SignPage,
  '/docs': DocsPage,
  '/account': AccountPage,
  '/account/keys': AccountPage,
  '/account/usage': AccountPage,
  '/account/plans': AccountPage,
  '/account/connections': AccountPage,
}

export function App() {
  const path = usePath()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    document.title = path === '/' ? T.brand : `${T.titles[path] ?? ''} · ${T.brand}`
    // A new page begins at its top, for the keyboard and for screen readers too.
    if (shown.current !== path) main.current?.focus()
    shown.current = path
  }, [path])
  const Page = PAGES[path] ?? TryPage
  return (
    <div className="frame">
      <a className="skip" href="#content">
        {T.skip}
      </a>
      <Header path={path} />
      <main className="page" id="content" tabIndex={-1} ref={main}>
        <Guard path={path}>
          <Suspense fallback={null}>
            <Page />
          </Suspense>
        </Guard>
      </main>
      <Footer />
    </div>
  )
}
