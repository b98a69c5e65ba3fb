import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { createClient, deleteClient, deleteProperty } from '@/contract/clients'
import { estimateCodec } from '@/contract/estimates'
import { MergeClientsDocument } from '@/contract/graphql/generated/clients'
import { DocumentHeadDocument } from '@/contract/graphql/generated/documents'
import {
  AnswerEstimateDocument,
  ConvertEstimateDocument,
  CreateEstimateDocument,
  DeleteEstimateDocument,
  EditEstimateDocument,
  EstimateDocument,
  EstimatesDocument,
  ReviseEstimateDocument,
  SendEstimateDocument,
} from '@/contract/graphql/generated/estimates'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { EditBusinessSettingsDocument, EditPreferencesDocument } from '@/contract/graphql/generated/settings'
import { deleteJob, getJob } from '@/contract/jobs'
import type { MovableClock } from '@/domain/clock'
import { demoUser } from '@/domain/demo'
import { ESTIMATE_COMMANDS, type EstimateCommand, judgeEstimate } from '@/domain/estimate/commands'
import type { EstimateStanding } from '@/domain/estimate/vocabulary'
import type { MockServer } from '@/mock-server'
import { actor } from '../fixtures/records'
import { CLIENT_DRAFT } from './client-cases'
import { APPROVAL, ESTIMATE_DRAFT, OFFER, REJECTION, SLOT } from './estimate-cases'
import { askGraphql, dataOf, fieldsRefused, refusalOf } from './graphql-office'
import { DAY, OWNER, officesPerTest, type Person, signIn, stoppedClock } from './office'

const openOffice = officesPerTest()
const businessId = 1
const BILLING = 'billing@greenvalley.demo'

let server: MockServer
let owner: Person
let clock: MovableClock
let keys: number
beforeEach(async () => {
  clock = stoppedClock()
  server = openOffice({ clock })
  owner = await signIn(server, OWNER)
  keys = 0
})

const newKey = () => `key-${keys++}`
const tryToCreate = (patch: object = {}, person = owner, key = newKey()) =>
  askGraphql(server, person, CreateEstimateDocument, { estimate: { ...ESTIMATE_DRAFT, ...patch }, key })
const create = async (patch: object = {}) => dataOf(await tryToCreate(patch)).createEstimate.id
const estimate = async (id: number) => dataOf(await askGraphql(server, owner, EstimateDocument, { id })).estimate
const edit = (id: number, changed: object, was: object | null = null, person = owner) =>
  askGraphql(server, person, EditEstimateDocument, { id, changed, was, key: newKey() })
const remove = (id: number) => askGraphql(server, owner, DeleteEstimateDocument, { id, key: newKey() })
const send = (id: number, again = false, key = newKey()) =>
  askGraphql(server, owner, SendEstimateDocument, { id, again, key })
const answer = (id: number, said: typeof APPROVAL | typeof REJECTION = APPROVAL, key = newKey()) =>
  askGraphql(server, owner, AnswerEstimateDocument, { id, answer: said, key })
const revise = (id: number, key = newKey()) => askGraphql(server, owner, ReviseEstimateDocument, { id, key })
const convert = (id: number, key = newKey(), person = owner) =>
  askGraphql(server, person, ConvertEstimateDocument, { id, slot: SLOT, key })
const undo = (request: string) => askGraphql(server, owner, UndoRequestDocument, { request, key: `undo-${request}` })
const later = async (days: number) => {
  clock.advance(days * DAY)
  owner = await signIn(server, OWNER)
}
const latestNote = async (stream: string) =>
  dataOf(await askGraphql(server, owner, HistoryDocument, { stream, first: 1 })).history.facts[0]?.note

/** An estimate that stands as told. */
const standing = async (as: EstimateStanding): Promise<number> => {
  const id = await create()
  if (as === 'draft') return id
  if (as === 'viewed') {
    const { estimates } = (await server.state()).tables
    return estimates.find((row) => row.status === 'viewed' && row.business_id === businessId)?.id ?? 0
  }
  dataOf(await send(id))
  if (as === 'approved' || as === 'converted' || as === 'revised') dataOf(await answer(id))
  if (as === 'rejected') dataOf(await answer(id, REJECTION))
  if (as === 'converted') dataOf(await convert(id))
  if (as === 'revised') dataOf(await revise(id))
  return id
}

const ASK: Record<
  EstimateCommand,
  (id: number) => Promise<{ errors?: { message: string; extensions?: { status?: number } }[] }>
> = {
  send: (id) => send(id),
  resend: (id) => send(id, true),
  approve: (id) => answer(id),
  reject: (id) => answer(id, REJECTION),
  revise: (id) => revise(id),
  convert: (id) => convert(id),
}

