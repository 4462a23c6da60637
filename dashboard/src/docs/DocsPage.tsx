// The documentation: a guide, then every operation once, made from this server's own description.
import { useEffect, useState } from 'react'
import { T } from '../texts'
import { CodeBlock } from '../ui/CodeBlock'
import { Notice } from '../ui/Notice'
import { Scroller } from '../ui/Scroller'
import { TakeAway } from '../ui/TakeAway'
import { type GuidePart, guideFor } from './guide'
import { OperationCard } from './OperationCard'
import { type OpenApi, type Operation, operationsOf } from './openapi'

function useApi(): OpenApi | 'failed' | null {
  const [api, setApi] = useState<OpenApi | 'failed' | null>(null)
  useEffect(() => {
    fetch('/openapi.json')
      .then((response) => response.json())
      .then(setApi, () => setApi('failed'))
  }, [])
  return api
}

/** Scrolls to the address's # once its target is there: the browser looked for it too early. */
function useAnchor(isThere: boolean): void {
  useEffect(() => {
    if (isThere && location.hash !== '')
      document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isThere])
}

function Part({ part }: { part: GuidePart }) {
  return (
    <section className="stack" id={part.id}>
      <h2>{part.title}</h2>
      {part.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {part.sample && <CodeBlock call={part.sample.call} />}
      {part.lines?.map(({ about, text }) => (
        <div className="stack tight" key={about}>
          <div className="row apart">
            <h3>{about}</h3>
            <TakeAway text={text} />
          </div>
          <Scroller className="block-code" label={about}>
            <pre>{text}</pre>
          </Scroller>
        </div>
      ))}
    </section>
  )
}

function byTag(operations: readonly Operation[]): [string, Operation[]][] {
  const tags = new Map<string, Operation[]>()
  for (const operation of operations) {
    const tag = operation.tags[0] ?? ''
    tags.set(tag, [...(tags.get(tag) ?? []), operation])
  }
  return [...tags]
}

function Contents({ parts, tags }: { parts: readonly GuidePart[]; tags: [string, Operation[]][] }) {
  return (
    <nav className="contents" aria-label={T.docs.contents}>
      <h2>{T.docs.guide}</h2>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      {tags.map(([tag, operations]) => (
        <div key={tag}>
          <h2>{tag}</h2>
          <ul>
            {operations.map(({ operationId, path, method }) => (
              <li key={operationId}>
                <a href={`#${operationId}`}>
                  <span className="method">{method}</span> {path}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

export function DocsPage() {
  const api = useApi()
  const parts = guideFor(location.origin)
  const known = api === 'failed' ? null : api
  const tags = known ? byTag(operationsOf(known)) : []
  useAnchor(known !== null)
  return (
    <div className="docs">
      <Contents parts={parts} tags={tags} />
      <div className="stack wide">
        <div className="intro">
          <h1>{T.docs.title}</h1>
          <p className="lead">{T.docs.lead}</p>
        </div>
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
        {api === 'failed' && <Notice tone="bad">{T.errors.unreachable}</Notice>}
        {known &&
          tags.map(([tag, operations]) => (
            <section className="stack wide" key={tag}>
              <h2 className="tag">{tag}</h2>
              {operations.map((operation) => (
                <OperationCard key={operation.operationId} api={known} operation={operation} />
              ))}
            </section>
          ))}
      </div>
    </div>
  )
}
