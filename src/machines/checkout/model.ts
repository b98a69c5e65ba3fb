import { BUSY, type FlowModel } from '../model'
import type { CheckoutEvent } from './machine'
import type { CheckoutSnapshot } from './selectors'

const events: CheckoutEvent[] = [
  { type: 'checkout.choose', id: 'choose-1', plan_id: 'professional', billing_period: 'monthly' },
  { type: 'checkout.dismiss' },
  { type: 'checkout.returned', id: 'return-1', session_id: 'cs_1' },
  { type: 'checkout.returned', session_id: null },
  { type: 'checkout.abandoned' },
  { type: 'checkout.retry' },
]

export const checkoutModel: FlowModel = {
  input: { customer_id: 'cus_7' },
  events,
  outcomes: {
    createCheckout: {
      done: [{ checkout_url: '/hosted/checkout.html?session=cs_1', session_id: 'cs_1' }],
      failed: [BUSY],
    },
    readSubscription: { done: [{ status: 'trialing' }, null], failed: [BUSY] },
  },
  stateKey: ({ value, context }: CheckoutSnapshot) =>
    JSON.stringify([value, context.failure !== null, context.session_id !== null]),
}
