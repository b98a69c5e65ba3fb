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

test('an estimate with an option and a deposit is approved, becomes a job, and is billed to the cent', async ({
  page,
}) => {
  test.setTimeout(30_000)
  const { addFromCatalog, button, chooseClient, details, dialog, editor, line, open, question, totals } =
    estimatesPage(page)
  await open('?create=true')
  await chooseClient('Helen Brandt')
  await editor.getByLabel('Property').selectOption({ index: 1 })
  await editor.getByLabel('Estimate Title').fill('Front beds')
  await addFromCatalog('Irrigation - Leak repair')
  await button('Custom Item', editor).click()
  await editor.getByLabel('Name of line 2').fill('Lights')
  await line('Lights').getByLabel('Unit price of Lights ($)').fill('33.33')
  await line('Lights').getByLabel('How Lights is offered').selectOption('Optional')
  await totals.getByLabel('Deposit', { exact: true }).selectOption('Percent of the total')
  await totals.getByLabel('Deposit (%)').fill('33')
  await button('Create Estimate', editor).click()

  await button('Send to Client…', details).click()
  await button('Send to Client', question).click()
  await button('Record approval…', details).click()
  await dialog('Record approval')
    .getByRole('checkbox', { name: /^Lights/ })
    .check()
  await button('Record approval', dialog('Record approval')).click()
  await button('Create job…', details).click()
  await button('Create job', dialog('Create job')).click()
  await expect(details.getByRole('link', { name: /^JOB-/ })).toBeVisible()
  await expect(details).toContainText(', the deposit')
  await button('Create invoice', details).click()
  await expect(page.getByRole('dialog', { name: /^Invoice Details/ })).toContainText('Invoiced before')

  const { estimates, invoices, jobs } = await tablesOf(page)
  const estimate = estimates.find(({ title }) => title === 'Front beds')
  const [deposit, rest, more] = invoices.filter(({ estimate_id }) => estimate_id === estimate?.id)
  expect([deposit?.is_deposit, rest?.is_deposit, more]).toEqual([true, false, undefined])
  expect(rest?.billed_before).toBe(deposit?.line_items[0]?.unit_price)
  expect(rest?.line_items.map(({ service_name }) => service_name)).toEqual(['Leak repair', 'Lights'])
  expect(jobs.filter(({ estimate_id }) => estimate_id === estimate?.id).map(({ id }) => id)).toEqual([estimate?.job_id])
})
