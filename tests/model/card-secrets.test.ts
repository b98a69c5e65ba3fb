import { expect, it } from 'vitest'
import { CreateInvoiceDocument, SendInvoiceDocument } from '@/contract/graphql/generated/invoices'
import { TEST_CARDS } from '@/domain/card/test-cards'
import type { Cents } from '@/domain/money/money'
import { toFailure } from '@/domain/record/failure'
import { createFlows, defineFlow, type Flow } from '@/events/flow'
import { cardSetupMachine } from '@/machines/card-setup/machine'
import { awaitsConfirmation, isBusy } from '@/machines/card-setup/selectors'
import { invoicePaymentMachine } from '@/machines/invoice-payment/machine'
import { isPaying, type PaymentSnapshot, stepOf } from '@/machines/invoice-payment/selectors'
import { actorsFor } from '@/machines/port'
import { createCardSetupPorts } from '@/services/billing/billing-service'
import { createPaymentPorts, officeCalls } from '@/services/payments/payment-ports'
import { INVOICE_DRAFT } from '../contract/invoice-cases'
import { memoryFlowLog } from '../fixtures/flow-log'
import { openPage } from '../fixtures/page'
import { formlessProvider, typedCard } from '../fixtures/typed-card'

type CardFlow = Flow<typeof cardSetupMachine>

/** The three-digit code counts only as a separate number, since random ids may contain it. */
const heldIn = (text: string, secrets: readonly string[], code: string): string[] => [
  ...secrets.filter((secret) => text.includes(secret)),
  ...(new RegExp(`\\b${code}\\b`).test(text) ? [code] : []),
]

const settled = (flow: CardFlow) =>
  new Promise<void>((resolve) => {
    const look = () => {
      const snapshot = flow.snapshot()
      const isUntouched = snapshot?.matches('entering') && snapshot.context.failure === null
      if (!snapshot || isBusy(snapshot) || isUntouched) return
      stop()
      resolve()
    }
    const stop = flow.subscribe(look)
    look()
  })

it('the exported log of cards that were added, declined and confirmed holds nothing that was typed', async () => {
  const page = await openPage()
  await page.signIn('owner@greenvalley.demo')
  const log = memoryFlowLog()
  let typed = typedCard('')
  const ports = createCardSetupPorts({
    http: page.http,
    provider: async () => formlessProvider(() => typed),
    onAdded: () => {},
  })
  const definition = defineFlow({
    name: 'card-setup',
    machine: cardSetupMachine.provide({ actors: actorsFor(ports) }),
  })
  const flows = createFlows({ log, clock: page.clock, toFailure, definitions: { 'card-setup': definition } })

  const outcomes: string[] = []
  for (const { number } of TEST_CARDS) {
    typed = typedCard(number)
    const flow = flows.open('card-setup', number.slice(-4), { customer_id: 'cus_1' })
    flow.send({ type: 'card.submit', id: `add-${number.slice(-4)}`, set_as_default: false })
    await settled(flow)
    const snapshot = flow.snapshot()
    if (snapshot && awaitsConfirmation(snapshot)) {
      flow.send({ type: 'card.confirm' })
      await settled(flow)
    }
    await flow.whenStored()
    outcomes.push(String(flow.snapshot()?.value))
  }

  const exported = await log.exportStreams()
  const tables = JSON.stringify((await page.server.state()).tables)
  const secrets = [...TEST_CARDS.map(({ number }) => number), typed.name, typed.zip]
  expect(outcomes).toEqual(['added', 'added', 'entering', 'added', 'added'])
  expect(exported).toContain('Your card was declined.')
  expect(heldIn(exported, secrets, typed.cvc)).toEqual([])
  expect(secrets.filter((secret) => tables.includes(secret))).toEqual([])
  page.close()
})

it('the exported log of invoices that are paid by card holds neither what was typed nor the payer’s secret', async () => {
  const page = await openPage()
  await page.signIn('owner@greenvalley.demo')
  const log = memoryFlowLog()
  let typed = typedCard('')
  const ports = createPaymentPorts({
    calls: officeCalls(page.http, () => 1),
    provider: async () =>
      formlessProvider(
        () => typed,
        (input, init) => page.server.fetch(String(input), init),
      ),
    returnUrl: () => 'https://app.example/payment-success',
    onPaid: () => {},
  })
  const machine = invoicePaymentMachine.provide({ actors: actorsFor(ports) })
  const definitions = { 'invoice-payment': defineFlow({ name: 'invoice-payment', machine }) }
  const flows = createFlows({ log, clock: page.clock, toFailure, definitions })
  const ends: string[] = []
  for (const { number } of TEST_CARDS) {
    typed = typedCard(number)
    const name = number.slice(-4)
    const { createInvoice: invoice_id } = await page.graphql.mutate(CreateInvoiceDocument, {
      invoice: INVOICE_DRAFT,
      key: `make-${name}`,
    })
    await page.graphql.mutate(SendInvoiceDocument, { id: invoice_id, key: `send-${name}` })
    const flow = flows.open('invoice-payment', name, undefined)
    const order = { invoice_id, customer_id: INVOICE_DRAFT.client_id, amount: 10_000 as Cents, description: '' }

    flow.send({ type: 'payment.submit', id: `pay-${name}`, order })
    const rested = (rests: (snapshot: PaymentSnapshot) => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const snapshot = flow.snapshot()
          if (snapshot && rests(snapshot)) resolve(stop())
        }
        const stop = flow.subscribe(look)
        look()
      })
    await rested(
      (snapshot) => !isPaying(snapshot) && (stepOf(snapshot) !== 'entering' || snapshot.context.failure !== null),
    )
    flow.send({ type: 'payment.confirm' })
    await rested((snapshot) => stepOf(snapshot) === 'paid' || snapshot.context.failure !== null)
    await flow.whenStored()
    ends.push(String(flow.snapshot()?.value))
  }

  const exported = await log.exportStreams()
  const { payments } = (await page.server.state()).tables
  const secrets = payments.map(({ client_secret }) => client_secret)
  expect(ends).toEqual(['paid', 'paid', 'entering', 'paid', 'entering'])
  expect(secrets.filter((secret) => exported.includes(secret))).toEqual([])
  const typedIn = [...TEST_CARDS.map(({ number }) => number), typed.name, typed.zip]
  expect(heldIn(exported, typedIn, typed.cvc)).toEqual([])
  expect(secrets.length).toBeGreaterThan(3)
  page.close()
})
