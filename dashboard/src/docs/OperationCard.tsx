// One operation of the API: what it takes, what it answers, what can go wrong, and how to call it.
import { T } from '../texts'
import { CodeBlock } from '../ui/CodeBlock'
import type { OpenApi, Operation, Schema } from './openapi'
import { SchemaRows } from './SchemaRows'
import { sampleCall } from './sample-call'

interface Props {
  api: OpenApi
  operation: Operation
}

function answerOf({ responses }: Operation): Schema | undefined {
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'))
  const schema = good?.[1].content?.['application/json']?.schema
  return schema?.properties?.data ?? schema
}

const plain = (text: string): string => text.replaceAll('`', '')

function Request({ api, operation }: Props) {
  const body = operation.requestBody?.content['application/json']?.schema
  const parameters = operation.parameters ?? []
  if (parameters.length === 0 && !body) return null
  return (
    <details>
      <summary>{T.docs.request}</summary>
      {parameters.length > 0 && (
        <dl className="members">
          {parameters.map(({ name, in: place, required, description }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>{' '}
                <span className="small quiet">
                  {place}
                  {required ? '' : `, ${T.docs.optional}`}
                </span>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
      {body && <SchemaRows api={api} schema={body} />}
    </details>
  )
}

export function OperationCard({ api, operation }: Props) {
  const answer = answerOf(operation)
  const errors = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400)
  return (
    <section className="operation stack" id={operation.operationId}>
      <div>
        <h3>
          <span className="method">{operation.method}</span> <code>{operation.path}</code>
        </h3>
        <p className="lead">{operation.summary}</p>
      </div>
      {operation.description && <p>{operation.description}</p>}
      <p className="small quiet">
        {T.docs.auth[operation.auth]} {operation.alsoGet && T.docs.alsoGet}
      </p>
      <CodeBlock call={sampleCall(operation, location.origin)} />
      <Request api={api} operation={operation} />
      {answer && (
        <details>
          <summary>{T.docs.answer}</summary>
          <SchemaRows api={api} schema={answer} />
        </details>
      )}
      {errors.length > 0 && (
        <details>
          <summary>{T.docs.errors}</summary>
          <dl className="members">
            {errors.map(([status, { description }]) => (
              <div key={status}>
                <dt>
                  <code>{status}</code>
                </dt>
                <dd>{plain(description)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}
