// Signing in and signing up: one form, two addresses.
import { type FormEvent, useEffect, useId, useState } from 'react'
import { navigate, usePath } from '../lib/router'
import { signIn, useSession } from '../lib/session'
import { useAction } from '../lib/use-managed'
import { T } from '../texts'
import { Link } from '../ui/Link'
import { Notice } from '../ui/Notice'

const PASSWORD_CHARS_MIN = 10

function SignForm({ isNew, action }: { isNew: boolean; action: string }) {
  const id = useId()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { busy, error, run } = useAction()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(() => signIn(isNew ? '/auth/sign-up' : '/auth/sign-in', { email, password }))
  }
  return (
    <>
      {error && <Notice tone="bad">{error}</Notice>}
      <form className="stack" onSubmit={submit}>
        <div className="field">
          <label htmlFor={`${id}-email`}>{T.sign.email}</label>
          <input
            id={`${id}-email`}
            className="input"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-password`}>{T.sign.password}</label>
          <input
            id={`${id}-password`}
            className="input"
            type="password"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            required
            minLength={isNew ? PASSWORD_CHARS_MIN : undefined}
            aria-describedby={isNew ? `${id}-hint` : undefined}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {isNew && (
            <p className="small quiet" id={`${id}-hint`}>
              {T.sign.hint(PASSWORD_CHARS_MIN)}
            </p>
          )}
        </div>
        <button type="submit" className="button primary" disabled={busy}>
          {action}
        </button>
      </form>
    </>
  )
}

export function SignPage() {
  const isNew = usePath() === '/sign-up'
  const { status } = useSession()
  useEffect(() => {
    if (status === 'in') navigate('/')
  }, [status])
  const S = isNew ? T.sign.up : T.sign.in
  return (
    <div className="card narrow stack">
      <h1>{S.title}</h1>
      <p className="quiet">{S.lead}</p>
      <SignForm isNew={isNew} action={S.action} />
      <p>
        {S.other} <Link href={isNew ? '/sign-in' : '/sign-up'}>{S.otherLink}</Link>
      </p>
    </div>
  )
}
