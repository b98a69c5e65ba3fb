import { describe, expect, test } from 'vitest'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { PayoutOptionsDocument } from '@/contract/graphql/generated/payouts'
import { EditPreferencesDocument } from '@/contract/graphql/generated/settings'
import { cancelPayout, getPayout, processPayout } from '@/contract/payouts'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { LINE } from './invoice-cases'
import { DAY, OWNER, signIn } from './office'
import { newPayout } from './payout-cases'
import { paidInvoice, payoutOffices, processed } from './payout-office'

const opened = payoutOffices()

/** Sample accounts whose payouts fail: permanently, and only the first time. */
const CLOSED = { customer_id: 23, digits: '••••0002' }
const ANSWERS_LATE = { customer_id: 12, digits: '••••0003' }

const accountOf = async (server: MockServer, { customer_id, digits }: { customer_id: number; digits: string }) => {
  const { payout_accounts } = (await server.state()).tables
  const account = payout_accounts.find(
    ({ client_id, account_number_masked }) => client_id === customer_id && account_number_masked === digits,
  )
  return account?.id ?? 0
}

describe('a payout', () => {
  test('is created pending, processed, and completed by the bank within 1 to 3 business days (POUT-08, X-63)', async () => {
    const { clock, server, owner } = await opened()
    const createdPayout = await newPayout(owner)
    expect([
      createdPayout.status,
      createdPayout.processing_fee,
      createdPayout.net_amount,
      createdPayout.transaction_id,
    ]).toEqual(['pending', 200, 9_800, ''])
    expect(await processed(owner, createdPayout.id)).toBe('processing')

    clock.advance(2 * DAY - 1)
    const before = await (await signIn(server, OWNER)).ask(getPayout, { params: { payoutId: createdPayout.id } })
    clock.advance(1)
    const { payout } = await (await signIn(server, OWNER)).ask(getPayout, { params: { payoutId: createdPayout.id } })

    expect([before.payout.status, payout.status, payout.completed_at, payout.transaction_id]).toEqual([
      'processing',
      'completed',
      '2026-11-20T15:00:00.000Z',
      `TXN-${1_000 + createdPayout.id}`,
    ])
  })

  test('waits over a weekend', async () => {
    const { clock, server, owner } = await opened()
    const { id: payoutId } = await newPayout(owner, { amount: 100.01 })
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
    const { id: payoutId } = await newPayout(owner, { customer_id: CLOSED.customer_id, payout_account_id: account })
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
    const { id: payoutId } = await newPayout(owner, to)
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
    const { id } = await newPayout(owner)
    await processed(owner, id)
    clock.advance(9 * DAY)
    const later = await signIn(server, OWNER)
    await Promise.all([1, 2, 3].map(() => later.ask(getPayout, { params: { payoutId: id } })))
    const variables = { stream: `payout/${id}`, first: 20 }
    const { facts } = dataOf(await askGraphql(server, later, HistoryDocument, variables)).history
    expect(facts.map(({ type }) => type)).toEqual(['payout.completed', 'payout.processed', 'payout.created'])
  })

  test('is cancelled with a reason, and not without one (POUT-08, X-64)', async () => {
    const { owner } = await opened()
    const { id: payoutId } = await newPayout(owner)
    const none = await owner.send(cancelPayout, { params: { payoutId }, query: { reason: '  ' } })
    const done = await owner.ask(cancelPayout, { params: { payoutId }, query: { reason: 'Sent by check' } })
    const late = await owner.send(processPayout, { params: { payoutId } })
    expect([none.status, none.body, done.payout.status, done.payout.cancel_reason, late.status, late.body]).toEqual([
      422,
      {
        detail: 'Enter a reason for cancelling it',
        errors: [{ path: 'reason', message: 'Enter a reason for cancelling it' }],
      },
      'cancelled',
      'Sent by check',
      409,
      { detail: 'This payout is cancelled. Create a new one.' },
    ])
  })

  test('for a job is in the currency of the invoice that bills it, which the business may have left since (X-27)', async () => {
    const { server, owner } = await opened()
    const { jobs, payout_accounts } = (await server.state()).tables
    const job = jobs.find(
      ({ status, plan_id, estimate_id, client_id }) =>
        status === 'completed' &&
        plan_id === null &&
        !estimate_id &&
        payout_accounts.some((account) => account.client_id === client_id && account.is_verified),
    )
    const [client, account] = [job?.client_id ?? 0, payout_accounts.find((one) => one.client_id === job?.client_id)]
    await paidInvoice(server, owner, { client_id: client, line_items: [{ ...LINE, job_id: job?.id ?? 0 }] })
    const changed = { currency: 'EUR' }
    dataOf(await askGraphql(server, owner, EditPreferencesDocument, { changed, key: 'euros' }))

    const options = dataOf(await askGraphql(server, owner, PayoutOptionsDocument, { client })).payoutOptions
    const offered = options.jobs.find(({ id }) => id === job?.id)
    const { currency } = await newPayout(owner, {
      ...{ customer_id: client, payout_account_id: account?.id ?? 0 },
      ...{ reason: 'service_credit', reference_job_id: job?.id ?? 0, amount: 10 },
    })

    expect([options.currency, offered?.currency, offered?.left, currency]).toEqual(['EUR', 'USD', 100, 'USD'])
  })

  test('is processed by one of two who ask at the same time', async () => {
    const { owner } = await opened()
    const { id: payoutId } = await newPayout(owner)
    const answers = await Promise.all(
      [1, 2].map((key) => owner.send(processPayout, { params: { payoutId }, key: `k${key}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(answers[1]?.body).toEqual({ detail: 'This payout is already being processed.' })
  })

  test('is made once under its key, as a double click sends it', async () => {
    const { owner } = await opened()
    const [one, two] = await Promise.all([newPayout(owner, {}, 'same'), newPayout(owner, {}, 'same')])
    expect(one).toEqual(two)
  })

  test('is taken back while it is pending, and not once it is processed', async () => {
    const { server, owner } = await opened()
    const first = await newPayout(owner, {}, 'first')
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'first', key: 'undo-first' }))
    const gone = await owner.send(getPayout, { params: { payoutId: first.id } })
    const { id: payoutId } = await newPayout(owner, {}, 'second')
    await owner.ask(processPayout, { params: { payoutId }, key: 'process' })
    const undoAnswer = await askGraphql(server, owner, UndoRequestDocument, { request: 'process', key: 'undo-second' })
    expect([gone.status, refusalOf(undoAnswer)]).toEqual([
      404,
      '409 The money is with the bank and can’t be called back. Ask the client to send it back.',
    ])
  })
})
