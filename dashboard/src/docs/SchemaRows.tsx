// The members of a schema, each with its type; nested members open on demand.
import { T } from '../texts'
import { describe, innerObject, type OpenApi, type Schema, typeText } from './openapi'

interface Props {
  api: OpenApi
  schema: Schema
  depth?: number
}

/** Deeper than any schema of ours; it bounds the page all the same. */
const DEPTH_MAX = 6

export function SchemaRows({ api, schema, depth = 0 }: Props) {
  const object = innerObject(api, schema)
  if (!object?.properties || depth > DEPTH_MAX) return null
  return (
    <dl className="members">
      {Object.entries(object.properties).map(([name, member]) => {
        const inner = innerObject(api, member)
        return (
          <div key={name}>
            <dt>
              <code>{name}</code>{' '}
              {object.required?.includes(name) === false && (
                <span className="small quiet">{T.docs.optional}</span>
              )}
            </dt>
            <dd>
              <span className="type">{typeText(member)}</span>
              <span> {describe(api, member)}</span>
              {inner && (
                <details>
                  <summary>
                    {T.docs.members} <span className="hidden-visually">{name}</span>
                  </summary>
                  <SchemaRows api={api} schema={member} depth={depth + 1} />
                </details>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
