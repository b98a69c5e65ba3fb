import { beforeEach, describe, expect, test } from 'vitest'
import {
  addPaymentMethod,
  downloadInvoice,
  getInvoice,
  listInvoices,
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@/contract/billing'
import { EditPreferencesDocument } from '@/contract/graphql/generated/settings'
import { cancelSubscription } from '@/contract/subscription'
import { demoUser } from '@/domain/demo/demo'
import { askGraphql, dataOf } from './graphql-office'
import { OWNER, type Person } from './office'
import { card, GREEN_VALLEY, HILL_COUNTRY, HILL_COUNTRY_OWNER, type PayingOffice, payingOfficesPerTest } from './payer'

const ofGreenValley = { query: { customer_id: GREEN_VALLEY } }
const ofHillCountry = { query: { customer_id: HILL_COUNTRY } }

const openPayingOffice = payingOfficesPerTest()
let office: PayingOffice
let owner: Person
beforeEach(async () => {
  office = openPayingOffice()
  owner = await office.as(OWNER)
})

const add = (payment_method_id: string, set_as_default?: boolean) => ({
  body: { customer_id: GREEN_VALLEY, payment_method_id, ...(set_as_default === undefined ? {} : { set_as_default }) },
})
const one = (paymentMethodId: string) => ({ params: { paymentMethodId }, ...ofGreenValley })
const textsIn = (download_url: string) =>
  [...atob(download_url.split(',')[1] ?? '').matchAll(/\((.*?)(?<!\\)\) Tj/g)].map(([, text]) => text)
const cards = async () =>
  (await owner.ask(listPaymentMethods, ofGreenValley)).payment_methods.map(({ id, last4, is_default }) =>
    [id, last4, is_default ? 'default' : ''].join(' ').trim(),
  )

describe('cards', () => {
  test('are listed with the default first, without anything that only the provider may know', async () => {
    const { body } = await owner.send(listPaymentMethods, ofGreenValley)
    expect(body).toEqual({
      payment_methods: [
        { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2029, is_default: true },
        { id: 'pm_2', brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2026, is_default: false },
      ],
    })
  })

  test('are added beside the default, or in its place', async () => {
    await owner.ask(addPaymentMethod, add(card({ last4: '0005', nonce: 'a' })))
    expect(await cards()).toEqual(['pm_1 4242 default', 'pm_3 0005', 'pm_2 4444'])
    await owner.ask(addPaymentMethod, add(card({ last4: '0006', nonce: 'b' }), true))
    expect(await cards()).toEqual(['pm_4 0006 default', 'pm_3 0005', 'pm_2 4444', 'pm_1 4242'])
    expect(await office.factSummaries()).toEqual([
      ['payment_method.added', 'Visa ending in 0005 added'],
      ['payment_method.added', 'Visa ending in 0006 added as the default'],
    ])
  })

  test('are the same card when the provider’s id is the same', async () => {
    const first = await owner.ask(addPaymentMethod, add(card()))
    expect(await owner.ask(addPaymentMethod, add(card()))).toEqual(first)
    const asDefault = await owner.ask(addPaymentMethod, add(card(), true))
    expect(asDefault.payment_method).toEqual({ ...first.payment_method, is_default: true })
    expect(await cards()).toEqual(['pm_3 1111 default', 'pm_2 4444', 'pm_1 4242'])
  })

  test('are the default when they are the first', async () => {
    const trying = await office.as(HILL_COUNTRY_OWNER)
    const { payment_method } = await trying.ask(addPaymentMethod, {
      body: { customer_id: HILL_COUNTRY, payment_method_id: card() },
    })
    expect(payment_method.is_default).toBe(true)
  })

  test('are refused when the provider does not know them, or they have expired', async () => {
    for (const id of ['pm_1N2b3c', 'tok_visa', '4242424242424242'])
      expect(await owner.send(addPaymentMethod, add(id))).toMatchObject({
        status: 402,
        body: { detail: 'Your card was declined.' },
      })
    expect(await owner.send(addPaymentMethod, add(card({ exp_month: 10, exp_year: 2026 })))).toMatchObject({
      status: 402,
      body: { detail: 'Your card has expired.' },
    })
    expect(await cards()).toEqual(['pm_1 4242 default', 'pm_2 4444'])
  })

  test('of one customer are not another one’s too', async () => {
    const trying = await office.as(HILL_COUNTRY_OWNER)
    await owner.ask(addPaymentMethod, add(card()))
    expect(
      await trying.send(addPaymentMethod, { body: { customer_id: HILL_COUNTRY, payment_method_id: card() } }),
    ).toMatchObject({ status: 409, body: { detail: 'This card belongs to another account.' } })
  })

  test('become the default one at a time', async () => {
    const { payment_method } = await owner.ask(setDefaultPaymentMethod, one('pm_2'))
    expect([payment_method.id, payment_method.is_default]).toEqual(['pm_2', true])
    expect(await owner.ask(setDefaultPaymentMethod, one('pm_2'))).toEqual({ payment_method })
    expect(await cards()).toEqual(['pm_2 4444 default', 'pm_1 4242'])
    expect(await office.factSummaries()).toEqual([
      ['payment_method.made_default', 'Mastercard ending in 4444 is the default now'],
    ])
  })

  test('are removed, and the newest of the others takes over from the default', async () => {
    await owner.ask(addPaymentMethod, add(card()))
    await owner.ask(removePaymentMethod, one('pm_1'))
    expect(await cards()).toEqual(['pm_3 1111 default', 'pm_2 4444'])
    expect((await office.factSummaries()).at(-1)).toEqual([
      'payment_method.removed',
      'Visa ending in 4242 removed; Visa ending in 1111 is the default now',
    ])
  })

  test('are kept where the only one pays for the subscription, until nothing is to be paid any more', async () => {
    await owner.ask(removePaymentMethod, one('pm_2'))
    expect(await owner.send(removePaymentMethod, one('pm_1'))).toMatchObject({
      status: 409,
      body: { detail: 'This is the only card that pays for your subscription. Add another card first.' },
    })
    await owner.ask(cancelSubscription, { body: { customer_id: GREEN_VALLEY } })
    await owner.ask(removePaymentMethod, one('pm_1'))
    expect(await cards()).toEqual([])
  })

  test('of others are out of reach', async () => {
    const stranger = await office.as(HILL_COUNTRY_OWNER)
    for (const id of ['pm_1', 'pm_99', 'pm_x', '1'])
      expect(
        await stranger.send(removePaymentMethod, { params: { paymentMethodId: id }, ...ofHillCountry }),
      ).toMatchObject({ status: 404, body: { detail: 'Payment method not found' } })
  })

  test('are seen by those who see what is paid, and handled by those who manage it', async () => {
    const manager = await office.as(demoUser('manager').email)
    expect((await manager.send(listPaymentMethods, ofGreenValley)).status).toBe(200)
    expect((await manager.send(setDefaultPaymentMethod, one('pm_2'))).status).toBe(403)
    const tech = await office.as(demoUser('tech').email)
    expect((await tech.send(listPaymentMethods, ofGreenValley)).status).toBe(403)
  })
})

describe('invoices', () => {
  test('come newest first, ten to a page, with their whole number (BILL-07)', async () => {
    const first = await owner.ask(listInvoices, ofGreenValley)
    const second = await owner.ask(listInvoices, { query: { ...ofGreenValley.query, offset: 10 } })
    const ids = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => `in_${from - index}`)
    expect([first.total, second.total]).toEqual([14, 14])
    expect(first.invoices.map(({ id }) => id)).toEqual(ids(14, 5))
    expect(second.invoices.map(({ id }) => id)).toEqual(ids(4, 1))
    expect(first.invoices[0]).toEqual({
      id: 'in_14',
      number: 'GW-2026-0014',
      created_at: Date.parse('2026-10-30T16:00:00Z'),
      period_start: Date.parse('2026-10-30T16:00:00Z'),
      period_end: Date.parse('2026-11-30T16:00:00Z'),
      amount_due: 9900,
      amount_paid: 9900,
      status: 'paid',
      lines: [{ description: 'Professional plan, monthly', amount: 9900 }],
    })
  })

  test('are read one by one, each only by whose it is', async () => {
    const { invoices } = await owner.ask(listInvoices, ofGreenValley)
    const params = { invoiceId: 'in_14' }
    expect((await owner.ask(getInvoice, { params, ...ofGreenValley })).invoice).toEqual(invoices[0])
    const stranger = await office.as(HILL_COUNTRY_OWNER)
    for (const endpoint of [getInvoice, downloadInvoice])
      expect(await stranger.send(endpoint, { params, ...ofHillCountry })).toMatchObject({
        status: 404,
        body: { detail: 'Invoice not found' },
      })
  })

  test('come as a PDF with dates in the order that the business has chosen (SET-03)', async () => {
    const changed = { date_format: 'DD/MM/YYYY' }
    dataOf(await askGraphql(office.server, owner, EditPreferencesDocument, { changed, key: 'order' }))
    const { download_url } = await owner.ask(downloadInvoice, { params: { invoiceId: 'in_14' }, ...ofGreenValley })
    const dates = textsIn(download_url).filter((text) => text?.includes('2026') && !text.startsWith('GW-'))
    expect(dates).toEqual(['30 Oct 2026', '30 Oct 2026 - 30 Nov 2026'])
  })

  test('come as a PDF that says who pays what for which time (BILL-08)', async () => {
    const { download_url } = await owner.ask(downloadInvoice, { params: { invoiceId: 'in_14' }, ...ofGreenValley })
    const [head, content = ''] = download_url.split(',')
    const pdf = atob(content)
    expect(head).toBe('data:application/pdf;base64')
    expect([pdf.slice(0, 5), pdf.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF'])
    expect(textsIn(download_url)).toEqual([
      'Groundwork',
      'CRM for home-service businesses',
      'Invoice',
      'GW-2026-0014',
      'Billed to',
      'Green Valley Landscaping',
      'Dana Whitfield',
      '2110 S Lamar Blvd',
      'Austin, TX 78704',
      'owner@greenvalley.demo',
      'Date',
      'Oct 30, 2026',
      'Period',
      'Oct 30, 2026 - Nov 30, 2026',
      'PAID',
      'Description',
      'Amount',
      'Professional plan, monthly',
      '$99.00',
      'Total',
      '$99.00',
      'Paid',
      '$99.00',
      'Amount due',
      '$0.00',
      'All amounts in US dollars. Questions? support@groundwork.demo',
    ])
  })
})
