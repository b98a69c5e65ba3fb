import { expect, it } from 'vitest'
import type { Cents } from '@/domain/money/money'
import { sampleInvoice } from '../../../tests/fixtures/invoices'
import { createPaymentPorts } from './payment-ports'

const SETTLED = { failure: '', card_brand: 'visa', card_last4: '4242', transaction_id: '', invoice: sampleInvoice({}) }

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
      confirmPayment: async (options) => {
        confirmed.push(options)
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

it('forgets the payer’s secret once the payment is settled, and keeps it while the bank is asked', async () => {
  let begun = 0
  const answers = ['requires_action', 'succeeded'] as const
  let read = 0
  const ports = createPaymentPorts({
    calls: {
      begin: async () => ({ payment_intent_id: 'pi_1', client_secret: `secret_${++begun}` }),
      read: async () => ({ ...SETTLED, status: answers[read++] ?? 'succeeded' }),
    },
    provider: async () => ({
      takeCard: () => Promise.reject(new TypeError('No card is taken here')),
      confirmPayment: async () => ({ needs_confirmation: false }),
      authenticate: async () => {},
    }),
    returnUrl: () => '',
    onPaid: () => {},
  })
  const order = { amount: 5000 as Cents, invoice_id: 1, customer_id: 0, description: '' }
  const confirm = () => ports.confirmPayment({ key: 'k', order, payment_intent_id: 'pi_1', payment_method_id: 'pm_1' })

  await ports.createIntent({ key: 'k', order })
  await ports.readPayment({ payment_intent_id: 'pi_1' })
  await confirm()
  expect(begun).toBe(1)
  await ports.readPayment({ payment_intent_id: 'pi_1' })
  await confirm()
  expect(begun).toBe(2)
})
