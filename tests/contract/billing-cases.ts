import { removePaymentMethod } from '@/contract/billing'
import { cancelSubscription, createCheckoutSession } from '@/contract/subscription'
import type { Case, Prepare } from './cases'
import type { Person } from './office'
import { signIn } from './office'
import { askHosted, card, GREEN_VALLEY, HILL_COUNTRY_OWNER } from './payer'

const customer_id = GREEN_VALLEY
const query = { customer_id }
const purchase = {
  customer_id,
  customer_email: 'dana@example.com',
  customer_name: 'Dana Whitfield',
  plan_id: 'basic',
  billing_period: 'yearly',
  success_url: 'https://app.example/subscription/success',
  cancel_url: 'https://app.example/subscription/cancel',
} as const

const plain =
  (good: Case['good']): Prepare =>
  async () => ({ good })

const onceOnly =
  (good: Case['good'], before: (owner: Person) => Promise<unknown> = async () => undefined): Prepare =>
  async (_server, owner) => {
    await before(owner)
    return { good, late: async () => ({ request: good }) }
  }

export const BILLING_CASES: Record<string, Prepare> = {
  'EP-011': async (server, owner) => {
    await owner.ask(cancelSubscription, { body: { customer_id, at_period_end: false } })
    return {
      good: { body: purchase },
      async late() {
        const { checkout_session_id: token } = await owner.ask(createCheckoutSession, { body: purchase })
        await askHosted(server, 'POST', `checkout-sessions/${token}/complete`, { payment_method_id: card() })
        return { request: { body: purchase } }
      },
    }
  },
  'EP-012': plain({ query }),
  'EP-013': plain({ query: { ...query, return_url: 'https://app.example/dashboard' } }),
  'EP-014': onceOnly({ body: { customer_id, new_plan_id: 'enterprise' } }),
  'EP-015': onceOnly({ body: { customer_id, reason: 'Too quiet in winter' } }),
  'EP-016': onceOnly({ query }, (owner) => owner.ask(cancelSubscription, { body: { customer_id } })),
  'EP-017': plain({ query }),
  'EP-018': async (server) => ({
    good: { body: { customer_id, payment_method_id: card() } },
    async late() {
      const person = await signIn(server, HILL_COUNTRY_OWNER)
      return { person, request: { body: { customer_id: 'cus_2', payment_method_id: card() } } }
    },
  }),
  'EP-019': plain({ params: { paymentMethodId: 'pm_2' }, query }),
  'EP-020': async (_server, owner) => ({
    good: { params: { paymentMethodId: 'pm_2' }, query },
    async late() {
      await owner.send(removePaymentMethod, { params: { paymentMethodId: 'pm_2' }, query })
      return { request: { params: { paymentMethodId: 'pm_1' }, query } }
    },
  }),
  'EP-021': plain({ query: { ...query, limit: '5', offset: '5' } }),
  'EP-022': plain({ params: { invoiceId: 'in_3' }, query }),
  'EP-023': plain({ params: { invoiceId: 'in_3' }, query }),
  'OWN-006': plain({ query }),
}
