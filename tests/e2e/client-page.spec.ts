import type { Page } from '@playwright/test'
import { tablesOf } from './back-end'
import { expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'

/** A client of the sample data whose answer is awaited; the page that is open has asked the back end for something. */
const waitedFor = async (page: Page) => {
  const { estimates, client_links, clients } = await tablesOf(page)
  const sent = estimates.find(
    ({ status, id }) => status === 'sent' && !estimates.some(({ revises_id }) => revises_id === id),
  )
  const link = client_links.find(({ client_id }) => client_id === sent?.client_id)
  const client = clients.find(({ id }) => id === sent?.client_id)
  if (!sent || !link || !client) throw new Error('the sample data has no estimate that waits for an answer')
  return { path: `/c/${link.token}`, estimate: sent, name: `${client.first_name} ${client.last_name}` }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, as: 'nobody' })

  test('a client signs by drawing, and the signature is on the paper', async ({ page }) => {
    await page.goto('/c/nobody')
    const { path, name } = await waitedFor(page)
    await prefer(page, 'light')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFindings(page, 'client page')
    await page.getByRole('button', { name: 'Review and sign' }).first().click()
    await page.getByRole('button', { name: 'Approve and sign' }).click()
    await page.getByLabel('Your full name').fill(name)
    const pad = page.getByRole('img', { name: 'Your signature' })
    await pad.scrollIntoViewIfNeeded()
    await expect(page.getByText('Opening your page…')).toHaveCount(0)
    await expectNoFindings(page, 'signing')
    const box = await pad.boundingBox()
    if (!box) throw new Error('there is no pad')
    await page.mouse.move(box.x + 40, box.y + 60)
    await page.mouse.down()
    for (let step = 1; step <= 20; step++)
      await page.mouse.move(box.x + 40 + step * 10, box.y + 60 + Math.sin(step) * 25)
    await page.mouse.up()
    await page.getByRole('button', { name: 'Approve estimate' }).click()
    await expect(page.getByText('Thank you! The estimate is approved.')).toBeVisible()
    await expect(page.getByRole('article').getByRole('img', { name })).toBeVisible()
  })
})

test('a client approves in one tab, and the staff’s tab shows it', async ({ page, context }) => {
  await page.goto('/dashboard/estimates')
  const { path, name, estimate } = await waitedFor(page)
  await page.goto(`/dashboard/estimates?estimate=${estimate.id}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Open client page' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${path}?estimate=${estimate.id}`)
  await expect(drawer).toContainText('Viewed')
  await other.getByRole('button', { name: 'Approve and sign' }).click()
  await other.getByRole('radio', { name: 'Type' }).click({ force: true })
  await other.getByLabel('Your full name').fill(name)
  await other.getByRole('button', { name: 'Approve estimate' }).click()
  await expect(drawer).toContainText(`${name}, on their client page`)
})

test('a client pays an invoice by card on their page, and the staff’s tab shows it', async ({ page, context }) => {
  await page.goto('/dashboard/invoicing')
  const { invoices, client_links } = await tablesOf(page)
  const invoice = invoices.findLast(({ status }) => status === 'sent')
  const link = client_links.find(({ client_id }) => client_id === invoice?.client_id)
  if (!invoice || !link) throw new Error('the sample data has no invoice that waits for money')
  await page.goto(`/dashboard/invoicing?invoice=${invoice.id}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText(invoice.invoice_number)
  const other = await context.newPage()
  await other.goto(`/c/${link.token}?invoice=${invoice.id}`)
  await other.getByLabel('Card number').fill('4242 4242 4242 4242')
  await other.getByLabel('Expiry date').fill('11/29')
  await other.getByLabel('Security code').fill('123')
  await other.getByLabel('Name on card').fill('Ann Client')
  await other.getByLabel('ZIP code').fill('78704')
  await other.getByRole('button', { name: 'Pay by card' }).click()
  await expect(other.getByText('Payment successful!')).toBeVisible()
  await expect(other.getByRole('article')).toContainText(invoice.invoice_number)
  await expect(drawer.getByText('Paid', { exact: true }).first()).toBeVisible()
  await drawer.getByRole('tab', { name: 'Payments' }).click()
  await expect(drawer).toContainText('Visa ending in 4242')
})

test.describe('a language', () => {
  test.use({ as: 'nobody' })

  test('that can’t be loaded leaves the page as it is, with what is typed, and is there at the next try', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/)
    await page.goto('/c/nobody')
    const { path } = await waitedFor(page)
    await page.goto(path)
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await page.getByLabel('Your question').fill('May we start earlier?')
    await page.route('**/assets/es-*.js', (route) => route.abort(), { times: 1 })
    await page.getByLabel('Language').selectOption('es')
    await expect(page.getByRole('alert')).toHaveText(
      'The other language could not be loaded. Check your connection and try again.',
    )
    await expect(page.getByLabel('Language')).toHaveValue('en')
    await page.getByLabel('Language').selectOption('es')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hola')
    await expect(page.getByLabel('Su pregunta')).toHaveValue('May we start earlier?')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hola')
  })
})
