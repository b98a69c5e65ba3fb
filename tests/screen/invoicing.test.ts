import { backEnd, tablesOf } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { invoicingPage } from '../e2e/invoicing-page'
import { describe, expect, test } from './screen'

const failing = /503 \(Service Unavailable\)|500 \(Internal/

const drafted = async (page: Parameters<typeof invoicingPage>[0]) => {
  const { button, chooseClient, dialog, open } = invoicingPage(page)
  await open('?create=true')
  const form = dialog('New Invoice')
  await chooseClient('Yuki Tanaka')
  await form.getByLabel('Service').fill('Hedges')
  await form.getByLabel('Quantity').fill('2.5')
  await form.getByLabel('Price').fill('40')
  await form.getByLabel('Tax rate (%)').fill('0')
  await button('Save as draft', form).click()
}

test('details lead to the page that prints, as those of an estimate do (X-55)', async ({ page }) => {
  const { button, details, open } = invoicingPage(page)
  await open('?invoice=1')
  await button('Print/PDF', details).click()
  await expect(page).toHaveURL('/dashboard/invoicing/1')
  await expect(button('Print')).toBeVisible()
})

describe('the page', () => {
  test('says what each figure is made of, with the way to each invoice', async ({ page }) => {
    const { button, dialog, open } = invoicingPage(page)
    await open()
    await button('Why these numbers?').click()
    const why = dialog('Why these numbers?')
    const drafts = (await tablesOf(page)).invoices.filter(({ status }) => status === 'draft').length
    const counts = why.getByRole('list', { name: 'Total Invoices' })
    await expect(counts.getByRole('listitem').filter({ hasText: 'Draft' })).toHaveText(`Draft${drafts}`)
    await why.getByRole('list', { name: 'Total Outstanding' }).getByRole('link').first().click()
    await expect(why).toBeHidden()
    await expect(page).toHaveURL(/\?invoice=\d+$/)
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('has four figures, and the list behind them is searched and narrowed (INV-01, INV-02)', async ({ page }) => {
    const { count, open, tile } = invoicingPage(page)
    await open()
    const { invoices } = await tablesOf(page)
    await expect(count).toHaveText(`${invoices.length} invoices`)
    for (const title of ['Total Invoices', 'Total Outstanding', 'Paid This Month', 'Overdue'])
      await expect(tile(title)).toBeVisible()
    await expect(tile('Total Invoices')).toContainText(String(invoices.length))
    const first = invoices[0]
    await page.getByRole('searchbox').fill((first?.invoice_number ?? '').toLowerCase())
    await expect(count).toHaveText('1 invoice')
  })

  test('an overdue one has a badge of its own beside its status (INV-03, X-57)', async ({ page }) => {
    const { open, row, tile } = invoicingPage(page)
    await open('?status=partial')
    await expect(row(/PartialOverdue · \d+ days?/).first()).toBeVisible()
    await tile('Overdue').click()
    await expect(page).toHaveURL('/dashboard/invoicing?status=overdue')
    await tile('Paid This Month').click()
    const payments = page.getByRole('dialog', { name: 'Paid This Month' })
    await expect(payments.getByRole('list')).toHaveAccessibleName('Paid This Month')
    await expect(tile('Paid This Month')).toContainText(`${await payments.getByRole('listitem').count()} payments`)
  })

  test('is narrowed by an age, and widened by pressing it again', async ({ page }) => {
    const { ages, button, open } = invoicingPage(page)
    await open()
    await button(/^61–90 days/, ages).click()
    await expect(page).toHaveURL('/dashboard/invoicing?age=61-90')
    await expect(button(/^61–90 days/, ages)).toHaveAttribute('aria-pressed', 'true')
    await button(/^61–90 days/, ages).click()
    await expect(page).toHaveURL('/dashboard/invoicing')
  })

  test('that can’t be loaded says so (INV-11)', async ({ page, problems }) => {
    problems.expect(failing)
    await page.goto('/dashboard')
    await expect(page.getByRole('table', { name: 'Booked hours this week' })).toHaveCount(1)
    // A read is retried once automatically, and views, plan charges, automatic invoices and unread conversations are requested too.
    for (const status of Array<number>(10).fill(503)) await backEnd(page).failNext('/graphql', status)
    await page.getByRole('link', { name: 'Invoicing', exact: true }).click()
    await expect(page.getByText('Failed to load invoices. Please try again.')).toBeVisible()
  })
})

test('reminders of several are counted when they are sent', async ({ page }) => {
  const { button, open, question, toast } = invoicingPage(page)
  await open('?status=overdue')
  const boxes = page.getByRole('checkbox', { name: /^Select INV-/ })
  await boxes.first().check()
  await boxes.nth(1).check()
  await button('Remind… (2)').click()
  await button('Send reminder', question).click()
  await expect(toast('2 reminders sent')).toBeVisible()
})

describe('a new invoice', () => {
  test('is a draft; it is sent, and paid in two parts (INV-04 to INV-06)', async ({ page }) => {
    const { button, details, dialog, question, toast } = invoicingPage(page)
    await drafted(page)
    await expect(toast('Draft invoice created')).toBeVisible()
    await expect(details).toContainText('$100.00')
    await button('Send…', details).click()
    await expect(question).toContainText('It goes to yuki.tanaka@example.com.')
    await button('Send', question).click()
    await expect(details).toContainText('Sent')

    await button('Record Payment…', details).click()
    const form = dialog('Record Payment')
    await expect(form.getByLabel('Amount')).toHaveValue('100.00')
    await expect(form.getByLabel('Payment Method')).toHaveValue('credit_card')
    await form.getByLabel('Amount').fill('100.01')
    await button('Record Payment', form).click()
    await expect(form.getByLabel('Amount')).toHaveAccessibleDescription('Use $100.00 or less: that is what is due')
    await form.getByLabel('Amount').fill('50')
    const receipt = form.getByLabel('Email a receipt')
    await expect(receipt).toBeChecked()
    await expect(receipt).toHaveAccessibleDescription('It goes to yuki.tanaka@example.com.')
    const today = await form.getByLabel('Payment Date').inputValue()
    await form.getByLabel('Payment Date').fill('2026-11-02')
    await expect(receipt).not.toBeChecked()
    await form.getByLabel('Payment Date').fill(today)
    await button('Record Payment', form).click()
    await expect(details).toContainText('Partial')
    await expect(toast('payment of $50.00 recorded')).toContainText('Receipt sent to yuki.tanaka@example.com')

    await button('Record Payment…', details).click()
    await button('Record Payment', form).click()
    await expect(form).toContainText('The same payment was recorded just now.')
    await button('Record it again', form).click()
    await expect(details.getByText('Paid', { exact: true }).first()).toBeVisible()
  })

  test('is settled with credit that the client has of another one', async ({ page }) => {
    const { button, choose, details, dialog, question } = invoicingPage(page)
    const send = async () => {
      await button('Send…', details).click()
      await button('Send', question).click()
      await expect(details).toContainText('Sent')
    }
    await drafted(page)
    await send()
    await choose('Credit note…')
    await expect(dialog('Credit Note').getByLabel('Amount')).toHaveAccessibleDescription(
      /^\$[\d,.]+ is due\. You can’t credit more than that\.$/,
    )
    await button('Cancel', dialog('Credit Note')).click()
    await expect(button('Apply credit…', details)).toHaveCount(0)
    await button('Record Payment…', details).click()
    await button('Record Payment', dialog('Record Payment')).click()
    await expect(details.getByText('Paid', { exact: true }).first()).toBeVisible()
    await choose('Credit note…')
    await expect(dialog('Credit Note').getByLabel('Amount')).toHaveAccessibleDescription(
      /^\$0\.00 is due\. Anything above that, up to \$[\d,.]+ in total, becomes the client’s credit\.$/,
    )
    await dialog('Credit Note').getByLabel('Amount').fill('40')
    await dialog('Credit Note').getByLabel('Reason').fill('Redone')
    await button('Write credit note', dialog('Credit Note')).click()
    await expect(details).toContainText('$40.00 of credit is left.')
    await page.getByRole('tab', { name: 'Payments' }).click()
    const paper = details.getByRole('link', { name: 'Credit note', exact: true })
    expect(await paper.getAttribute('href')).toMatch(/^\/dashboard\/invoicing\/\d+\/credit\/\d+$/)
    const receipt = details.getByRole('link', { name: 'Receipt' })
    expect(await receipt.getAttribute('href')).toMatch(/^\/dashboard\/invoicing\/\d+\/receipt\/\d+$/)
    await drafted(page)
    await send()
    await expect(details).toContainText('The client has $40.00 of credit.')
    await button('Apply credit…', details).click()
    const form = dialog('Apply Credit')
    await expect(form.getByLabel('Amount')).toHaveValue('40.00')
    await form.getByLabel('Amount').fill('40.01')
    await button('Apply credit', form).click()
    await expect(form.getByLabel('Amount')).toHaveAccessibleDescription(
      /Use \$40\.00 or less: that is what is left of the credit/,
    )
    await form.getByLabel('Amount').fill('30')
    await button('Apply credit', form).click()
    await expect(details).toContainText('Credit applied')
    await expect(details).toContainText('$70.00')
  })

  test('says at its fields what is wrong, and adds up as it is typed', async ({ page }) => {
    const { button, dialog, open } = invoicingPage(page)
    await open('?create=true')
    const form = dialog('New Invoice')
    await button('Save as draft', form).click()
    await expect(form.getByLabel('Service')).toHaveAccessibleDescription('Describe this line')
    await form.getByLabel('Quantity').fill('2.5')
    await form.getByLabel('Price').fill('40')
    await expect(form.getByText('$108.25')).toBeVisible()
    // A negative total is not shown.
    await form.getByLabel('Discount').fill('5000')
    await expect(form.getByText('$0.00')).toBeVisible()
  })
})

test('finished work becomes one invoice for a client', async ({ page }) => {
  const { button, details, dialog, open } = invoicingPage(page)
  await open('?bill=true')
  const choice = dialog('Bill Work')
  await choice.getByRole('checkbox', { name: /^JOB-1001 / }).check()
  await button('Create 1 invoice', choice).click()
  await expect(details).toContainText('JOB-1001')
})

test('Bill Work opened by its address begins at its first field, and keeps what was ticked through a reload', async ({
  page,
}) => {
  const { button, details, dialog, open } = invoicingPage(page)
  await open('?bill=true')
  const choice = dialog('Bill Work')
  const together = choice.getByRole('checkbox', { name: 'One invoice for each client' })
  const job = choice.getByRole('checkbox', { name: /^JOB-1001 / })
  await expect(together).toBeFocused()
  await job.check()
  await page.reload()
  await expect(choice.getByText('Draft restored.')).toBeVisible()
  await expect(job).toBeChecked()
  await button('Create 1 invoice', choice).click()
  await expect(details).toContainText('JOB-1001')
  await open('?bill=true')
  await expect(choice.getByText('Nothing chosen')).toBeVisible()
  await expect(choice.getByText('Draft restored.')).toBeHidden()
})

test('an invoice on paper says whose it is, for whom, and what is left to pay (X-55)', async ({ page }) => {
  await invoicingPage(page).open()
  const { invoices } = await tablesOf(page)
  const one = invoices.find(({ discount_amount }) => discount_amount > 0)
  await page.goto(`/dashboard/invoicing/${one?.id}`)
  const paper = page.getByRole('article', { name: `Invoice ${one?.invoice_number}` })
  for (const text of ['Green Valley Landscaping', 'Austin, TX 78704', 'Bill to', 'Discount', 'Amount due (USD)'])
    await expect(paper.getByText(text, { exact: true })).toBeVisible()
})

test('an invoice that is not there says so, and leads to the list', async ({ page }) => {
  await page.goto('/dashboard/invoicing/999999')
  await expect(page.getByText('This invoice does not exist.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'All invoices' }).first()).toBeVisible()
})

test.for([
  ['credit note', '/dashboard/invoicing/1/credit/999999'],
  ['receipt', '/dashboard/invoicing/1/receipt/999999'],
] as const)('a %s that its invoice does not have says so', async ([noun, path], { page }) => {
  await page.goto(path)
  await expect(page.getByText(`This ${noun} does not exist.`)).toBeVisible()
})

test('a payment by check has a receipt, as one by card has', async ({ page }) => {
  await page.goto('/dashboard')
  const { invoices, invoice_payments } = await tablesOf(page)
  const { id, invoice_id } = invoice_payments.find(({ payment_method }) => payment_method === 'check') ?? {}
  const { invoice_number } = invoices.find((invoice) => invoice.id === invoice_id) ?? {}
  await page.goto(`/dashboard/invoicing/${invoice_id}/receipt/${id}`)
  const paper = page.getByRole('article', { name: `Receipt ${invoice_number}-${id}` })
  await expect(paper).toContainText('MethodCheck')
  await expect(paper).toContainText(`Payment of ${invoice_number}`)
})

test('a payment by card has its receipt in the office too, which names the card', async ({ page }) => {
  await page.goto('/dashboard')
  const { invoices, payments } = await tablesOf(page)
  const { invoice_id, invoice_payment_id, card_last4 } = payments.find(({ status }) => status === 'succeeded') ?? {}
  const { invoice_number } = invoices.find((invoice) => invoice.id === invoice_id) ?? {}
  await page.goto(`/dashboard/invoicing?invoice=${invoice_id}&tab=payments`)
  await page.getByRole('link', { name: 'Receipt', exact: true }).first().click()
  await expect(page).toHaveURL(`/dashboard/invoicing/${invoice_id}/receipt/${invoice_payment_id}`)
  const paper = page.getByRole('article', { name: `Receipt ${invoice_number}-${invoice_payment_id}` })
  await expect(paper).toContainText(`ending in ${card_last4}`)
})

describe('a client’s statement', () => {
  test('of a client who does not exist says so, whatever the days', async ({ page, problems }) => {
    problems.expect(/\(Not Found\)/)
    await page.goto('/dashboard/invoicing/statement/99999?from=2026-11-20&to=2026-10-01')
    await expect(page.getByText('This statement does not exist.')).toBeVisible()
  })

  test('is reached from the client, adds up, and is of the days that are chosen', async ({ page }) => {
    await page.goto('/dashboard/clients/4')
    await page.getByRole('link', { name: 'Statement', exact: true }).click()
    const paper = page.getByRole('article', { name: /^Statement / })
    await expect(paper.getByText('Opening balance', { exact: true }).first()).toBeVisible()
    await page.getByLabel('First day').fill('2099-01-01')
    await expect(page.getByLabel('Last day')).toHaveAccessibleDescription('Choose a last day on or after the first')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statement of Peter Lindqvist')
    await page.getByLabel('Last day').fill('2099-01-31')
    await expect(page.getByRole('article', { name: 'Statement Jan 1, 2099 – Jan 31, 2099' })).toBeVisible()
    await expect(page.getByLabel('Last day')).toHaveAccessibleDescription('')
  })

  test('is emailed to the client, which the toast says', async ({ page }) => {
    await page.goto('/dashboard/invoicing/statement/4?from=2026-11-01&to=2026-11-30')
    await page.getByRole('button', { name: 'Email statement' }).click()
    const sent = invoicingPage(page).toast('Statement emailed')
    await expect(sent).toContainText('Statement of Nov 1, 2026 to Nov 30, 2026 sent to peter.lindqvist@example.com')
  })

  test('says why it can’t be emailed to a client without an address', async ({ page }) => {
    await page.goto('/dashboard/invoicing/statement/4')
    const email = page.getByRole('button', { name: 'Email statement' })
    await expect(email).toHaveAccessibleDescription('')
    await (await colleague(page)).sends('PUT', '/clients/4', { email: '' })
    await expect(email).toHaveAccessibleDescription('Peter has no email address.')
  })

  test('of a client who is not there says so', async ({ page }) => {
    await page.goto('/dashboard/invoicing/statement/99999')
    await expect(page.getByText('This statement does not exist.')).toBeVisible()
  })
})

test('the days of a journal are checked before it is exported', async ({ page }) => {
  const { button, dialog, open } = invoicingPage(page)
  await open('?journal=true')
  const form = dialog('Export Journal')
  await form.getByLabel('First day').fill('2026-12-31')
  await form.getByLabel('Last day').fill('2026-01-01')
  await button('Export CSV', form).click()
  await expect(form.getByLabel('Last day')).toHaveAccessibleDescription('Choose a last day on or after the first')
})
