import { expect, it } from 'vitest'
import { HistoryDocument, UndoDocument } from '@/contract/graphql/generated/history'
import { RecordInvoicePaymentDocument, VoidInvoiceDocument } from '@/contract/graphql/generated/invoices'
import {
  connectAccount,
  createIntent,
  createRefund,
  getBusinessAccount,
  getPayment,
  getPaymentSummary,
  getReceipt,
  listCustomerPayments,
  openOnboarding,
  refreshAccount,
  requestPayment,
} from '@/contract/payments'
import { listCustomerPayouts } from '@/contract/payouts'
import { activityInFull, askGraphql, dataOf, refusalOf } from './graphql-office'
import { invoiceNow, newInvoice } from './invoice-cases'
import { OWNER, officesPerTest, type Person, sendAnything, signIn, TODAY } from './office'
import { askHosted, card, HILL_COUNTRY_OWNER, refusedCard } from './payer'
import { confirmed, intentFor, openInvoice, paidByCard } from './payment-cases'

const openOffice = officesPerTest()

const office = async () => {
  const server = openOffice()
  const owner = await signIn(server, OWNER)
  return { server, owner }
}
const detail = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { detail?: string }).detail ?? ''}`
const begin = (owner: Person, invoice: number, amount = 100) =>
  owner.ask(createIntent, { body: intentFor(invoice, amount) })

it('a card payment of all that is due pays the invoice, and stands in its payment history (PAY-03, X-59)', async () => {
  const { server, owner } = await office()
  const id = await openInvoice(server, owner)
  const payment = await paidByCard(server, owner, id)
  const invoice = await invoiceNow(server, owner, id)
  expect([invoice.status, invoice.amount_paid, invoice.amount_due]).toEqual(['paid', 100, 0])
  expect(
    invoice.payment_history.map(({ amount, transaction_id, card_last4 }) => [amount, transaction_id, card_last4]),
  ).toEqual([[100, payment.transaction_id, payment.card_last4]])
})

it.each([
  [-5, 'Use an amount of more than 0'],
  [0, 'Use an amount of more than 0'],
  [100.01, 'Use $100.00 or less: that is what is due'],
  [10.005, 'Use at most two decimals'],
  ['ten', 'Use a number like 24.50'],
])('begins no payment of %s', async (amount, message) => {
  const { server, owner } = await office()
  const body = { ...intentFor(await openInvoice(server, owner)), amount }
  expect(detail(await sendAnything(server, createIntent, { body }, owner.token))).toBe(`422 ${message}`)
})

it('charges nothing that was refused, and says in the bank’s words why', async () => {
  const { server, owner } = await office()
  const id = await openInvoice(server, owner)
  const expired = card({ exp_month: 1, exp_year: 2026 })
  const bodies: unknown[] = []
  for (const each of [refusedCard, expired, 'pm_unknown'])
    bodies.push((await confirmed(server, await begin(owner, id), each)).body)
  const intent = await begin(owner, id)
  bodies.push((await confirmed(server, intent, card({ needs_confirmation: true }))).body)
  const { client_secret } = intent
  const answer = { client_secret, confirmed: false }
  bodies.push(
    (await askHosted(server, 'POST', `payment-intents/${intent.payment_intent_id}/authenticate`, answer)).body,
  )
  expect(bodies).toEqual([
    { status: 'failed', error: 'Your card was declined.', code: 'card_declined' },
    { status: 'failed', error: 'Your card has expired.', code: 'expired_card' },
    { status: 'failed', error: 'Your card was declined.', code: 'card_declined' },
    { status: 'requires_action', error: null, code: null },
    {
      status: 'failed',
      error: 'The card was not confirmed. Try again or use another card.',
      code: 'payment_intent_authentication_failure',
    },
  ])
  expect((await invoiceNow(server, owner, id)).amount_paid).toBe(0)
})

it('charges no one twice, anyone who confirms how often and in which order', async () => {
  const { server, owner } = await office()
  const id = await openInvoice(server, owner)
  const [first, second] = [await begin(owner, id), await begin(owner, id)]
  const [late, success, again] = [
    await confirmed(server, first, card()),
    await confirmed(server, second, card()),
    await confirmed(server, second, card()),
  ]
  expect(late).toMatchObject({
    status: 409,
    body: { detail: 'This payment was begun again elsewhere. Nothing was charged.', code: 'begun_elsewhere' },
  })
  expect([success.body, again.body]).toEqual([
    { status: 'succeeded', error: null, code: null },
    { status: 'succeeded', error: null, code: null },
  ])
  expect((await invoiceNow(server, owner, id)).payment_history.map(({ amount }) => amount)).toEqual([100])
})

it('says of each step of a payment whether money has moved with it', async () => {
  const { server, owner } = await office()
  const id = await openInvoice(server, owner)
  await confirmed(server, await begin(owner, id), refusedCard)
  const second = await begin(owner, id)
  await confirmed(server, second, card({ needs_confirmation: true }))
  const answer = { client_secret: second.client_secret, confirmed: true }
  await askHosted(server, 'POST', `payment-intents/${second.payment_intent_id}/authenticate`, answer)
  const facts = await activityInFull(owner, 8)
  const nothing = 'No money has moved with this. There is nothing to undo.'
  expect(
    Object.fromEntries(
      facts.filter(({ stream }) => stream.startsWith('payment/')).map(({ type, undoRefusal }) => [type, undoRefusal]),
    ),
  ).toEqual({
    'payment.begun': nothing,
    'payment.failed': nothing,
    'payment.canceled': nothing,
    'payment.confirmation_asked': nothing,
    'payment.succeeded': 'Money has moved with this. Refund the payment instead.',
  })
})

it('charges nothing for an invoice that was voided or paid in the meantime', async () => {
  const { server, owner } = await office()
  const [voided, paid] = [await openInvoice(server, owner), await openInvoice(server, owner, { notes: 'Another' })]
  const intents = [await begin(owner, voided), await begin(owner, paid)]
  dataOf(await askGraphql(server, owner, VoidInvoiceDocument, { id: voided, reason: 'Twice', key: 'void' }))
  const check = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '', amount: 40 }
  dataOf(await askGraphql(server, owner, RecordInvoicePaymentDocument, { ...check, id: paid, key: 'check' }))
  const bodies = await Promise.all(intents.map(async (intent) => (await confirmed(server, intent, card())).body))
  expect(bodies).toEqual([
    { detail: 'This invoice is void. Nothing was charged.', code: 'invoice_cancelled' },
    { detail: 'Only $60.00 is still due of this invoice. Nothing was charged.', code: 'above_due', due: 60 },
  ])
})

it('the secret of a payment is needed to confirm it, and no history has it', async () => {
  const { server, owner } = await office()
  const id = await openInvoice(server, owner)
  const intent = await begin(owner, id)
  expect(detail(await confirmed(server, { ...intent, client_secret: 'guessed' }, card()))).toBe('404 Payment not found')
  const variables = { stream: `invoice/${id}`, first: 50, before: null }
  const history = JSON.stringify(dataOf(await askGraphql(server, owner, HistoryDocument, variables)))
  expect([history.includes(intent.client_secret), history.includes(intent.payment_intent_id)]).toEqual([false, false])
})

it('refunds no more than is left, asks for a reason, and takes nothing back', async () => {
  const { server, owner } = await office()
  const id = await openInvoice(server, owner)
  const { id: payment_id } = await paidByCard(server, owner, id)
  const refund = (amount: number, reason = 'Not done') =>
    owner.send(createRefund, { body: { payment_id, amount, reason } })
  const details = [
    detail(await refund(100.01)),
    detail(await refund(10, ' ')),
    detail(await refund(60)),
    detail(await refund(40.01)),
    detail(await refund(40)),
    detail(await refund(1)),
  ]
  expect(details).toEqual([
    '422 Use $100.00 or less: that is what is left to refund',
    '422 Enter a reason for the refund',
    '201 ',
    '422 Use $40.00 or less: that is what is left to refund',
    '201 ',
    '409 Nothing of this invoice is left to refund.',
  ])
  const invoice = await invoiceNow(server, owner, id)
  expect([invoice.status, invoice.amount_paid, invoice.amount_due]).toEqual(['sent', 0, 100])
  const variables = { stream: `invoice/${id}`, first: 50, before: null }
  const { facts } = dataOf(await askGraphql(server, owner, HistoryDocument, variables)).history
  const moved = facts.filter(({ type }) => type === 'refund.made' || type === 'invoice_payment.made_by_card')
  const undone = await Promise.all(
    moved.map(async ({ position }) =>
      refusalOf(await askGraphql(server, owner, UndoDocument, { positions: [position], key: `undo-${position}` })),
    ),
  )
  expect([...new Set(undone.map((each) => each.slice(0, 3)))]).toEqual(['409'])
  expect(moved).toHaveLength(3)
})

const LINK = { amount: 100, description: '', return_url: 'https://app.example/payment-success' }

it('a payment request sends a draft, leaves other invoices as they are, and answers the client’s link (PAY-05, X-58)', async () => {
  const { server, owner } = await office()
  const [draft, partial] = [await newInvoice(server, owner), await openInvoice(server, owner, { notes: 'Another' })]
  await paidByCard(server, owner, partial, 40)
  const ask = (invoice_id: number, amount: number) =>
    owner.ask(requestPayment, { body: { ...LINK, invoice_id, amount, customer_email: 'ann@example.com' } })
  const urls = [(await ask(draft, 100)).payment_url, (await ask(partial, 60)).payment_url]
  const states = [(await invoiceNow(server, owner, draft)).status, (await invoiceNow(server, owner, partial)).status]
  const { client_links, invoices } = (await server.state()).tables
  const payer = invoices.find(({ id }) => id === draft)?.client_id
  const token = client_links.find(({ client_id }) => client_id === payer)?.token
  expect(urls).toEqual([
    `https://app.example/c/${token}?invoice=${draft}`,
    `https://app.example/c/${token}?invoice=${partial}`,
  ])
  expect(states).toEqual(['sent', 'partial'])
})

