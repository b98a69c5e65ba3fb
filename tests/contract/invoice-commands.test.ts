import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getClient } from '@/contract/clients'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import {
  CreditInvoiceDocument,
  InvoicesDocument,
  RecordInvoicePaymentDocument,
  SendInvoiceDocument,
  VoidInvoiceDocument,
} from '@/contract/graphql/generated/invoices'
import { centsFromDollars } from '@/domain/money'
import { askGraphql, dataOf } from './graphql-office'
import { broken } from './invariants'
import { madeInvoice } from './invoice-cases'
import { OWNER, officesPerTest, signIn, TODAY } from './office'

const openOffice = officesPerTest()
const CLIENT = 4
const MANY = { timeout: 60_000 }

type Step = { what: 'send' | 'pay' | 'credit' | 'void' | 'undo'; invoice: number; cents: number }

const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('send', 'pay', 'pay', 'credit', 'void', 'undo'),
    invoice: fc.integer({ min: 0, max: 1 }),
    cents: fc.integer({ min: 1, max: 13_000 }),
  }),
  { maxLength: 12 },
)

test(
  'whatever is asked of invoices in whatever order, and taken back, the amounts agree to the cent',
  MANY,
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (course) => {
        const server = openOffice()
        const owner = await signIn(server, OWNER)
        const ids = [await madeInvoice(server, owner), await madeInvoice(server, owner, { notes: 'Second' })]
        for (const [at, { what, invoice, cents }] of course.entries()) {
          const [id, key, amount] = [ids[invoice] ?? 0, `step-${at}`, cents / 100]
          const payment = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '', again: true }
          // What is refused changes nothing, which is asked below.
          if (what === 'send') await askGraphql(server, owner, SendInvoiceDocument, { id, key })
          if (what === 'pay')
            await askGraphql(server, owner, RecordInvoicePaymentDocument, { ...payment, id, amount, key })
          if (what === 'credit')
            await askGraphql(server, owner, CreditInvoiceDocument, { id, amount, reason: 'Redone', key })
          if (what === 'void') await askGraphql(server, owner, VoidInvoiceDocument, { id, reason: 'Twice', key })
          if (what === 'undo')
            await askGraphql(server, owner, UndoRequestDocument, { request: `step-${cents % (at + 1)}`, key })
        }
        const { invoices } = dataOf(await askGraphql(server, owner, InvoicesDocument, {}))
        const own = invoices.filter(({ client_id }) => client_id === CLIENT)
        const inCents = own.map((each) => ({
          paid: centsFromDollars(each.amount_paid),
          payments: each.payment_history.reduce((sum, { amount }) => sum + centsFromDollars(amount), 0),
          left:
            centsFromDollars(each.total_amount) -
            centsFromDollars(each.amount_paid) -
            centsFromDollars(each.amount_credited),
          due: centsFromDollars(each.amount_due),
          isClosed: each.status === 'draft' || each.status === 'cancelled',
          isVoid: each.status === 'cancelled',
        }))
        expect(inCents.filter(({ paid, payments }) => paid !== payments)).toEqual([])
        expect(inCents.filter(({ left, due, isVoid }) => due !== (isVoid ? 0 : Math.max(0, left)))).toEqual([])
        const { client } = await owner.ask(getClient, { params: { businessId: 1, clientId: CLIENT } })
        expect(client.current_balance).toBe(inCents.reduce((sum, { left, isClosed }) => sum + (isClosed ? 0 : left), 0))
        expect(broken((await server.state()).tables)).toEqual([])
      }),
      { numRuns: 15 },
    )
  },
)
