import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getClient } from '@/contract/clients'
import { ClientStatementDocument, JournalDocument } from '@/contract/graphql/generated/books'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import {
  ApplyCreditDocument,
  CreditInvoiceDocument,
  GiveBackInvoicePaymentDocument,
  InvoicesDocument,
  RecordInvoicePaymentDocument,
  SendInvoiceDocument,
  VoidInvoiceDocument,
} from '@/contract/graphql/generated/invoices'
import { PayoutsDocument } from '@/contract/graphql/generated/payouts'
import { createPayout, listCustomerPayouts, processPayout } from '@/contract/payouts'
import { centsFromDollars } from '@/domain/money/money'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf } from './graphql-office'
import { broken } from './invariants'
import { invoiceNow, newInvoice } from './invoice-cases'
import { DAY, OWNER, officesPerTest, type Person, signIn, stoppedClock, TODAY } from './office'
import { addedAccount, PAYOUT_DRAFT } from './payout-cases'

const openOffice = officesPerTest()
const CLIENT = 4
const MANY = { timeout: 60_000 }

type Step = {
  what: 'send' | 'pay' | 'give back' | 'credit' | 'apply' | 'void' | 'payout' | 'arrive' | 'undo'
  invoice: number
  cents: number
}

const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('send', 'pay', 'pay', 'give back', 'credit', 'apply', 'void', 'payout', 'arrive', 'undo'),
    invoice: fc.integer({ min: 0, max: 1 }),
    cents: fc.integer({ min: 1, max: 13_000 }),
  }),
  { maxLength: 14 },
)

const PAID_BACK = [
  { what: 'send' as const, invoice: 0, cents: 1 },
  { what: 'pay' as const, invoice: 0, cents: 9_000 },
  { what: 'payout' as const, invoice: 0, cents: 2_000 },
  { what: 'give back' as const, invoice: 0, cents: 3_000 },
  { what: 'give back' as const, invoice: 0, cents: 5_000 },
  { what: 'arrive' as const, invoice: 0, cents: 1 },
]

const APPLIED = [
  { what: 'send' as const, invoice: 0, cents: 1 },
  { what: 'send' as const, invoice: 1, cents: 1 },
  { what: 'pay' as const, invoice: 0, cents: 10_000 },
  { what: 'credit' as const, invoice: 0, cents: 4_000 },
  { what: 'apply' as const, invoice: 1, cents: 3_000 },
  // The credit note and the payment can't be undone while their credit is used.
  { what: 'undo' as const, invoice: 0, cents: 3 },
  { what: 'give back' as const, invoice: 0, cents: 8_000 },
  { what: 'give back' as const, invoice: 0, cents: 7_000 },
  { what: 'undo' as const, invoice: 0, cents: 4 },
  { what: 'undo' as const, invoice: 0, cents: 8 },
]

const ALWAYS = { from: '2000-01-01', to: '2100-12-31' }

const booksOf = async (server: MockServer, owner: Person) => {
  const { journal } = dataOf(await askGraphql(server, owner, JournalDocument, ALWAYS))
  const sums = new Map<string, number>()
  for (const { currency, debit, credit } of journal)
    sums.set(currency, (sums.get(currency) ?? 0) + centsFromDollars(debit) - centsFromDollars(credit))
  const variables = { client_id: CLIENT, ...ALWAYS }
  const { clientStatement } = dataOf(await askGraphql(server, owner, ClientStatementDocument, variables))
  const closing = clientStatement.accounts.reduce((sum, account) => sum + centsFromDollars(account.closing), 0)
  return { unbalanced: [...sums].filter(([, sum]) => sum !== 0), closing }
}

const giveBack = async (server: MockServer, owner: Person, { id, amount, key }: Omit<PayingOut, 'account'>) => {
  const { invoices } = dataOf(await askGraphql(server, owner, InvoicesDocument, {}))
  const payment = invoices.find((invoice) => invoice.id === id)?.payment_history.at(-1)?.id ?? 0
  await askGraphql(server, owner, GiveBackInvoicePaymentDocument, { id, payment, amount, reason: 'Too much', key })
}

type PayingOut = { account: number; id: number; amount: number; key: string }

