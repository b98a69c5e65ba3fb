import type { Cents } from '@/domain/money/money'
import type { FlowModel } from '../model'
import type { PaymentEvent } from './machine'
import type { Settlement } from './ports'
import type { PaymentSnapshot } from './selectors'

const cents = (amount: number) => amount as Cents

const events: PaymentEvent[] = [
  {
    type: 'payment.submit',
    id: 'pay-1',
    order: { invoice_id: 1, customer_id: 4, amount: cents(10_000), description: 'INV-1001' },
  },
  { type: 'payment.confirm' },
  { type: 'payment.refuse' },
  { type: 'payment.check' },
  { type: 'payment.clear_failure' },
]

const declined = { message: 'Your card was declined.', status: 402, details: null }
const lost = { message: 'You appear to be offline. We kept what you entered.', status: 0, details: null }

const settlement = (status: Settlement['status'], failure = ''): Settlement => ({
  status,
  failure,
  card_brand: 'visa',
  card_last4: '4242',
  transaction_id: status === 'succeeded' ? 'ch_1' : '',
  invoice: {
    id: 1,
    status: status === 'succeeded' ? 'paid' : 'sent',
    total_amount: cents(10_000),
    amount_paid: cents(status === 'succeeded' ? 10_000 : 0),
    amount_credited: cents(0),
    amount_applied: cents(0),
    amount_due: cents(status === 'succeeded' ? 0 : 10_000),
  },
})

export const invoicePaymentModel: FlowModel = {
  input: undefined,
  events,
  outcomes: {
    takeCard: { done: [{ payment_method_id: 'pm_test_1' }], failed: [declined] },
    createIntent: { done: [{ payment_intent_id: 'pi_1' }], failed: [lost] },
    confirmPayment: { done: [{ needs_confirmation: false }, { needs_confirmation: true }], failed: [declined, lost] },
    authenticate: { done: [undefined], failed: [declined, lost] },
    readPayment: {
      done: [settlement('succeeded'), settlement('requires_action'), settlement('pending'), settlement('failed', 'No')],
      failed: [lost],
    },
  },
  stateKey: ({ value, context }: PaymentSnapshot) => JSON.stringify([value, context.failure !== null]),
}