it.each([
  ['', 'Client email is required to send payment request'],
  ['nobody', 'Use an email address like name@example.com'],
])('asks no one at "%s" to pay (PAY-07)', async (customer_email, message) => {
  const { server, owner } = await office()
  const body = { ...LINK, invoice_id: await newInvoice(server, owner), customer_email }
  expect(detail(await owner.send(requestPayment, { body }))).toBe(`422 ${message}`)
})

it('the payments of a client come a page at a time, newest first, and all of them are summed up', async () => {
  const { server, owner } = await office()
  const before = await owner.ask(getPaymentSummary)
  const id = await openInvoice(server, owner)
  const [first, second] = [await paidByCard(server, owner, id, 40), await paidByCard(server, owner, id, 60)]
  await owner.ask(createRefund, { body: { payment_id: second.id, amount: 10, reason: 'Not done' } })
  const page = (skip: number) =>
    owner.ask(listCustomerPayments, { params: { customerId: 4 }, query: { skip: String(skip), limit: '1' } })
  const [newest, next] = [await page(0), await page(1)]
  expect([newest.payments[0]?.id, next.payments[0]?.id, newest.total - next.total]).toEqual([second.id, first.id, 0])
  const after = await owner.ask(getPaymentSummary)
  expect([
    after.payments - before.payments,
    after.total_amount - before.total_amount,
    after.refunded_amount - before.refunded_amount,
    after.net_amount - before.net_amount,
  ]).toEqual([2, 10_000, 1_000, 9_000])
})

