import fc from 'fast-check'
import { addPaymentMethod, removePaymentMethod, setDefaultPaymentMethod } from '@/contract/billing'
import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  createPortalSession,
  resumeSubscription,
} from '@/contract/subscription'
import { PLAN_IDS } from '@/domain/subscription/plan'
import type { Step } from './account-steps'
import { askHosted, card, GREEN_VALLEY, refusedCard } from './payer'

const customer_id = GREEN_VALLEY
const query = { customer_id }
const cardId = fc.constantFrom('pm_1', 'pm_2', 'pm_3')
const ORIGIN = 'https://app.example'

export const BILLING_STEPS: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constantFrom(...PLAN_IDS), fc.boolean()).map(
    ([new_plan_id, prorate]): Step =>
      (person) =>
        person.send(changePlan, { body: { customer_id, new_plan_id, prorate } }),
  ),
  fc.boolean().map(
    (at_period_end): Step =>
      (person) =>
        person.send(cancelSubscription, { body: { customer_id, at_period_end } }),
  ),
  fc.constant<Step>((person) => person.send(resumeSubscription, { query })),
  fc.tuple(fc.constantFrom(card(), refusedCard, card({ nonce: 'n3' })), fc.boolean()).map(
    ([payment_method_id, set_as_default]): Step =>
      (person) =>
        person.send(addPaymentMethod, { body: { customer_id, payment_method_id, set_as_default } }),
  ),
  cardId.map(
    (paymentMethodId): Step =>
      (person) =>
        person.send(setDefaultPaymentMethod, { params: { paymentMethodId }, query }),
  ),
  cardId.map(
    (paymentMethodId): Step =>
      (person) =>
        person.send(removePaymentMethod, { params: { paymentMethodId }, query }),
  ),
  fc.constantFrom(card(), refusedCard, null).map(
    (payment_method_id): Step =>
      async (person, server) => {
        const body = {
          customer_id,
          customer_email: 'dana@example.com',
          customer_name: 'Dana Whitfield',
          plan_id: 'basic' as const,
          billing_period: 'yearly' as const,
          success_url: ORIGIN,
          cancel_url: ORIGIN,
        }
        const answered = await person.send(createCheckoutSession, { body })
        const url = (answered.body as { checkout_url?: string }).checkout_url
        const token = url && new URL(url).searchParams.get('session')
        if (token) await askHosted(server, 'POST', `checkout-sessions/${token}/complete`, { payment_method_id })
      },
  ),
  fc.constant<Step>((person) => person.send(createPortalSession, { query: { customer_id, return_url: ORIGIN } })),
)
