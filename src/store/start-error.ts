// Why a store could not be opened, in one sentence that an operator can act on.

/** The text names folders, hosts and settings, never a password. */
export class StoreStartError extends Error {}

/** The system's or the database's own code, in brackets. */
const codeOf = (error: unknown): string => {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  if (!(error instanceof Error)) return ''
  if (error.cause !== undefined) return codeOf(error.cause)
  return 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
}

/** Host and database of a PostgreSQL address, without user and password. */
export function postgresName(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `PostgreSQL at ${hostname || 'localhost'}${port && `:${port}`}${pathname}`
}

export const unreachable = (url: string, error?: unknown): StoreStartError =>
  new StoreStartError(
    `The ${postgresName(url)} cannot be used${codeOf(error)}: check DATABASE_URL and that it runs.`,
  )

export const unwritable = (folder: string, error: unknown): StoreStartError =>
  new StoreStartError(
    `The store in ${folder} cannot be opened${codeOf(error)}: ROLECALL_DATA_DIR must name a folder that this user can write.`,
  )

export const missing = (place: string): StoreStartError =>
  new StoreStartError(
    `There is no store in ${place}. The first start makes one (npm start); ROLECALL_DATA_DIR or DATABASE_URL says where it is.`,
  )

/** An older program must not write to a store that a newer one keeps in a form it does not know. */
export const madeByNewer = (migration: string): StoreStartError =>
  new StoreStartError(
    `A newer version of Rolecall made this (${migration}). Start that version, or restore a backup that this one made.`,
  )