it.each([
  [{ skip: '-1' }, 'Use 0 or more'],
  [{ limit: '101' }, 'Use 100 or fewer'],
  [{ limit: '0' }, 'Use 1 or more'],
  [{ limit: '1.5' }, 'Use a whole number'],
])('payments and payouts of a client asked for by %o say what can be asked for', async (query, message) => {
  const { owner } = await office()
  expect([
    detail(await owner.send(listCustomerPayments, { params: { customerId: 4 }, query })),
    detail(await owner.send(listCustomerPayouts, { params: { clientId: 4 }, query })),
  ]).toEqual([`422 ${message}`, `422 ${message}`])
})

it('a receipt is open to who knows its id, and to no one else (X-60)', async () => {
  const { server, owner } = await office()
  const {
    payment_intent_id: token,
    card_brand,
    card_last4,
  } = await paidByCard(server, owner, await openInvoice(server, owner))
  const read = (id: string) => sendAnything(server, getReceipt, { params: { token: id } })
  const { receipt } = (await read(token)).body as { receipt: Record<string, unknown> }
  expect([receipt.amount, receipt.card_brand, receipt.card_last4, receipt.status, receipt.amount_due]).toEqual([
    100,
    card_brand,
    card_last4,
    'succeeded',
    0,
  ])
  expect(receipt.receipt_number).toMatch(new RegExp(`^${String(receipt.invoice_number)}-\\d+$`))
  expect(detail(await read('pi_guessed'))).toBe('404 Receipt not found')
})

