import { readFile } from 'node:fs/promises'
import { tablesOf } from './back-end'
import { expectItFits, expectScreensPass } from './findings'
import { expect, test } from './fixtures'
import { invoicingPage } from './invoicing-page'

test('every screen of invoicing passes axe in both themes, and needs no sideways scrolling at 320 pixels', async ({
  page,
}) => {
  test.slow()
  const { ages, button, details, dialog, open, question } = invoicingPage(page)
  await expectScreensPass(page, {
    async list() {
      await open()
      await expect(ages).toBeVisible()
    },
    async details() {
      await open('?invoice=60')
      await expect(details.getByRole('heading', { name: 'Line items' })).toBeVisible()
    },
    async payments() {
      await open('?invoice=60&tab=payments')
      await expect(details.getByRole('tabpanel')).toBeVisible()
    },
    async form() {
      await open('?create=true')
      await button('Save as draft', dialog('New Invoice')).click()
      await expect(page.getByRole('alert', { name: 'Problems with this form' })).toBeVisible()
    },
    async work() {
      await open('?bill=true')
      await expect(dialog('Bill Work').getByRole('checkbox', { name: /^JOB-/ }).first()).toBeVisible()
    },
    async page() {
      await page.goto('/dashboard/invoicing/60')
      await expect(page.getByRole('article')).toBeVisible()
    },
  })
  await expect(question).toHaveCount(0)
})

test('a client’s statement is a PDF', async ({ page }) => {
  const { button } = invoicingPage(page)
  await page.goto('/dashboard/invoicing/statement/4?from=2026-01-01&to=2026-12-31')
  const saved = page.waitForEvent('download')
  await button('Download PDF').click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^Statement-.+-2026-01-01-2026-12-31\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('an invoice is a PDF, and on paper without the app around it (X-55)', async ({ page }) => {
  const { button } = invoicingPage(page)
  await page.goto('/dashboard/invoicing/60')
  const saved = page.waitForEvent('download')
  await button('Download PDF').click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^INV-\d+\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.locator('article td strong').evaluateAll((names) => {
    for (const name of names) name.textContent = 'S'.repeat(200)
  })
  await expectItFits(page, 'a paper with a long name')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(button('Print')).toBeHidden()
})

test('Record Payment says when the invoice was voided in another tab', async ({ page, context }) => {
  const { button, details, dialog, open } = invoicingPage(page)
  await open()
  const { credit_notes, invoice_payments, invoices } = await tablesOf(page)
  const settled = new Set([...invoice_payments, ...credit_notes].map(({ invoice_id }) => invoice_id))
  const one = invoices.findLast(({ id, status }) => status === 'sent' && !settled.has(id))
  await open(`?invoice=${one?.id}`)
  await button('Record Payment…', details).click()
  const payment = dialog('Record Payment')
  await payment.getByLabel('Reference').fill('Check 12')

  const tab = await context.newPage()
  const other = invoicingPage(tab)
  await other.open(`?invoice=${one?.id}`)
  await other.choose('Void…')
  await other.dialog('Void this invoice?').getByLabel('Reason').fill('Twice')
  await other.button('Void invoice', other.dialog('Void this invoice?')).click()
  await expect(other.details).toContainText('Cancelled')

  await page.bringToFront()
  await expect(payment).toContainText('This invoice is void.')
  await expect(payment.getByLabel('Reference')).toHaveValue('Check 12')
})
