// A store of its own for a crash script, thrown away at its end.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/**
 * @typedef {import('#engine/store/types.js').StoreOptions} StoreOptions
 */

/**
 * @template Result
 * @callback Run What is done over the store of an engine.
 * @param {string} engine
 * @param {StoreOptions} options
 * @returns {Promise<Result>}
 */

/**
 * @template Result
 * @param {Run<Result>} run
 */
async function onEmbedded(run) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rolecall-crash-'))
  try {
    return await run('embedded', { dataDir })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * @template Result
 * @param {Run<Result>} run
 * @param {string} adminUrl
 */
async function onPostgres(run, adminUrl) {
  const name = `rolecall_crash_${process.pid}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  try {
    const url = new URL(adminUrl)
    url.pathname = `/${name}`
    return await run('PostgreSQL', { url: url.href, connectionsMax: 5 })
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

/**
 * Runs over a new database of the server at `adminUrl`, or over an embedded store without one.
 * @template Result
 * @param {Run<Result>} run
 * @param {string | undefined} adminUrl
 */
export const onNewStore = (run, adminUrl) =>
  adminUrl ? onPostgres(run, adminUrl) : onEmbedded(run)
