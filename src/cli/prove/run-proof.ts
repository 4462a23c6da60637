// The proof: a server of its own, canaries through every operation, then a search for them everywhere.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProofCall, proofCalls } from './calls.js'
import { type Canaries, makeCanaries, searchForms } from './canaries.js'
import { makeDocuments } from './documents.js'
import { measureParity, type ParityFigures } from './parity.js'
import { type ScratchServer, startScratchServer } from './scratch-server.js'
import {
  type SearchedPlace,
  searchBytes,
  searchChangedSince,
  searchFolder,
  searchRows,
} from './search.js'
import { startWeb } from './web-server.js'

export interface Proof {
  calls: number
  good: number
  /** Good calls whose answer held a canary, which shows that the document was read. */
  returned: number
  /** Calls with the wrong answer: then the proof shows nothing. */
  unexpected: string[]
  /** Operations of the API that the proof did not call. */
  uncovered: string[]
  places: SearchedPlace[]
  parity: ParityFigures
}

export interface ProofOptions {
  /** An empty PostgreSQL database to prove with; the embedded store when ''. */
  databaseUrl: string
  say(text: string): void
}

/** Local use is not rate-limited, and its credits do not end: see the plan `local`. */
const PLAN = { ROLECALL_LOCAL_PLAN: 'local' }
const MAIN_API = 'Main API'

type Methods = Record<string, { tags?: string[] }>

export async function runProof({ databaseUrl, say }: ProofOptions): Promise<Proof> {
  const since = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-proof-'))
  const canaries = makeCanaries()
  const documents = await makeDocuments(canaries)
  const web = await startWeb(documents.html)
  try {
    say('Starting a server on a store of its own …')
    const env = { ...PLAN, ROLECALL_FETCH_ALLOW: web.host, ROLECALL_TRACES_URL: web.tracesUrl }
    const server = await startScratchServer({ folder, databaseUrl, env })
    try {
      const calls = proofCalls({ canaries, documents, url: web.url })
      say(`Sending ${calls.length} calls with made-up documents …`)
      const answered = await sendAll(server, calls, canaries)
      say('Swapping names, genders, ages and origins …')
      const parity = await measureParity((resume, posting) => match(server, resume, posting))
      const metrics = Buffer.from(await server.metrics())
      // Files that a server writes at its end count too.
      await server.stop()
      say('Searching the store, the log, the metrics and the temporary folders …')
      const forms = searchForms(canaries)
      const places = [
        searchFolder('the files of the store', join(folder, databaseUrl ? 'home' : 'store'), forms),
        ...(databaseUrl ? [await searchRows(databaseUrl, forms)] : []),
        searchBytes('the log, at its most talkative', server.log(), forms),
        searchBytes('the metrics', metrics, forms),
        searchBytes('the traces', web.traces(), forms),
        searchFolder("the server's temporary folder", join(folder, 'tmp'), forms),
        searchFolder("the server's working folder", join(folder, 'home'), forms),
        searchChangedSince(tmpdir(), since, forms),
      ]
      const uncovered = answered.operations.filter(
        (operation) => !calls.some(({ path, method }) => `${method} ${path}` === operation),
      )
      return { ...answered, uncovered, places, parity }
    } finally {
      await server.stop()
    }
  } finally {
    web.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function sendAll(server: ScratchServer, calls: readonly ProofCall[], canaries: Canaries) {
  const unexpected: string[] = []
  let returned = 0
  for (const call of calls) {
    const { status, text } = await send(server, call)
    if ((status === 200) !== call.good) unexpected.push(`${call.method} ${call.path}: ${status}`)
    if (call.good && text.toLowerCase().includes(canaries.product.toLowerCase())) returned += 1
  }
  const good = calls.filter((call) => call.good).length
  return { calls: calls.length, good, returned, unexpected, operations: await operations(server) }
}

async function send(server: ScratchServer, { path, method, query, body, headers }: ProofCall) {
  const url = new URL(path, server.url)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const answer = await fetch(url, {
    method,
    headers: {
      'x-access-key': server.key,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text() }
}

async function match(server: ScratchServer, resume: string, posting: string) {
  const body = { resume_text: resume, jd_text: posting }
  const { status, text } = await send(server, { path: '/match', method: 'POST', body, good: true })
  if (status !== 200) throw new Error(`a match for the parity figures was answered with ${status}`)
  return (JSON.parse(text) as { data: Record<string, unknown> }).data
}

/** What the server itself says that it offers, for instance `GET /ping`. */
async function operations(server: ScratchServer): Promise<string[]> {
  const answer = await fetch(`${server.url}/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Methods> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags?.includes(MAIN_API))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
}
