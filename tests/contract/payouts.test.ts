import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { login } from '@/contract/auth'
import { createClient, deleteClient, getClient } from '@/contract/clients'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { RecordInvoicePaymentDocument, SendInvoiceDocument } from '@/contract/graphql/generated/invoices'
import { AddPayoutAccountDocument, PayoutOptionsDocument, PayoutsDocument } from '@/contract/graphql/generated/payouts'
import { EditBusinessSettingsDocument } from '@/contract/graphql/generated/settings'
import { updateJob } from '@/contract/jobs'
import {
  cancelPayout,
  createPayout,
  getPayout,
  listCustomerPayouts,
  payoutSummary,
  processPayout,
} from '@/contract/payouts'
import { demoUser } from '@/domain/demo'
import { judgePayout, PAYOUT_COMMANDS } from '@/domain/payout/commands'
import { PAYOUT_STATUSES } from '@/domain/payout/vocabulary'
import { actorFrom } from '@/domain/permissions/actor'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { CLIENT_DRAFT } from './client-cases'
import { askGraphql, dataOf, fieldsRefused, refusalOf } from './graphql-office'
import { broken } from './invariants'
import { madeInvoice } from './invoice-cases'
import {
  type Answered,
  DAY,
  OWNER,
  officesPerTest,
  type Person,
  personWith,
  read,
  send,
  signIn,
  stoppedClock,
  TODAY,
} from './office'
import { ACCOUNT_DRAFT, addedAccount, madePayout, PAYEE, PAYOUT_DRAFT } from './payout-cases'

const openOffice = officesPerTest()

const BILLING = 'billing@greenvalley.demo'
/** Accounts of the sample data that a payout fails on: for good, and the first time. */
const CLOSED = { customer_id: 23, digits: '••••0002' }
const ANSWERS_LATE = { customer_id: 12, digits: '••••0003' }

const opened = async (options: Parameters<typeof openOffice>[0] = {}) => {
  const clock = stoppedClock()
  const server = openOffice({ clock, ...options })
  return { clock, server, owner: await signIn(server, OWNER) }
}

/** Processes a payout and answers its status. */
const processed = async (person: Person, payoutId: number) =>
  (await person.ask(processPayout, { params: { payoutId } })).payout.status

/** An invoice over $100.00 of the payee, sent and paid. */
const paidInvoice = async (server: MockServer, owner: Person, patch: object = {}) => {
  const id = await madeInvoice(server, owner, { client_id: PAYEE.client, ...patch })
  const payment = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '' }
  dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id, key: `send-${id}` }))
  const paid = { ...payment, id, amount: 100, again: true, key: `pay-${id}` }
  dataOf(await askGraphql(server, owner, RecordInvoicePaymentDocument, paid))
  return id
}

/** What a payout is refused with: status, sentence and fields. */
const refused = async (person: Person, patch: object) => {
  const { status, body } = await person.send(createPayout, { body: { ...PAYOUT_DRAFT, ...patch } })
  const { detail, errors = [] } = body as { detail: string; errors?: { path: string }[] }
  return [status, detail, errors.map(({ path }) => path)]
}

const balanceOf = async (owner: Person, clientId = PAYEE.client) =>
  (await owner.ask(getClient, { params: { businessId: 1, clientId } })).client.current_balance

