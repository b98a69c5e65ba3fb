import fc from 'fast-check'
import { expect, test } from 'vitest'
import { login } from '@/contract/auth'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { PayoutsDocument } from '@/contract/graphql/generated/payouts'
import { cancelPayout, createPayout, getPayout, processPayout } from '@/contract/payouts'
import { demoUser } from '@/domain/demo/demo'
import { judgePayout, PAYOUT_COMMANDS } from '@/domain/payout/commands'
import { PAYOUT_STATUSES } from '@/domain/payout/vocabulary'
import { actorFrom } from '@/domain/permissions/actor'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf } from './graphql-office'
import { broken } from './invariants'
import { type Answered, DAY, OWNER, personWith, read, send, signIn } from './office'
import { newPayout, PAYOUT_DRAFT } from './payout-cases'
import { BILLING, paidInvoice, payoutOffices } from './payout-office'

const opened = payoutOffices()

const personOf = async (server: MockServer, email: string) => {
  const body = { email, password: demoUser('owner').password }
  const session = read(login, await send(server, login, { body }))
  return { person: personWith(server, session), actor: actorFrom(session.user) }
}

test('the rules of the app and the back end agree on every status, command and role', async () => {
  const disagreeing: unknown[] = []
  for (const email of [OWNER, BILLING, demoUser('manager').email, demoUser('tech').email]) {
    const { server, owner } = await opened()
    const { person, actor } = await personOf(server, email)
    for (const status of PAYOUT_STATUSES)
      for (const command of PAYOUT_COMMANDS) {
        const existingId = (await server.state()).tables.payouts.find((row) => row.status === status)?.id ?? 0
        const id = status === 'pending' ? (await newPayout(owner, { description: command })).id : existingId
        const { payout } = await owner.ask(getPayout, { params: { payoutId: id } })
        const params = { payoutId: id }
        const { status: answered } =
          command === 'process'
            ? await person.send(processPayout, { params })
            : await person.send(cancelPayout, { params, query: { reason: 'No more' } })
        const verdict = judgePayout(actor, command, payout)
        const expected = verdict.ok ? 200 : verdict.because === 'permission' ? 403 : 409
        if (answered !== expected) disagreeing.push({ email, status, command, answered, expected })
      }
  }
  expect(disagreeing).toEqual([])
})

type Step = { what: 'create' | 'process' | 'cancel' | 'undo' | 'wait' | 'repeat'; payout: number; cents: number }

const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('create', 'create', 'process', 'process', 'cancel', 'undo', 'wait', 'repeat'),
    payout: fc.integer({ min: 0, max: 5 }),
    cents: fc.integer({ min: 1, max: 9_000 }),
  }),
  { maxLength: 14 },
)

test('whatever is asked of payouts in whatever order, repeated and taken back, no more goes out than was paid, and nothing twice', {
  timeout: 120_000,
}, async () => {
  // Fast-check prints the seed and path of a failure.
  await fc.assert(
    fc.asyncProperty(steps, async (course) => {
      const { clock, server, owner } = await opened()
      const reference_invoice_id = await paidInvoice(server, owner)
      const payoutIds: number[] = []
      let person = owner
      let last: (() => Promise<Answered>) | undefined
      for (const [at, { what, payout, cents }] of course.entries()) {
        const [key, params] = [`step-${at}`, { payoutId: payoutIds[payout % Math.max(1, payoutIds.length)] ?? 987_654 }]
        const body = {
          ...PAYOUT_DRAFT,
          ...{ reason: 'service_credit' as const, reference_invoice_id, amount: cents / 100 },
        }
        const requester = person
        const sends: Partial<Record<Step['what'], () => Promise<Answered>>> = {
          create: () => requester.send(createPayout, { body, key }),
          process: () => requester.send(processPayout, { params, key }),
          cancel: () => requester.send(cancelPayout, { params, query: { reason: 'No' }, key }),
        }
        last = sends[what] ?? last
        const answered = what === 'repeat' || sends[what] ? await last?.() : undefined
        if (what === 'create' && answered?.status === 201)
          payoutIds.push((answered.body as { payout: { id: number } }).payout.id)
        if (what === 'undo')
          await askGraphql(server, person, UndoRequestDocument, { request: `step-${cents % (at + 1)}`, key })
        if (what === 'wait') {
          clock.advance(4 * DAY)
          person = await signIn(server, OWNER)
        }
      }
      const { payouts } = dataOf(await askGraphql(server, await signIn(server, OWNER), PayoutsDocument, {}))
      const { tables } = await server.state()
      expect(broken(tables)).toEqual([])
      const completions = await Promise.all(
        payouts.map(async ({ id }) => {
          const history = { stream: `payout/${id}`, first: 50 }
          const { facts } = dataOf(
            await askGraphql(server, await signIn(server, OWNER), HistoryDocument, history),
          ).history
          return facts.filter(({ type }) => type === 'payout.completed').length
        }),
      )
      expect(Math.max(0, ...completions)).toBeLessThanOrEqual(1)
      await server.rebuild()
      expect((await server.state()).tables).toEqual(tables)
    }),
    { numRuns: 25 },
  )
})
