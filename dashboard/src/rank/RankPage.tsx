// Many résumés against one posting: best first, as the answers come.
import { useMemo, useRef, useState } from 'react'
import { sampleFile } from '../lib/samples'
import { useSession } from '../lib/session'
import { errorText } from '../lib/trouble'
import { T } from '../texts'
import { DocumentInput } from '../ui/DocumentInput'
import { DropZone } from '../ui/DropZone'
import { Link } from '../ui/Link'
import { Notice } from '../ui/Notice'
import { useKeptFocus } from '../ui/use-kept-focus'
import { Compare } from './Compare'
import { Details } from './Details'
import { Progress } from './Progress'
import { RankTable } from './RankTable'
import { ranked } from './ranking'
import { addFiles, changePosting, givePosting } from './run'
import { FILES_MAX, rankStore, useRank } from './state'

const WAYS = ['file', 'text', 'url'] as const

function Posting() {
  const posting = useRank((state) => state.posting)
  const status = useRank((state) => state.postingStatus)
  const error = useRank((state) => state.postingError)
  const title = useRank((state) => state.role?.data.title)
  const [problem, setProblem] = useState<string | null>(null)
  const card = useRef<HTMLElement>(null)
  const keepFocus = useKeptFocus(card, posting)
  const told = problem ?? error
  return (
    <section className="card side" aria-labelledby="posting-head" ref={card}>
      <div className="row apart">
        <h2 id="posting-head">{T.rank.posting}</h2>
        {posting && (
          <button
            type="button"
            className="button small"
            onClick={() => {
              keepFocus()
              changePosting()
            }}
          >
            {T.try.input.change}
          </button>
        )}
      </div>
      {posting ? (
        <p className="given">
          <bdi>{title || posting.name}</bdi>
          <span className="small quiet" role="status">
            {status === 'running' && T.try.input.reading}
          </span>
        </p>
      ) : (
        <DocumentInput
          what={T.try.posting.toLowerCase()}
          ways={WAYS}
          samples={T.try.postingSamples}
          onError={setProblem}
          onSource={(source) => {
            keepFocus()
            setProblem(null)
            void givePosting(source)
          }}
        />
      )}
      {told && <Notice tone="bad">{told}</Notice>}
    </section>
  )
}

async function addSamples(): Promise<void> {
  try {
    addFiles(await Promise.all(T.try.resumeSamples.map(({ file }) => sampleFile(file))))
  } catch (error) {
    rankStore.set({ notice: errorText(error) })
  }
}

function Files() {
  const notice = useRank((state) => state.notice)
  const count = useRank((state) => state.rows.length)
  return (
    <section className="card side" aria-labelledby="files-head">
      <h2 id="files-head">{T.rank.files}</h2>
      <DropZone
        label={T.rank.choose}
        action={T.rank.choose}
        hint={T.rank.drop(FILES_MAX)}
        multiple
        onFiles={(files) => addFiles(files)}
      />
      <div className="row samples">
        <span className="small quiet">{T.rank.samplesLead}</span>
        <button type="button" className="chip" onClick={addSamples}>
          {T.rank.samples}
        </button>
      </div>
      {count > 0 && <Progress />}
      {notice && <Notice tone="bad">{notice}</Notice>}
    </section>
  )
}

export function RankPage() {
  const { status } = useSession()
  const rows = useRank((state) => state.rows)
  const order = useMemo(() => ranked(rows), [rows])
  return (
    <div className="stack wide">
      <div className="intro">
        <h1>{T.rank.title}</h1>
        <p className="lead">{T.rank.lead}</p>
      </div>
      {status === 'out' && (
        <Notice>
          {T.errors.signedOut} <Link href="/sign-in">{T.nav.signIn}</Link>
        </Notice>
      )}
      <div className="sides">
        <Posting />
        <Files />
      </div>
      {rows.length > 0 && <RankTable rows={rows} order={order} />}
      <Details order={order} />
      <Compare order={order} />
    </div>
  )
}
