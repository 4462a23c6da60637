// Keeps the values that all processes of a store must agree on.
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.js'
import type { Secrets } from './types.js'

export function createSecrets(db: Kysely<Database>): Secrets {
  const known = new Map<string, string>()

  const read = async (name: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst()
    return row?.value
  }

  const text: Secrets['text'] = async (name, make) => {
    let value = known.get(name) ?? (await read(name))
    if (value === undefined) {
      await db
        .insertInto('secrets')
        .values({ name, value: await make() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      value = await read(name)
    }
    if (value === undefined) throw new Error(`the secret ${name} was not kept`)
    known.set(name, value)
    return value
  }

  return {
    text,
    bytes: async (name) =>
      Buffer.from(await text(name, () => randomBytes(32).toString('base64')), 'base64'),
  }
}