describe('an estimate that is made', () => {
  test('is a draft with the next number and its totals to the cent (EST-06, EST-10)', async () => {
    const made = await estimate(await create())
    const { line_items, ...rest } = made
    const { estimates } = (await server.state()).tables
    const numbers = estimates.map(({ estimate_number }) => Number(estimate_number.slice(4)))
    expect(made.estimate_number).toBe(`EST-${Math.max(...numbers)}`)
    expect(rest).toMatchObject({
      revision: 1,
      revises_id: null,
      revised_by_id: null,
      status: 'draft',
      title: 'Front beds',
      subtotal: 382.5,
      tax_rate: 8.25,
      tax_amount: 31.56,
      discount_amount: 20,
      total_amount: 394.06,
      currency: 'USD',
      valid_until: '2026-12-20',
      attachments: [],
      created_by: 1,
      sent_at: null,
      answered_by: '',
      job_id: null,
      client: { id: 1, first_name: 'Helen', last_name: 'Brandt' },
      property: { id: 1, address: '2204 Bridle Path' },
    })
    expect(line_items.map(({ id, total_price }) => [id, total_price])).toEqual([
      [1, 240],
      [2, 142.5],
    ])
  })

  test('has what is usual where nobody says otherwise (EST-12)', async () => {
    const { client_id, property_id, title } = ESTIMATE_DRAFT
    const id = dataOf(
      await askGraphql(server, owner, CreateEstimateDocument, {
        estimate: { client_id, property_id, title },
        key: newKey(),
      }),
    ).createEstimate.id
    const { valid_until, tax_rate, discount_amount, line_items, total_amount } = await estimate(id)
    expect([valid_until, tax_rate, discount_amount, line_items, total_amount]).toEqual(['2026-12-18', 8.25, 0, [], 0])
  })

  test('is read as it was written', async () => {
    const made = await estimate(await create())
    const parsed = v.parse(estimateCodec.wire, { ...made, business_id: businessId })
    const { business_id: _, ...back } = estimateCodec.write(parsed)
    expect(back).toEqual(made)
  })

  test.each<[string, object, string]>([
    ['without a client', { client_id: 999 }, '422 There is no such client.'],
    ['for somebody else’s property', { property_id: 2 }, '422 This property was deleted or is another client’s.'],
    ['without a title', { title: ' ' }, '422 Title is required'],
    [
      'with a discount above subtotal and tax (X-53)',
      { discount_amount: 414.07 },
      '422 Use a discount no larger than the subtotal plus tax',
    ],
    ['with a discount below zero', { discount_amount: -1 }, '422 Use an amount of 0 or more'],
    ['with a tax rate below zero', { tax_rate: -0.01 }, '422 Use a rate of 0 or more'],
    [
      'with quantities of hundredths',
      { line_items: [{ ...ESTIMATE_DRAFT.line_items[0], quantity: 1.25 }] },
      '422 Use at most one decimal',
    ],
    [
      'with parts of a cent',
      { line_items: [{ ...ESTIMATE_DRAFT.line_items[0], unit_price: 1.005 }] },
      '422 Use at most two decimals',
    ],
    [
      'of more than there can be',
      { line_items: [{ ...ESTIMATE_DRAFT.line_items[0], quantity: 90_000, unit_price: 9_999 }] },
      '422 Keep the total at $9,999,999.99 or less',
    ],
    [
      'with two lines of one id',
      { line_items: [ESTIMATE_DRAFT.line_items[0], ESTIMATE_DRAFT.line_items[0]] },
      '422 Two lines have the same id.',
    ],
  ])('is refused %s', async (_, patch, refusal) => {
    expect(refusalOf(await tryToCreate(patch))).toBe(refusal)
  })

  test('is made once under its key', async () => {
    const first = dataOf(await tryToCreate({}, owner, 'once')).createEstimate
    expect(dataOf(await tryToCreate({}, owner, 'once')).createEstimate).toEqual(first)
  })

  test('is in the currency of its business, and stays in it (X-27)', async () => {
    const before = await create()
    dataOf(await askGraphql(server, owner, EditPreferencesDocument, { changed: { currency: 'CAD' }, key: newKey() }))
    const after = await create()
    expect([(await estimate(before)).currency, (await estimate(after)).currency]).toEqual(['USD', 'CAD'])
  })

  test('has a number that was never given before, as the settings write it', async () => {
    const settings = (changed: object) =>
      askGraphql(server, owner, EditBusinessSettingsDocument, { changed, key: newKey() })
    const gone = await create()
    const { estimate_number: used } = await estimate(gone)
    dataOf(await remove(gone))
    dataOf(await settings({ estimate_prefix: 'Q-', estimate_next: 5_000 }))
    const { estimate_number } = await estimate(await create())
    expect([used === estimate_number, estimate_number]).toEqual([false, 'Q-5000'])
    expect(refusalOf(await settings({ estimate_next: 5_000 }))).toBe('422 Number 5000 is taken. Use 5001 or higher')
  })
})

