import type { Locator, Page } from '@playwright/test'
import { backEnd } from './back-end'
import { clientsPage } from './clients-page'
import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { savedCsv } from './saved-csv'

test('a client is added, edited and deleted without a mouse, and brought back', async ({ page }) => {
  test.slow()
  const clients = clientsPage(page)
  const { form, tab, button, details, confirmation, toast, row } = clients
  await clients.open('?search=nora')
  await button('Add Client').focus()
  await page.keyboard.press('Enter')
  await expect(form).toBeVisible()
  await form.getByLabel('First name').focus()
  await page.keyboard.type('Nora')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Quinn')
  await page.keyboard.press('Tab')
  await page.keyboard.type('512 555 0199')
  await page.keyboard.press('Enter')

  // Submitting moves focus to the error summary, whose links open the fields on other tabs.
  await expect(clients.problems).toBeFocused()
  await expect(tab('Billing')).toHaveAttribute('aria-selected', 'true')
  await button('At least one property with complete address is required', clients.problems).press('Enter')
  const place = form.getByRole('group', { name: 'Property 1' })
  await expect(place.getByLabel('Address')).toBeFocused()
  await page.keyboard.type('900 Barton Springs Rd')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Austin')
  await page.keyboard.press('Tab')
  await page.keyboard.type('TX')
  await page.keyboard.press('Tab')
  await page.keyboard.type('78704')
  await tab('Properties').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab('Billing')).toHaveAttribute('aria-selected', 'true')
  await button('Same as the property', form).press('Enter')
  await button('Add Client', form).press('Enter')
  await expect(toast('Nora Quinn added')).toBeVisible()

  await page.getByLabel('Search clients').fill('quinn')
  await row('Nora Quinn').focus()
  await page.keyboard.press('Enter')
  await button('Edit…', details).press('Enter')
  await form.getByLabel('Last name').fill('Quincy')
  await page.keyboard.press('Enter')
  await expect(details.getByRole('heading', { name: 'Nora Quincy' })).toBeVisible()

  await button('More actions', details).press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(confirmation).toContainText('Nora Quincy')
  await button('Delete client', confirmation).press('Enter')
  await expect(details).toBeHidden()
  await expect(row('Nora Quincy')).toBeHidden()
  await button('Undo', toast('Nora Quincy deleted')).press('Enter')
  await page.getByLabel('Search clients').fill('quincy')
  await expect(row('Nora Quincy')).toBeVisible()
})

test('a row’s menu deletes after a question, and what the server refuses can be read in the row', async ({
  page,
  problems,
}) => {
  problems.expect(/409 \(Conflict\)/)
  const { open, choose, button, confirmation, table } = clientsPage(page)
  await open('?search=julian')
  await choose(button('More actions Julian Frost'), 'Delete…')
  const reason = 'This client has 2 open jobs. Finish or cancel them first.'
  await backEnd(page).answerNext('DELETE /landscaping', 409, { detail: reason })
  await button('Delete client', confirmation).click()
  const text = table.getByRole('alert').getByText(reason)
  await expect(text).toBeVisible()
  expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true)
})

test('what had the focus and is gone hands it on: to what had it before, or to the row that follows', async ({
  page,
}) => {
  const { open, button, toast, choose, row } = clientsPage(page)
  await open('?type=residential')
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
  for (const name of ['Arthur Bishop', 'Theo Baptiste']) await box(name).press('Space')
  await button(/^Merge…/).press('Enter')
  await button('Merge clients').press('Enter')
  await expect(row('Arthur Bishop')).toHaveCount(0)
  await expect(box('Theo Baptiste')).toBeFocused()
  await button('Undo', toast('Merged Arthur Bishop into Theo Baptiste')).press('Enter')
  await expect(row('Arthur Bishop')).toBeVisible()
  await expect(box('Theo Baptiste')).toBeFocused()

  await choose(button('More actions Arthur Bishop'), 'Merge with…')
  await page.getByRole('combobox', { name: 'Client', exact: true }).fill('theo')
  await page.getByRole('option', { name: /Theo Baptiste/ }).click()
  await page
    .getByRole('group', { name: 'Keep' })
    .getByRole('radio', { name: /Theo Baptiste/ })
    .check()
  await button('Merge clients').press('Enter')
  await expect(row('Arthur Bishop')).toHaveCount(0)
  await expect(row('Helen Brandt')).toBeFocused()
})

