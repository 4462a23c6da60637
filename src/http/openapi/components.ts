// Lifts schemas with an $id out of their places into #/components/schemas.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export class Components {
  readonly schemas: JsonObject = {}

  /** The schema with every named part replaced by a reference to it. */
  reference(schema: object): Json {
    // Going through JSON drops the schema library's own markers, which are no part of the contract.
    return this.#lift(JSON.parse(JSON.stringify(schema)) as Json)
  }

  #lift(value: Json): Json {
    if (Array.isArray(value)) return value.map((item) => this.#lift(item))
    if (!isObject(value)) return value
    const { $id, ...rest } = value
    const lifted = Object.fromEntries(
      Object.entries(rest).map(([key, inner]) => [key, this.#lift(inner)]),
    )
    if (typeof $id !== 'string') return lifted
    const known = this.schemas[$id]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(lifted)) {
      throw new Error(`two different schemas are named ${$id}`)
    }
    this.schemas[$id] = lifted
    return { $ref: `#/components/schemas/${$id}` }
  }
}