describe('who may', () => {
  test('see and write estimates: those who manage billing (GUARD-07)', async () => {
    const [manager, billing] = [await signIn(server, demoUser('manager').email), await signIn(server, BILLING)]
    expect([
      refusalOf(await askGraphql(server, manager, EstimatesDocument, {})),
      refusalOf(await askGraphql(server, manager, DocumentHeadDocument, {})),
      refusalOf(await tryToCreate({}, manager)),
      refusalOf(await askGraphql(server, billing, EstimatesDocument, {})),
      refusalOf(await tryToCreate({}, billing)),
      refusalOf(await convert(await standing('approved'), newKey(), billing)),
    ]).toEqual([
      '403 Your role does not show estimates.',
      '403 Your role does not show estimates.',
      '403 Your role does not allow estimates to be created.',
      'answered',
      'answered',
      '403 Your role does not allow jobs to be made of estimates.',
    ])
  })
})

describe('a draft', () => {
  test('is edited, and what somebody else changed meanwhile stays', async () => {
    const id = await create()
    const [first, second] = ESTIMATE_DRAFT.line_items
    dataOf(await edit(id, { line_items: [{ ...first, quantity: 3 }, second] }, { line_items: [first, second] }))
    dataOf(await edit(id, { line_items: [first, { ...second, quantity: 2 }] }, { line_items: [first, second] }))
    const { line_items, subtotal } = await estimate(id)
    expect([line_items.map(({ quantity }) => quantity), subtotal]).toEqual([[3, 2], 550])
    expect(
      refusalOf(await edit(id, { line_items: [{ ...first, quantity: 9 }, second] }, { line_items: [first, second] })),
    ).toBe('409 Dana Whitfield changed the quantity meanwhile.')
  })

  test('keeps its lines in the order they were put in', async () => {
    const id = await create()
    const [first, second] = ESTIMATE_DRAFT.line_items
    dataOf(await edit(id, { line_items: [second, first] }, { line_items: [first, second] }))
    expect((await estimate(id)).line_items.map((line) => line.id)).toEqual([2, 1])
  })

  test('is checked as a whole: with fewer lines the discount is too large', async () => {
    const id = await create({ discount_amount: 300 })
    expect(refusalOf(await edit(id, { line_items: [ESTIMATE_DRAFT.line_items[1]] }))).toBe(
      '422 Use a discount no larger than the subtotal plus tax',
    )
  })

  test('may go; what was sent stays', async () => {
    const [draft, sent] = [await create(), await standing('sent')]
    expect([
      refusalOf(await remove(draft)),
      refusalOf(await remove(sent)),
      refusalOf(await edit(sent, { title: 'X' })),
    ]).toEqual([
      'answered',
      '409 This estimate was sent already. Only a draft can be deleted.',
      '409 This estimate was sent already. Revise it to make changes.',
    ])
  })

  test('is not sent without lines, or when its time is over', async () => {
    const [empty, late] = [
      await create({ line_items: [], discount_amount: 0 }),
      await create({ valid_until: '2026-11-17' }),
    ]
    expect([refusalOf(await send(empty)), refusalOf(await send(late))]).toEqual([
      '409 Add a line item before you send it.',
      '409 The day until which it is valid has passed. Choose a later one first.',
    ])
  })

  test('of a client without an email address is handed over', async () => {
    const { client } = await owner.ask(createClient, { body: { ...CLIENT_DRAFT, email: '' } })
    const id = await create({ client_id: client.id, property_id: client.properties[0]?.id })
    dataOf(await send(id))
    expect(await latestNote(`estimate/${id}`)).toBe('Sent, handed over: the client has no email address')
  })
})