const payOut = async (server: MockServer, owner: Person, { account, id, amount, key }: PayingOut) => {
  const draft = { customer_id: CLIENT, payout_account_id: account, amount, reference_invoice_id: id }
  const body = { ...PAYOUT_DRAFT, ...draft, reason: 'service_credit' as const }
  const { status } = await owner.send(createPayout, { body, key })
  if (status >= 400) return
  const { payouts } = dataOf(await askGraphql(server, owner, PayoutsDocument, {}))
  const payoutId = Math.max(...payouts.map((payout) => payout.id))
  await owner.send(processPayout, { params: { payoutId }, key: `${key}-process` })
}

const arrivedOf = async (owner: Person) => {
  const { payouts } = await owner.ask(listCustomerPayouts, { params: { clientId: CLIENT } })
  return payouts.reduce((sum, { status, amount }) => (status === 'completed' ? sum + amount : sum), 0)
}

test(
  'whatever is asked of invoices in whatever order, and taken back, the amounts agree to the cent',
  MANY,
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (course) => {
        const clock = stoppedClock()
        const server = openOffice({ clock })
        const account = (await addedAccount(server, await signIn(server, OWNER), {}, CLIENT)).id
        clock.advance(7 * DAY)
        let owner = await signIn(server, OWNER)
        const ids = [await newInvoice(server, owner), await newInvoice(server, owner, { notes: 'Second' })]
        for (const [at, { what, invoice, cents }] of course.entries()) {
          const [id, key, amount] = [ids[invoice] ?? 0, `step-${at}`, cents / 100]
          const payment = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '', again: true }
          // Refused steps change nothing, which is checked below.
          if (what === 'send') await askGraphql(server, owner, SendInvoiceDocument, { id, key })
          if (what === 'pay')
            await askGraphql(server, owner, RecordInvoicePaymentDocument, { ...payment, id, amount, key })
          if (what === 'give back') await giveBack(server, owner, { id, amount, key })
          if (what === 'credit')
            await askGraphql(server, owner, CreditInvoiceDocument, { id, amount, reason: 'Redone', key })
          if (what === 'apply') await askGraphql(server, owner, ApplyCreditDocument, { id, amount, key })
          if (what === 'void') await askGraphql(server, owner, VoidInvoiceDocument, { id, reason: 'Twice', key })
          if (what === 'payout') await payOut(server, owner, { account, id, amount, key })
          if (what === 'arrive') {
            clock.advance(7 * DAY)
            owner = await signIn(server, OWNER)
          }
          if (what === 'undo')
            await askGraphql(server, owner, UndoRequestDocument, { request: `step-${cents % (at + 1)}`, key })
        }
        const { invoices } = dataOf(await askGraphql(server, owner, InvoicesDocument, { client: CLIENT }))
        const own = await Promise.all(invoices.map(({ id }) => invoiceNow(server, owner, id)))
        expect(own).toMatchObject(invoices)
        const inCents = own.map((each) => ({
          paid: centsFromDollars(each.amount_paid),
          payments: each.payment_history
            .flatMap(({ amount, refunds }) => [amount, ...refunds.map((refund) => -refund.amount)])
            .reduce((sum, amount) => sum + centsFromDollars(amount), 0),
          remaining:
            centsFromDollars(each.total_amount) -
            centsFromDollars(each.amount_paid) -
            centsFromDollars(each.amount_credited) -
            each.moved_credit.reduce((sum, { amount }) => sum + centsFromDollars(amount), 0),
          due: centsFromDollars(each.amount_due),
          isClosed: each.status === 'draft' || each.status === 'cancelled',
          isVoid: each.status === 'cancelled',
        }))
        expect(inCents.filter(({ paid, payments }) => paid !== payments)).toEqual([])
        expect(inCents.filter(({ remaining, due, isVoid }) => due !== (isVoid ? 0 : Math.max(0, remaining)))).toEqual(
          [],
        )
        const { client } = await owner.ask(getClient, { params: { businessId: 1, clientId: CLIENT } })
        const owed = inCents.reduce((sum, { remaining, isClosed }) => sum + (isClosed ? 0 : remaining), 0)
        expect(client.current_balance).toBe(owed + (await arrivedOf(owner)))
        expect(broken((await server.state()).tables)).toEqual([])
        expect(await booksOf(server, owner)).toEqual({ unbalanced: [], closing: client.current_balance })
      }),
      { numRuns: 15, examples: [[PAID_BACK], [APPLIED]] },
    )
  },
)
