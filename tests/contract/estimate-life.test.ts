import { describe, expect, test } from 'vitest'
import { createClient, deleteClient, deleteProperty } from '@/contract/clients'
import { MergeClientsDocument } from '@/contract/graphql/generated/clients'
import { AnswerEstimateDocument, EditEstimateDocument } from '@/contract/graphql/generated/estimates'
import { HistoryDocument } from '@/contract/graphql/generated/history'
import { deleteJob, getJob } from '@/contract/jobs'
import { ESTIMATE_COMMANDS, judgeEstimate } from '@/domain/estimate/commands'
import type { EstimateComputedStatus } from '@/domain/estimate/vocabulary'
import { actor } from '../fixtures/records'
import { CLIENT_DRAFT } from './client-cases'
import { APPROVAL, OFFER, REJECTION, SLOT } from './estimate-cases'
import { estimateOffice } from './estimate-office'
import { askGraphql, dataOf, fieldsRefused, refusalOf } from './graphql-office'

const office = estimateOffice()
const { newKey, create, estimate, edit, remove, send, answer, revise, convert, undo, later, latestNote, standing } =
  office
const businessId = 1

describe('the life of an estimate', () => {
  test.each<EstimateComputedStatus>(['draft', 'sent', 'viewed', 'approved', 'rejected', 'revised', 'converted'])(
    'the back end and the rules agree on every step of one that is %s',
    async (as) => {
      const allowed: string[] = []
      const foreseen: string[] = []
      for (const command of ESTIMATE_COMMANDS) {
        const id = await standing(as)
        if (judgeEstimate(actor(), command, await estimate(id)).ok) foreseen.push(command)
        if (refusalOf(await office.ask[command](id)) === 'answered') allowed.push(command)
      }
      expect(allowed).toEqual(foreseen)
    },
  )

  test('tells who answered, how, and why not', async () => {
    const [yes, no] = [await standing('approved'), await standing('rejected')]
    expect([await latestNote(`estimate/${yes}`), await latestNote(`estimate/${no}`)]).toEqual([
      'Approved by Helen Brandt, by phone',
      'Rejected by Helen Brandt, by email: Too much for this year.',
    ])
    expect(await estimate(no)).toMatchObject({
      status: 'rejected',
      answered_by: 'Helen Brandt',
      answered_via: 'email',
      rejection_reason: 'Too much for this year.',
    })
  })

  test('asks for a reason where the answer is no', async () => {
    const id = await standing('sent')
    expect(refusalOf(await answer(id, { ...REJECTION, rejection_reason: ' ' } as never))).toBe('422 Reason is required')
  })

  test('goes on in a new version under the same number; the one before stays readable', async () => {
    const id = await standing('rejected')
    const current = dataOf(await revise(id)).reviseEstimate
    const [former, next] = [await estimate(id), await estimate(current.revised_by_id ?? 0)]
    expect(next).toMatchObject({
      estimate_number: former.estimate_number,
      revision: 2,
      revises_id: id,
      status: 'draft',
      valid_until: '2026-12-18',
      sent_at: null,
      answered_by: '',
      rejection_reason: '',
      total_amount: former.total_amount,
    })
    expect([former.status, former.revised_by_id]).toEqual(['rejected', next.id])
    dataOf(await remove(next.id))
    expect((await estimate(id)).revised_by_id).toBeNull()
  })

  test('becomes a job once, at its property, for what it comes to before tax', async () => {
    const id = await standing('approved')
    const first = dataOf(await convert(id, 'convert')).convertEstimate
    expect(dataOf(await convert(id, 'convert')).convertEstimate).toEqual(first)
    expect(refusalOf(await convert(id))).toBe('409 A job was made of this estimate.')
    const { job } = await office.owner.ask(getJob, { params: { businessId, jobId: first.job_id ?? 0 } })
    expect(job).toMatchObject({
      ...SLOT,
      title: 'Front beds',
      client_id: 1,
      property_id: 1,
      property_address: '2204 Bridle Path',
      estimated_cost: 36_250,
      status: 'scheduled',
    })
    expect((await estimate(id)).job_number).toBe(job.job_number)
  })

  test('can become a job again when that one was deleted or the step undone', async () => {
    const id = await standing('approved')
    const { job_id } = dataOf(await convert(id, 'first')).convertEstimate
    dataOf(await undo('first'))
    expect((await office.owner.send(getJob, { params: { businessId, jobId: job_id ?? 0 } })).status).toBe(404)
    const again = dataOf(await convert(id, 'second')).convertEstimate
    await office.owner.ask(deleteJob, { params: { businessId, jobId: again.job_id ?? 0 } })
    expect([(await estimate(id)).job_id, refusalOf(await convert(id))]).toEqual([null, 'answered'])
  })

  test('makes no job where its property is gone', async () => {
    const { client } = await office.owner.ask(createClient, {
      body: {
        ...CLIENT_DRAFT,
        properties: [CLIENT_DRAFT.properties[0], { ...CLIENT_DRAFT.properties[0], address: '9 Elm Street' }],
      } as never,
    })
    const propertyId = client.properties[1]?.id ?? 0
    const id = await create({ client_id: client.id, property_id: propertyId })
    dataOf(await send(id))
    dataOf(await answer(id))
    await office.owner.ask(deleteProperty, { params: { businessId, propertyId } })
    expect(refusalOf(await convert(id))).toBe(
      '409 Its property was deleted. Revise the estimate and choose another property.',
    )
  })
})