describe('the life of an estimate', () => {
  test.each<EstimateStanding>(['draft', 'sent', 'viewed', 'approved', 'rejected', 'revised', 'converted'])(
    'the back end and the rules agree on every step of one that is %s',
    async (as) => {
      const allowed: string[] = []
      const foreseen: string[] = []
      for (const command of ESTIMATE_COMMANDS) {
        const id = await standing(as)
        if (judgeEstimate(actor(), command, await estimate(id)).ok) foreseen.push(command)
        if (refusalOf(await ASK[command](id)) === 'answered') allowed.push(command)
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
    const standingNow = dataOf(await revise(id)).reviseEstimate
    const [former, next] = [await estimate(id), await estimate(standingNow.revised_by_id ?? 0)]
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
    const { job } = await owner.ask(getJob, { params: { businessId, jobId: first.job_id ?? 0 } })
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
    expect((await owner.send(getJob, { params: { businessId, jobId: job_id ?? 0 } })).status).toBe(404)
    const again = dataOf(await convert(id, 'second')).convertEstimate
    await owner.ask(deleteJob, { params: { businessId, jobId: again.job_id ?? 0 } })
    expect([(await estimate(id)).job_id, refusalOf(await convert(id))]).toEqual([null, 'answered'])
  })

  test('makes no job where its property is gone', async () => {
    const { client } = await owner.ask(createClient, {
      body: {
        ...CLIENT_DRAFT,
        properties: [CLIENT_DRAFT.properties[0], { ...CLIENT_DRAFT.properties[0], address: '9 Elm Street' }],
      } as never,
    })
    const propertyId = client.properties[1]?.id ?? 0
    const id = await create({ client_id: client.id, property_id: propertyId })
    dataOf(await send(id))
    dataOf(await answer(id))
    await owner.ask(deleteProperty, { params: { businessId, propertyId } })
    expect(refusalOf(await convert(id))).toBe(
      '409 Its property was deleted. Revise the estimate and choose another property.',
    )
  })
})

describe('an estimate with options and packages', () => {
  const approve = (id: number, choice: { package_id: number | null; line_ids: number[] }) =>
    askGraphql(server, owner, AnswerEstimateDocument, { id, answer: { ...APPROVAL, choice }, key: newKey() })
  const sums = ({ subtotal, tax_amount, total_amount, deposit_due }: Awaited<ReturnType<typeof estimate>>) => ({
    subtotal,
    tax_amount,
    total_amount,
    deposit_due,
  })

  test('comes to what it recommends, until the client answers', async () => {
    const id = await create(OFFER)
    const made = await estimate(id)
    expect([made.choice, made.packages, sums(made)]).toEqual([
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
    const made = await estimate(id)
    expect([made.choice, sums(made)]).toEqual([
      choice,
      { subtotal: 882.5, tax_amount: 72.81, total_amount: 955.31, deposit_due: 95.53 },
    ])
    dataOf(await convert(id))
    const job_id = (await estimate(id)).job_id ?? 0
    const job = (await server.state()).tables.jobs.find((each) => each.id === job_id)
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

describe('the clock', () => {
  test('closes an estimate that nobody answered, once, after its last day (X-52)', async () => {
    const id = await standing('sent')
    await later(32)
    expect((await estimate(id)).status).toBe('sent')
    await later(1)
    expect([(await estimate(id)).status, await latestNote(`estimate/${id}`)]).toEqual([
      'expired',
      'Expired: it was valid until Dec 20, 2026',
    ])
    const { facts } = dataOf(
      await askGraphql(server, owner, HistoryDocument, { stream: `estimate/${id}`, first: 9 }),
    ).history
    expect(facts.map(({ type, undoRefusal }) => [type, undoRefusal])).toEqual([
      ['estimate.expired', 'The clock did this. Revise the estimate to send it again.'],
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
    (await owner.ask(createClient, { body: { ...CLIENT_DRAFT, email: `${newKey()}@x.test` } })).client

  test('stays as long as an estimate is open', async () => {
    const { id: clientId, properties } = await added()
    const id = await create({ client_id: clientId, property_id: properties[0]?.id })
    const params = { businessId, clientId }
    const { status, body } = await owner.send(deleteClient, { params })
    expect([status, (body as { detail: string }).detail]).toEqual([
      409,
      'This client has 1 open estimate. Delete it or record the answer first.',
    ])
    dataOf(await remove(id))
    expect((await owner.send(deleteClient, { params })).status).toBe(200)
  })

  test('takes the estimates of another one who is merged into it', async () => {
    const [keep, merge] = [await added(), await added()]
    const id = await create({ client_id: merge.id, property_id: merge.properties[0]?.id })
    const merging = { keep: keep.id, merge: merge.id, takes: [], key: newKey() }
    dataOf(await askGraphql(server, owner, MergeClientsDocument, merging))
    expect(await estimate(id)).toMatchObject({ client_id: keep.id, property_id: keep.properties[0]?.id })
  })
})

test('documents begin with the business, its address and its logo', async () => {
  expect(dataOf(await askGraphql(server, owner, DocumentHeadDocument, {})).documentHead).toEqual({
    business_name: 'Green Valley Landscaping',
    address: '1200 Barton Springs Rd',
    city: 'Austin',
    state: 'TX',
    zip_code: '78704',
    currency: 'USD',
    tax_rate: 8.25,
    logo: null,
    paper: 'letter',
  })
})
