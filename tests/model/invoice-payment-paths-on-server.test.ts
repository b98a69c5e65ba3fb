import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, type AnyEventObject, createActor, waitFor } from 'xstate'
import { CreateInvoiceDocument, SendInvoiceDocument } from '@/contract/graphql/generated/invoices'
import { listInvoicePayments } from '@/contract/payments'
import { TEST_CARDS } from '@/domain/card/test-cards'
import { UNREACHABLE } from '@/domain/record/failure'
import { inertMachine } from '@/events/flow/replay'
import { invoicePaymentMachine, type PaymentEvent } from '@/machines/invoice-payment/machine'
import { invoicePaymentModel } from '@/machines/invoice-payment/model'
import type { PaymentPorts, Settlement } from '@/machines/invoice-payment/ports'
import { actorsFor } from '@/machines/port'
import { createPaymentPorts, officeCalls } from '@/services/payments/payment-ports'
import { INVOICE_DRAFT } from '../contract/invoice-cases'
import { openPage, type Page } from '../fixtures/page'
import { formlessProvider, typedCard } from '../fixtures/typed-card'
import { describePath, everyEdgePath, outcomeOf, type Path } from './paths'

/*
 * Replays the generated card payment paths with the test provider and the mock server: the card entered or a fault produces each outcome.
 * The chart must predict the states, and the back end must charge at most once.
 */

type Outcome = (typeof TEST_CARDS)[number]['outcome']
type World = Settlement['status'] | 'none'
/** How a service call ends: answered, unreachable, or executed with a lost answer. */
type Act = { name: string; how: 'answered' | 'unreached' | 'lost'; card?: Outcome }

const isLost = (event: AnyEventObject) => event.type.startsWith('xstate.error.') && event.error.status === 0
const fails = (event: AnyEventObject) => event.type.startsWith('xstate.error.')

const ahead = (path: Path, at: number): Path => {
  const rest = path.slice(at + 1)
  const end = rest.findIndex(({ type }) => type === 'payment.submit')
  return end < 0 ? rest : rest.slice(0, end)
}

const statusAhead = (path: Path, at: number): World | undefined =>
  ahead(path, at).find(({ type }) => type === 'xstate.done.actor.readPayment')?.output?.status

const CARD_FOR: Partial<Record<World, Outcome>> = {
  succeeded: 'ok',
  requires_action: 'needs_confirmation',
  failed: 'fails_when_charged',
}

const cardFor = (path: Path, at: number): Outcome => {
  const confirm = path.findIndex((event, i) => i > at && outcomeOf(event)?.id === 'confirmPayment')
  const event = path[confirm]
  if (!event) return 'ok'
  if (isLost(event)) return CARD_FOR[statusAhead(path, confirm) ?? 'none'] ?? 'ok'
  if (fails(event)) return 'fails_when_charged'
  return event.output.needs_confirmation ? 'needs_confirmation' : 'ok'
}

/** Null for paths that the back end can't produce. */
const planOf = (path: Path): Act[] | null => {
  let world: World = 'none'
  let agreed = false
  const acts: Act[] = []
  for (const [at, event] of path.entries()) {
    if (event.type === 'payment.submit') world = 'none'
    if (event.type === 'payment.confirm' || event.type === 'payment.refuse') agreed = event.type === 'payment.confirm'
    const name = outcomeOf(event)?.id
    if (name === undefined) continue
    if (name === 'takeCard') acts.push({ name, how: 'answered', card: fails(event) ? 'declined' : cardFor(path, at) })
    if (name === 'createIntent') acts.push({ name, how: fails(event) ? 'unreached' : 'answered' })
    if (name === 'confirmPayment' || name === 'authenticate') {
      const next = statusAhead(path, at)
      const unchanged: World = name === 'confirmPayment' ? 'pending' : 'requires_action'
      const ends =
        name === 'confirmPayment'
          ? (['succeeded', 'requires_action', 'failed'] as const)
          : ([agreed ? 'succeeded' : 'failed'] as const)
      if (isLost(event)) {
        const reached = ends.some((end) => end === next)
        world = reached && next !== undefined ? next : unchanged
        acts.push({ name, how: reached ? 'lost' : 'unreached' })
      } else {
        if (name === 'authenticate' && fails(event) === agreed) return null
        world = fails(event)
          ? 'failed'
          : name === 'confirmPayment' && event.output.needs_confirmation
            ? 'requires_action'
            : 'succeeded'
        acts.push({ name, how: 'answered' })
      }
    }
    if (name === 'readPayment') {
      if (!fails(event) && event.output.status !== world) return null
      acts.push({ name, how: fails(event) ? 'unreached' : 'answered' })
    }
  }
  return acts
}

