// What the page of a subscription shows: the current plan, the plans to change to, and what was
// paid.
import type { Invoice, Portal, Price, Subscription } from './shapes.js'
import type { PortalView } from './types.js'

/** Two years of monthly invoices. */
const INVOICES_SHOWN_MAX = 24

export function portalView(
  portal: Portal,
  subscription: Subscription | undefined,
  prices: readonly Price[],
  invoices: readonly Invoice[],
): PortalView {
  const item = subscription?.items.data[0]
  return {
    id: portal.id,
    returnUrl: portal.return_url,
    ...(subscription &&
      item && {
        subscription: {
          plan: item.price.nickname,
          cents: item.price.unit_amount,
          status: subscription.status,
          endsAt: item.current_period_end * 1000,
          endsForGood: subscription.cancel_at_period_end,
          cardDeclined: subscription.card_declined,
        },
      }),
    choices: prices
      .filter((price) => price.recurring)
      .filter((price) => subscription !== undefined && price.id !== item?.price.id)
      .map((price) => ({
        price: price.id,
        name: price.nickname,
        cents: price.unit_amount,
        chosen: price.id === portal.chosen_price,
      }))
      .sort((a, b) => Number(b.chosen) - Number(a.chosen) || a.cents - b.cents),
    invoices: invoices
      .filter((one) => one.customer === portal.customer)
      .slice(0, INVOICES_SHOWN_MAX)
      .map((one) => ({
        number: one.number,
        item: one.description ?? '',
        cents: one.total,
        paid: one.status === 'paid',
        at: one.created * 1000,
      })),
  }
}
