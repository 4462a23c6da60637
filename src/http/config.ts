// The server's configuration: the only place in the project that reads the environment.

import { EXTRA_FORMATS } from '../documents/formats.js'
import { MEBIBYTE, SECOND_MS } from '../runtime/units.js'
import { nearest } from '../text/nearest.js'
import {
  address,
  choice,
  flag,
  integer,
  list,
  readSetting,
  type Setting,
  someOf,
  text,
} from './settings.js'

const WEB = ['https:', 'http:']
const PLANS = ['local', 'free', 'starter', 'growth', 'scale'] as const

/** Every setting, grouped as docs/configuration.md lists them. */
export const SETTINGS = {
  PORT: integer(8080, 0, 65535, 'Port of both APIs; 0 picks a free one'),
  HOST: text('', 'Address to listen on; every address when empty'),
  NODE_ENV: text('', 'Said to be "production", the server warns of payments that are only tests'),
  ROLECALL_ENV: text('production', 'Name of the deployment, as /health tells it'),
  ROLECALL_PROCESSES: integer(1, 1, 64, 'Server processes over one store'),
  ROLECALL_PUBLIC_URL: address(WEB, 'Base URL that callers use; http://localhost:PORT when empty'),
  ROLECALL_TRUST_PROXY: list('Addresses or ranges of proxies whose X-Forwarded-For is believed'),
  ROLECALL_CORS_ORIGINS: list('Origins whose pages may call the APIs; * for every one'),
  ROLECALL_GET_DOCUMENTS: flag(true, 'Whether documents may be sent in the address, by GET'),
  ROLECALL_LOG_LEVEL: choice(
    'info',
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'How much is logged (JSON lines on stderr)',
  ),

  ROLECALL_DATA_DIR: text('.rolecall', 'Folder of the embedded store'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'PostgreSQL store instead of the embedded one',
  ),
  REDIS_URL: address(
    ['redis:', 'rediss:'],
    'Redis for the rate limit, when several nodes share it',
  ),
  ROLECALL_COST_SET: choice('B', ['A', 'B'], 'Credits per operation: cost set A or B'),
  ROLECALL_LOCAL_PLAN: choice('local', PLANS, 'Plan of the account that the first start makes'),
  ROLECALL_ACCESS_KEY: text('', 'API key of the commands that work with --server'),
  ROLECALL_KEY_FILE: text('', 'File that also gets the first API key, mode 0600'),

  ROLECALL_WORKERS: integer(0, 0, 256, 'Threads that read documents; 0 takes one a core'),
  ROLECALL_CALL_CPU_MS: integer(
    600,
    1,
    60_000,
    'CPU of readers an account has a minute, for each call a minute of its plan',
  ),
  ROLECALL_SCAN_READERS: integer(0, 0, 64, 'Processes that read scans; 0 takes one for two cores'),
  ROLECALL_WAIT_MS: integer(20 * SECOND_MS, 0, 600_000, 'Longest wait for a thread, then 503'),
  ROLECALL_SCAN_WAIT_MS: integer(
    60 * SECOND_MS,
    0,
    600_000,
    'Longest wait for a process that reads scans, then 503',
  ),
  ROLECALL_TAXONOMY_DIR: text('', 'Folder of your own skill vocabularies (docs/vocabularies.md)'),
  ROLECALL_FORMATS: someOf(
    EXTRA_FORMATS,
    'Formats that the API reads besides PDF and text: docx, odt, rtf, image',
  ),
  ROLECALL_FETCH_ALLOW: list('Hosts, host:port or ranges that may be fetched though not public'),

  ROLECALL_SIGN_UP: flag(true, 'Whether /auth/sign-up makes accounts'),
  ROLECALL_SESSION_SECONDS: integer(12 * 3600, 60, 30 * 86_400, 'Life of a dashboard session'),
  ROLECALL_OIDC_ISSUER: address(WEB, 'Outside issuer of dashboard sessions (OpenID Connect)'),
  ROLECALL_OIDC_AUDIENCE: text('', 'Audience that tokens of the outside issuer must carry'),

  STRIPE_SECRET_KEY: text('', 'Key of the payment provider; without it payments are only tests'),
  STRIPE_WEBHOOK_SECRET: text('', 'Secret that signs the events of the payment provider'),
  ROLECALL_BILLING_RETURN_URL: address(
    WEB,
    'Page to come back to from the payment provider; one of our own when empty',
  ),

  ROLECALL_HEADERS_TIMEOUT_MS: integer(10 * SECOND_MS, 100, 600_000, 'Time to send the headers'),
  ROLECALL_REQUEST_TIMEOUT_MS: integer(
    60 * SECOND_MS,
    100,
    600_000,
    'Time to send a whole request',
  ),
  ROLECALL_KEEP_ALIVE_MS: integer(65 * SECOND_MS, 100, 600_000, 'Idle time of a kept connection'),
  ROLECALL_IDLE_SOCKET_MS: integer(240 * SECOND_MS, 1000, 600_000, 'Silence that ends a socket'),
  ROLECALL_DRAIN_MIN_MS: integer(
    500,
    0,
    600_000,
    'Time of 503 answers before a stopping server closes',
  ),
  ROLECALL_DRAIN_MAX_MS: integer(30 * SECOND_MS, 0, 600_000, 'Longest wait for accepted work'),

  ROLECALL_REQUESTS_MAX: integer(512, 1, 100_000, 'Requests in flight in one process'),
  ROLECALL_LARGE_BODY_BYTES: integer(MEBIBYTE, 1024, 64 * MEBIBYTE, 'Size that makes a body large'),
  ROLECALL_LARGE_BODIES_MAX: integer(6, 1, 1000, 'Large bodies in flight in one process'),
  ROLECALL_LARGE_BODIES_WAITING_MAX: integer(
    64,
    0,
    10_000,
    'Large bodies that may wait their turn',
  ),
  ROLECALL_LARGE_BODY_RATE_MIN: integer(
    32 * 1024,
    1,
    16 * MEBIBYTE,
    'Bytes a second below which a large body is ended with 408',
  ),
  ROLECALL_LARGE_BODY_WAIT_MS: integer(10 * SECOND_MS, 0, 60_000, 'Longest wait for that turn'),

  ROLECALL_ADMIN_PORT: integer(0, 0, 65535, 'Port of Prometheus metrics at /metrics; 0 is off'),
  ROLECALL_ADMIN_HOST: text('127.0.0.1', 'Address of the metrics port'),
  ROLECALL_TRACES_URL: address(WEB, 'Collector of OpenTelemetry traces (OTLP over HTTP, JSON)'),
  ROLECALL_TRACES_PERCENT: integer(100, 0, 100, 'Share of calls traced that bring no trace'),
} as const satisfies Record<string, Setting<unknown>>

