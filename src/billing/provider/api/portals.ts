// Portal sessions of the test provider, and their configuration.
import type { ObjectStore } from '../object-store.js'
import { text, texts } from '../parse-form.js'
import type { Customer, Portal, PortalConfiguration } from '../shapes.js'
import { found, type Handler, type Handlers, kept, list } from './handler.js'

const CONFIGURATION = 'billing_portal.configuration'

export function portalCalls(objects: ObjectStore, pageUrl: (id: string) => string): Handlers {
  const makePortal: Handler = async (fields) => {
    const customer = await found<Customer>(objects, text(fields, 'customer'), 'customer')
    const confirm = ['flow_data', 'subscription_update_confirm', 'items', '0', 'price']
    const stamp = objects.stamp('bps_test_', 'billing_portal.session')
    return kept<Portal>(objects, {
      ...stamp,
      customer: customer.id,
      return_url: text(fields, 'return_url'),
      url: pageUrl(stamp.id),
      chosen_price: text(fields, ...confirm) || null,
    })
  }

  const makeConfiguration: Handler = (fields) =>
    kept<PortalConfiguration>(objects, {
      ...objects.stamp('bpc_test_', CONFIGURATION),
      active: true,
      metadata: texts(fields, 'metadata'),
    })

  return {
    'POST /billing_portal/sessions': makePortal,
    'GET /billing_portal/configurations': list<PortalConfiguration>(objects, CONFIGURATION),
    'POST /billing_portal/configurations': makeConfiguration,
  }
}
