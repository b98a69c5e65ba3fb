// The app loads it with the first question about invoices; here it comes before the first test, which would otherwise close its page too early.
import '@/services/invoices/invoice-service'
import '@/services/invoices/billing-ports'
import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { invoicingPage } from '../e2e/invoicing-page'
import { expect, test } from './screen'

const MINUTE = 60_000

const keptWrites = () => Object.keys(localStorage).filter((name) => name.startsWith('draft.1.sent.'))

/** The first invoice that was sent and has nothing paid of it yet. */
const openInvoice = async (page: Page) => {
  await page.goto('/dashboard/invoicing')
  const { invoices, invoice_payments } = await tablesOf(page)
  const open = invoices.find(
    ({ id, status }) => status === 'sent' && !invoice_payments.some(({ invoice_id }) => invoice_id === id),
  )
  if (!open) throw new RangeError('no invoice is open')
  return open
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
  await backEnd(page).latency(60 * MINUTE)
  await button('Record Payment', form).click()
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('draft.1.sent.')))
  await page.close()
  sessionStorage.clear()

  await page.goto('/dashboard')
  const said = toast(`Payment of $5.00 recorded on ${invoice_number}`)
  await expect(said).toContainText('You closed the page before this finished.')
  expect(await paymentsOf(page, id)).toEqual([500])
  expect(keptWrites()).toEqual([])

  await said.getByRole('button', { name: 'Undo' }).click()
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
  expect([await paymentsOf(page, id), keptWrites()]).toEqual([[500], []])
})
