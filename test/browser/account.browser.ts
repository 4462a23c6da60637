// The account's pages: from signing up to a key, a purchase, a connection, and the end of each.
import { describe, expect, it } from 'vitest'
import { authorizeUrl, makePkce, register } from '../connector/tool.js'
import { sample, useVisit } from './visit.js'

const visit = useVisit()

const PASSWORD = 'a long enough one'

describe('a new account', () => {
  it('gets a key, sees its use, revokes it, and is refused with it', async () => {
    const page = await visit.open('/sign-up')
    await page.getByLabel('E-mail').fill('ada@example.com')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create the account' }).click()
    await page.getByRole('link', { name: 'Account' }).click()
    await page.getByRole('link', { name: 'API keys' }).click()
    await page.getByLabel('Label of a new key').fill('from the page')
    await page.getByRole('button', { name: 'Mint a key' }).click()
    const key = (await page.locator('.key').textContent()) ?? ''
    expect((await visit.app.call('/ping', { key })).status).toBe(200)

    await page.getByRole('link', { name: 'Usage' }).click()
    await page.getByText('1 credit', { exact: true }).waitFor()
    await page.getByRole('cell', { name: 'ping' }).waitFor()

    await page.getByRole('link', { name: 'API keys' }).click()
    await page.getByRole('button', { name: 'Revoke from the page' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('Revoked').waitFor()
    expect((await visit.app.call('/ping', { key })).status).toBe(401)
  })

  it('stays signed in over a reload, and signs out', async () => {
    const page = await visit.open('/account', await visit.app.person())
    await page.reload()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  })

  it('takes its data away and ends', async () => {
    const who = await visit.app.person()
    const page = await visit.open('/account', who)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as JSON' }).click()
    expect((await downloading).suggestedFilename()).toBe('rolecall-account.json')
    await page.getByRole('button', { name: 'Delete the account' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
    await dialog.getByLabel('Type “delete” to go on').fill('delete')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
    expect((await visit.app.call('/ping', { key: who.key })).status).toBe(401)
  })
})

describe('a purchase', () => {
  it('goes from the offer through the checkout to the credits', async () => {
    const page = await visit.open('/account/plans', await visit.app.person('free'))
    await page.getByText('100 credits left').waitFor()
    await page.getByRole('button', { name: 'Buy: 500 credits' }).click()
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByRole('link', { name: 'Your plans and credits' }).click()
    await expect
      .poll(async () => {
        await page.reload()
        await page.locator('.lead').first().waitFor()
        return page.locator('.lead').first().textContent()
      })
      .toBe('600 credits left')
    await page.getByRole('button', { name: 'Subscription, cards and invoices' }).click()
    await page.getByRole('heading', { name: 'Test billing portal' }).waitFor()
  })
})

describe('a connection', () => {
  it('is consented to, listed, and ended', async () => {
    const session = (
      await visit.app.call('/auth/sign-up', {
        body: { email: 'grace@example.com', password: PASSWORD },
      })
    ).body.data
    const who = { ...visit.app, session: String(session.token) }
    const { client_id } = await register(visit.app, { client_name: 'Test assistant' })
    const page = await visit.open('/', who)
    await page.goto(authorizeUrl(visit.app, String(client_id), makePkce().challenge))
    await page.getByLabel('E-mail').fill('grace@example.com')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Test assistant').waitFor()
    // Nobody listens at the tool's address: the test only checks that the browser is sent there.
    const sent = page.waitForRequest((request) => request.url().includes('/callback?code='))
    await page.getByRole('button', { name: 'Allow' }).click()
    await sent
    // Uses another tab, because this one is still trying to reach an address where nobody listens.
    const list = await visit.open('/account/connections', who)
    await list.getByRole('button', { name: 'End Test assistant' }).click()
    await list.getByRole('dialog').getByRole('button', { name: 'End' }).click()
    await list.getByText('Ended').waitFor()
    visit.complaints.splice(0)
  })
})

describe('the link of the terminal', () => {
  it('opens the page signed in, once, and leaves the address clean', async () => {
    const code = await visit.app.services.identity.makeLink(visit.app.accountId)
    const page = await visit.open(`/#in=${code}`)
    await page.getByRole('link', { name: 'Account' }).waitFor()
    expect(page.url()).toBe(`${visit.app.url}/`)
    await sample(page, 'ICU nurse').click()
    await page.locator('.entry').first().waitFor()
    const again = await visit.open(`/#in=${code}`)
    await again.getByText('This link has been used').waitFor()
    // The refusal is a 401, which browsers note in the console.
    visit.complaints.splice(0)
  })
})
