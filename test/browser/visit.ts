// A browser on the page of a server in this process; it records everything that a page must not do.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openTestApp, type Person, type TestApp, type TestAppOptions } from '../support/app.js'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** For one step of a visitor: a busy machine is slow, but not wrong. */
const WAIT_MS = 60_000
const WARMING =
  'Ana Sample\nana@example.com\n\nEXPERIENCE\nEngineer, Example Labs, Jan 2019 - Present\n- Python'
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface Look {
  width?: number
  height?: number
  dark?: boolean
}

export interface Visit {
  app: TestApp
  /** Opens a fresh browser profile, signed in if somebody is given. */
  open(path: string, who?: Person | null, look?: Look): Promise<Page>
  /** Requests to other servers, console errors (including policy reports), exceptions. */
  complaints: string[]
}

/** The cookie that a browser gets when somebody signs in. */
async function cookieOf(app: TestApp, who: Person) {
  const answer = await app.call('/session', { method: 'POST', session: who.session })
  const value = /rolecall_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const { hostname } = new URL(app.url)
  return { name: 'rolecall_session', value, domain: hostname, path: '/session', httpOnly: true }
}

export function useVisit(options: TestAppOptions = {}): Visit {
  const visit = { complaints: [] as string[] } as Visit
  const contexts: BrowserContext[] = []
  let browser: Browser

  const watch = (page: Page, origin: string): void => {
    const { complaints } = visit
    page.on('request', (request) => {
      const isOwn = new URL(request.url()).origin === origin || /^(data|blob):/.test(request.url())
      if (!isOwn) complaints.push(`request to ${request.url()}`)
    })
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  }

  beforeAll(async () => {
    visit.app = await openTestApp(options)
    // The first document loads the reader, which takes longer on a busy machine than a click may.
    await visit.app.call('/parse/resume', { key: visit.app.key, body: { text: WARMING } })
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    })
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    const seen = visit.complaints.splice(0)
    expect(seen, 'what the page must not do').toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await visit.app?.close()
  })

  visit.open = async (path, who = null, look = {}) => {
    const context = await browser.newContext({
      viewport: { width: look.width ?? 1280, height: look.height ?? 860 },
      colorScheme: look.dark ? 'dark' : 'light',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    contexts.push(context)
    context.setDefaultTimeout(WAIT_MS)
    if (who) await context.addCookies([await cookieOf(visit.app, who)])
    const page = await context.newPage()
    watch(page, visit.app.url)
    await page.goto(`${visit.app.url}${path}`)
    if (who) await page.getByRole('link', { name: 'Account' }).first().waitFor()
    return page
  }
  return visit
}

/** What axe finds; empty on a good page. */
export async function axeFindings(page: Page): Promise<string[]> {
  // The page's policy forbids script elements, but code that comes through the debugger is none.
  await page.evaluate(AXE)
  return page.evaluate(async (rules) => {
    const axe = (window as unknown as { axe: typeof import('axe-core') }).axe
    const { violations } = await axe.run(document, { runOnly: rules })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)} (${nodes.length})`,
    )
  }, RULES)
}

export const sample = (page: Page, name: string) => page.locator('.chip', { hasText: name }).first()

/** By how much the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
