import type { FlowModel } from '../model'
import type { CardSetupEvent } from './machine'
import type { CardSetupSnapshot } from './selectors'

const events: CardSetupEvent[] = [
  { type: 'card.submit', id: 'card-1', set_as_default: true },
  { type: 'card.confirm' },
  { type: 'card.refuse' },
  { type: 'card.clear_failure' },
]

const declined = { message: 'Your card was declined.', status: 402, details: null }
const card = { id: 'pm_9', brand: 'visa', last4: '4242', exp_month: 11, exp_year: 2030, is_default: true }

export const cardSetupModel: FlowModel = {
  input: { customer_id: 'cus_1' },
  events,
  outcomes: {
    takeCard: {
      done: [
        { payment_method_id: 'pm_test_1', needs_confirmation: false },
        { payment_method_id: 'pm_test_2', needs_confirmation: true },
      ],
      failed: [declined],
    },
    confirmCard: { done: [undefined], failed: [declined] },
    addCard: { done: [card], failed: [declined] },
  },
  stateKey: ({ value, context }: CardSetupSnapshot) => JSON.stringify([value, context.failure !== null]),
}
