// Keeps the test provider's objects in our store: every process sees them, and a restart keeps them.
import { randomId } from '../../runtime/ids.js'
import type { Store } from '../../store/types.js'
import type { Stored } from './shapes.js'

/** Bounds an answer: ten times what Stripe lists at once. */
const LIST_MAX = 1000

export class ObjectStore {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Seconds, as the provider counts. */
  now(): number {
    return Math.floor(this.#store.clock.now() / 1000)
  }

  /** The members that every object has. */
  stamp<O extends string>(prefix: string, object: O): { id: string; object: O; created: number } {
    return { id: randomId(prefix), object, created: this.now() }
  }

  async get<T extends Stored>(id: string, kind: T['object']): Promise<T | undefined> {
    const row = await this.#store.db
      .selectFrom('test_provider')
      .select('body')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row && (JSON.parse(row.body) as T)
  }

  async list<T extends Stored>(kind: T['object']): Promise<T[]> {
    const rows = await this.#store.db
      .selectFrom('test_provider')
      .select('body')
      .where('kind', '=', kind)
      .orderBy('created_at', 'desc')
      .limit(LIST_MAX)
      .execute()
    return rows.map(({ body }) => JSON.parse(body) as T)
  }

  /** Objects whose time has come, the oldest first. Times are in seconds. */
  async due<T extends Stored>(kind: T['object']): Promise<T[]> {
    const rows = await this.#store.db
      .selectFrom('test_provider')
      .select('body')
      .where('kind', '=', kind)
      .where('due_at', '<=', this.now())
      .orderBy('due_at')
      .orderBy('created_at')
      .limit(LIST_MAX)
      .execute()
    return rows.map(({ body }) => JSON.parse(body) as T)
  }

  async put(object: Stored, dueAt: number | null = null): Promise<void> {
    const row = { kind: object.object, body: JSON.stringify(object), due_at: dueAt }
    await this.#store.db
      .insertInto('test_provider')
      .values({ id: object.id, ...row, created_at: this.#store.clock.now() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }

  /** Writes nothing and returns false when somebody else has changed the object meanwhile. */
  async replace(before: Stored, after: Stored, dueAt: number | null = null): Promise<boolean> {
    const result = await this.#store.db
      .updateTable('test_provider')
      .set({ body: JSON.stringify(after), due_at: dueAt })
      .where('id', '=', before.id)
      .where('body', '=', JSON.stringify(before))
      .executeTakeFirst()
    return Number(result.numUpdatedRows) > 0
  }
}