describe('a payout', () => {
  test('is created pending, processed, and completed by the bank within 1 to 3 business days (POUT-08, X-63)', async () => {
    // given a payout that is processed on a Wednesday; $100.00 takes two business days
    const { clock, server, owner } = await opened()
    const made = await madePayout(owner)
    expect([made.status, made.processing_fee, made.net_amount, made.transaction_id]).toEqual([
      'pending',
      200,
      9_800,
      '',
    ])
    expect(await processed(owner, made.id)).toBe('processing')

    // when two business days are over
    clock.advance(2 * DAY - 1)
    const before = await (await signIn(server, OWNER)).ask(getPayout, { params: { payoutId: made.id } })
    clock.advance(1)
    const { payout } = await (await signIn(server, OWNER)).ask(getPayout, { params: { payoutId: made.id } })

    // then the client has the money
    expect([before.payout.status, payout.status, payout.completed_at, payout.transaction_id]).toEqual([
      'processing',
      'completed',
      '2026-11-20T15:00:00.000Z',
      `TXN-${1_000 + made.id}`,
    ])
  })

  test('waits over a weekend', async () => {
    const { clock, server, owner } = await opened()
    const { id: payoutId } = await madePayout(owner, { amount: 100.01 })
    await processed(owner, payoutId)
    clock.advance(3 * DAY)
    const onSaturday = await (await signIn(server, OWNER)).ask(getPayout, { params: { payoutId } })
    clock.advance(2 * DAY)
    const onMonday = await (await signIn(server, OWNER)).ask(getPayout, { params: { payoutId } })
    expect([onSaturday.payout.status, onMonday.payout.completed_at]).toEqual(['processing', '2026-11-23T15:00:00.000Z'])
  })

  test('fails on a closed account with the reason, again and again (X-63)', async () => {
    const { clock, server, owner } = await opened()
    const account = await accountOf(server, CLOSED)
    const { id: payoutId } = await madePayout(owner, { customer_id: CLOSED.customer_id, payout_account_id: account })
    await processed(owner, payoutId)
    clock.advance(7 * DAY)
    const later = await signIn(server, OWNER)
    const failed = (await later.ask(getPayout, { params: { payoutId } })).payout
    expect([failed.status, failed.failure_reason, failed.completed_at]).toEqual([
      'failed',
      'The account is closed.',
      null,
    ])
    expect(await processed(later, payoutId)).toBe('processing')
    clock.advance(7 * DAY)
    const again = (await (await signIn(server, OWNER)).ask(getPayout, { params: { payoutId } })).payout
    expect([again.status, again.attempts, again.transaction_id]).toEqual(['failed', 2, `TXN-${1_000 + payoutId}-2`])
  })

  test('that failed once goes through when it is retried (X-63)', async () => {
    const { clock, server, owner } = await opened()
    const account = await accountOf(server, ANSWERS_LATE)
    const to = { customer_id: ANSWERS_LATE.customer_id, payout_account_id: account }
    const { id: payoutId } = await madePayout(owner, to)
    await processed(owner, payoutId)
    clock.advance(7 * DAY)
    const later = await signIn(server, OWNER)
    const failed = (await later.ask(getPayout, { params: { payoutId } })).payout
    await processed(later, payoutId)
    clock.advance(7 * DAY)
    const done = (await (await signIn(server, OWNER)).ask(getPayout, { params: { payoutId } })).payout
    expect([failed.failure_reason, done.status, done.failure_reason]).toEqual([
      'The bank did not answer in time.',
      'completed',
      '',
    ])
  })

  test('is completed once, however often it is looked at', async () => {
    const { clock, server, owner } = await opened()
    const { id } = await madePayout(owner)
    await processed(owner, id)
    clock.advance(9 * DAY)
    const later = await signIn(server, OWNER)
    await Promise.all([1, 2, 3].map(() => later.ask(getPayout, { params: { payoutId: id } })))
    const asked = { stream: `payout/${id}`, first: 20 }
    const { facts } = dataOf(await askGraphql(server, later, HistoryDocument, asked)).history
    expect(facts.map(({ type }) => type)).toEqual(['payout.completed', 'payout.processed', 'payout.created'])
  })

  test('is cancelled with a reason, and not without one (POUT-08, X-64)', async () => {
    const { owner } = await opened()
    const { id: payoutId } = await madePayout(owner)
    const none = await owner.send(cancelPayout, { params: { payoutId }, query: { reason: '  ' } })
    const done = await owner.ask(cancelPayout, { params: { payoutId }, query: { reason: 'Sent by check' } })
    const late = await owner.send(processPayout, { params: { payoutId } })
    expect([none.status, none.body, done.payout.status, done.payout.cancel_reason, late.status, late.body]).toEqual([
      422,
      { detail: 'Say why it is cancelled', errors: [{ path: 'reason', message: 'Say why it is cancelled' }] },
      'cancelled',
      'Sent by check',
      409,
      { detail: 'This payout is cancelled. Create a new one.' },
    ])
  })

  test('is processed by one of two who ask at the same time', async () => {
    const { owner } = await opened()
    const { id: payoutId } = await madePayout(owner)
    const answers = await Promise.all(
      [1, 2].map((key) => owner.send(processPayout, { params: { payoutId }, key: `k${key}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(answers[1]?.body).toEqual({ detail: 'This payout is being processed already.' })
  })

  test('is made once under its key, as a double click sends it', async () => {
    const { owner } = await opened()
    const [one, two] = await Promise.all([madePayout(owner, {}, 'same'), madePayout(owner, {}, 'same')])
    expect(one).toEqual(two)
  })

  test('is taken back while it is pending, and not once it is processed', async () => {
    const { server, owner } = await opened()
    const first = await madePayout(owner, {}, 'first')
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'first', key: 'undo-first' }))
    const gone = await owner.send(getPayout, { params: { payoutId: first.id } })
    const { id: payoutId } = await madePayout(owner, {}, 'second')
    await owner.ask(processPayout, { params: { payoutId }, key: 'process' })
    const kept = await askGraphql(server, owner, UndoRequestDocument, { request: 'process', key: 'undo-second' })
    expect([gone.status, refusalOf(kept)]).toEqual([
      404,
      '409 The money is with the bank and can’t be called back. Ask the client to send it back.',
    ])
  })
})

/** The id of a client's account by its last digits. */
const accountOf = async (server: MockServer, { customer_id, digits }: { customer_id: number; digits: string }) => {
  const { payout_accounts } = (await server.state()).tables
  const account = payout_accounts.find(
    ({ client_id, account_number_masked }) => client_id === customer_id && account_number_masked === digits,
  )
  return account?.id ?? 0
}

describe('what is refused', () => {
  test.each([
    [{ amount: -5 }, 'Use an amount of 0 or more', 'amount'],
    [{ amount: 0 }, 'Use an amount of more than 0', 'amount'],
    [{ amount: 10_000_000 }, 'Use $9,999,999.99 or less', 'amount'],
    [{ amount: 1.005 }, 'Use at most two decimals', 'amount'],
    [{ description: '  ' }, 'Description is required', 'description'],
    [{ reason: 'gift' }, 'Reason is required', 'reason'],
    [{ payout_account_id: 987 }, 'This account is another customer’s or was deleted', 'payout_account_id'],
    [{ reason: 'service_credit' }, 'Choose an invoice or a job', 'reference_invoice_id'],
    [
      { reason: 'service_credit', reference_invoice_id: 987_654 },
      'This invoice is another customer’s or was deleted',
      'reference_invoice_id',
    ],
    [
      { reason: 'service_credit', reference_job_id: 987_654 },
      'This job is another customer’s or was deleted',
      'reference_job_id',
    ],
  ])('%j', async (patch, detail, path) => {
    const { owner } = await opened()
    expect(await refused(owner, patch)).toEqual([422, detail, [path]])
  })

  test('an account of another client, and one that is not verified yet (X-62)', async () => {
    const { server, owner } = await opened()
    const { id: payout_account_id } = await addedAccount(server, owner)
    expect([await refused(owner, { customer_id: 6 }), await refused(owner, { payout_account_id })]).toEqual([
      [422, 'This account is another customer’s or was deleted', ['payout_account_id']],
      [
        422,
        'This account is not verified yet. Choose another one, or wait until the bank has verified it.',
        ['payout_account_id'],
      ],
    ])
  })

  test('more than was paid of the invoice it refers to, and not yet paid out', async () => {
    const { server, owner } = await opened()
    const reference = { reason: 'overpayment_refund', reference_invoice_id: await paidInvoice(server, owner) }
    const above = await refused(owner, { ...reference, amount: 100.01 })
    await madePayout(owner, { ...reference, amount: 60 })
    const rest = await refused(owner, { ...reference, amount: 40.01 })
    await madePayout(owner, { ...reference, amount: 40 })
    const nothing = await refused(owner, { ...reference, amount: 0.01 })
    const number = (await server.state()).tables.invoices.at(-1)?.invoice_number
    expect([above, rest, nothing].map(([, detail]) => detail)).toEqual([
      `Use $100.00 or less: that is what is left of ${number}`,
      `Use $40.00 or less: that is what is left of ${number}`,
      `Nothing is left to pay out for ${number}`,
    ])
  })

  test('a job’s price below what was paid out for it, also by taking back that it was raised', async () => {
    const { server, owner } = await opened()
    const asked = { client: PAYEE.client }
    const { jobs } = dataOf(await askGraphql(server, owner, PayoutOptionsDocument, asked)).payoutOptions
    const [job] = jobs
    const { estimated_cost = 0, job_number } = (await server.state()).tables.jobs.find(({ id }) => id === job?.id) ?? {}
    const price = (cents: number, key: string) =>
      owner.send(updateJob, {
        params: { businessId: 1, jobId: job?.id ?? 0 },
        body: { estimated_cost: cents / 100 },
        key,
      })
    await price(estimated_cost + 5_000, 'raised')
    const amount = (estimated_cost + 5_000) / 100
    await madePayout(owner, { reason: 'overpayment_refund', reference_job_id: job?.id, amount })
    const lowered = await price(estimated_cost, 'lowered')
    const undone = await askGraphql(server, owner, UndoRequestDocument, { request: 'raised', key: 'undo' })
    const said = `$${amount.toFixed(2)} was paid out for ${job_number}. Use that or more, or cancel the payout first.`
    expect([lowered.status, (lowered.body as { detail: string }).detail]).toEqual([422, said])
    expect(refusalOf(undone)).toBe(`409 ${said}`)
    expect((await price(estimated_cost + 6_000, 'higher')).status).toBe(200)
  })

  test('a payout to a client who was deleted, whose account is no choice any more and stays in the history', async () => {
    const { server, owner } = await opened()
    const { id: clientId } = (await owner.ask(createClient, { body: CLIENT_DRAFT })).client
    const account = await addedAccount(server, owner, {}, clientId)
    await owner.ask(deleteClient, { params: { businessId: 1, clientId } })
    const choices = refusalOf(await askGraphql(server, owner, PayoutOptionsDocument, { client: clientId }))
    const body = { ...PAYOUT_DRAFT, customer_id: clientId, payout_account_id: account.id }
    const { status } = await owner.send(createPayout, { body })
    expect([choices.slice(0, 3), status]).toEqual(['404', 404])
    const kept = (await server.state()).tables.payout_accounts.find(({ id }) => id === account.id)
    expect(kept).toMatchObject({ client_id: clientId, account_number_masked: '••••5432' })
  })

  test('a request without the user’s id, and in somebody else’s name (API-36)', async () => {
    const { server, owner } = await opened()
    const ask = async (named: Record<string, string>) => {
      const headers = { authorization: `Bearer ${owner.token}`, ...named }
      const response = await server.fetch('/payment/api/v1/payouts/1', { headers })
      return [response.status, (await response.json()).detail]
    }
    expect([await ask({}), await ask({ 'x-user-id': '7' })]).toEqual([
      [400, 'The X-User-Id header is missing.'],
      [403, 'The X-User-Id header names somebody else.'],
    ])
  })
})

test('above the approval limit somebody else has to process it, who then can', async () => {
  // given a limit of $50.00, and a payout of more by the owner
  const { server, owner } = await opened()
  const changed = { payout_approval_limit: 5_000 }
  dataOf(await askGraphql(server, owner, EditBusinessSettingsDocument, { changed, key: 'limit' }))
  const { id: payoutId, needs_approval } = await madePayout(owner)
  // when the owner and then the billing specialist process it
  const own = await owner.send(processPayout, { params: { payoutId } })
  const status = await processed(await signIn(server, BILLING), payoutId)
  // then only the second person could
  expect([needs_approval, own.status, own.body, status]).toEqual([
    true,
    409,
    {
      detail:
        'This payout is above your approval limit. Somebody other than the person who created it has to process it.',
    },
    'processing',
  ])
})

test('a completed payout of the client’s own money lowers their credit (X-76)', async () => {
  const { clock, server, owner } = await opened()
  const reference_invoice_id = await paidInvoice(server, owner)
  const before = await balanceOf(owner)
  const { id } = await madePayout(owner, { reason: 'service_credit', reference_invoice_id, amount: 30 })
  await processed(owner, id)
  const under = await balanceOf(owner)
  clock.advance(9 * DAY)
  expect([under - before, (await balanceOf(await signIn(server, OWNER))) - before]).toEqual([0, 3_000])
})

test('an account is kept by its last digits alone, verified on the next business day, and can’t be added twice', async () => {
  // given an account that was added
  const log = memoryFactLog()
  const { clock, server, owner } = await opened({ log })
  const added = await addedAccount(server, owner)
  const variables = { client: PAYEE.client, account: ACCOUNT_DRAFT, key: 'again' }
  const twice = await askGraphql(server, owner, AddPayoutAccountDocument, variables)
  // when a day is over
  clock.advance(DAY)
  const later = await signIn(server, OWNER)
  const { accounts } = dataOf(
    await askGraphql(server, later, PayoutOptionsDocument, { client: PAYEE.client }),
  ).payoutOptions
  // then it can be used, and its number is nowhere
  expect([
    added.account_number_masked,
    added.is_verified,
    accounts.find(({ id }) => id === added.id)?.is_verified,
  ]).toEqual(['••••5432', false, true])
  expect([refusalOf(twice), fieldsRefused(twice)]).toEqual(['422 This account is there already', ['account_number']])
  const kept = JSON.stringify([await log.readAfter(0), (await server.state()).tables])
  expect([kept.includes('••••5432'), kept.includes(ACCOUNT_DRAFT.account_number)]).toEqual([true, false])
})

test('the list has the names behind the ids, the customer’s list a page of them, and the summary the figures (EP-082, EP-085)', async () => {
  const { server, owner } = await opened()
  const { payouts } = dataOf(await askGraphql(server, owner, PayoutsDocument, {}))
  const page = await owner.ask(listCustomerPayouts, { params: { clientId: 5 }, query: { skip: 0, limit: 1 } })
  const summary = await owner.ask(payoutSummary)
  expect(payouts.find(({ id }) => id === 8)).toMatchObject({
    client_name: 'Rebecca Lang',
    status: 'failed',
    failure_reason: 'The account is closed.',
    initiated_by_name: 'Omar Haddad',
  })
  expect([page.payouts.length, page.total]).toEqual([1, 1])
  expect(summary).toEqual({
    total_payouts: 12,
    total_amount: 125_001,
    total_fees: 2_500,
    pending_payouts: 2,
    processing_payouts: 1,
    completed_payouts: 6,
    failed_payouts: 2,
    cancelled_payouts: 1,
  })
})

/** Somebody of the office, and what the rules know of them. */
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
        const known = (await server.state()).tables.payouts.find((row) => row.status === status)?.id ?? 0
        // What is asked changes a payout: each question has one of its own where one can be made.
        const id = status === 'pending' ? (await madePayout(owner, { description: command })).id : known
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
  // Fast-check prints seed and path of what breaks it.
  await fc.assert(
    fc.asyncProperty(steps, async (course) => {
      const { clock, server, owner } = await opened()
      const reference_invoice_id = await paidInvoice(server, owner)
      const made: number[] = []
      let person = owner
      let last: (() => Promise<Answered>) | undefined
      for (const [at, { what, payout, cents }] of course.entries()) {
        const [key, params] = [`step-${at}`, { payoutId: made[payout % Math.max(1, made.length)] ?? 987_654 }]
        const body = {
          ...PAYOUT_DRAFT,
          ...{ reason: 'service_credit' as const, reference_invoice_id, amount: cents / 100 },
        }
        const asked = person
        const sends: Partial<Record<Step['what'], () => Promise<Answered>>> = {
          create: () => asked.send(createPayout, { body, key }),
          process: () => asked.send(processPayout, { params, key }),
          cancel: () => asked.send(cancelPayout, { params, query: { reason: 'No' }, key }),
        }
        // What is refused changes nothing, which is asked below.
        last = sends[what] ?? last
        const answered = what === 'repeat' || sends[what] ? await last?.() : undefined
        if (what === 'create' && answered?.status === 201)
          made.push((answered.body as { payout: { id: number } }).payout.id)
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
