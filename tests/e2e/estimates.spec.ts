import { readFile } from 'node:fs/promises'
import { fileOf, TALL_PICTURE } from '../fixtures/photos'
import { tablesOf } from './back-end'
import { estimatesPage } from './estimates-page'
import { expectNoFindings, expectScreensPass } from './findings'
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

test('files go with a draft to the client, who opens a photo and saves a plan; what can’t be taken says why (EST-06)', async ({
  page,
}) => {
  const { button, choose, details, editor, question, open, toast } = estimatesPage(page)
  await open()
  const { estimates } = await tablesOf(page)
  const draft = estimates.find(({ status }) => status === 'draft')
  await open(`?estimate=${draft?.id}`)
  await details.getByLabel('Files to add').setInputFiles([
    { name: 'gate.png', mimeType: 'image/png', buffer: Buffer.from(TALL_PICTURE, 'base64') },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(fileOf('pdf')) },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('words') },
  ])
  await expect(details.getByText('“notes.pdf” isn’t a photo or a PDF.')).toBeVisible()
  await expectNoFindings(page, 'files of an estimate')
  const files = details.getByRole('list', { name: `Files of ${draft?.estimate_number}` })
  await expect(files.getByRole('listitem')).toHaveText(['gate.png', 'plan.pdf'])
  await button('Remove gate.png', files).dblclick()
  await expect(files.getByRole('listitem')).toHaveText(['plan.pdf'])
  await expect(toast('File removed')).toHaveCount(1)
  await toast('File removed').getByRole('button', { name: 'Undo' }).click()
  await expect(files.getByRole('link', { name: 'Open gate.png' })).toBeVisible()
  await button('Send to Client…', details).click()
  await button('Send to Client', question).click()
  await expect(details).toContainText('Sent')
  await expect(files.getByRole('button', { name: /^Remove/ })).toHaveCount(0)

  await choose('Duplicate')
  await expect(editor.getByLabel('Estimate Title')).toHaveValue(draft?.title ?? '')
  const copy = (await tablesOf(page)).estimates.findLast(({ title }) => title === draft?.title)
  expect(copy?.attachments.map(({ name }) => name)).toEqual(['gate.png', 'plan.pdf'])

  const { client_links } = await tablesOf(page)
  const link = client_links.findLast(({ client_id }) => client_id === draft?.client_id)
  await page.goto(`/c/${link?.token}?estimate=${draft?.id}`)
  const own = page.getByRole('list', { name: 'Photos and files' })
  await expect(own.getByRole('link', { name: 'Open gate.png' }).getByRole('presentation')).toHaveJSProperty(
    'complete',
    true,
  )
  const [shown, tile] = await own.getByRole('presentation').evaluate((picture) => {
    const { parentElement } = picture
    return [picture.clientHeight, parentElement?.clientHeight]
  })
  expect(shown).toBe(tile)
  await expectNoFindings(page, 'files on the client’s page')
  const saved = page.waitForEvent('download')
  await own.getByRole('button', { name: 'Download plan.pdf' }).click()
  const file = await saved
  expect([file.suggestedFilename(), (await readFile(await file.path())).subarray(0, 5).toString()]).toEqual([
    'plan.pdf',
    '%PDF-',
  ])
})
