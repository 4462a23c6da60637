// Signing in and signing up: one form, two addresses.
import { type ComponentProps, type FormEvent, useEffect, useId, useState } from 'react'
import { navigate, usePath } from '../lib/router'
import { signIn, useSession } from '../lib/session'
import { useAction } from '../lib/use-managed'
import { T } from '../texts'
import { Link } from '../ui/Link'
import { Notice } from '../ui/Notice'

const PASSWORD_CHARS_MIN = 10

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  hint?: string | undefined
  onValue(value: string): void
}

function Field({ label, hint, onValue, ...input }: FieldProps) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="input"
        required
        aria-describedby={hintId}
        onChange={(event) => onValue(event.target.value)}
      />
      {hint !== undefined && (
        <p className="small quiet" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

function SignForm({ isNew, action }: { isNew: boolean; action: string }) {
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
        <Field
          label={T.sign.email}
          type="email"
          autoComplete="username"
          value={email}
          onValue={setEmail}
        />
        <Field
          label={T.sign.password}
          hint={isNew ? T.sign.hint(PASSWORD_CHARS_MIN) : undefined}
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          minLength={isNew ? PASSWORD_CHARS_MIN : undefined}
          value={password}
          onValue={setPassword}
        />
        <button type="submit" className="button primary" disabled={busy}>
          {action}
        </button>
      </form>
    </>
  )
}

export function SignPage() {
  const isNew = usePath() === '/sign-up'
  const { status, notice } = useSession()
  useEffect(() => {
    if (status === 'in') navigate('/')
  }, [status])
  const S = isNew ? T.sign.up : T.sign.in
  return (
    <div className="card narrow stack">
      <h1>{S.title}</h1>
      <p className="quiet">{S.lead}</p>
      {notice && <Notice tone="warn">{notice}</Notice>}
      <SignForm key={S.action} isNew={isNew} action={S.action} />
      <p>
        {S.other} <Link href={isNew ? '/sign-in' : '/sign-up'}>{S.otherLink}</Link>
      </p>
    </div>
  )
}