const entry = { name: 'invoice-payment', machine: invoicePaymentMachine, model: invoicePaymentModel }
const paths = everyEdgePath(entry).flatMap((path) => {
  const acts = planOf(path)
  return acts ? [{ path, acts }] : []
})

let page: Page
beforeAll(async () => {
  page = await openPage()
  await page.signIn('owner@greenvalley.demo')
})
afterAll(() => page.close())

const numberOf = (outcome: Outcome | undefined): string =>
  TEST_CARDS.find((card) => card.outcome === outcome)?.number ?? ''

const opened = async (name: string): Promise<number> => {
  const { createInvoice: id } = await page.graphql.mutate(CreateInvoiceDocument, { invoice: INVOICE_DRAFT, key: name })
  await page.graphql.mutate(SendInvoiceDocument, { id, key: `${name}-sent` })
  return id
}

const scripted = () => {
  let typed = ''
  const waiting = new Map<string, (act: Act) => void>()
  const real = createPaymentPorts({
    calls: officeCalls(page.http, () => 1),
    provider: async () =>
      formlessProvider(
        () => typedCard(typed),
        (input, init) => page.server.fetch(String(input), init),
      ),
    returnUrl: () => 'https://app.example/payment-success',
    onPaid: () => {},
  })
  const portFor = (name: keyof PaymentPorts) =>
    ((input: never) =>
      new Promise<Act>((resolve) => waiting.set(name, resolve))
        .then(async ({ how, card }) => {
          typed = numberOf(card)
          if (how === 'unreached') throw UNREACHABLE
          const answer = await real[name](input)
          if (how === 'lost') throw UNREACHABLE
          return answer
        })
        .catch((failure: unknown) => {
          throw how(failure)
        })) as never
  // A provider refusal with a lost answer isn't delivered either.
  let isLostNow = false
  const how = (failure: unknown) => (isLostNow ? UNREACHABLE : failure)
  const bringAbout = (act: Act) => {
    isLostNow = act.how === 'lost'
    waiting.get(act.name)?.(act)
  }
  const names = ['takeCard', 'createIntent', 'confirmPayment', 'authenticate', 'readPayment'] as const
  const ports = Object.fromEntries(names.map((name) => [name, portFor(name)])) as unknown as PaymentPorts
  return { ports, bringAbout }
}

const live = async (path: Path, acts: readonly Act[], name: string, invoice_id: number) => {
  const { ports, bringAbout } = scripted()
  const life: Actor<typeof invoicePaymentMachine> = createActor(
    invoicePaymentMachine.provide({ actors: actorsFor(ports) }),
  ).start()
  const chart = inertMachine(invoicePaymentMachine)
  let expected = chart.begin(undefined)
  const remainingActs = [...acts]
  for (const [i, event] of path.entries()) {
    const before = life.getSnapshot()
    const act = outcomeOf(event) ? remainingActs.shift() : undefined
    if (act) {
      bringAbout(act)
      await waitFor(life, (snapshot) => snapshot !== before)
    } else {
      const sent = event as PaymentEvent
      life.send(
        sent.type === 'payment.submit' ? { ...sent, id: `${name}-${i}`, order: { ...sent.order, invoice_id } } : sent,
      )
    }
    expected = chart.step(expected, event)
    expect({ step: event.type, state: life.getSnapshot().value }).toEqual({ step: event.type, state: expected.value })
  }
  life.stop()
  return life.getSnapshot()
}

describe(`invoice-payment with the test provider, on the mock server: ${paths.length} generated paths`, () => {
  it.each(paths.map(({ path, acts }, i) => [`${i}: ${describePath(path)}`, path, acts, i] as const))(
    '%s',
    async (_, path, acts, i) => {
      const id = await opened(`path-${i}`)
      const { value, context } = await live(path, acts, `path-${i}`, id)

      const { payments } = await page.http.call(listInvoicePayments, { params: { invoiceId: id } })
      const charges = payments.filter(({ status }) => status === 'succeeded')
      expect(charges.length).toBeLessThanOrEqual(1)
      if (value === 'paid')
        expect([charges.map(({ amount }) => amount), context.settlement?.invoice.status]).toEqual([[10_000], 'paid'])
    },
  )
})
