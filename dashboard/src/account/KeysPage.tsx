// API keys: minted and shown once, listed by their beginning, revoked for good.
import { type FormEvent, useId, useState } from 'react'
import { manage } from '../lib/api'
import { moment } from '../lib/format'
import type { KeySummary, MintedKey } from '../lib/types'
import { useAction, useManaged } from '../lib/use-managed'
import { T } from '../texts'
import { Confirm } from '../ui/Confirm'
import { Notice } from '../ui/Notice'
import { TakeAway } from '../ui/TakeAway'
import { Loaded } from './Loaded'

const K = T.keys
const LABEL_CHARS_MAX = 100

function Mint({ onMinted }: { onMinted(key: MintedKey): void }) {
  const id = useId()
  const [label, setLabel] = useState('')
  const { busy, error, run } = useAction()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(async () => {
      onMinted((await manage<MintedKey>('/v1/keys', { body: { label } })).data)
      setLabel('')
    })
  }
  return (
    <form className="stack tight" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{K.label}</label>
        <div className="row together">
          <input
            id={id}
            className="input"
            maxLength={LABEL_CHARS_MAX}
            placeholder={K.labelHint}
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
          <button type="submit" className="button primary" disabled={busy}>
            {K.mint}
          </button>
        </div>
      </div>
      {error && <Notice tone="bad">{error}</Notice>}
    </form>
  )
}

function Minted({ minted }: { minted: MintedKey }) {
  return (
    <Notice tone="good">
      <h2>{K.minted}</h2>
      <p>{K.once}</p>
      <div className="row apart">
        <code className="key">{minted.key}</code>
        <TakeAway text={minted.key} />
      </div>
    </Notice>
  )
}

function Line({ entry, onRevoke }: { entry: KeySummary; onRevoke(entry: KeySummary): void }) {
  return (
    <tr>
      <td>
        <bdi>{entry.label || K.unnamed}</bdi>
        <br />
        <code className="quiet">{entry.keyPrefix}…</code>
      </td>
      <td>{moment(entry.createdAt)}</td>
      <td>{entry.lastUsedAt ? moment(entry.lastUsedAt) : K.never}</td>
      <td>
        {entry.revokedAt ? (
          <span className="badge">{K.revoked}</span>
        ) : (
          <button
            type="button"
            className="button small danger"
            aria-label={K.revokeOne(entry.label || entry.keyPrefix)}
            onClick={() => onRevoke(entry)}
          >
            {K.revoke}
          </button>
        )}
      </td>
    </tr>
  )
}

export function KeysPage() {
  const list = useManaged<{ keys: KeySummary[] }>('/v1/keys')
  const [minted, setMinted] = useState<MintedKey | null>(null)
  const [asked, setAsked] = useState<KeySummary | null>(null)
  const { error, run } = useAction()
  const revoke = (keyId: string) =>
    run(async () => {
      setAsked(null)
      await manage(`/v1/keys/${keyId}`, { method: 'DELETE' })
      await list.reload()
    })
  return (
    <>
      <p className="quiet">{K.lead}</p>
      <section className="card stack">
        <Mint
          onMinted={(key) => {
            setMinted(key)
            void list.reload()
          }}
        />
        {minted && <Minted minted={minted} />}
      </section>
      {error && <Notice tone="bad">{error}</Notice>}
      <Loaded from={list}>
        {({ keys }) => (
          <div className="wide-table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{K.key}</th>
                  <th scope="col">{K.created}</th>
                  <th scope="col">{K.used}</th>
                  <th scope="col">{K.state}</th>
                </tr>
              </thead>
              <tbody>
                {keys.map((entry) => (
                  <Line key={entry.keyId} entry={entry} onRevoke={setAsked} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
      {asked && (
        <Confirm
          title={K.revokeTitle}
          action={K.revoke}
          onConfirm={() => revoke(asked.keyId)}
          onClose={() => setAsked(null)}
        >
          <p>
            <bdi>{asked.label || K.unnamed}</bdi> <code>{asked.keyPrefix}…</code>
          </p>
          <p>{K.revokeLead}</p>
        </Confirm>
      )}
    </>
  )
}
