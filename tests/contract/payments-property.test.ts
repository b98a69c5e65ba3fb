import { expect, it } from 'vitest'
import {
  GiveBackInvoicePaymentDocument,
  RecordInvoicePaymentDocument,
  VoidInvoiceDocument,
} from '@/contract/graphql/generated/invoices'
import { createIntent, createRefund } from '@/contract/payments'
import { seeded } from '../fixtures/seeded'
import { askGraphql } from './graphql-office'
import { broken } from './invariants'
import { invoiceNow } from './invoice-cases'
import { OWNER, officesPerTest, signIn, TODAY } from './office'
import { askHosted, card, refusedCard } from './payer'
import { confirmed, intentFor, openInvoice } from './payment-cases'

const SEED = Number(process.env.SEED ?? Date.now() % 100_000)
const WALKS = 3
const STEPS = 40

const openOffice = officesPerTest()

type Intent = { payment_intent_id: string; client_secret: string }

it(`what was paid is the payments less the refunds, whatever is repeated, doubled or reordered (seed ${SEED})`, {
  timeout: 180_000,
}, async () => {
  const random = seeded(SEED)
  const below = (most: number) => Math.floor(random() * most)
  const server = openOffice()
  const owner = await signIn(server, OWNER)
  let moved = 0
  for (let walk = 0; walk < WALKS; walk++) {
    const id = await openInvoice(server, owner, { notes: `walk ${walk}` })
    const intents: Intent[] = []
    const cards = [card(), card({ nonce: `w${walk}` }), refusedCard, card({ needs_confirmation: true })]
    const history: string[] = []
    const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)]
    const rows = async () => {
      const { invoice_payments, payments, refunds } = (await server.state()).tables
      const ours = <R extends { invoice_id: number }>(list: readonly R[]) => list.filter((row) => row.invoice_id === id)
      return { entries: ours(invoice_payments), payments: ours(payments), refunds: ours(refunds) }
    }
    const steps: Record<string, () => Promise<unknown>> = {
      async begin() {
        const { status, body } = await owner.send(createIntent, { body: intentFor(id, 1 + below(110)) })
        if (status === 201) intents.push(body as Intent)
      },
      async confirm() {
        const [intent, method] = [pick(intents), pick(cards)]
        if (intent && method) await Promise.all([confirmed(server, intent, method), confirmed(server, intent, method)])
      },
      async authenticate() {
        const intent = pick(intents)
        const answer = { client_secret: intent?.client_secret, confirmed: random() < 0.7 }
        if (intent) await askHosted(server, 'POST', `payment-intents/${intent.payment_intent_id}/authenticate`, answer)
      },
      async check() {
        const payment = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '', again: true }
        const key = `check-${walk}-${history.length}`
        await askGraphql(server, owner, RecordInvoicePaymentDocument, { ...payment, id, amount: 1 + below(60), key })
      },
      async refund() {
        const payment = pick((await rows()).payments)
        const body = { payment_id: payment?.id ?? 1, amount: 1 + below(60), reason: 'Not done' }
        const key = `refund-${walk}-${history.length}`
        if (payment)
          await Promise.all([owner.send(createRefund, { body, key }), owner.send(createRefund, { body, key })])
      },
      async giveBack() {
        const payment = pick((await rows()).entries)?.id ?? 1
        const variables = {
          id,
          payment,
          amount: 1 + below(60),
          reason: 'Too much',
          key: `back-${walk}-${history.length}`,
        }
        await askGraphql(server, owner, GiveBackInvoicePaymentDocument, variables)
      },
      async void() {
        const variables = { id, reason: 'Twice', key: `void-${walk}-${history.length}` }
        if (random() < 0.1) await askGraphql(server, owner, VoidInvoiceDocument, variables)
      },
    }
    const names = Object.keys(steps)

    for (let step = 0; step < STEPS; step++) {
      const name = pick(names) ?? 'begin'
      history.push(name)
      await steps[name]?.()

      const where = `seed ${SEED}, walk ${walk}: ${history.join(', ')}`
      const { entries, payments, refunds } = await rows()
      const invoice = await invoiceNow(server, owner, id)
      const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0)
      expect(Math.round(invoice.amount_paid * 100), where).toBe(sum(entries) - sum(refunds))
      expect(Math.min(invoice.amount_due, invoice.amount_paid), where).toBeGreaterThanOrEqual(0)
      const entryIds = payments
        .filter(({ status }) => status === 'succeeded')
        .map(({ invoice_payment_id: entry }) => entry)
      expect(new Set(entryIds).size, where).toBe(entryIds.length)
      expect(broken((await server.state()).tables), where).toEqual([])
      moved = Math.max(moved, refunds.length)
    }
  }
  expect(moved).toBeGreaterThan(0)
})
