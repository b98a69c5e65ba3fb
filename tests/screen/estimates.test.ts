import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import { backEnd, tablesOf } from '../e2e/back-end'
import { estimatesPage } from '../e2e/estimates-page'
import { describe, expect, test } from './screen'

const openEditor = async ({ editor, open }: ReturnType<typeof estimatesPage>) => {
  await open('?create=true')
  await expect(editor.getByRole('combobox', { name: 'Client' })).toBeFocused()
}

const ZERO = 0 as Cents

const failing = /503 \(Service Unavailable\)/

describe('the list', () => {
  test('is searched by title, number and client, in any case (EST-13)', async ({ page }) => {
    const { count, open } = estimatesPage(page)
    await open('?search=STUMP')
    await expect(count).toHaveText('1 estimate')
    await open('?search=est-1007')
    await expect(count).toHaveText('2 estimates')
    const { estimates, clients } = await tablesOf(page)
    const client = clients.find(({ id }) => id === estimates.at(-1)?.client_id)
    const own = estimates.filter(({ client_id }) => client_id === client?.id).length
    await open(`?search=${client?.last_name.toUpperCase()}`)
    await expect(count).toHaveText(own === 1 ? '1 estimate' : `${own} estimates`)
  })

  test('is narrowed to how estimates stand and to a client (EST-01)', async ({ page }) => {
    const { count, open } = estimatesPage(page)
    await open('?status=draft')
    const { estimates } = await tablesOf(page)
    await expect(count).toHaveText(`${estimates.filter(({ status }) => status === 'draft').length} estimates`)
    const client = estimates[0]?.client_id
    const own = estimates.filter(({ client_id }) => client_id === client).length
    await open(`?client=${client}`)
    await expect(count).toHaveText(own === 1 ? '1 estimate' : `${own} estimates`)
  })

  test('is sorted by the last names of clients', async ({ page }) => {
    const { open, row } = estimatesPage(page)
    await open('?status=sent&sort=client')
    await expect(row(/EST-/)).toHaveText([/Nadia Rahman/, /Malcolm Reeve/, /Abigail Stone/])
  })

  test('says that none match (EST-02)', async ({ page }) => {
    const { open } = estimatesPage(page)
    await open('?search=zzz')
    await expect(page.getByText('No estimates found', { exact: true })).toBeVisible()
    await expect(page.getByText('Try adjusting your search criteria')).toBeVisible()
  })

  test('that can’t be loaded says so (EST-14)', async ({ page, problems }) => {
    problems.expect(failing)
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').first()).toBeVisible()
    await page.evaluate(() => globalThis.groundwork?.server.faults.failRate(1))
    await page.getByRole('link', { name: 'Estimates' }).click()
    await expect(page.getByText('Failed to load estimates. Please try again.')).toBeVisible()
  })
})

