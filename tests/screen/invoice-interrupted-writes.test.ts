// Preloaded: it would otherwise load with the first invoice query, and the first test would close its page too early.
import '@/services/invoices/invoice-service'
import '@/services/invoices/billing-ports'
import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { invoicingPage } from '../e2e/invoicing-page'
import { closeOn, expectNoticeUntilDismissed, leave, MINUTE, pendingWriteKeys } from './interrupted-writes'
import { describe, expect, test } from './screen'

const openInvoice = async (page: Page) => {
  await page.goto('/dashboard/invoicing')
  const { invoices, invoice_payments } = await tablesOf(page)
  const open = invoices.find(
    ({ id, status }) => status === 'sent' && !invoice_payments.some(({ invoice_id }) => invoice_id === id),
  )
  if (!open) throw new RangeError('no invoice is open')
  return open
}

const paidInvoice = async (page: Page, how: 'card' | 'hand') => {
  await page.goto('/dashboard/invoicing')
  const { invoices, invoice_payments, payments, refunds, credit_notes } = await tablesOf(page)
  const byCard = new Set(payments.map(({ invoice_payment_id }) => invoice_payment_id))
  const paid = invoice_payments.findLast(
    ({ id, invoice_id }) =>
      byCard.has(id) === (how === 'card') &&
      [...refunds, ...credit_notes].every((other) => other.invoice_id !== invoice_id) &&
      invoice_payments.filter((other) => other.invoice_id === invoice_id).length === 1,
  )
  const invoice = invoices.find(({ id, status }) => id === paid?.invoice_id && status !== 'cancelled')
  if (!invoice) throw new RangeError(`no invoice was paid by ${how}`)
  return invoice
}

const paymentsOf = async (page: Page, id: number) =>
  (await tablesOf(page)).invoice_payments.filter(({ invoice_id }) => invoice_id === id).map(({ amount }) => amount)

test('a payment that the page was closed on is recorded on the next visit, once, which is said and can be taken back', async ({
  page,
}) => {
  const { id, invoice_number } = await openInvoice(page)
  const { button, details, dialog, open, toast } = invoicingPage(page)
  await open(`?invoice=${id}`)
  await button('Record Payment…', details).click()
  const form = dialog('Record Payment')
  await form.getByLabel('Amount').fill('5')
  await closeOn(page, () => button('Record Payment', form).click())

  await page.goto('/dashboard')
  const notice = toast(`Payment of $5.00 recorded on ${invoice_number}`)
  await expect(notice).toContainText('You closed the page before this finished.')
  expect(await paymentsOf(page, id)).toEqual([500])
  expect(pendingWriteKeys()).toEqual([])

  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(toast('Undone')).toBeVisible()
  expect(await paymentsOf(page, id)).toEqual([])
})

test('a payment that is answered leaves nothing to be said on the next visit', async ({ page }) => {
  const { id } = await openInvoice(page)
  const { button, details, dialog, open, toast } = invoicingPage(page)
  await open(`?invoice=${id}`)
  await button('Record Payment…', details).click()
  const form = dialog('Record Payment')
  await form.getByLabel('Amount').fill('5')
  await button('Record Payment', form).click()
  await expect(toast('payment of $5.00 recorded')).toBeVisible()
  expect([await paymentsOf(page, id), pendingWriteKeys()]).toEqual([[500], []])
})

const creditsOf = async (page: Page, id: number) =>
  (await tablesOf(page)).credit_notes.filter(({ invoice_id }) => invoice_id === id).map(({ amount }) => amount)

const remindedOf = async (page: Page, id: number) =>
  (await tablesOf(page)).invoices.find((invoice) => invoice.id === id)?.reminded_at

const maybeCredited = (page: Page, invoiceNumber: string) =>
  page.getByRole('alert').filter({ hasText: `A credit note of $5.00 may have been written for ${invoiceNumber}.` })

