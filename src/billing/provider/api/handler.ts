// What the handlers of the test provider's calls share: their type, errors, and the object store.
import type { ObjectStore } from '../object-store.js'
import type { FormFields } from '../parse-form.js'
import type { Stored } from '../shapes.js'

/**
 * An answer with a status other than 200 must have an `error`: otherwise the SDK takes it for
 * success.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export type Handler = (fields: FormFields, id: string) => Promise<unknown>
/** Handlers by method and path; `:id` stands for any last part, or any part before a verb. */
export type Handlers = Record<string, Handler>

export const listOf = (data: Stored[]) => ({ object: 'list', data, has_more: false, url: '/' })

export async function found<T extends Stored>(
  objects: ObjectStore,
  id: string,
  kind: T['object'],
): Promise<T> {
  const object = await objects.get<T>(id, kind)
  if (!object) throw new ApiError(404, `No such ${kind}: it does not exist in the test provider.`)
  return object
}

export async function kept<T extends Stored>(objects: ObjectStore, object: T): Promise<T> {
  await objects.put(object)
  return object
}

export const list =
  <T extends Stored>(objects: ObjectStore, kind: T['object']): Handler =>
  async () =>
    listOf(await objects.list<T>(kind))

export const one =
  <T extends Stored>(objects: ObjectStore, kind: T['object']): Handler =>
  (_fields, id) =>
    found<T>(objects, id, kind)
