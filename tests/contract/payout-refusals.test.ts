import { describe, expect, test } from 'vitest'
import { createClient, deleteClient } from '@/contract/clients'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import { CreditInvoiceDocument } from '@/contract/graphql/generated/invoices'
import { PayoutOptionsDocument } from '@/contract/graphql/generated/payouts'
import { EditBusinessSettingsDocument } from '@/contract/graphql/generated/settings'
import { updateJob } from '@/contract/jobs'
import { createPayout, processPayout } from '@/contract/payouts'
import { CLIENT_DRAFT } from './client-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { DAY, OWNER, type Person, signIn } from './office'
import { addedAccount, newPayout, PAYEE, PAYOUT_DRAFT } from './payout-cases'
import { BILLING, paidInvoice, payoutOffices, processed } from './payout-office'

const opened = payoutOffices()

const refused = async (person: Person, patch: object) => {
  const { status, body } = await person.send(createPayout, { body: { ...PAYOUT_DRAFT, ...patch } })
  const { detail, errors = [] } = body as { detail: string; errors?: { path: string }[] }
  return [status, detail, errors.map(({ path }) => path)]
}

describe('what is refused', () => {
  test.each([
    [{ amount: -5 }, 'Use an amount of more than 0', 'amount'],
    [{ amount: 0 }, 'Use an amount of more than 0', 'amount'],
    [{ amount: 10_000_000 }, 'Use 9,999,999.99 or less', 'amount'],
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
    await newPayout(owner, { ...reference, amount: 60 })
    const rest = await refused(owner, { ...reference, amount: 40.01 })
    await newPayout(owner, { ...reference, amount: 40 })
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
    const variables = { client: PAYEE.client }
    const { jobs } = dataOf(await askGraphql(server, owner, PayoutOptionsDocument, variables)).payoutOptions
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
    await newPayout(owner, { reason: 'overpayment_refund', reference_job_id: job?.id, amount })
    const lowered = await price(estimated_cost, 'lowered')
    const undone = await askGraphql(server, owner, UndoRequestDocument, { request: 'raised', key: 'undo' })
    const refusal = `$${amount.toFixed(2)} was paid out for ${job_number}. Use that or more, or cancel the payout first.`
    expect([lowered.status, (lowered.body as { detail: string }).detail]).toEqual([422, refusal])
    expect(refusalOf(undone)).toBe(`409 ${refusal}`)
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
    const storedAccount = (await server.state()).tables.payout_accounts.find(({ id }) => id === account.id)
    expect(storedAccount).toMatchObject({ client_id: clientId, account_number_masked: '••••5432' })
  })

  test('nothing of a client whose overpaid invoice was paid out: that one is settled, and the client can be deleted', async () => {
    const { clock, server, owner: first } = await opened()
    const { id: clientId } = (await first.ask(createClient, { body: CLIENT_DRAFT })).client
    const account = await addedAccount(server, first, {}, clientId)
    clock.advance(4 * DAY)
    const owner = await signIn(server, OWNER)
    const invoice = await paidInvoice(server, owner, { client_id: clientId })
    const credit = { id: invoice, amount: 40, reason: 'Half of it was not done', key: 'credit' }
    dataOf(await askGraphql(server, owner, CreditInvoiceDocument, credit))
    const request = { params: { businessId: 1, clientId } }
    const { status, body } = await owner.send(deleteClient, request)
    expect([status, (body as { detail: string }).detail]).toEqual([
      409,
      'This client has 1 invoice not settled yet. Record the payment or void it first.',
    ])

    const { payout } = await owner.ask(createPayout, {
      body: {
        ...PAYOUT_DRAFT,
        ...{ customer_id: clientId, payout_account_id: account.id, amount: 40, reason: 'overpayment_refund' },
        reference_invoice_id: invoice,
      },
    })
    await processed(owner, payout.id)
    clock.advance(4 * DAY)

    const later = await signIn(server, OWNER)
    expect((await later.send(deleteClient, request)).status).toBe(200)
  })

  test('a request without the user’s id, and in someone else’s name (API-36)', async () => {
    const { server, owner } = await opened()
    const ask = async (named: Record<string, string>) => {
      const headers = { authorization: `Bearer ${owner.token}`, ...named }
      const response = await server.fetch('/payment/api/v1/payouts/1', { headers })
      return [response.status, (await response.json()).detail]
    }
    expect([await ask({}), await ask({ 'x-user-id': '7' })]).toEqual([
      [400, 'The X-User-Id header is missing.'],
      [403, 'The X-User-Id header names someone else.'],
    ])
  })
})

test('above the approval limit someone else has to process it, who then can', async () => {
  const { server, owner } = await opened()
  const changed = { payout_approval_limit: 5_000 }
  dataOf(await askGraphql(server, owner, EditBusinessSettingsDocument, { changed, key: 'limit' }))
  const { id: payoutId, needs_approval } = await newPayout(owner)
  const own = await owner.send(processPayout, { params: { payoutId } })
  const status = await processed(await signIn(server, BILLING), payoutId)
  expect([needs_approval, own.status, own.body, status]).toEqual([
    true,
    409,
    {
      detail:
        'This payout is above your approval limit. Someone other than the person who created it has to process it.',
    },
    'processing',
  ])
})
