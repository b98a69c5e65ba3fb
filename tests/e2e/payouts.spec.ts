import { readFile } from 'node:fs/promises'
import { expectScreensPass } from './findings'
import { expect, test } from './fixtures'
import { payoutsPage } from './payouts-page'

test('every screen of payouts passes axe in both themes, and needs no sideways scrolling at 320 pixels', async ({
  page,
}) => {
  test.slow()
  const { button, details, dialog, form, open, tile } = payoutsPage(page)
  await expectScreensPass(page, {
    async list() {
      await open()
      await expect(tile('Total Payouts')).toBeVisible()
    },
    async details() {
      await open('?payout=8')
      await expect(details.getByRole('heading', { name: 'Progress' })).toBeVisible()
    },
    async form() {
      await open('?create=true')
      await button('Create Payout', form).click()
      await expect(page.getByRole('alert', { name: 'Problems with this form' })).toBeVisible()
    },
    async cancel() {
      await open('?payout=12')
      await button('Cancel payout…', details).click()
      await expect(dialog('Cancel this payout?')).toBeVisible()
    },
    async receipt() {
      await page.goto('/dashboard/payouts/1')
      await expect(page.getByRole('article')).toBeVisible()
    },
  })
})

test('Download Receipt saves a PDF (POUT-07, X-64)', async ({ page }) => {
  const { button, details, open } = payoutsPage(page)
  await open('?payout=1')
  const saved = page.waitForEvent('download')
  await button('Download Receipt', details).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('PO-1001.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})
