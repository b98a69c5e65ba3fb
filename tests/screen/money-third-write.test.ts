import { backEnd, tablesOf } from '../e2e/back-end'
import { estimatesPage } from '../e2e/estimates-page'
import { invoicingPage } from '../e2e/invoicing-page'
import { payoutsPage } from '../e2e/payouts-page'
import { expect, test } from './screen'

/**
 * Eleven writes per quote. Every third attempt fails, starting with the first, so every second write is tried twice: each kind once in two
 * quotes.
 */
const QUOTES = ['First quote', 'Second quote']

test('a back end that fails every third write loses no money and moves none twice', { timeout: 120_000 }, async ({
  page,
  problems,
}) => {
  problems.expect(/503 \(Service Unavailable\)/)
  const estimates = estimatesPage(page)
  const { button, choose, details: invoice, dialog, question } = invoicingPage(page)
  const payouts = payoutsPage(page)
  const { details: estimate, editor } = estimates
  const failing: string[] = []
  let writes = 2

  /** Repeats until the write succeeds; every third attempt fails, and `expectIntact` checks the page then. */
  const write = async (kind: string, call: string, act: () => Promise<void>, expectIntact: () => Promise<void>) => {
    writes += 1
    const fails = writes % 3 === 0
    if (fails) await backEnd(page).failNext(call, 503)
    await act()
    if (!fails) return
    failing.push(kind)
    await expectIntact()
    await write(kind, call, act, expectIntact)
  }
  const expectText = (within: typeof invoice, text: string) => () =>
    expect(within.getByText(text).first()).toBeVisible()
  const submit = (form: typeof invoice, name: string) => () => button(name, form).click()
  const submitOr = (details: typeof invoice, form: typeof invoice, name: string) => async () => {
    const retry = button('Retry', details)
    await ((await retry.count()) > 0 ? retry.first().click() : button(name, form).click())
  }
  const step = (details: typeof invoice, name: string, confirm: string) => async () => {
    const retry = button('Retry', details)
    if ((await retry.count()) > 0) return retry.first().click()
    await button(name, details).click()
    await button(confirm, question).click()
  }

  await page.goto('/dashboard')
  const { clients, payout_accounts, properties } = await tablesOf(page)
  const account = payout_accounts.find(
    ({ client_id, is_verified }) => is_verified && clients.some(({ id, email }) => id === client_id && email !== ''),
  )
  const client = clients.find(({ id }) => id === account?.client_id)
  const property = properties.find(({ client_id }) => client_id === client?.id)
  const name = `${client?.first_name} ${client?.last_name}`

  for (const title of QUOTES) {
    await estimates.open('?create=true')
    await estimates.chooseClient(name)
    await editor.getByLabel('Property').selectOption(String(property?.id))
    await editor.getByLabel('Estimate Title').fill(title)
    await estimates.addFromCatalog('Beds and planting - Bed maintenance')
    await write('quote', 'CreateEstimate', submit(editor, 'Create Estimate'), () =>
      expect(editor.getByLabel('Estimate Title')).toHaveValue(title),
    )
    await expect(estimate).toContainText('Draft')
    await write('send the quote', 'SendEstimate', step(estimate, 'Send to Client…', 'Send to Client'), () =>
      expectText(estimate, 'Failed to send estimate. Please try again.')(),
    )
    await expect(estimate).toContainText('Sent')

    await button('Record approval…', estimate).click()
    const approval = dialog('Record approval')
    await approval.getByLabel('How').selectOption('In person')
    await write(
      'approve',
      'AnswerEstimate',
      submitOr(estimate, approval, 'Record approval'),
      expectText(estimate, 'Failed to record the approval. Please try again.'),
    )
    await expect(estimate).toContainText('in person')

    await button('Create job…', estimate).click()
    await write(
      'make the job',
      'ConvertEstimate',
      submitOr(estimate, dialog('Create job'), 'Create job'),
      expectText(estimate, 'Failed to create the job. Please try again.'),
    )
    await expect(estimate).toContainText('Converted')
    await write(
      'invoice',
      'InvoiceWork',
      () => button('Create invoice', estimate).click(),
      () => expect(button('Create invoice', estimate)).toBeVisible(),
    )
    await expect(invoice).toContainText('Draft')

    await write(
      'send the invoice',
      'SendInvoice',
      step(invoice, 'Send…', 'Send'),
      expectText(invoice, 'Failed to send invoice. Please try again.'),
    )
    await expect(invoice).toContainText('Sent')
    await write(
      'remind',
      'RemindInvoice',
      step(invoice, 'Remind…', 'Send reminder'),
      expectText(invoice, 'Failed to send the reminder. Please try again.'),
    )
    await button('Record Payment…', invoice).click()
    const payment = dialog('Record Payment')
    await payment.getByLabel('Amount').fill('50')
    await payment.getByLabel('Reference').fill(`Check ${title}`)
    await write('pay', 'RecordInvoicePayment', submit(payment, 'Record Payment'), async () => {
      await expectText(payment, 'Failed to record payment. Please try again.')()
      await expect(payment.getByLabel('Reference')).toHaveValue(`Check ${title}`)
    })
    await expect(invoice).toContainText('Partial')

    await choose('Refund…')
    const refund = dialog('Refund')
    await refund.getByLabel('Amount').fill('20')
    await refund.getByLabel('Reason').fill('A plant was broken')
    await write('refund', 'GiveBackInvoicePayment', submit(refund, 'Refund'), async () => {
      await expectText(refund, 'Failed to refund. Please try again.')()
      await expect(refund.getByLabel('Reason')).toHaveValue('A plant was broken')
    })
    await expect(refund).toHaveCount(0)

    await payouts.open('?create=true')
    await payouts.chooseCustomer(name)
    const { form } = payouts
    await form.getByLabel('Payout account').selectOption(String(account?.id))
    await form.getByLabel('Amount').fill('10')
    await form.getByLabel('Reason').selectOption('Loyalty reward')
    await form.getByLabel('Description').fill(title)
    await write('pay out', 'POST /payment', submit(form, 'Create Payout'), () =>
      expect(form.getByLabel('Description')).toHaveValue(title),
    )
    await expect(payouts.details).toContainText('$9.80')
    await write(
      'process',
      '/process',
      step(payouts.details, 'Process…', 'Process'),
      expectText(payouts.details, 'Failed to process payout'),
    )
    await expect(payouts.details.getByText('Processing', { exact: true }).first()).toBeVisible()
  }

  expect(failing.toSorted()).toEqual([...new Set(failing)].toSorted())
  expect(failing).toHaveLength(11)
  const { estimates: quotes, invoices, invoice_payments, jobs, payouts: sent, refunds } = await tablesOf(page)
  const of = (title: string) => {
    const own = quotes.filter((each) => each.title === title)
    const billed = invoices.filter(({ estimate_id }) => own.some(({ id }) => id === estimate_id))
    const ids = billed.map(({ id }) => id)
    return {
      quotes: own.map(({ status }) => status),
      jobs: jobs.filter(({ estimate_id }) => own.some(({ id }) => id === estimate_id)).length,
      invoices: billed.map(({ status }) => status),
      paid: invoice_payments.filter(({ invoice_id }) => ids.includes(invoice_id)).map(({ amount }) => amount),
      back: refunds.filter(({ invoice_id }) => ids.includes(invoice_id)).map(({ amount }) => amount),
      sent: sent.filter(({ description }) => description === title).map(({ amount, status }) => [amount, status]),
    }
  }
  const once = {
    quotes: ['approved'],
    jobs: 1,
    invoices: ['sent'],
    paid: [5_000],
    back: [2_000],
    sent: [[1_000, 'processing']],
  }
  expect(QUOTES.map(of)).toEqual([once, once])
})