describe('the editor', () => {
  test('takes a client before a property, and another client has other properties (EST-04)', async ({ page }) => {
    const estimates = estimatesPage(page)
    const { chooseClient, editor } = estimates
    await openEditor(estimates)
    const property = editor.getByLabel('Property')
    await expect(property).toBeDisabled()
    await chooseClient('Helen Brandt')
    await expect(property).toBeEnabled()
    await property.selectOption('Home – 2204 Bridle Path')
    await chooseClient('Robert Hale')
    await expect(property.getByRole('option')).toHaveText(['Choose a property', 'Home – 4106 Avenue G'])
    await expect(property).not.toHaveValue('')
  })

  test('says what is missing, and adds up what is typed (EST-05, EST-10, EST-11)', async ({ page }) => {
    const estimates = estimatesPage(page)
    const { addFromCatalog, button, editor, line, totals } = estimates
    await openEditor(estimates)
    await expect(totals.getByLabel('Tax Rate (%)')).toHaveCount(0)
    await addFromCatalog('Beds and planting - Mulch installation')
    await expect(totals.getByLabel('Tax Rate (%)')).toHaveValue('8.25')
    await line('Mulch installation').getByLabel('Quantity').fill('2.5')
    await totals.getByLabel('Discount Amount ($)').fill('10')
    await expect(totals).toContainText('Subtotal$237.50')
    await expect(totals).toContainText('Tax$19.59')
    await expect(totals).toContainText('Total$247.09')
    await button('Custom Item', editor).click()
    await button('Create Estimate', editor).click()
    await expect(editor.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'Client is required',
      'Property is required',
      'Title is required',
      'Name is required',
    ])
  })

  test('lets cost and markup suggest the price, and shows the margin (X-53)', async ({ page }) => {
    const estimates = estimatesPage(page)
    const { button, editor, line } = estimates
    await openEditor(estimates)
    await button('Custom Item', editor).click()
    await line('Line 1').getByLabel('Name of line 1').fill('Gravel')
    await button('Cost and margin of Gravel', editor).click()
    const gravel = line('Gravel')
    await gravel.getByLabel('Materials and labor ($)').fill('80')
    await gravel.getByLabel('Equipment ($)').fill('20')
    await expect(gravel.getByLabel('Unit price of Gravel ($)')).toHaveValue('115.00')
    await expect(gravel).toContainText('$15.00 each, 13% of the price')
    await gravel.getByLabel('Unit price of Gravel ($)').fill('125')
    await expect(gravel.getByLabel('Markup (%)')).toHaveValue('25')
  })

  test('refuses a discount above subtotal and tax (X-53)', async ({ page }) => {
    const estimates = estimatesPage(page)
    const { editor, totals, button } = estimates
    await openEditor(estimates)
    await button('Custom Item', editor).click()
    await totals.getByLabel('Discount Amount ($)').fill('5')
    await expect(totals.getByRole('status')).toHaveText('Use a discount no larger than the subtotal plus tax')
    await expect(totals).toContainText('Total$0.00')
  })

  test('moves, copies and removes lines by keys', async ({ page }) => {
    const estimates = estimatesPage(page)
    const { addFromCatalog, button, editor } = estimates
    await openEditor(estimates)
    await addFromCatalog('Irrigation - Leak repair')
    await addFromCatalog('Trees and shrubs - Stump grinding')
    const names = editor.getByLabel(/^Name of line/)
    const handle = button(/^Move Stump grinding/, editor)
    await handle.focus()
    await handle.press('ArrowUp')
    await expect(names.first()).toHaveValue('Stump grinding')
    await button('Duplicate Stump grinding', editor).click()
    await expect(names).toHaveCount(3)
    await names.last().press('Enter')
    await expect(names).toHaveCount(4)
    await button('Remove Leak repair', editor).click()
    await expect(names).toHaveCount(3)
  })

  test('has the focus where the next line begins once the last one is removed', async ({ page }) => {
    const estimates = estimatesPage(page)
    const { button, editor } = estimates
    await openEditor(estimates)
    await button('Custom Item', editor).click()
    await button('Custom Item', editor).click()
    await button('Remove Line 2', editor).click()
    await expect(editor.getByLabel('Name of line 1')).toBeFocused()
    await button('Remove Line 1', editor).click()
    await expect(editor.getByRole('combobox', { name: 'Add from the catalog' })).toBeFocused()

    await button('Add package', editor).click()
    await button('Add package', editor).click()
    await button('Remove package Better', editor).click()
    await expect(editor.getByLabel('Name of package 1')).toBeFocused()
    await button('Remove package Good', editor).click()
    await expect(button('Add package', editor)).toBeFocused()
  })

  test('moves a line by the menu of its handle, which a finger can open', async ({ page }) => {
    const estimates = estimatesPage(page)
    const { addFromCatalog, button, editor } = estimates
    await openEditor(estimates)
    await addFromCatalog('Irrigation - Leak repair')
    await addFromCatalog('Trees and shrubs - Stump grinding')
    const handle = button(/^Move Stump grinding/, editor)
    await handle.click()
    await expect(page.getByRole('menuitem', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('menuitem', { name: 'Move up' }).click()
    await expect(editor.getByLabel('Name of line 1')).toHaveValue('Stump grinding')
    await expect(handle).toBeFocused()
  })

  test('moves a line by Alt and an arrow key, and leaves the focus in its field', async ({ page }) => {
    const estimates = estimatesPage(page)
    const { addFromCatalog, editor } = estimates
    await openEditor(estimates)
    await addFromCatalog('Irrigation - Leak repair')
    await addFromCatalog('Trees and shrubs - Stump grinding')
    await editor.getByLabel('Unit price of Stump grinding ($)').press('Alt+ArrowUp')
    await expect(editor.getByLabel('Name of line 1')).toHaveValue('Stump grinding')
    await expect(editor.getByLabel('Unit price of Stump grinding ($)')).toBeFocused()
    await editor.getByLabel('Unit price of Stump grinding ($)').press('Alt+ArrowUp')
    await expect(editor.getByLabel('Name of line 1')).toHaveValue('Stump grinding')
    await editor.getByLabel('Unit price of Stump grinding ($)').press('Alt+ArrowDown')
    await expect(editor.getByLabel('Name of line 2')).toHaveValue('Stump grinding')
  })

  test('shows what is typed as the client would get it', async ({ page }) => {
    const estimates = estimatesPage(page)
    const { button, chooseClient, dialog, editor, line } = estimates
    await openEditor(estimates)
    await chooseClient('Helen Brandt')
    await editor.getByLabel('Property').selectOption('Home – 2204 Bridle Path')
    await editor.getByLabel('Estimate Title').fill('Front beds')
    await editor.getByLabel('Notes').fill('Ask for the key.')
    await button('Custom Item', editor).click()
    await line('Line 1').getByLabel('Name of line 1').fill('Sod')
    await line('Sod').getByLabel('Unit price of Sod ($)').fill('100')
    await button('Add package').click()
    await editor.getByLabel('Name of package 1').fill('Good')
    await editor.getByLabel('What Good is about').fill('The front only.')
    await line('Sod').getByLabel('How Sod is offered').selectOption('Only in Good')
    await button('Preview', editor).click()
    const paper = dialog('Preview').getByRole('article', { name: 'Estimate Preview' })
    for (const text of ['Helen Brandt', 'Front beds', 'Good, recommended', 'The front only.', '$108.25'])
      await expect(paper).toContainText(text)
    await expect(paper.getByText('Ask for the key.')).toHaveCount(0)
    await button('Close', dialog('Preview')).click()
    await expect(editor.getByLabel('Estimate Title')).toHaveValue('Front beds')
  })

  test('puts lines into packages, marks options, and says what the deposit comes to', async ({ page }) => {
    const estimates = estimatesPage(page)
    const { button, editor, line, totals } = estimates
    await openEditor(estimates)
    for (const [at, name, price] of [
      [1, 'Sod', '400'],
      [2, 'Stone', '900'],
      [3, 'Lights', '100'],
    ] as const) {
      await button('Custom Item').click()
      await editor.getByLabel(`Name of line ${at}`).fill(name)
      await line(name).getByLabel('Unit price').fill(price)
    }
    await button('Add package').click()
    await button('Add package').click()
    await line('Sod').getByLabel('How Sod is offered').selectOption('Only in Good')
    await line('Stone').getByLabel('How Stone is offered').selectOption('Only in Better')
    await line('Lights').getByLabel('How Lights is offered').selectOption('Optional, preselected')
    await totals.getByLabel('Tax Rate (%)').fill('0')
    await expect(totals).toContainText('Total$500.00')
    await editor.getByLabel('Recommended').selectOption('Better')
    await expect(totals).toContainText('Total$1,000.00')
    await totals.getByLabel('Deposit', { exact: true }).selectOption('Percent of the total')
    await totals.getByLabel('Deposit (%)').fill('25')
    await expect(totals).toContainText('Deposit$250.00')
    await button('Remove package Better').click()
    await expect(totals).toContainText('Total$1,400.00')
  })

  test('opens drafts only', async ({ page }) => {
    const { editor, open } = estimatesPage(page)
    await open()
    const { estimates } = await tablesOf(page)
    await open(`?edit=${estimates.find(({ status }) => status === 'sent')?.id}`)
    await expect(page.getByText('This estimate was already sent. Revise it to make changes.')).toBeVisible()
    await expect(editor.getByLabel('Estimate Title')).toHaveCount(0)
  })
})

describe('an estimate', () => {
  test('is made, sent, rejected, and goes on in a new version', async ({ page }) => {
    const { addFromCatalog, button, chooseClient, choose, details, dialog, editor, open, question } =
      estimatesPage(page)
    await open()
    await button('Create Estimate').click()
    await expect(editor.getByRole('combobox', { name: 'Client' })).toBeFocused()
    await chooseClient('Helen Brandt')
    await editor.getByLabel('Property').selectOption('Home – 2204 Bridle Path')
    await editor.getByLabel('Estimate Title').fill('Front beds')
    await addFromCatalog('Beds and planting - Bed maintenance')
    await button('Create Estimate', editor).click()
    await expect(details).toContainText('Draft')
    await button('Send to Client…', details).click()
    await expect(question).toContainText('It goes to home@greenvalley.demo.')
    await button('Send to Client', question).click()
    await expect(details).toContainText('Sent')
    await button('Record rejection…', details).click()
    const rejection = dialog('Record rejection')
    await button('Record rejection', rejection).click()
    await expect(rejection.getByText('Reason is required').first()).toBeVisible()
    await rejection.getByLabel('Reason').fill('Too much for this year.')
    await button('Record rejection', rejection).click()
    await expect(details).toContainText('Too much for this year.')
    await choose('Revise…')
    await button('Revise', question).click()
    await expect(page.getByRole('dialog', { name: /^Edit EST-\d+-v2/ })).toBeVisible()
    const { estimates } = await tablesOf(page)
    expect(estimates.slice(-2).map(({ status, revision }) => [status, revision])).toEqual([
      ['rejected', 1],
      ['draft', 2],
    ])
  })

  test('is approved and becomes a job', async ({ page }) => {
    const { button, details, dialog, open } = estimatesPage(page)
    await open()
    const { estimates } = await tablesOf(page)
    const sent = estimates.find(({ status }) => status === 'sent')
    await open(`?estimate=${sent?.id}`)
    await button('Record approval…', details).click()
    await dialog('Record approval').getByLabel('How').selectOption('In person')
    await button('Record approval', dialog('Record approval')).click()
    await expect(details).toContainText('in person')
    await button('Create job…', details).click()
    await button('Create job', dialog('Create job')).click()
    await expect(details.getByRole('link', { name: /^JOB-/ })).toBeVisible()
    await expect(details).toContainText('Converted')

    const job = (await tablesOf(page)).estimates.find(({ id }) => id === sent?.id)?.job_id
    await page.goto(`/dashboard/invoicing?bill=true&job=${job}`)
    await expect(
      dialog('Bill Work').getByRole('checkbox', { name: new RegExp(`^${sent?.estimate_number}\\b`) }),
    ).toBeChecked()
  })

  test('is approved with what the client took, becomes a job and a deposit invoice, and the rest is invoiced once', async ({
    page,
  }) => {
    const { button, details, dialog, open } = estimatesPage(page)
    await open()
    const { estimates } = await tablesOf(page)
    const offered = estimates.find(({ packages, status }) => packages.length === 3 && status === 'viewed')
    await open(`?estimate=${offered?.id}`)
    await button('Record approval…', details).click()
    await dialog('Record approval').getByLabel('Package').selectOption('3')
    await button('Record approval', dialog('Record approval')).click()
    await expect(details).toContainText('Everything with lights, chosen')
    await expect(details).toContainText('left to invoice')
    await button('Create job…', details).click()
    await expect(dialog('Create job')).toContainText(/A draft invoice for the deposit \(\$[\d,.]+\) is also created\./)
    await button('Create job', dialog('Create job')).click()
    await expect(details.getByRole('link', { name: /^JOB-/ })).toBeVisible()
    await expect(details).toContainText(', the deposit')
    await button('Create invoice', details).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Invoicing', includeHidden: true })).toBeVisible()
    const after = await tablesOf(page)
    const newInvoices = after.invoices.filter(({ estimate_id }) => estimate_id === offered?.id)
    expect(newInvoices.map(({ is_deposit, billed_before }) => [is_deposit, billed_before > 0])).toEqual([
      [true, false],
      [false, true],
    ])
    // The deposit is deducted from the final invoice, also while editing it.
    const shown = page.getByRole('dialog', { name: /^Invoice Details/ })
    const before = amountIn(newInvoices[1]?.billed_before ?? ZERO, 'USD')
    await expect(shown).toContainText(`Invoiced before-${before}`)
    const [, total] = /Invoiced before-[$\d.,]+Total([$\d.,]+\.\d\d)/.exec((await shown.textContent()) ?? '') ?? []
    await page.goto(`/dashboard/invoicing?edit=${newInvoices[1]?.id}`)
    await expect(dialog('Edit Invoice')).toContainText(`Invoiced before-${before}Total${total}`)
    await open(`?estimate=${offered?.id}`)
    await expect(details).toContainText('It’s fully invoiced.')
  })

  test('that could not be sent says so, and is sent by a retry', async ({ page, problems }) => {
    problems.expect(failing)
    const { button, details, open, question } = estimatesPage(page)
    await open()
    const { estimates } = await tablesOf(page)
    await open(`?estimate=${estimates.find(({ status }) => status === 'draft')?.id}`)
    await button('Send to Client…', details).click()
    await backEnd(page).failNext('/graphql', 503)
    await button('Send to Client', question).click()
    await expect(details).toContainText('Failed to send estimate. Please try again.')
    await button('Retry', details).click()
    await expect(details).toContainText('Sent')
  })

  test('is copied into a draft that opens at once', async ({ page }) => {
    const { choose, editor, open } = estimatesPage(page)
    await open()
    const { estimates } = await tablesOf(page)
    const approved = estimates.find(({ status, job_id }) => status === 'approved' && job_id === null)
    await open(`?estimate=${approved?.id}`)
    await choose('Duplicate')
    await expect(editor.getByLabel('Estimate Title')).toHaveValue(approved?.title ?? '')
  })
})

test('a reload of the editor brings back the lines that were typed', async ({ page }) => {
  const parts = estimatesPage(page)
  const { button, editor, totals } = parts
  await openEditor(parts)
  await editor.getByLabel('Estimate Title').fill('New hedge')
  await button('Custom Item', editor).click()
  await editor.getByLabel('Name of line 1').fill('Planting')
  await editor.getByLabel('Unit price of Planting ($)').fill('40')
  await page.reload()
  await expect(editor.getByText('Draft restored.')).toBeVisible()
  await expect(editor.getByLabel('Estimate Title')).toHaveValue('New hedge')
  await expect(editor.getByLabel('Name of line 1')).toHaveValue('Planting')
  await expect(totals).toContainText('$43.30')
})

test('an estimate on paper has what the client reads, and not what it costs the business (X-55)', async ({ page }) => {
  await estimatesPage(page).open()
  const { estimates } = await tablesOf(page)
  const one = estimates.find(({ discount_amount }) => discount_amount > 0)
  await page.goto(`/dashboard/estimates/${one?.id}`)
  const paper = page.getByRole('article', { name: /^Estimate EST-/ })
  for (const text of ['Green Valley Landscaping', 'Prepared for', 'Valid until', 'Discount', 'Total (USD)'])
    await expect(paper.getByText(text, { exact: true })).toBeVisible()
  await expect(paper.getByText(/margin/i)).toHaveCount(0)
})
