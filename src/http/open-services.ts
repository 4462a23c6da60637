// Opens the platform as the configuration asks for it, and closes it in the right order.
import { createAccounts } from '../accounts/service.js'
import { createBilling } from '../billing/service.js'
import type { BillingOptions } from '../billing/types.js'
import { createFetcher } from '../documents/fetch/fetch-document.js'
import { createEngine, type Engine } from '../engine/create-engine.js'
import type { EngineSettings } from '../engine/readers/open-pools.js'
import { createConnector } from '../identity/connector/service.js'
import type { ConnectorOptions } from '../identity/connector/types.js'
import { createIdentity } from '../identity/service.js'
import type { IdentityOptions, OutsideIssuerOptions } from '../identity/types.js'
import { createKeys } from '../keys/service.js'
import { createCpuBudget } from '../metering/cpu-budget/service.js'
import { createRateLimiter } from '../metering/rate-limit/service.js'
import { createMetering } from '../metering/service.js'
import type { RateLimiter } from '../metering/types.js'
import { busy } from '../runtime/busy.js'
import { type Clock, systemClock } from '../runtime/clock.js'
import { FairTurns } from '../runtime/fair-turns.js'
import { LIMITS } from '../runtime/limits.js'
import { openStore } from '../store/open-store.js'
import type { Store } from '../store/types.js'
import { RETURN_PATH } from './billing/return-page.js'
import type { Config } from './config.js'
import { oauthErrorPage } from './oauth/pages.js'
import { PublicUrl } from './public-url.js'
import type { Services } from './services.js'

/** Kept back from the time for an answer, for the work besides fetching and reading. */
const ANSWER_MARGIN_MS = 5_000
/** A sign-in waits for this fetch, so it is short. */
const METADATA_TIMEOUT_MS = 5_000
/**
 * How many client-ID metadata documents one address may make us fetch in a minute: an office signs
 * in behind one address, and an attacker gains little.
 */
const METADATA_FETCHES_RPM = 300

/** How many documents are fetched at once, in all and for one account. */
const FETCHES = { runningMax: 16, runningPerPayerMax: 4, waitingMax: 64, waitMs: 10_000 }
/** Most fetches take less. */
const FETCH_RETRY_SECONDS = 2

export interface OpenServices {
  services: Services
  close(): Promise<void>
}

function outsideIssuerOf(config: Config): { outside?: OutsideIssuerOptions } {
  const { ROLECALL_OIDC_ISSUER: issuer, ROLECALL_OIDC_AUDIENCE: audience } = config
  if (issuer === '') return {}
  // Without an audience every token of the issuer would pass, whoever it was made for.
  if (audience === '') throw new Error('ROLECALL_OIDC_ISSUER needs ROLECALL_OIDC_AUDIENCE too.')
  return { outside: { issuer, audience } }
}

