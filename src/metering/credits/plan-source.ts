// Names what an account's plan credits came from: the reference under which the rest of them lapses.
import type { Balance } from './books.js'

export const planSource = (balance: Pick<Balance, 'period' | 'plan_term'>): string =>
  balance.plan_term === '' ? `period:${balance.period}` : `term:${balance.plan_term}`
