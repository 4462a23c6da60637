// Every page in both colour schemes: axe finds nothing, and nothing is wider than the window.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { authorizeUrl, makePkce, register } from '../connector/tool.js'
import { axeFindings, overflow, sample, useVisit } from './visit.js'

const visit = useVisit()

const ACCOUNT = ['Account', 'API keys', 'Usage', 'Plans and credits', 'Connections']

async function expectGood(page: Page, where: string): Promise<void> {
  expect([where, await axeFindings(page)]).toEqual([where, []])
  for (const width of [360, 390, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect([where, width, await overflow(page)]).toEqual([where, width, 0])
  }
  await page.setViewportSize({ width: 1280, height: 860 })
}

describe.each([
  ['light', false],
  ['dark', true],
])('in the %s scheme', (_name, dark) => {
  it('the home page with its results', async () => {
    const page = await visit.open('/', visit.app, { dark })
    await expectGood(page, 'home')
    await sample(page, 'Career changer').click()
    await page.locator('.entry').first().waitFor()
    await page.locator('.boxes button').first().waitFor()
    await expectGood(page, 'parsed')
    await sample(page, 'Senior backend engineer').click()
    await page.locator('.quote').first().click()
    await expectGood(page, 'match')
    for (const tab of ['Redacted', 'JSON', 'Code']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.locator('.tab-panel [role=group]').last().waitFor()
      await expectGood(page, tab)
    }
    await page.getByRole('tab', { name: 'Parsed' }).click()
    await page.locator('.document-head').getByRole('button', { name: 'Job posting' }).click()
    await expectGood(page, 'posting')
  })

  it('the ranking page with its table', async () => {
    const page = await visit.open('/rank', visit.app, { dark })
    await sample(page, 'ICU nurse').click()
    await sample(page, 'three résumés').click()
    await expect.poll(() => page.locator('.ranking tbody tr').count(), { timeout: 30_000 }).toBe(3)
    await page.locator('.ranking input').nth(0).check()
    await page.locator('.ranking input').nth(1).check()
    await expectGood(page, 'rank')
  })

  it('the account, signing in, and the documentation', async () => {
    const page = await visit.open('/account', visit.app, { dark })
    for (const name of ACCOUNT) {
      await page.locator('.account-nav').getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.waitForTimeout(300)
      await expectGood(page, name)
    }
    const stranger = await visit.open('/sign-in', null, { dark })
    await stranger.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expectGood(stranger, 'sign-in')
    await stranger.getByRole('link', { name: 'Create one' }).click()
    await expectGood(stranger, 'sign-up')
    await stranger.getByRole('link', { name: 'Docs' }).click()
    await stranger.locator('.operation').last().waitFor()
    await expectGood(stranger, 'docs')
  })

  it('the pages that the server writes itself', async () => {
    const { client_id } = await register(visit.app)
    const page = await visit.open('/billing/return', null, { dark })
    await expectGood(page, 'return')
    await page.goto(authorizeUrl(visit.app, String(client_id), makePkce().challenge))
    await expectGood(page, 'oauth sign-in')
    const person = await visit.app.person('free')
    const bought = await visit.app.call('/v1/billing/checkout', {
      session: person.session,
      body: { pack: 'pack_500' },
    })
    await page.goto(String(bought.body.data.url))
    await expectGood(page, 'checkout')
  })
})
