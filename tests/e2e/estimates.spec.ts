import { readFile } from 'node:fs/promises'
import { tablesOf } from './back-end'
import { estimatesPage } from './estimates-page'
import { expectScreensPass } from './findings'
import { expect, test } from './fixtures'

test('every screen of the estimates passes axe in both themes, and needs no sideways scrolling at 320 pixels', async ({
  page,
}) => {
  test.slow()
  const { button, details, editor, open } = estimatesPage(page)
  await open()
  const { estimates } = await tablesOf(page)
  const idOf = (as: string) => estimates.find(({ status }) => status === as)?.id
  await expectScreensPass(page, {
    async list() {
      await open()
      await expect(page.getByText(/^\d+ estimates$/)).toBeVisible()
    },
    async details() {
      await open(`?estimate=${idOf('rejected')}`)
      await expect(button('Print/PDF', details)).toBeVisible()
    },
    async answer() {
      await open(`?estimate=${idOf('sent')}`)
      await button('Record rejection…', details).click()
      await expect(page.getByLabel('Reason')).toBeVisible()
    },
    async editor() {
      await open(`?edit=${idOf('draft')}`)
      await button(/^Cost and margin of/, editor)
        .first()
        .click()
      await expect(editor.getByLabel('Markup (%)')).toBeVisible()
    },
    async paper() {
      await page.goto(`/dashboard/estimates/${idOf('approved')}`)
      await expect(page.getByRole('article', { name: /^Estimate EST-/ })).toBeVisible()
    },
  })
})

test('lines are put in another order by dragging', async ({ page }) => {
  const { addFromCatalog, button, editor, open } = estimatesPage(page)
  await open('?create=true')
  await expect(editor.getByRole('combobox', { name: 'Client' })).toBeFocused()
  await addFromCatalog('Irrigation - Leak repair')
  await addFromCatalog('Trees and shrubs - Stump grinding')
  await button(/^Move Stump grinding/, editor).dragTo(editor.getByLabel('Name of line 1'))
  await expect(editor.getByLabel('Name of line 1')).toHaveValue('Stump grinding')
  await expect(editor.getByLabel('Name of line 2')).toHaveValue('Leak repair')
})

test('an estimate is a PDF with its text, and on paper without the app around it (X-55)', async ({ page }) => {
  const { button, open } = estimatesPage(page)
  await open()
  const { estimates } = await tablesOf(page)
  const { id, title } = estimates.find(({ status }) => status === 'approved') ?? {}
  await page.goto(`/dashboard/estimates/${id}`)
  const saved = page.waitForEvent('download')
  await button('Download PDF').click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^EST-\d+\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: title ?? '' })).toBeVisible()
  await expect(button('Print')).toBeHidden()
})