describe('an estimate with options and packages', () => {
  const approve = (id: number, choice: { package_id: number | null; line_ids: number[] }) =>
    askGraphql(office.server, office.owner, AnswerEstimateDocument, {
      id,
      answer: { ...APPROVAL, choice },
      key: newKey(),
    })
  const sums = ({ subtotal, tax_amount, total_amount, deposit_due }: Awaited<ReturnType<typeof estimate>>) => ({
    subtotal,
    tax_amount,
    total_amount,
    deposit_due,
  })

  test('comes to what it recommends, until the client answers', async () => {
    const id = await create(OFFER)
    const current = await estimate(id)
    expect([current.choice, current.packages, sums(current)]).toEqual([
      null,
      OFFER.packages,
      { subtotal: 1_282.5, tax_amount: 105.81, total_amount: 1_388.31, deposit_due: 138.83 },
    ])
  })

  test('comes to what was chosen then, and its job to the same', async () => {
    const id = await create(OFFER)
    dataOf(await send(id))
    const choice = { package_id: 11, line_ids: [5] }
    dataOf(await approve(id, choice))
    const current = await estimate(id)
    expect([current.choice, sums(current)]).toEqual([
      choice,
      { subtotal: 882.5, tax_amount: 72.81, total_amount: 955.31, deposit_due: 95.53 },
    ])
    dataOf(await convert(id))
    const job_id = (await estimate(id)).job_id ?? 0
    const job = (await office.server.state()).tables.jobs.find((each) => each.id === job_id)
    expect([job?.estimated_cost, job?.description.includes('Sod'), job?.description.includes('Stone')]).toEqual([
      88_250,
      true,
      false,
    ])
  })

  test('takes what counts as chosen where an approval says nothing', async () => {
    const id = await create(OFFER)
    dataOf(await send(id))
    dataOf(await answer(id))
    expect((await estimate(id)).choice).toEqual({ package_id: 12, line_ids: [] })
  })

  test('refuses a choice that is none of its own, and keeps no answer', async () => {
    const id = await create(OFFER)
    dataOf(await send(id))
    expect([
      refusalOf(await approve(id, { package_id: null, line_ids: [] })),
      refusalOf(await approve(id, { package_id: 11, line_ids: [1] })),
      (await estimate(id)).status,
    ]).toEqual(['422 Choose one of the packages', '422 One of the options is not in this estimate', 'sent'])
  })

  test('is open again in its next version', async () => {
    const id = await create(OFFER)
    dataOf(await send(id))
    dataOf(await approve(id, { package_id: 11, line_ids: [5] }))
    const { revised_by_id } = dataOf(await revise(id)).reviseEstimate
    const next = await estimate(revised_by_id ?? 0)
    expect([next.choice, next.packages, sums(next).total_amount]).toEqual([null, OFFER.packages, 1_388.31])
  })

  test.each([
    [
      'a deposit above the total',
      { deposit_kind: 'fixed', deposit_amount: 1_388.32 },
      'deposit_amount',
      'Use a deposit no larger than the total',
    ],
    [
      'a package that a line needs taken away',
      { packages: OFFER.packages.slice(1) },
      'line_items',
      'A line belongs to a package that was removed.',
    ],
    [
      'a discount above the lowest total',
      { discount_amount: 1_000 },
      'discount_amount',
      'Use a discount no larger than the lowest total that the client can choose',
    ],
  ])('refuses %s', async (_, patch, field, reason) => {
    const refused = await edit(await create(OFFER), patch)
    expect([fieldsRefused(refused), refusalOf(refused)]).toEqual([[field], `422 ${reason}`])
  })
})

