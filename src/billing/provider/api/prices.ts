// Customers and prices of the test provider.
import { randomId } from '../../../runtime/ids.js'
import type { ObjectStore } from '../object-store.js'
import { text, texts } from '../parse-form.js'
import type { Customer, Price } from '../shapes.js'
import { type Handler, type Handlers, kept, listOf, one } from './handler.js'

export function priceCalls(objects: ObjectStore): Handlers {
  const makeCustomer: Handler = (fields) =>
    kept<Customer>(objects, {
      ...objects.stamp('cus_test_', 'customer'),
      metadata: texts(fields, 'metadata'),
    })

  const listPrices: Handler = async (fields) => {
    const keys = new Set(Object.values(texts(fields, 'lookup_keys')))
    const prices = await objects.list<Price>('price')
    return listOf(prices.filter((price) => keys.size === 0 || keys.has(price.lookup_key)))
  }

  const makePrice: Handler = async (fields) => {
    const lookup_key = text(fields, 'lookup_key')
    const known = (await objects.list<Price>('price')).find((one) => one.lookup_key === lookup_key)
    if (known) return known
    return kept<Price>(objects, {
      ...objects.stamp('price_test_', 'price'),
      active: true,
      currency: text(fields, 'currency'),
      unit_amount: Number(text(fields, 'unit_amount')),
      lookup_key,
      metadata: texts(fields, 'metadata'),
      product: randomId('prod_test_'),
      recurring: text(fields, 'recurring', 'interval') === '' ? null : { interval: 'month' },
      nickname: text(fields, 'product_data', 'name'),
    })
  }

  return {
    'POST /customers': makeCustomer,
    'GET /customers/:id': one<Customer>(objects, 'customer'),
    'GET /prices': listPrices,
    'POST /prices': makePrice,
    'GET /prices/:id': one<Price>(objects, 'price'),
  }
}
