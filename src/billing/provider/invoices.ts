// Invoices of the test provider: for a subscription's terms, and for packs.
import { randomId } from '../../runtime/ids.js'
import type { ObjectStore } from './object-store.js'
import type { Invoice, InvoiceLine, Price } from './shapes.js'

export interface Line {
  price: Price
  amount: number
  start: number
  end: number
}

const asInvoiceLine = ({ price, amount, start, end }: Line): InvoiceLine => ({
  id: randomId('il_test_'),
  object: 'line_item',
  amount,
  period: { start, end },
  pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
})

type Facts = Pick<Invoice, 'customer' | 'status' | 'billing_reason' | 'parent'>

export async function putInvoice(
  objects: ObjectStore,
  facts: Facts,
  lines: readonly Line[],
): Promise<Invoice> {
  const stamp = objects.stamp('in_test_', 'invoice')
  const invoice: Invoice = {
    ...stamp,
    ...facts,
    number: `TEST-${stamp.id.slice(-8).toUpperCase()}`,
    description: lines.findLast(({ amount }) => amount >= 0)?.price.nickname ?? '',
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines: { object: 'list', data: lines.map(asInvoiceLine) },
  }
  await objects.put(invoice)
  return invoice
}
