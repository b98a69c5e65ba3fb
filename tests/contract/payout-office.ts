import { RecordInvoicePaymentDocument, SendInvoiceDocument } from '@/contract/graphql/generated/invoices'
import { processPayout } from '@/contract/payouts'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf } from './graphql-office'
import { newInvoice } from './invoice-cases'
import { OWNER, officesPerTest, type Person, signIn, stoppedClock, TODAY } from './office'
import { PAYEE } from './payout-cases'

export const BILLING = 'billing@greenvalley.demo'

export const payoutOffices = () => {
  const openOffice = officesPerTest()
  return async (options: Parameters<typeof openOffice>[0] = {}) => {
    const clock = stoppedClock()
    const server = openOffice({ clock, ...options })
    return { clock, server, owner: await signIn(server, OWNER) }
  }
}

export const processed = async (person: Person, payoutId: number) =>
  (await person.ask(processPayout, { params: { payoutId } })).payout.status

export const paidInvoice = async (server: MockServer, owner: Person, patch: object = {}) => {
  const id = await newInvoice(server, owner, { client_id: PAYEE.client, ...patch })
  const payment = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '' }
  dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id, key: `send-${id}` }))
  const paid = { ...payment, id, amount: 100, again: true, key: `pay-${id}` }
  dataOf(await askGraphql(server, owner, RecordInvoicePaymentDocument, paid))
  return id
}
