import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, type AnyEventObject, createActor, waitFor } from 'xstate'
import { CreateInvoiceDocument, InvoicesDocument } from '@/contract/graphql/generated/invoices'
import { invoiceCodec } from '@/contract/invoices'
import { type KnownInvoice, knownInvoice } from '@/domain/invoice/commands'
import { actorFrom, type Actor as Person } from '@/domain/permissions/actor'
import { inertMachine } from '@/events/flow/replay'
import type { BillingEvent } from '@/machines/invoice-billing/context'
import { invoiceBillingMachine } from '@/machines/invoice-billing/machine'
import { invoiceBillingModel } from '@/machines/invoice-billing/model'
import { type BillingSnapshot, commandUnderWay } from '@/machines/invoice-billing/selectors'
import { actorsFor } from '@/machines/port'
import { createBillingPorts } from '@/services/invoices/billing-ports'
import { INVOICE_DRAFT } from '../contract/invoice-cases'
import { openPage, type Page } from '../fixtures/page'
import { describePath, edgePaths, isOutcome, type Path } from './paths'

/*
 * The generated paths of an invoice's life, lived on the mock server: people's events through the real services, failures by faults. What
 * the world reports (that a client has looked at it) is left out: nobody can bring it about by a call yet.
 */

/** Whether an answer is the one that the back end owes: what was paid is counted, and a reminder or a credit note changes no status here. */
const isOwed = ({ context: { invoice, intent } }: BillingSnapshot, answer: KnownInvoice): boolean => {
  if (intent?.command === 'pay') return answer.amount_paid === invoice.amount_paid + intent.payment.amount
  if (intent?.command === 'refund')
    return (
      answer.status !== 'viewed' &&
      answer.status !== 'overdue' &&
      answer.amount_paid === invoice.amount_paid - intent.refund.amount
    )
  return intent?.command === 'send' || intent?.command === 'void' || answer.status === invoice.status
}

const model = {
  ...invoiceBillingModel,
  events: invoiceBillingModel.events.filter(({ type }) => type !== 'invoice.changed'),
  plausible: (snapshot: BillingSnapshot, event: AnyEventObject) =>
    invoiceBillingModel.plausible?.(snapshot, event) !== false &&
    (!event.type.startsWith('xstate.done.actor.') || isOwed(snapshot, event.output as KnownInvoice)),
} as typeof invoiceBillingModel
const paths = edgePaths({ name: 'invoice-billing', machine: invoiceBillingMachine, model })

type Life = Actor<typeof invoiceBillingMachine>

let page: Page
let actor: Person
beforeAll(async () => {
  page = await openPage()
  await page.signIn('owner@greenvalley.demo')
  const stored = page.tokens.read()
  if (!stored) throw new TypeError('nobody is signed in')
  actor = actorFrom(stored.user)
})
afterAll(() => page.close())

const read = async (id: number): Promise<KnownInvoice> => {
  const { invoices } = await page.graphql.query(InvoicesDocument, {})
  return knownInvoice(
    v.parse(
      invoiceCodec.wire,
      invoices.find((each) => each.id === id),
    ),
  )
}
const made = async (key: string): Promise<KnownInvoice> =>
  read((await page.graphql.mutate(CreateInvoiceDocument, { invoice: INVOICE_DRAFT, key })).createInvoice)

const rested = (life: Life) => waitFor(life, (snapshot: BillingSnapshot) => commandUnderWay(snapshot) === null)
const fails = (event: AnyEventObject | undefined) => event?.type.startsWith('xstate.error.actor.') ?? false

/** A payment of the invoice that nothing was given back of. */
const paymentToRefund = async (id: number): Promise<number> => {
  const { invoices } = await page.graphql.query(InvoicesDocument, {})
  const payments = invoices.find((each) => each.id === id)?.payment_history ?? []
  return payments.find(({ refunds }) => refunds.length === 0)?.id ?? 0
}

/** The event as it is really sent: with a key of its own; the second half of a payment is meant though it is like the first. */
const meant = async (event: BillingEvent, key: string, invoiceId: number): Promise<BillingEvent> => {
  if (event.type === 'invoice.pay') return { ...event, id: key, payment: { ...event.payment, again: true } }
  if (event.type === 'invoice.refund')
    return { ...event, id: key, refund: { ...event.refund, invoice_payment_id: await paymentToRefund(invoiceId) } }
  return 'id' in event ? { ...event, id: key } : event
}

const live = async (path: Path, name: string): Promise<BillingSnapshot> => {
  const ports = createBillingPorts({ graphql: () => Promise.resolve(page.graphql), http: page.http }, () => undefined)
  const input = { actor, invoice: await made(`${name}-made`) }
  const life = createActor(invoiceBillingMachine.provide({ actors: actorsFor(ports) }), { input }).start()
  const chart = inertMachine(invoiceBillingMachine)
  let expected = chart.begin(model.input)
  for (const [i, event] of path.entries()) {
    if (isOutcome(event)) await rested(life)
    else {
      const sent = await meant(event as BillingEvent, `${name}-${i}`, input.invoice.id)
      if (fails(path[i + 1])) page.server.faults.failNext('', 503)
      life.send(sent)
    }
    expected = chart.step(expected, event)
    expect({ step: event.type, state: life.getSnapshot().value }).toEqual({ step: event.type, state: expected.value })
  }
  await rested(life)
  page.server.faults.clear()
  return life.getSnapshot()
}

describe(`invoice-billing on the mock server: ${paths.length} generated paths`, () => {
  it.each(paths.map((path, i) => [`${i}: ${describePath(path)}`, path, i] as const))('%s', async (_, path, i) => {
    // given a new draft, when the path is lived
    const { context } = await live(path, `path-${i}`)

    // then the back end agrees about how the invoice stands
    expect(await read(context.invoice.id)).toEqual(context.invoice)
  })
})
