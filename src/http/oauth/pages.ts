// The pages of the connector flow: sign in, consent, and errors that cannot be sent to a client.
import { type Html, html, NOTHING } from '../pages/html.js'
import { page } from '../pages/page.js'

export interface ConsentView {
  uid: string
  clientName: string
  /** The host that the answer goes to: it is harder to fake than a name. */
  goesTo: string
  accountId: string
}

const failure = (message: string): Html =>
  message === '' ? NOTHING : html`<p class="error" role="alert">${message}</p>`

export const signInPage = (path: string, clientName: string, message = ''): string =>
  page(
    'Sign in to Rolecall',
    html`<p><strong>${clientName}</strong> asks for access to your account.</p>
${failure(message)}
<form method="post" action="${path}/sign-in">
<label>E-mail <input name="email" type="email" autocomplete="username" required></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<button>Sign in</button>
</form>
<details><summary>Sign in with a dashboard session instead</summary>
<form method="post" action="${path}/sign-in">
<label>Session token <input name="session" type="password" autocomplete="off" required></label>
<button class="plain">Go on</button>
</form>
</details>`,
  )

export const consentPage = (path: string, view: ConsentView): string =>
  page(
    'Connect a tool to Rolecall',
    html`<p><strong>${view.clientName}</strong> (${view.goesTo}) wants to use the API as your account
${view.accountId}: parse, match, score, extract, redact and normalise. Its calls cost your credits.</p>
<p>It cannot see or change keys, plan, payments or other connections, and you can end it at any time.</p>
<form method="post" action="${path}/consent">
<button name="answer" value="allow">Allow</button>
<button class="plain" name="answer" value="deny">Deny</button>
</form>`,
  )

export const oauthErrorPage = ({
  error,
  description,
}: {
  error: string
  description: string
}): string =>
  page(
    'This connection did not work',
    html`<p>${description || 'The request is not valid.'}</p><p>Code: ${error}</p>
<p>Begin again from the tool that sent you here.</p>`,
  )
