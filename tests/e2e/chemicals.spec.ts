import { chemicalsPage } from './chemicals-page'
import { expectScreensPass } from './findings'
import { expect, test } from './fixtures'

test('every screen of the chemicals passes axe in both themes, and needs no sideways scrolling at 320 pixels', async ({
  page,
}) => {
  test.slow()
  const { button, details, form, open } = chemicalsPage(page)
  const screens = {
    list: () => open(),
    async details() {
      await open('?application=32')
      await expect(details).toContainText('Record unaltered')
    },
    async form() {
      await open('?record=true')
      await button('Record Application', form('Record Chemical Application')).click()
      await expect(page.getByRole('alert', { name: 'Problems with this form' })).toBeVisible()
    },
    async products() {
      await open('?products=true')
      await expect(page.getByRole('list', { name: 'Chemical products' })).toBeVisible()
    },
    async product() {
      await open('?products=true')
      await button('Add Product').click()
      await button('Add Chemical Product', page.getByRole('dialog', { name: 'Add Chemical Product' })).click()
      await expect(page.getByRole('alert', { name: 'Problems with this form' })).toBeVisible()
    },
    async record() {
      await page.goto('/dashboard/chemicals/report')
      await expect(page.getByRole('article')).toContainText('Records unaltered')
    },
  }
  await expectScreensPass(page, screens)
})

test('the compliance record prints on letter paper without the page round it', async ({ page }) => {
  await page.goto('/dashboard/chemicals/report?property=1')
  await expect(page.getByRole('article')).toContainText('Records unaltered')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  // 8.5 by 11 inches, in points.
  expect([...new Set(pdf.match(/\/MediaBox \[[^\]]+\]/g))]).toEqual(['/MediaBox [0 0 612 792]'])
})