const lookerAt = (page: Page) => async (name: string) => {
  await expectNoFindings(page, name)
  await expectItFits(page, name)
}

test('axe finds nothing wrong with the clients and their details, and they fit 320 pixels', async ({ page }) => {
  test.slow()
  const { open, count } = clientsPage(page)
  const look = lookerAt(page)
  await prefer(page, 'light')
  await open('?type=hoa')
  await expect(count).toHaveText(/^\d clients$/)
  await look('the list')
  await page.goto('/dashboard/clients?client=5&type=hoa')
  await expect(page.getByText('Why this number?')).toBeVisible()
  await look('the details')
  await page.goto('/dashboard/clients/5')
  await expect(page.getByRole('heading', { level: 1, name: 'Joanna Weiss' })).toBeVisible()
  await look('the page')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await backEnd(page).answerNext('/clients', 200, { items: [] })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).click()
  await expect(page.getByText('Add your first client')).toBeVisible()
  await look('no clients')
})

test('words without a space break in the details, which stay as wide as the screen', async ({ page }) => {
  const { button, form, send, tab, toast } = clientsPage(page)
  await page.goto('/dashboard/clients?edit=5')
  await form.getByLabel('Last name').fill('W'.repeat(100))
  await form.getByLabel('Email').fill(`${'x'.repeat(60)}@${'y'.repeat(60)}.example.com`)
  await tab('Properties').click()
  await form.getByLabel('Property name').fill('P'.repeat(100))
  await tab('Notes').click()
  await form.getByRole('textbox', { name: /^Notes/ }).fill('N'.repeat(400))
  await send()
  await expect(toast(/ saved/)).toBeVisible()

  await page.goto('/dashboard/clients/5')
  await expect(button('Create Job')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expectItFits(page, 'the page')
  await page.goto('/dashboard/properties?property=5')
  const details = page.getByRole('dialog', { name: /^Property Details/ })
  await expect(details.getByText('Care program')).toBeVisible()
  const ends = () =>
    details.locator('a, dd, p, h2, span').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
  expect(Math.max(...(await ends()))).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})

test('axe finds nothing wrong with the form and the import of clients, and they fit 320 pixels', async ({ page }) => {
  test.slow()
  const { send, form, tab, problems } = clientsPage(page)
  const look = lookerAt(page)
  await prefer(page, 'light')
  await page.goto('/dashboard/clients?create=true&type=hoa')
  await send()
  await expect(problems).toBeVisible()
  await look('the form')
  await tab('Properties').click()
  await expect(form.getByRole('group', { name: 'Property 1' })).toBeVisible()
  await look('its properties')
  await page.goto('/dashboard/clients?import=true&type=hoa')
  await expect(page.getByRole('dialog', { name: 'Import clients' })).toBeVisible()
  await look('the import')
})

test('clients come in from a file with what they owe, which keeps them, and one Undo takes them back', async ({
  page,
}) => {
  const { open, count, button, choose, confirmation } = clientsPage(page)
  await open()
  await button('Import').click()
  const file =
    'First name,Last name,Phone,Address,City,State,ZIP,Balance\nIda,Moss,512-555-0190,1 Oak Street,Austin,TX,78701,120.50\n,No one,,,,,,\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await button('Continue').click()
  await button(/^Import 1 client/).click()
  await expect(count).toHaveText('43 clients')
  await choose(button('More actions Ida Moss'), 'Delete…')
  await expect(confirmation).toContainText(
    'Ida MossThis client owes $120.50. Set them to former instead. See the balance',
  )
  await button('Close', confirmation).last().click()
  await page
    .getByRole('region', { name: /notifications/i })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(count).toHaveText('42 clients')
})

test('one client is exported from the menu of the row, and from the page', async ({ page }) => {
  const { open, choose, button } = clientsPage(page)
  await open('?search=helen')
  const fromRow = await savedCsv(page, () => choose(button('More actions Helen Brandt'), 'Export CSV'))
  expect(fromRow.name).toMatch(/^clients-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(fromRow.rows.map(([first, last]) => [first, last])).toEqual([['Helen', 'Brandt']])
  await page.goto('/dashboard/clients/1')
  expect(await savedCsv(page, () => choose(button('More actions'), 'Export CSV'))).toEqual(fromRow)
})

test('what failed of a client’s link is in sight, wherever its button was pressed', async ({ page, problems }) => {
  problems.expect(/Service Unavailable/)
  const { button, details } = clientsPage(page)
  await page.goto('/dashboard/clients?search=arthur&client=8')
  await button('Withdraw link', details).click()
  const confirm = button('Withdraw link', details)
  await confirm.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await backEnd(page).failNext('graphql', 503)
  await confirm.click()
  const failed = details.getByRole('alert').filter({ hasText: 'Failed to change the link.' })
  await expect(failed).toBeInViewport({ ratio: 1 })
})

test('a form that the address opens over the details is never hidden by them', async ({ page }) => {
  const { button, details, form } = clientsPage(page)
  await page.goto('/dashboard/clients?search=joanna&client=5&edit=5')
  await expect(form.getByLabel('First name')).toBeFocused()
  await button('Cancel', form).click()
  await button('Close', details).click()
  await expect(details).toBeHidden()
  await page.evaluate(() => history.go(-2))
  await expect(form.getByLabel('First name')).toBeFocused()
  await expect(form.getByRole('button', { name: 'Save changes' })).toBeVisible()
})

test('on a tablet the filters have one line, and a message made narrow by a dialog keeps its words inside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const { open, button, choose, toast } = clientsPage(page)
  await open('?type=hoa&status=active')
  const lineOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const [views, search, type, status] = [
    button('Views'),
    page.getByLabel('Search clients'),
    page.getByRole('combobox', { name: 'Client type' }),
    page.getByRole('combobox', { name: 'Status' }),
  ]
  expect(await lineOf(views)).toBe(await lineOf(search))
  expect(await lineOf(type)).toBe(await lineOf(status))

  await choose(views, 'Save view…')
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByLabel('Name').fill('The associations that are active')
  await button('Save view', dialog).click()
  const message = toast(/^View “The associations/)
  await expect(message).toBeVisible()
  await choose(button(/^View: /), 'Rename view…')
  await expect(page.getByRole('dialog', { name: 'Rename view' })).toBeVisible()
  const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await bottomOf(button('Undo', message))).toBeLessThan(await bottomOf(message))
  await button('Undo', message).click({ trial: true })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('what is short leaves the page in sight', async ({ page }) => {
    const { open, choose, button } = clientsPage(page)
    await open('?search=julian')
    await choose(button('More actions Julian Frost'), 'Set status…')
    const box = await page.getByRole('dialog', { name: 'Set status' }).boundingBox()
    expect(box?.height).toBeLessThan(844 / 2)
  })

  test('neither the button that adds nor a message lies over a card that has been scrolled to', async ({ page }) => {
    const { open, button, choose, toast } = clientsPage(page)
    await open()
    const cards = page.getByRole('list', { name: 'Clients' }).getByRole('article')
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox()
      if (!box) throw new Error('it is not on screen')
      return box
    }
    await expect(cards.first()).toBeVisible()
    await choose(button('More actions Warren Ashby'), 'Set status…')
    await button('Set status').click()
    const message = toast(/ is now /)
    await expect(message).toBeVisible()
    await page.keyboard.press('End')
    await expect(button('More actions Priscilla Yates')).toBeInViewport()
    const [last, messageBox, add] = await Promise.all([cards.last(), message, button('Add Client')].map(boxOf))
    expect({
      messageClear: (last?.y ?? 0) + (last?.height ?? 0) <= (messageBox?.y ?? 0),
      buttonClear: (messageBox?.y ?? 0) + (messageBox?.height ?? 0) <= (add?.y ?? 0),
    }).toEqual({ messageClear: true, buttonClear: true })
  })

  test('two clients become one from the details of either, which then show the one that stays', async ({ page }) => {
    const { button, choose, details, toast } = clientsPage(page)
    await page.goto('/dashboard/clients?client=5')
    await choose(button('More actions', details), 'Merge with…')
    const other = page.getByRole('combobox', { name: 'Client', exact: true })
    await other.fill('helen brandt')
    await other.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Merge clients' })
    await dialog
      .getByRole('group', { name: 'Keep' })
      .getByLabel(/^Helen Brandt/)
      .check()
    await expect(dialog).toContainText(/1 property, \d jobs, and \$330\.00 will move to the client you keep\./)
    await button('Merge clients', dialog).click()
    await expect(toast('Merged Joanna Weiss into Helen Brandt')).toBeVisible()
    await expect(page).toHaveURL('/dashboard/clients?client=1')
    await expect(details.getByRole('heading', { name: 'Helen Brandt' })).toBeVisible()
  })
})
