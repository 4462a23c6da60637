// Names the month or term that granted an account's plan credits: the reference under which the
// rest lapses.
import type { Balance } from './books.js'

export const planSource = (balance: Pick<Balance, 'period' | 'plan_term'>): string =>
  balance.plan_term === '' ? `period:${balance.period}` : `term:${balance.plan_term}`
