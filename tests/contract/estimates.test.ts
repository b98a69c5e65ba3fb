import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createClient } from '@/contract/clients'
import { estimateCodec } from '@/contract/estimates'
import { DocumentHeadDocument } from '@/contract/graphql/generated/documents'
import { CreateEstimateDocument, EstimatesDocument } from '@/contract/graphql/generated/estimates'
import { EditBusinessSettingsDocument, EditPreferencesDocument } from '@/contract/graphql/generated/settings'
import { demoUser } from '@/domain/demo/demo'
import { CLIENT_DRAFT } from './client-cases'
import { ESTIMATE_DRAFT, OFFER } from './estimate-cases'
import { estimateOffice } from './estimate-office'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { signIn } from './office'

const office = estimateOffice()
const { newKey, tryToCreate, create, estimate, edit, remove, send, convert, latestNote, standing } = office
const businessId = 1
const BILLING = 'billing@greenvalley.demo'

describe('an estimate that is made', () => {
  test('is a draft with the next number and its totals to the cent (EST-06, EST-10)', async () => {
    const current = await estimate(await create())
    const { line_items, ...rest } = current
    const { estimates } = (await office.server.state()).tables
    const numbers = estimates.map(({ estimate_number }) => Number(estimate_number.slice(4)))
    expect(current.estimate_number).toBe(`EST-${Math.max(...numbers)}`)
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

  test('has what is usual where no one says otherwise (EST-12)', async () => {
    const { client_id, property_id, title } = ESTIMATE_DRAFT
    const id = dataOf(
      await askGraphql(office.server, office.owner, CreateEstimateDocument, {
        estimate: { client_id, property_id, title },
        key: newKey(),
      }),
    ).createEstimate.id
    const { valid_until, tax_rate, discount_amount, line_items, total_amount } = await estimate(id)
    expect([valid_until, tax_rate, discount_amount, line_items, total_amount]).toEqual(['2026-12-18', 8.25, 0, [], 0])
  })

  test('is read as it was written', async () => {
    const current = await estimate(await create())
    const parsed = v.parse(estimateCodec.wire, { ...current, business_id: businessId })
    const { business_id: _, ...back } = estimateCodec.write(parsed)
    expect(back).toEqual(current)
  })

  test.each<[string, object, string]>([
    ['without a client', { client_id: 999 }, '422 There is no such client.'],
    ['for someone else’s property', { property_id: 2 }, '422 This property was deleted or is another client’s.'],
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
      '422 Keep the total at 9,999,999.99 or less',
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
    const first = dataOf(await tryToCreate({}, office.owner, 'once')).createEstimate
    expect(dataOf(await tryToCreate({}, office.owner, 'once')).createEstimate).toEqual(first)
  })

  test('is in the currency of its business, and stays in it (X-27)', async () => {
    const before = await create()
    dataOf(
      await askGraphql(office.server, office.owner, EditPreferencesDocument, {
        changed: { currency: 'CAD' },
        key: newKey(),
      }),
    )
    const after = await create()
    expect([(await estimate(before)).currency, (await estimate(after)).currency]).toEqual(['USD', 'CAD'])
  })

  test('has a number that was never given before, as the settings write it', async () => {
    const settings = (changed: object) =>
      askGraphql(office.server, office.owner, EditBusinessSettingsDocument, { changed, key: newKey() })
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
    const [manager, technician, billing] = [
      await signIn(office.server, demoUser('manager').email),
      await signIn(office.server, demoUser('tech').email),
      await signIn(office.server, BILLING),
    ]
    expect([
      refusalOf(await askGraphql(office.server, manager, EstimatesDocument, {})),
      refusalOf(await askGraphql(office.server, technician, DocumentHeadDocument, {})),
      refusalOf(await tryToCreate({}, manager)),
      refusalOf(await askGraphql(office.server, billing, EstimatesDocument, {})),
      refusalOf(await tryToCreate({}, billing)),
      refusalOf(await convert(await standing('approved'), newKey(), billing)),
    ]).toEqual([
      '403 Your role can’t see estimates.',
      '403 Your role can’t see estimates.',
      '403 Your role can’t create estimates.',
      'answered',
      'answered',
      '403 Your role can’t create jobs from estimates.',
    ])
  })
})

describe('a draft', () => {
  test('is edited, and what someone else changed in the meantime stays', async () => {
    const id = await create()
    const [first, second] = ESTIMATE_DRAFT.line_items
    dataOf(await edit(id, { line_items: [{ ...first, quantity: 3 }, second] }, { line_items: [first, second] }))
    dataOf(await edit(id, { line_items: [first, { ...second, quantity: 2 }] }, { line_items: [first, second] }))
    const { line_items, subtotal } = await estimate(id)
    expect([line_items.map(({ quantity }) => quantity), subtotal]).toEqual([[3, 2], 550])
    expect(
      refusalOf(await edit(id, { line_items: [{ ...first, quantity: 9 }, second] }, { line_items: [first, second] })),
    ).toBe('409 Dana Whitfield changed the quantity in the meantime.')
  })

  test('keeps its lines in the order they were put in', async () => {
    const id = await create()
    const [first, second] = ESTIMATE_DRAFT.line_items
    dataOf(await edit(id, { line_items: [second, first] }, { line_items: [first, second] }))
    expect((await estimate(id)).line_items.map((line) => line.id)).toEqual([2, 1])
  })

  test('gives up the package that it recommended', async () => {
    const id = await create(OFFER)
    const { packages, line_items, recommended_package_id } = OFFER
    const remaining = {
      packages: packages.filter((each) => each.id !== recommended_package_id),
      line_items: line_items.filter((line) => !('package_id' in line && line.package_id === recommended_package_id)),
      recommended_package_id: null,
    }
    dataOf(await edit(id, remaining, { packages, line_items, recommended_package_id }))
    expect(await estimate(id)).toMatchObject({ packages: remaining.packages, recommended_package_id: null })
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
      '409 This estimate was already sent. Only a draft can be deleted.',
      '409 This estimate was already sent. Revise it to make changes.',
    ])
  })

  test('is not sent without lines, or when its time is over', async () => {
    const [empty, late] = [
      await create({ line_items: [], discount_amount: 0 }),
      await create({ valid_until: '2026-11-17' }),
    ]
    expect([refusalOf(await send(empty)), refusalOf(await send(late))]).toEqual([
      '409 Add a line item before you send it.',
      '409 Its “Valid until” date has passed. Choose a later one first.',
    ])
  })

  test('of a client without an email address is marked as sent, and says why it was not emailed', async () => {
    const { client } = await office.owner.ask(createClient, { body: { ...CLIENT_DRAFT, email: '' } })
    const id = await create({ client_id: client.id, property_id: client.properties[0]?.id })
    dataOf(await send(id))
    expect(await latestNote(`estimate/${id}`)).toBe('Marked as sent. Not emailed: Avery has no email address.')
  })
})

test('documents begin with the business, its address and its logo', async () => {
  expect(dataOf(await askGraphql(office.server, office.owner, DocumentHeadDocument, {})).documentHead).toEqual({
    business_name: 'Green Valley Landscaping',
    address: '1200 Barton Springs Rd',
    city: 'Austin',
    state: 'TX',
    zip_code: '78704',
    currency: 'USD',
    tax_rate: 8.25,
    logo: null,
    paper: 'letter',
    language: 'en',
  })
})
