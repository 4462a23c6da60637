// API keys: minted and shown once, listed by their beginning, revoked for good.
import { type FormEvent, useId, useState } from 'react'
import { manage } from '../lib/api'
import type { KeySummary, MintedKey } from '../lib/types'
import { useAction, useManaged } from '../lib/use-managed'
import { T } from '../texts'
import { Notice } from '../ui/Notice'
import { TakeAway } from '../ui/TakeAway'
import { Loaded } from './Loaded'
import { type Let, Revocable } from './Revocable'

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

const asLet = ({ keyId, label, keyPrefix, ...rest }: KeySummary): Let => ({
  ...rest,
  id: keyId,
  name: label || keyPrefix,
  shown: (
    <>
      <bdi>{label || K.unnamed}</bdi>
      <br />
      <code className="quiet">{keyPrefix}…</code>
    </>
  ),
})

export function KeysPage() {
  const list = useManaged<{ keys: KeySummary[] }>('/v1/keys')
  const [minted, setMinted] = useState<MintedKey | null>(null)
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
      <Loaded from={list}>
        {({ keys }) =>
          keys.length === 0 ? (
            <p className="quiet">{K.none}</p>
          ) : (
            <Revocable entries={keys.map(asLet)} words={K} path="/v1/keys" onEnded={list.reload} />
          )
        }
      </Loaded>
    </>
  )
}