describe('an undo', () => {
  test('changes nothing of what the client was sent or has approved', async () => {
    const id = await create()
    dataOf(
      await askGraphql(office.server, office.owner, EditEstimateDocument, {
        id,
        changed: { discount_amount: 5 },
        was: null,
        key: 'discount',
      }),
    )
    dataOf(await send(id))
    const sent = await undo('discount')
    dataOf(await answer(id))
    expect([refusalOf(sent), refusalOf(await undo('discount')), (await estimate(id)).discount_amount]).toEqual([
      '409 It was sent since. Revise it to make changes.',
      '409 It was sent since. Revise it to make changes.',
      5,
    ])
  })
})

describe('the clock', () => {
  test('closes an estimate that no one answered, once, after its last day (X-52)', async () => {
    const id = await standing('sent')
    await later(32)
    expect((await estimate(id)).status).toBe('sent')
    await later(1)
    expect([(await estimate(id)).status, await latestNote(`estimate/${id}`)]).toEqual([
      'expired',
      'Expired: it was valid until Dec 20, 2026',
    ])
    const { facts } = dataOf(
      await askGraphql(office.server, office.owner, HistoryDocument, { stream: `estimate/${id}`, first: 9 }),
    ).history
    expect(facts.map(({ type, undoRefusal }) => [type, undoRefusal])).toEqual([
      ['estimate.expired', 'Groundwork did this automatically. Revise the estimate to send it again.'],
      ['estimate.sent', 'This has changed since; it can no longer be undone.'],
      ['estimate.created', 'This has changed since; it can no longer be undone.'],
    ])
    expect([refusalOf(await answer(id)), refusalOf(await revise(id))]).toEqual([
      '409 This estimate has expired. Revise it to send it again.',
      'answered',
    ])
  })
})

describe('a client', () => {
  const added = async () =>
    (await office.owner.ask(createClient, { body: { ...CLIENT_DRAFT, email: `${newKey()}@x.test` } })).client

  test('stays as long as an estimate is open', async () => {
    const { id: clientId, properties } = await added()
    const id = await create({ client_id: clientId, property_id: properties[0]?.id })
    const params = { businessId, clientId }
    const { status, body } = await office.owner.send(deleteClient, { params })
    expect([status, (body as { detail: string }).detail]).toEqual([
      409,
      'This client has 1 open estimate. Delete it or record the answer first.',
    ])
    dataOf(await remove(id))
    expect((await office.owner.send(deleteClient, { params })).status).toBe(200)
  })

  test('takes the estimates of another one who is merged into it', async () => {
    const [keep, merge] = [await added(), await added()]
    const id = await create({ client_id: merge.id, property_id: merge.properties[0]?.id })
    const merging = { keep: keep.id, merge: merge.id, takes: [], key: newKey() }
    dataOf(await askGraphql(office.server, office.owner, MergeClientsDocument, merging))
    expect(await estimate(id)).toMatchObject({ client_id: keep.id, property_id: keep.properties[0]?.id })
  })
})