type Settings = typeof SETTINGS
export type Config = {
  readonly [Name in keyof Settings]: Settings[Name] extends Setting<infer T> ? T : never
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The clients read these (docs/clients.md), and a shell may set them beside the server's. */
const OF_CLIENTS = new Set(['ROLECALL_URL', 'ROLECALL_API_KEY', 'ROLECALL_SESSION'])

/** A misspelt name is refused: the server would silently run with the default. */
function refuseUnknown(environment: Environment): void {
  const unknown = Object.keys(environment).find(
    (name) =>
      name.startsWith('ROLECALL_') && !Object.hasOwn(SETTINGS, name) && !OF_CLIENTS.has(name),
  )
  if (unknown === undefined) return
  const meant = nearest(unknown, Object.keys(SETTINGS))
  const hint = meant === undefined ? 'See docs/configuration.md.' : `Did you mean ${meant}?`
  throw new Error(`There is no setting ${unknown}. ${hint}`)
}

/** Throws one sentence that names the setting when a value does not fit. */
export function readConfig(environment: Environment = process.env): Config {
  refuseUnknown(environment)
  const entries = Object.entries(SETTINGS).map(([name, setting]) => [
    name,
    readSetting<unknown>(name, setting as Setting<unknown>, environment[name]),
  ])
  return Object.fromEntries(entries) as Config
}
