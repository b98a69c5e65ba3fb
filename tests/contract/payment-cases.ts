import { SendInvoiceDocument } from '@/contract/graphql/generated/invoices'
import { createIntent, createRefund, getPayment } from '@/contract/payments'
import type { MockServer } from '@/mock-server'
import type { Case, Prepare } from './cases'
import { askGraphql, dataOf } from './graphql-office'
import { INVOICE_DRAFT, newInvoice } from './invoice-cases'
import { type Person, signIn } from './office'
import { askHosted, card, HILL_COUNTRY_OWNER } from './payer'

export const ACCOUNT = 'acct_1'

export const openInvoice = async (server: MockServer, owner: Person, patch: object = {}): Promise<number> => {
  const id = await newInvoice(server, owner, patch)
  dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id, key: `send-${id}` }))
  return id
}

export const intentFor = (invoice_id: number, amount = 100) => ({
  invoice_id,
  customer_id: INVOICE_DRAFT.client_id,
  amount,
  description: 'Invoice',
  connected_account_id: ACCOUNT,
})

type Intent = { payment_intent_id: string; client_secret: string }

export const confirmed = (server: MockServer, intent: Intent, payment_method_id: string) =>
  askHosted(server, 'POST', `payment-intents/${intent.payment_intent_id}/confirm`, {
    client_secret: intent.client_secret,
    payment_method_id,
  })

export const paidByCard = async (server: MockServer, owner: Person, invoice: number, amount = 100) => {
  const intent = await owner.ask(createIntent, { body: intentFor(invoice, amount) })
  await confirmed(server, intent, card())
  return (await owner.ask(getPayment, { params: { paymentId: intent.payment_intent_id } })).payment
}

const LINK = {
  customer_email: 'ann@example.com',
  amount: 100,
  description: 'Invoice',
  return_url: 'https://app.example/payment-success',
}

const ofPayment =
  (good: (paid: { id: number; invoice_id: number }) => Case['good'], missing: Case['good']): Prepare =>
  async (server, owner) => ({ good: good(await paidByCard(server, owner, await openInvoice(server, owner))), missing })

export const PAYMENT_CASES: Record<string, Prepare> = {
  'EP-066': async (server) => {
    const person = await signIn(server, HILL_COUNTRY_OWNER)
    const body = { business_id: 2, business_name: 'Hill Country Lawn Co.' }
    return { person, good: { body }, late: async () => ({ person, request: { body } }) }
  },
  'EP-067': async () => ({
    good: { params: { accountId: ACCOUNT } },
    missing: { params: { accountId: 'acct_98765' } },
  }),
  'EP-068': async () => ({ good: {} }),
  'EP-069': async () => {
    const query = {
      return_url: 'https://app.example/dashboard/settings',
      refresh_url: 'https://app.example/dashboard/settings',
    }
    return {
      good: { params: { accountId: ACCOUNT }, query },
      missing: { params: { accountId: 'acct_98765' }, query },
    }
  },
  'EP-070': async () => ({
    good: { params: { accountId: ACCOUNT } },
    missing: { params: { accountId: 'acct_98765' } },
  }),
  'EP-071': async (server, owner) => {
    const id = await openInvoice(server, owner)
    return {
      good: { body: intentFor(id) },
      missing: { body: intentFor(98_765) },
      async late() {
        await paidByCard(server, owner, id)
        return { request: { body: intentFor(id) } }
      },
    }
  },
  'EP-072': ofPayment(({ id }) => ({ params: { paymentId: id } }), { params: { paymentId: 98_765 } }),
  'EP-073': ofPayment(({ invoice_id }) => ({ params: { invoiceId: invoice_id } }), { params: { invoiceId: 98_765 } }),
  'EP-074': async () => ({
    good: { params: { customerId: INVOICE_DRAFT.client_id }, query: { skip: '0', limit: '100' } },
  }),
  'EP-075': async (server, owner) => {
    const id = await openInvoice(server, owner)
    return {
      good: { body: { ...LINK, invoice_id: id } },
      missing: { body: { ...LINK, invoice_id: 98_765 } },
      async late() {
        await paidByCard(server, owner, id)
        return { request: { body: { ...LINK, invoice_id: id } } }
      },
    }
  },
  'EP-076': async () => ({ good: {} }),
  'EP-077': async (server, owner) => {
    const { id } = await paidByCard(server, owner, await openInvoice(server, owner))
    const body = { payment_id: id, amount: 40, reason: 'One bed was not done' }
    return {
      good: { body },
      missing: { body: { ...body, payment_id: 98_765 } },
      async late() {
        await owner.send(createRefund, { body: { ...body, amount: 60 } })
        await owner.send(createRefund, { body: { ...body, amount: 20 } })
        return { request: { body } }
      },
    }
  },
  'EP-078': async (server, owner) => {
    const { id } = await paidByCard(server, owner, await openInvoice(server, owner))
    const { refund } = await owner.ask(createRefund, { body: { payment_id: id, amount: 40, reason: 'Not done' } })
    return { good: { params: { refundId: refund.id } }, missing: { params: { refundId: 98_765 } } }
  },
  'EP-079': ofPayment(({ id }) => ({ params: { paymentId: id } }), { params: { paymentId: 98_765 } }),
  'EP-111.receipts.get': async (server, owner) => {
    const { payment_intent_id } = await paidByCard(server, owner, await openInvoice(server, owner))
    return { good: { params: { token: payment_intent_id } } }
  },
}
