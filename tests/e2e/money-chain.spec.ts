import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { tablesOf } from './back-end'
import { estimatesPage } from './estimates-page'
import { prefer } from './findings'
import { expect, test } from './fixtures'
import { invoicingPage } from './invoicing-page'
import { inStatus, jobsPage } from './jobs-page'
import { fillInCard } from './payments'

const PHONE = { width: 390, height: 844 }

/** A new client, so that the books contain only this test's entries. */
const newestClient = async (page: Page) => {
  const { clients, properties, estimates, invoices, payouts } = await tablesOf(page)
  const busy = new Set([...estimates, ...invoices, ...payouts].map(({ client_id }) => client_id))
  const one = clients.find(
    ({ id, email }) => email !== '' && !busy.has(id) && properties.some(({ client_id }) => client_id === id),
  )
  if (!one) throw new Error('the sample data has no client without estimates and invoices')
  return { id: one.id, name: `${one.first_name} ${one.last_name}` }
}

const sign = async (page: Page) => {
  const pad = page.getByRole('img', { name: 'Your signature' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is no pad')
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  for (let step = 1; step <= 8; step++)
    await page.mouse.move(box.x + 40 + step * 25, box.y + 60 + Math.sin(step) * 25, { steps: 2 })
  await page.mouse.up()
}

const payByCard = async (client: Page) => {
  await fillInCard(client, '4242424242424242')
  await client.getByRole('button', { name: 'Pay by card' }).click()
  await expect(client.getByText('Payment successful!')).toBeVisible()
  await expect(client.getByRole('article')).toContainText('Visa ending in 4242')
}

const journal = async (page: Page) => {
  await page.goto('/dashboard/invoicing?journal=true')
  const exported = page.waitForEvent('download')
  await page.getByRole('dialog', { name: 'Export Journal' }).getByRole('button', { name: 'Export CSV' }).click()
  const file = await exported
  expect(file.suggestedFilename()).toMatch(/^journal-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe('"Date","Account","Debit","Credit","Document","Client","Memo","Currency"')
  return lines.map((line) => {
    const [, account = '', debit = '', credit = '', document = '', client = ''] = line.slice(1, -1).split('","')
    const amount = Math.round(Number(debit) * 100) - Math.round(Number(credit) * 100)
    return { account, amount, document, client }
  })
}

const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

test('a quote becomes money: signed, its deposit paid, the work done, the rest paid by card, some of it refunded, and the books come to zero', async ({
  page,
  context,
}) => {
  const estimates = estimatesPage(page)
  const { button, dialog, choose, details: invoice, question, toast } = invoicingPage(page)
  const { details, editor, line, totals } = estimates

  await prefer(page, 'light')

  await estimates.open('?create=true')
  const { id, name } = await newestClient(page)
  await estimates.chooseClient(name)
  await editor.getByLabel('Property').selectOption({ index: 1 })
  await editor.getByLabel('Estimate Title').fill('Front beds')
  for (const [at, service, price] of [
    [1, 'Planting', '100'],
    [2, 'Lights', '50'],
  ] as const) {
    await button('Custom Item', editor).click()
    await editor.getByLabel(`Name of line ${at}`).fill(service)
    await line(service).getByLabel(`Unit price of ${service} ($)`).fill(price)
  }
  await line('Lights').getByLabel('How Lights is offered').selectOption('Optional')
  await totals.getByLabel('Deposit', { exact: true }).selectOption('Percent of the total')
  await totals.getByLabel('Deposit (%)').fill('50')
  await button('Create Estimate', editor).click()
  await button('Send to Client…', details).click()
  await button('Send to Client', question).click()

  const link = details.getByRole('link', { name: 'Open client page' })
  const path = new URL((await link.getAttribute('href')) ?? '', page.url())
  path.searchParams.delete('preview')
  const client = await context.newPage()
  await client.setViewportSize(PHONE)
  await prefer(client, 'light')
  await client.goto(path.href)
  await expect(details).toContainText('Viewed')
  await client.getByRole('checkbox', { name: /^Lights/ }).check()
  await client.getByRole('button', { name: 'Approve and sign' }).click()
  await client.getByLabel('Your full name').fill(name)
  await sign(client)
  await client.getByRole('button', { name: 'Approve estimate' }).click()
  await expect(client.getByText('Thank you! The estimate is approved.')).toBeVisible()
  await expect(client.getByRole('article').getByRole('img', { name })).toBeVisible()

  await expect(details).toContainText(`${name}, on their client page`)
  await page.bringToFront()
  await button('Create job…', details).click()
  await dialog('Create job').getByLabel('Date').fill('2026-11-18')
  await button('Create job', dialog('Create job')).click()
  await expect(details).toContainText(', the deposit')
  await details.getByRole('link', { name: /^INV-/ }).click()
  await button('Send…', invoice).click()
  await button('Send', question).click()
  await expect(invoice).toContainText('Sent')

  await client.bringToFront()
  await client.getByRole('button', { name: 'Back to overview' }).click()
  await client.getByRole('button', { name: 'View invoice' }).click()
  await expect(invoice).toContainText('Viewed')
  await payByCard(client)
  await expect(invoice.getByText('Paid', { exact: true }).first()).toBeVisible()

  await page.bringToFront()
  await page.goBack()
  await details.getByRole('link', { name: /^JOB-/ }).click()
  const work = jobsPage(page)
  await work.step('Assign…').click()
  await work.tickCrew(dialog('Assign crew'), 'Will Jenkins')
  await button('Assign', dialog('Assign crew')).click()
  await work.step('Start').click()
  await work.step('Complete…').click()
  await button('Complete job', dialog('Complete job')).click()
  await expect(work.details).toHaveAccessibleDescription(inStatus('Completed'))
  await page.goBack()
  await button('Create invoice', details).click()
  await expect(invoice).toContainText('Invoiced before-$81.19')
  await button('Send…', invoice).click()
  await button('Send', question).click()
  await expect(invoice).toContainText('Sent')

  await client.bringToFront()
  await client.getByRole('button', { name: 'Back to your page' }).click()
  await client.getByRole('button', { name: 'Back to overview' }).click()
  await client.getByRole('button', { name: 'View invoice' }).click()
  await payByCard(client)
  await expect(invoice.getByText('Paid', { exact: true }).first()).toBeVisible()

  await page.bringToFront()
  await invoice.getByRole('tab', { name: 'Payments' }).click()
  await expect(invoice).toContainText('Visa ending in 4242')

  await invoice.getByRole('tab', { name: 'Details' }).click()
  await choose('Refund…')
  await dialog('Refund').getByLabel('Amount').fill('20')
  await dialog('Refund').getByLabel('Reason').fill('A plant was broken')
  await button('Refund', dialog('Refund')).click()
  await expect(toast('$20.00 refunded')).toBeVisible()
  await choose('Credit note…')
  await dialog('Credit Note').getByLabel('Reason').fill('A plant was broken')
  await button('Write credit note', dialog('Credit Note')).click()
  await expect(toast('credited with $20.00')).toBeVisible()

  await client.reload()
  const receipt = client.getByRole('article')
  await expect(receipt).toContainText('Refunded on Nov 18, 2026-$20.00')
  await client.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(client.getByRole('button', { name: 'Print' })).toBeHidden()

  await page.goto(`/dashboard/invoicing/statement/${id}?from=2026-11-01&to=2026-11-30`)
  await expect(page.getByRole('article').getByRole('definition').last()).toHaveText('$0.00')
  const lines = await journal(page)
  const own = lines.filter((line) => line.client === name)
  const receivable = own.filter(({ account }) => account === 'Accounts receivable')
  expect([lines.length > own.length, sumOf(lines), receivable.length > 0, sumOf(receivable)]).toEqual([
    true,
    0,
    true,
    0,
  ])
  const { estimates: quotes, jobs, invoices } = await tablesOf(page)
  const quote = quotes.find(({ title }) => title === 'Front beds')
  const done = jobs.filter(({ estimate_id }) => estimate_id === quote?.id)
  expect(done.map((job) => [job.id, job.status])).toEqual([[quote?.job_id, 'completed']])
  const clientInvoices = invoices.filter(({ client_id }) => client_id === id)
  expect(
    clientInvoices.map(({ is_deposit, billed_before, line_items, estimate_id }) => ({
      ...{ is_deposit, billed_before, estimate_id },
      lines: line_items.map(({ service_name, job_id }) => [service_name, job_id]),
    })),
  ).toEqual([
    {
      is_deposit: true,
      billed_before: 0,
      estimate_id: quote?.id,
      lines: [[`Deposit for ${quote?.estimate_number}`, null]],
    },
    {
      is_deposit: false,
      billed_before: 8_119,
      estimate_id: quote?.id,
      lines: [
        ['Planting', quote?.job_id],
        ['Lights', null],
      ],
    },
  ])
})
