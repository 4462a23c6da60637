// What the test provider's pages show.
import type { CheckoutView, PortalView } from '../../billing/provider/types.js'
import { type Html, html, NOTHING } from '../pages/html.js'
import { page } from '../pages/page.js'

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

const NOTICE = html`<p class="notice" role="note"><strong>Test payments.</strong> This server has no
payment provider configured: nothing is charged, and no card is asked for.</p>`

export function checkoutPage(view: CheckoutView): string {
  const price = `${dollars(view.cents)}${view.monthly ? ' a month' : ''}`
  const form =
    view.status === 'open'
      ? html`<form method="post"><button name="action" value="pay">Pay ${price} (test)</button></form>
<p><a href="${view.cancelUrl}">Cancel</a></p>`
      : html`<p>${view.status === 'expired' ? 'This page has expired: a later one took its place.' : 'This checkout is paid.'}</p>`
  return page('Test checkout', html`${NOTICE}<p>${view.item}: ${price}</p>${form}`)
}

const button = (action: string, label: string): Html =>
  html`<form method="post"><button class="plain" name="action" value="${action}">${label}</button></form>`

function subscriptionPart({ subscription }: PortalView): Html {
  if (!subscription) return html`<p>There is no running subscription.</p>`
  const { plan, cents, status, endsAt, endsForGood, cardDeclined } = subscription
  const next = endsForGood ? `ends on ${day(endsAt)}` : `renews on ${day(endsAt)}`
  return html`<p>${plan}, ${dollars(cents)} a month. Status: ${status}; ${next}.</p>
${endsForGood ? button('resume', 'Keep the subscription') : button('cancel', 'Cancel at the end of the period')}
${cardDeclined ? button('card_good', 'Use a card that works') : button('card_declined', 'Use a card that is declined')}`
}

const choicePart = ({ choices }: PortalView): Html =>
  choices.length === 0
    ? NOTHING
    : html`<h2>Change the plan</h2>${choices.map(
        ({ price, name, cents, chosen }) =>
          html`<form method="post"><input type="hidden" name="price" value="${price}">
<button class="plain" name="action" value="change">${chosen ? 'Confirm: ' : ''}${name}, ${dollars(cents)} a month</button></form>`,
      )}`

const invoicePart = ({ invoices }: PortalView): Html =>
  html`<h2>Invoices</h2><table>${invoices.map(
    ({ number, item, cents, paid, at }) =>
      html`<tr><td>${number}</td><td>${day(at)}</td><td>${item}</td><td>${dollars(cents)}</td><td>${paid ? 'paid' : 'open'}</td></tr>`,
  )}</table>`

export const portalPage = (view: PortalView): string =>
  page(
    'Test billing portal',
    html`${NOTICE}${subscriptionPart(view)}${choicePart(view)}${invoicePart(view)}
<p><a href="${view.returnUrl}">Back</a></p>`,
  )