it('payments are asked for in the name of who is signed in (API-36)', async () => {
  const { server, owner } = await office()
  const ask = async (userId?: string) => {
    const headers = { authorization: `Bearer ${owner.token}`, ...(userId === undefined ? {} : { 'x-user-id': userId }) }
    return (await server.fetch('/payment/api/v1/payments/analytics/summary', { headers })).status
  }
  expect([await ask(), await ask('2'), await ask('1')]).toEqual([400, 403, 200])
})

it('a new business is led to its account, is told what is missing, and takes cards once it was reviewed (PAY-09)', async () => {
  const { server } = await office()
  const owner = await signIn(server, HILL_COUNTRY_OWNER)
  const { connected_account: account } = await owner.ask(connectAccount, {
    body: { business_id: 2, business_name: 'Hill Country' },
  })
  const back = 'https://app.example/dashboard/settings'
  const now = async () => {
    const { connected_account: updatedAccount } = await owner.ask(getBusinessAccount, { params: { businessId: 2 } })
    return [updatedAccount?.business_type, updatedAccount?.status, updatedAccount?.requirements]
  }
  const tell = async (account_number: string) => {
    const { url } = await owner.ask(openOnboarding, {
      params: { accountId: account.id },
      query: { return_url: back, refresh_url: back },
    })
    const accountForm = {
      legal_name: 'Hill Country',
      tax_id: '12-3456789',
      representative: 'Ray',
      routing_number: '110000000',
    }
    const token = new URL(url).searchParams.get('session')
    await askHosted(server, 'POST', `account-sessions/${token}/complete`, { ...accountForm, account_number })
  }
  const course = [await now()]
  await tell('')
  course.push(await now())
  await tell('000123456789')
  course.push(await now())
  await owner.ask(refreshAccount, { params: { accountId: account.id } })
  course.push(await now())
  expect(course).toEqual([
    ['company', 'not_started', ['business_details', 'representative', 'bank_account']],
    ['company', 'restricted', ['bank_account']],
    ['company', 'in_review', []],
    ['company', 'active', []],
  ])
  expect(JSON.stringify((await server.state()).tables)).not.toContain('000123456789')
})

it('a payment is read by its id and by the provider’s', async () => {
  const { server, owner } = await office()
  const { id, payment_intent_id } = await paidByCard(server, owner, await openInvoice(server, owner))
  const read = async (paymentId: string) => (await owner.ask(getPayment, { params: { paymentId } })).payment.id
  expect([await read(String(id)), await read(payment_intent_id)]).toEqual([id, id])
})