function billingOptions(config: Config, publicUrl: PublicUrl): BillingOptions {
  const { STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config
  // Without it no purchase could ever be applied.
  if (stripeKey !== '' && webhookSecret === '') {
    throw new Error('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET too.')
  }
  return {
    ...(stripeKey !== '' && { stripeKey, webhookSecret }),
    publicUrl: () => publicUrl.get(),
    returnUrl: () => config.ROLECALL_BILLING_RETURN_URL || `${publicUrl.get()}${RETURN_PATH}`,
  }
}

/** Loads it in this thread too, for /normalize. A malformed file stops the start. */
async function loadTaxonomy(folder: string): Promise<void> {
  if (folder === '') return
  const { loadOperatorVocabulary } = await import('../engine/operator-vocabulary.js')
  loadOperatorVocabulary(folder)
}

/**
 * An answer must come before the idle socket is closed, and fetching takes its part of that time.
 */
const answerMsMax = ({ ROLECALL_IDLE_SOCKET_MS: silenceMs }: Config): number =>
  Math.max(silenceMs / 2, silenceMs - LIMITS.fetchTimeoutMs - ANSWER_MARGIN_MS)

/** What a test replaces of the world outside. */
export interface Surroundings {
  clock?: Clock
  fetchMetadata?: ConnectorOptions['fetchMetadata']
  /** Throws instead of making a new store. */
  mustExist?: boolean
  /** Called with the state of the readers of documents. */
  observe?: EngineSettings['observe']
}

function openEngine(config: Config, observe: Surroundings['observe']): Engine {
  return createEngine({
    ...(observe && { observe }),
    ...(config.ROLECALL_WORKERS > 0 && { workers: config.ROLECALL_WORKERS }),
    ...(config.ROLECALL_SCAN_READERS > 0 && { scanReaders: config.ROLECALL_SCAN_READERS }),
    waitMsMax: config.ROLECALL_WAIT_MS,
    scanWaitMsMax: config.ROLECALL_SCAN_WAIT_MS,
    answerMsMax: answerMsMax(config),
    ...(config.ROLECALL_TAXONOMY_DIR !== '' && { taxonomyDir: config.ROLECALL_TAXONOMY_DIR }),
  })
}

interface ConnectorParts {
  store: Store
  publicUrl: PublicUrl
  rateLimiter: RateLimiter
  fetchMetadata: ConnectorOptions['fetchMetadata'] | undefined
}

function openConnector({ store, publicUrl, rateLimiter, fetchMetadata }: ConnectorParts) {
  // The hosts that a deployment allows are for its accounts' documents: here a stranger names one.
  const fetchOnce = createFetcher({
    allow: [],
    redirectsMax: 0,
    timeoutMs: METADATA_TIMEOUT_MS,
  })
  return createConnector(
    { store, errorPage: oauthErrorPage },
    {
      publicUrl: () => publicUrl.get(),
      fetchMetadata: fetchMetadata ?? (async (url) => (await fetchOnce(url)).bytes),
      mayFetch: async (from) =>
        (await rateLimiter.take(`metadata:${from}`, METADATA_FETCHES_RPM)).allowed,
    },
  )
}

const identityOptions = (config: Config): IdentityOptions => ({
  issuer: config.ROLECALL_PUBLIC_URL || 'rolecall',
  sessionSeconds: config.ROLECALL_SESSION_SECONDS,
  signUpOpen: config.ROLECALL_SIGN_UP,
  ...outsideIssuerOf(config),
})

const fetching = (config: Config): Pick<Services, 'fetchDocument' | 'fetchTurns'> => ({
  fetchDocument: createFetcher({
    allow: config.ROLECALL_FETCH_ALLOW,
    runningMax: FETCHES.runningMax,
  }),
  fetchTurns: new FairTurns({
    ...FETCHES,
    refusal: () => busy('Too many documents are being fetched.', FETCH_RETRY_SECONDS),
  }),
})

export async function openServices(
  config: Config,
  { clock = systemClock, fetchMetadata, mustExist = false, observe }: Surroundings = {},
): Promise<OpenServices> {
  // Before anything is open: both throw where settings do not fit together.
  const who = identityOptions(config)
  const publicUrl = new PublicUrl(config.ROLECALL_PUBLIC_URL, config.PORT)
  const paying = billingOptions(config, publicUrl)
  const store = await openStore({
    ...(config.DATABASE_URL !== '' && { url: config.DATABASE_URL }),
    dataDir: config.ROLECALL_DATA_DIR,
    clock,
    mustExist,
  })
  const accounts = createAccounts({ store })
  const keys = createKeys({ store })
  const metering = await createMetering({ store, accounts, costSet: config.ROLECALL_COST_SET })
  const rateLimiter = await createRateLimiter({
    store,
    ...(config.REDIS_URL !== '' && { redisUrl: config.REDIS_URL }),
  })
  const identity = await createIdentity({ store, accounts, throttle: rateLimiter }, who)
  await loadTaxonomy(config.ROLECALL_TAXONOMY_DIR)
  const engine = openEngine(config, observe)
  const connector = openConnector({ store, publicUrl, rateLimiter, fetchMetadata })
  const billing = createBilling({ store, accounts }, paying)
  const callCpuMs = config.ROLECALL_CALL_CPU_MS
  const cpuBudget = createCpuBudget({ clock, rateLimiter, callCpuMs })
  const platform = { store, accounts, keys, metering, rateLimiter, identity, connector, billing }
  return {
    services: {
      env: config.ROLECALL_ENV,
      clock,
      publicUrl,
      ...platform,
      cpuBudget,
      engine,
      ...fetching(config),
      formats: config.ROLECALL_FORMATS,
      documentIdKey: await store.secrets.bytes('document-id-key'),
    },
    close: async () => {
      await billing.close()
      await connector.close()
      await engine.close()
      await cpuBudget.close()
      await metering.close()
      await keys.close()
      await rateLimiter.close()
      await store.close()
    },
  }
}