describe('what the page was closed on is done on the next visit, once, and said:', () => {
  for (const how of ['card', 'hand'] as const)
    test(`a refund of a payment by ${how}, which can’t be taken back`, async ({ page }) => {
      const { id, invoice_number } = await paidInvoice(page, how)
      const { button, choose, dialog, open, toast } = invoicingPage(page)
      await open(`?invoice=${id}`)
      await choose('Refund…')
      const form = dialog('Refund')
      await form.getByLabel('Amount').fill('1.50')
      await form.getByLabel('Reason').fill('A plant was broken')
      await closeOn(page, () => button('Refund', form).click())

      await page.goto('/dashboard')
      const notice = toast(`Refund of $1.50 made on ${invoice_number}`)
      await expect(notice).toContainText('You closed the page before this finished.')
      await expect(notice.getByRole('button', { name: 'Undo' })).toHaveCount(0)
      const { refunds } = await tablesOf(page)
      const newRefunds = refunds.filter(({ invoice_id }) => invoice_id === id)
      expect(newRefunds.map(({ amount, reason }) => [amount, reason])).toEqual([[150, 'A plant was broken']])
      expect(pendingWriteKeys()).toEqual([])
    })

  test('a credit note, which can be taken back', async ({ page }) => {
    const { id, invoice_number } = await openInvoice(page)
    const { button, choose, dialog, open, toast } = invoicingPage(page)
    await open(`?invoice=${id}`)
    await choose('Credit note…')
    const form = dialog('Credit Note')
    await form.getByLabel('Amount').fill('5')
    await form.getByLabel('Reason').fill('Redone')
    await closeOn(page, () => button('Write credit note', form).click())

    await page.goto('/dashboard')
    const notice = toast(`Credit note of $5.00 written for ${invoice_number}`)
    await expect(notice).toContainText('You closed the page before this finished.')
    expect([await creditsOf(page, id), pendingWriteKeys()]).toEqual([[500], []])
    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect(toast('Undone')).toBeVisible()
    expect(await creditsOf(page, id)).toEqual([])
  })

  test('a void, which can be taken back', async ({ page }) => {
    const { id, invoice_number } = await openInvoice(page)
    const { button, choose, dialog, open, toast } = invoicingPage(page)
    await open(`?invoice=${id}`)
    await choose('Void…')
    const form = dialog('Void this invoice?')
    await form.getByLabel('Reason').fill('Twice')
    await closeOn(page, () => button('Void invoice', form).click())
    const status = async () => (await tablesOf(page)).invoices.find((invoice) => invoice.id === id)?.status

    await page.goto('/dashboard')
    const notice = toast(`${invoice_number} voided`)
    await expect(notice).toContainText('You closed the page before this finished.')
    expect([await status(), pendingWriteKeys()]).toEqual(['cancelled', []])
    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect(toast('Undone')).toBeVisible()
    expect(await status()).toBe('sent')
  })

  test('a reminder', async ({ page }) => {
    const { id, invoice_number } = await openInvoice(page)
    const { button, details, open, question, toast } = invoicingPage(page)
    expect(await remindedOf(page, id)).toBeNull()
    await open(`?invoice=${id}`)
    await button('Remind…', details).click()
    await closeOn(page, () => button('Send reminder', question).click())

    await page.goto('/dashboard')
    const notice = toast(`Reminder sent for ${invoice_number}`)
    await expect(notice).toContainText('You closed the page before this finished.')
    expect([typeof (await remindedOf(page, id)), pendingWriteKeys()]).toEqual(['string', []])
  })

  test('a step that had failed, and was asked for again', async ({ page, problems }) => {
    problems.expect(/500 \(Internal/)
    const { id, invoice_number } = await openInvoice(page)
    const { button, choose, dialog, open, toast } = invoicingPage(page)
    await open(`?invoice=${id}`)
    await choose('Void…')
    const form = dialog('Void this invoice?')
    await form.getByLabel('Reason').fill('Twice')
    await backEnd(page).answerNext('/graphql', 500, {})
    await button('Void invoice', form).click()
    await expect(form.getByText('Failed to void invoice. Please try again.').first()).toBeVisible()
    await closeOn(page, () => button('Void invoice', form).click())

    await page.goto('/dashboard')
    await expect(toast(`${invoice_number} voided`)).toContainText('You closed the page before this finished.')
    expect(pendingWriteKeys()).toEqual([])
  })
})

describe('what a closed page left', () => {
  test('is not sent where it was left for longer than its key lives, as no one can say whether it was done', async ({
    page,
  }) => {
    const { id, invoice_number } = await paidInvoice(page, 'hand')
    const { button, choose, dialog, open, row } = invoicingPage(page)
    await open(`?invoice=${id}`)
    await choose('Refund…')
    const form = dialog('Refund')
    await form.getByLabel('Amount').fill('1.50')
    await form.getByLabel('Reason').fill('A plant was broken')
    await closeOn(page, () => button('Refund', form).click())

    await page.goto('/')
    await backEnd(page).advance(25 * 60 * MINUTE)
    await open()
    const notice = page
      .getByRole('alert')
      .filter({ hasText: `A refund of $1.50 may have been made on ${invoice_number}.` })
    await expect(notice).toContainText('Look at the invoice before you do it again.')
    await expect(notice.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await expect(row(invoice_number)).toContainText('No answer came, and it is too late to send this again.')
    const { refunds } = await tablesOf(page)
    expect(refunds.filter(({ invoice_id }) => invoice_id === id)).toEqual([])
    await expectNoticeUntilDismissed(page, notice)
  })

  test('is not sent again by Retry either, in a page that stayed open; asked for again, it is new', async ({
    page,
    problems,
  }) => {
    problems.expect(/500 \(Internal/)
    const { id, invoice_number } = await openInvoice(page)
    const { button, details, open, question, toast } = invoicingPage(page)
    const remind = async () => {
      await button('Remind…', details).click()
      await button('Send reminder', question).click()
    }
    await open(`?invoice=${id}`)
    await backEnd(page).answerNext('RemindInvoice', 500, {})
    await remind()
    await expect(details).toContainText('Failed to send the reminder. Please try again.')

    await backEnd(page).advance(25 * 60 * MINUTE)
    await button('Retry', details).click()
    await expect(page.getByText(/^No answer came, and it is too late to send this again\./)).toBeVisible()
    expect(await remindedOf(page, id)).toBeNull()

    await remind()
    await expect.poll(async () => typeof (await remindedOf(page, id))).toBe('string')
    await expect(toast(`Reminder sent for ${invoice_number}`)).toBeVisible()
  })

  test('is not sent again in its form either, which says so once', async ({ page, problems }) => {
    problems.expect(/500 \(Internal/)
    const { id } = await openInvoice(page)
    const { button, details, dialog, open } = invoicingPage(page)
    await open(`?invoice=${id}`)
    await button('Record Payment…', details).click()
    const form = dialog('Record Payment')
    await form.getByLabel('Amount').fill('5')
    await backEnd(page).answerNext('RecordInvoicePayment', 500, {})
    await button('Record Payment', form).click()
    await expect(form.getByText('Failed to record payment. Please try again.').first()).toBeVisible()

    await backEnd(page).advance(25 * 60 * MINUTE)
    await button('Record Payment', form).click()
    await expect(form.getByText(/^No answer came, and it is too late to send this again\./).first()).toBeVisible()
    expect(await paymentsOf(page, id)).toEqual([])

    await button('Record Payment', form).click()
    await expect(form).toBeHidden()
    expect(await paymentsOf(page, id)).toEqual([500])
  })

  test('is as old as its first try: a retry that the page is closed on does not make it new', async ({
    page,
    problems,
  }) => {
    problems.expect(/500 \(Internal/)
    const { id, invoice_number } = await openInvoice(page)
    const { button, choose, dialog, open } = invoicingPage(page)
    await open(`?invoice=${id}`)
    await choose('Credit note…')
    const form = dialog('Credit Note')
    await form.getByLabel('Amount').fill('5')
    await form.getByLabel('Reason').fill('Redone')
    await backEnd(page).answerNext('CreditInvoice', 500, {})
    await button('Write credit note', form).click()
    await expect(form.getByText('Failed to write the credit note. Please try again.').first()).toBeVisible()
    await backEnd(page).advance(20 * 60 * MINUTE)
    await closeOn(page, () => button('Write credit note', form).click())

    await page.goto('/')
    await backEnd(page).advance(10 * 60 * MINUTE)
    await open()
    const notice = maybeCredited(page, invoice_number)
    await expect(notice).toContainText('Look at the invoice before you do it again.')
    expect(await creditsOf(page, id)).toEqual([])
  })

  test('whose answer was lost is found again in a page that is opened anew: the same is not done twice', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to fetch/)
    const { id } = await openInvoice(page)
    const { button, details, dialog, open, toast } = invoicingPage(page)
    const pay = async () => {
      await button('Record Payment…', details).click()
      const form = dialog('Record Payment')
      await form.getByLabel('Amount').fill('5')
      await button('Record Payment', form).click()
      return form
    }
    await open(`?invoice=${id}`)
    await backEnd(page).loseNext('RecordInvoicePayment')
    await expect((await pay()).getByRole('alert').first()).toBeVisible()
    expect(await paymentsOf(page, id)).toEqual([500])

    await page.reload()
    await pay()
    await expect(toast('payment of $5.00 recorded')).toBeVisible()
    expect(await paymentsOf(page, id)).toEqual([500])
  })

  test('is finished as an older release kept it: a payment', async ({ page }) => {
    const { id, invoice_number } = await openInvoice(page)
    await page.close()
    const how = { payment_method: 'check', payment_date: '2026-11-18', transaction_id: '', notes: '', again: false }
    leave('invoice', 'pay', id, { amount: 500, ...how })
    await page.goto('/dashboard')
    await expect(invoicingPage(page).toast(`Payment of $5.00 recorded on ${invoice_number}`)).toBeVisible()
    expect([await paymentsOf(page, id), pendingWriteKeys()]).toEqual([[500], []])
  })

  test('is not tried again where it is refused by then, which is said', async ({ page }) => {
    const { id, invoice_number } = await paidInvoice(page, 'hand')
    await page.close()
    leave('invoice', 'void', id, { reason: 'Twice' })
    await page.goto('/dashboard')
    const notice = page.getByRole('alert').filter({ hasText: `${invoice_number} was not voided.` })
    await expect(notice).toContainText('This invoice has payments. Refund them first, or write a credit note.')
    await expect(notice.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    expect(pendingWriteKeys()).toEqual([])
  })

  test('is kept for a retry where it can’t be sent', async ({ page }) => {
    const { id, invoice_number } = await openInvoice(page)
    await page.close()
    leave('invoice', 'credit', id, { credit: { amount: 500, reason: 'Redone' } })
    await page.goto('/')
    await backEnd(page).offline(true)
    await page.getByRole('link', { name: 'Open dashboard' }).first().click()
    const notice = page.getByRole('alert').filter({ hasText: 'A credit note may have been written for an invoice.' })
    await expect(notice).toContainText('You appear to be offline. We kept what you entered. Retry doesn’t do it twice.')
    expect(pendingWriteKeys()).toEqual(['draft.1.sent.k1'])
    await backEnd(page).offline(false)
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(invoicingPage(page).toast(`Credit note of $5.00 written for ${invoice_number}`)).toBeVisible()
    await expect(notice).toBeHidden()
    expect(pendingWriteKeys()).toEqual([])
  })

  test('is sent when someone asks for it, once they were told that it could not be finished', async ({
    page,
    problems,
  }) => {
    problems.expect(/503 \(Service/)
    const { id, invoice_number } = await openInvoice(page)
    await page.close()
    leave('invoice', 'credit', id, { credit: { amount: 500, reason: 'Redone' } })
    const notice = maybeCredited(page, invoice_number)

    await page.goto('/')
    await backEnd(page).answerNext('CreditInvoice', 503, {})
    await page.getByRole('link', { name: 'Open dashboard' }).first().click()
    await expect(notice).toContainText('Retry doesn’t do it twice.')

    await page.goto('/dashboard')
    await expect(notice).toContainText('It could not be finished on your last visit. Retry doesn’t do it twice.')
    expect(await creditsOf(page, id)).toEqual([])

    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(invoicingPage(page).toast(`Credit note of $5.00 written for ${invoice_number}`)).toBeVisible()
    expect([await creditsOf(page, id), pendingWriteKeys()]).toEqual([[500], []])
  })

  for (const [name, message] of [
    ['send', 'An invoice may have been sent.'],
    ['remind', 'A reminder may have been sent for an invoice.'],
    ['pay', 'A payment may have been recorded on an invoice.'],
    ['refund', 'A refund may have been made on an invoice.'],
    ['credit', 'A credit note may have been written for an invoice.'],
    ['apply', 'Credit may have been applied to an invoice.'],
    ['void', 'An invoice may have been voided.'],
  ] as const)
    test(`says what may have happened when only the step’s name was kept: ${name}`, async ({ page }) => {
      leave('invoice', name)
      const notice = page.getByRole('alert').filter({ hasText: message })
      await page.goto('/dashboard')
      await expect(notice).toContainText('Look at the invoice before you do it again.')
      await expectNoticeUntilDismissed(page, notice)
    })
})
