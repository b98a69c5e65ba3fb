import { tablesOf } from '../e2e/back-end'
import { catalogPage } from '../e2e/catalog-page'
import { colleague } from '../e2e/colleague'
import { estimatesPage } from '../e2e/estimates-page'
import { invoicingPage } from '../e2e/invoicing-page'
import { expect, test } from './screen'

test('keeps what is typed when the estimate is sent elsewhere, and says that it can’t be saved', async ({ page }) => {
  const { button, editor, open } = estimatesPage(page)
  await open()
  const { estimates } = await tablesOf(page)
  const { id } = estimates.find(({ status }) => status === 'draft') ?? {}
  await open(`?edit=${id}`)
  await editor.getByLabel('Estimate Title').fill('Front beds')
  const dana = await colleague(page, 'owner')
  const send = 'mutation ($id: Int!) { sendEstimate(id: $id, again: false, key: "elsewhere") { id } }'
  await dana.asks(send, { id }, ['estimates', 'facts'])
  const reason = 'This estimate was already sent. Revise it to make changes.'
  await expect(editor.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  await expect(editor.getByLabel('Estimate Title')).toHaveValue('Front beds')
  await expect(button('Save changes', editor)).toHaveAttribute('aria-disabled', 'true')
})

test('what is typed into an invoice stays when it is sent elsewhere, and it is said why it can’t be saved', async ({
  page,
}) => {
  const { button, dialog, open } = invoicingPage(page)
  await open()
  const { id } = (await tablesOf(page)).invoices.find(({ status }) => status === 'draft') ?? {}
  await open(`?edit=${id}`)
  const form = dialog('Edit Invoice')
  await form.getByLabel('Notes').fill('Gate code 4411')
  const dana = await colleague(page, 'owner')
  const send = 'mutation ($id: Int!) { sendInvoice(id: $id, key: "elsewhere") { id } }'
  await dana.asks(send, { id }, ['invoices', 'facts'])
  const reason = 'This invoice was sent. Void it and make a new one, or write a credit note.'
  await expect(form.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  await expect(form.getByLabel('Notes')).toHaveValue('Gate code 4411')
  await expect(button('Save changes', form)).toHaveAttribute('aria-disabled', 'true')
})

test('what is typed of a stock stays when it is no longer tracked, and it is said why it can’t be saved', async ({
  page,
}) => {
  const { button, open } = catalogPage(page)
  await open('?kind=products&restock=8')
  const form = page.getByRole('dialog', { name: 'Change stock' })
  await form.getByLabel('Quantity received').fill('4')
  await expect(form).toContainText('Stock will be 22.5 cu yd.')
  const dana = await colleague(page, 'owner')
  await dana.sends('PUT', '/products/8', { track_inventory: false })
  const reason = 'The stock of this product is not tracked.'
  await expect(form.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  await expect(form.getByLabel('Quantity received')).toHaveValue('4')
  await expect(form.getByText(/in stock|Stock will be/)).toHaveCount(0)
  await expect(button('Save', form)).toHaveAttribute('aria-disabled', 'true')
})
