import { expect, it } from 'vitest'
import type { Cents } from '@/domain/money'
import { createPaymentPorts } from './payment-ports'

it('has the bank lead a payer back to the receipt in the language that they read when they paid', async () => {
  const confirmed: object[] = []
  let language = 'en'
  const ports = createPaymentPorts({
    calls: {
      begin: async () => ({ payment_intent_id: 'pi_1', client_secret: 'pi_1_secret' }),
      read: () => Promise.reject(new TypeError('Nothing is read here')),
    },
    provider: async () => ({
      takeCard: () => Promise.reject(new TypeError('No card is taken here')),
      confirmPayment: async (asked) => {
        confirmed.push(asked)
        return { needs_confirmation: false }
      },
      authenticate: async () => {},
    }),
    returnUrl: () => `https://app.example/payment-success?lang=${language}`,
    onPaid: () => {},
  })
  language = 'fr'

  const order = { amount: 5000 as Cents, invoice_id: 1, customer_id: 0, description: '' }
  await ports.confirmPayment({ key: 'k', order, payment_intent_id: 'pi_1', payment_method_id: 'pm_1' })

  expect(confirmed).toEqual([
    {
      payment_intent_id: 'pi_1',
      client_secret: 'pi_1_secret',
      payment_method_id: 'pm_1',
      return_url: 'https://app.example/payment-success?lang=fr',
    },
  ])
})
