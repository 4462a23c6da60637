// The MCP SDK's own client: it registers, gets authorised with PKCE, lists the tools and calls them.
import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../src/http/routes/index.js'
import { type Person, useTestApp } from '../support/app.js'
import { leaveCredits } from '../support/balance.js'
import { authorize, REDIRECT, signUp } from './tool.js'

const app = useTestApp()

/** The storage of a tool on its user's machine. */
class Keeper implements OAuthClientProvider {
  client: OAuthClientInformationMixed | undefined
  kept: OAuthTokens | undefined
  sentTo: URL | undefined
  #verifier = ''

  get redirectUrl() {
    return REDIRECT
  }
  get clientMetadata() {
    return { client_name: 'An assistant', redirect_uris: [REDIRECT] }
  }
  clientInformation() {
    return this.client
  }
  saveClientInformation(client: OAuthClientInformationMixed) {
    this.client = client
  }
  tokens() {
    return this.kept
  }
  saveTokens(tokens: OAuthTokens) {
    this.kept = tokens
  }
  redirectToAuthorization(url: URL) {
    this.sentTo = url
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier
  }
  codeVerifier() {
    return this.#verifier
  }
}

const newClient = () => new Client({ name: 'suite', version: '1.0.0' })
const url = () => new URL(`${app.url}/mcp`)
const withKey = async (key: string): Promise<Client> => {
  const client = newClient()
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(url(), { requestInit }))
  return client
}
const OPERATIONS = ROUTES.filter((route) => route.kind === 'operation')
const RESUME = [
  'Mara Quill',
  'mara.quill@example.com | +1 (555) 010-0199',
  '',
  'Experience',
  'Data Engineer, Harbor Freight Analytics',
  'January 2020 - March 2023',
  '- Built pipelines with Python and PostgreSQL',
  '',
  'Education',
  'Bachelor of Science in Statistics, Example State University, 2019',
  '',
  'Skills: Python, SQL, Docker',
].join('\n')

describe('an assistant', () => {
  it('without a credential is told where to get one', async () => {
    const answer = await app.call('/mcp', { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe(
      `Bearer realm="rolecall", resource_metadata="${app.url}/.well-known/oauth-protected-resource/mcp"`,
    )
  })

  it('registers, is authorised, lists the tools, calls one and is charged for it', async () => {
    const user = await signUp(app)
    const keeper = new Keeper()
    const first = new StreamableHTTPClientTransport(url(), { authProvider: keeper })
    await expect(newClient().connect(first)).rejects.toThrow(UnauthorizedError)
    expect(keeper.sentTo?.searchParams.get('code_challenge_method')).toBe('S256')
    const end = await authorize(app, keeper.sentTo?.href ?? '', user)
    await first.finishAuth(end.searchParams)

    const client = newClient()
    await client.connect(new StreamableHTTPClientTransport(url(), { authProvider: keeper }))
    const { tools } = await client.listTools()
    const open = tools
      .filter(({ annotations }) => annotations?.openWorldHint)
      .map(({ name }) => name)
    expect(open).toEqual(expect.arrayContaining(['parse_resume', 'parse_jd', 'match', 'redact']))
    expect(open).not.toEqual(expect.arrayContaining(['score_requirements']))
    expect(tools.map(({ name }) => name).sort()).toEqual(
      OPERATIONS.map(({ name }) => name.replaceAll('-', '_')).sort(),
    )
    const pong = await client.callTool({ name: 'ping', arguments: {} })
    expect(pong.structuredContent).toMatchObject({ pong: true, account: user.accountId })

    const before = await app.services.metering.usage(user.accountId)
    const parsed = await client.callTool({ name: 'parse_resume', arguments: { text: RESUME } })
    expect(parsed.structuredContent).toMatchObject({
      work_history: [{ title: 'Data Engineer', start: '2020-01', end: '2023-03' }],
    })
    const after = await app.services.metering.usage(user.accountId)
    const cost = app.services.metering.cost('parse_resume')
    expect(before.creditsRemaining - after.creditsRemaining).toBe(cost)
    expect(parsed._meta).toMatchObject({ credits_used: cost })
    await client.close()
  })

  it('may use an API key instead, and is told of errors without being charged', async () => {
    const { key, accountId } = await app.person('free')
    const client = await withKey(key)
    const wrong = await client.callTool({ name: 'parse_resume', arguments: {} })
    expect(wrong.isError).toBe(true)
    expect(JSON.stringify(wrong.content)).toContain('invalid_request')
    await expect(client.callTool({ name: 'nothing', arguments: {} })).rejects.toThrow()
    const title = await client.callTool({
      name: 'normalize_title',
      arguments: { title: 'Sr. Software Eng' },
    })
    expect(title.isError ?? false).toBe(false)
    const { creditsUsed } = await app.services.metering.usage(accountId)
    expect(creditsUsed).toBe(app.services.metering.cost('normalize_title'))
    await client.close()
  })

  describe('with a key', () => {
    let client: Client
    let person: Person
    beforeAll(async () => {
      person = await app.person('scale')
      client = await withKey(person.key)
    })
    afterAll(() => client.close())

    it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
      'gets of the tool %s what the contract promises, at the price of the call',
      async (name, operation) => {
        const { metering } = app.services
        const args = operation.inputExample ?? {}
        const before = await metering.usage(person.accountId)
        const answer = await client.callTool({ name: name.replaceAll('-', '_'), arguments: args })
        const after = await metering.usage(person.accountId)
        expect([answer.isError ?? false, answer.content]).toEqual([false, expect.any(Array)])
        const contract = Compile(operation.data)
        expect([...contract.Errors(answer.structuredContent)]).toEqual([])
        // The same as text, for clients that do not know structured answers.
        const [text] = answer.content as { text: string }[]
        expect(JSON.parse(text?.text ?? '')).toEqual(answer.structuredContent)
        const cost = metering.cost(operation.metered, operation.inlineParses?.(args))
        expect(answer._meta).toMatchObject({ credits_used: cost })
        expect(after.creditsUsed - before.creditsUsed).toBe(cost)
        expect(after.calls - before.calls).toBe(1)
      },
    )

    it('is told of each tool what it takes and gives', async () => {
      const { tools } = await client.listTools()
      for (const { name, description, inputSchema, outputSchema } of tools) {
        expect([name, inputSchema.type, outputSchema?.type]).toEqual([name, 'object', 'object'])
        expect(description?.length).toBeGreaterThan(10)
        expect(JSON.stringify([inputSchema, outputSchema])).not.toContain('$ref')
      }
    })

    it('of an account without credits is told so, and is not charged', async () => {
      const poor = await app.person('free')
      await leaveCredits(app.services, poor.accountId, 0)
      const other = await withKey(poor.key)
      const refused = await other.callTool({ name: 'ping', arguments: {} })
      expect([refused.isError, JSON.stringify(refused.content)]).toEqual([
        true,
        expect.stringContaining('insufficient_credits'),
      ])
      await other.close()
    })
  })

  it('cannot come in with a dashboard session', async () => {
    const answer = await app.call('/mcp', {
      session: app.session,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    })
    expect(answer.status).toBe(401)
  })
})
