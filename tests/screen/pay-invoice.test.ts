import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { invoicingPage } from '../e2e/invoicing-page'
import { fillInCard } from '../e2e/payments'
import { describe, expect, test } from './screen'

const failing = /503 \(Service Unavailable\)|500 \(Internal|409 \(Conflict\)|402 \(Payment Required\)/

const openOne = async (page: Page) => {
  await page.goto('/dashboard')
  const { invoices, invoice_payments, credit_notes } = await tablesOf(page)
  const touched = new Set([...invoice_payments, ...credit_notes].map(({ invoice_id }) => invoice_id))
  return invoices.find(({ id, status }) => status === 'sent' && !touched.has(id)) ?? invoices[0]
}

const paidOne = async (page: Page) => {
  const { invoices, payments } = await tablesOf(page)
  const paid = new Set(payments.filter(({ status }) => status === 'succeeded').map(({ invoice_id }) => invoice_id))
  return invoices.find(({ id }) => paid.has(id))
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Pay Invoice' })

const openCardForm = async (page: Page) => {
  const invoice = await openOne(page)
  await page.goto(`/dashboard/invoicing?pay=${invoice?.id}`)
  await expect(page.getByLabel('Card number')).toBeVisible()
  return { id: invoice?.id ?? 0, dialog: dialogOf(page) }
}

const chargedFor = async (page: Page, id: number) =>
  (await tablesOf(page)).payments.filter(({ invoice_id, status }) => invoice_id === id && status === 'succeeded').length

describe('Pay Invoice', () => {
  test('charges the card once, however often it is clicked, and leads to the receipt (PAY-01, PAY-03, X-60)', async ({
    page,
  }) => {
    const { id, dialog } = await openCardForm(page)
    await fillInCard(page, '4242424242424242')
    await dialog.getByRole('button', { name: 'Pay by card' }).dblclick()
    await expect(dialog.getByText('Payment successful!')).toBeVisible()
    expect(await chargedFor(page, id)).toBe(1)
    const receipt = (await dialog.getByRole('link', { name: 'Receipt' }).getAttribute('href')) ?? ''
    await page.goto(receipt)
    await expect(page.getByText('Payment successful!')).toBeVisible()
    await expect(page.getByRole('article', { name: /^Receipt INV-/ })).toContainText('Visa ending in 4242')
  })

  test.for([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000000341', 'Your card was declined.'],
  ])('keeps the form where the bank refuses %s (PAY-08)', async ([number = '', message = ''], { page }) => {
    const { id, dialog } = await openCardForm(page)
    await fillInCard(page, number)
    await dialog.getByRole('button', { name: 'Pay by card' }).click()
    await expect(dialog.getByText(message)).toBeVisible()
    await expect(page.getByLabel('Name on card')).not.toHaveValue('')
    expect(await chargedFor(page, id)).toBe(0)
  })

  test('asks the card’s holder where their bank wants it, and charges nothing that they refuse', async ({ page }) => {
    const { id, dialog } = await openCardForm(page)
    await fillInCard(page, '4000002500003155')
    await dialog.getByLabel('Amount (USD)').fill('10')
    await dialog.getByRole('button', { name: 'Pay by card' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(/The card will be charged \$10\.00 for INV-\d+\./)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refuse' }).click()
    await expect(dialog.getByText('The card was not confirmed. Try again or use another card.')).toBeVisible()
    expect(await chargedFor(page, id)).toBe(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByText('Payment successful!')).toBeVisible()
    expect(await chargedFor(page, id)).toBe(1)
  })

  test('is told that a lost answer charged the card after all', async ({ page }) => {
    const { id, dialog } = await openCardForm(page)
    await fillInCard(page, '4242424242424242')
    await backEnd(page).loseNext('/confirm')
    await dialog.getByRole('button', { name: 'Pay by card' }).click()
    await expect(dialog.getByText('Payment successful!')).toBeVisible()
    expect(await chargedFor(page, id)).toBe(1)
  })

  test('says that no one knows yet whether the card was charged, and finds out when asked again (PAY-08)', async ({
    page,
    problems,
  }) => {
    problems.expect(failing)
    const { id, dialog } = await openCardForm(page)
    await fillInCard(page, '4242424242424242')
    await backEnd(page).answerNext('/payments/pi_', 500, {})
    await dialog.getByRole('button', { name: 'Pay by card' }).click()
    await expect(dialog.getByText('An unexpected error occurred', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Check again' }).click()
    await expect(dialog.getByText('Payment successful!')).toBeVisible()
    expect(await chargedFor(page, id)).toBe(1)
  })

  test('begins nothing while the provider is away (PAY-08)', async ({ page, problems }) => {
    problems.expect(failing)
    const { id, dialog } = await openCardForm(page)
    await fillInCard(page, '4242424242424242')
    await backEnd(page).failNext('/create-intent', 503)
    await dialog.getByRole('button', { name: 'Pay by card' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    expect(await chargedFor(page, id)).toBe(0)
  })

  test.for([
    ['/create-intent', 500, {}, 'Failed to initialize payment'],
    ['/create-intent', 409, { detail: 'The provider is closed today.' }, 'The provider is closed today.'],
    ['/confirm', 402, {}, 'Payment failed'],
    ['/confirm', 402, { detail: 'The bank has refused it.' }, 'The bank has refused it.'],
  ] as const)(
    'says why %s failed with %i: the server’s words, else the stated ones (PAY-08)',
    async ([call, status, body, message], { page, problems }) => {
      problems.expect(failing)
      const { id, dialog } = await openCardForm(page)
      await fillInCard(page, '4242424242424242')
      await backEnd(page).answerNext(call, status, body)
      await dialog.getByRole('button', { name: 'Pay by card' }).click()
      await expect(dialog.getByText(message, { exact: true })).toBeVisible()
      await expect(page.getByLabel('Name on card')).not.toHaveValue('')
      expect(await chargedFor(page, id)).toBe(0)
    },
  )

  test('opens with the focus on its first field', async ({ page }) => {
    const { dialog } = await openCardForm(page)
    await expect(dialog.getByLabel('Amount (USD)')).toBeFocused()
  })

  test('asks before what is typed is thrown away, and closes at once where nothing is', async ({ page }) => {
    const { dialog } = await openCardForm(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()

    await openCardForm(page)
    await page.getByLabel('Name on card').fill('Nora Vance')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Discard this payment?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Name on card')).toHaveValue('Nora Vance')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toBeHidden()
  })

  test('says so where it can’t begin, and begins with another try (PAY-08)', async ({ page, problems }) => {
    problems.expect(failing)
    const invoice = await openOne(page)
    const { button, details, open } = invoicingPage(page)
    await open(`?invoice=${invoice?.id}`)
    await expect(details).toContainText('INV-')
    for (const status of [503, 503]) await backEnd(page).failNext('/connected-accounts/business', status)
    await button('Pay Invoice…', details).click()
    const dialog = dialogOf(page)
    await expect(dialog.getByText('Failed to initialize payment')).toBeVisible()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByLabel('Amount (USD)')).toBeVisible()
  })

  test.for([
    ['', 'Amount is required'],
    ['ten', 'Use a number like 24.50'],
    ['0', 'Use an amount of more than 0'],
    ['1.005', 'Use at most two decimals'],
    ['10000000', 'or less: that is what is due'],
  ])('takes no amount like "%s"', async ([amount = '', message = ''], { page }) => {
    const { dialog } = await openCardForm(page)
    await dialog.getByLabel('Amount (USD)').fill(amount)
    await dialog.getByRole('button', { name: 'Pay by card' }).click()
    await expect(dialog.getByText(message)).toBeVisible()
  })
})

describe('a payment request', () => {
  test('shows the link to hand to the client (PAY-05)', async ({ page }) => {
    const invoice = await openOne(page)
    await page.goto(`/dashboard/invoicing?request=${invoice?.id}`)
    const dialog = page.getByRole('dialog', { name: 'Send payment request' })
    await dialog.getByRole('button', { name: 'Send payment request' }).click()
    const sent = page.getByRole('dialog', { name: 'Payment request sent' })
    await expect(sent.getByLabel('Link for the client')).toHaveValue(new RegExp(`/c/.+\\?invoice=${invoice?.id}$`))
  })

  test.for([
    [500, {}, 'Failed to send payment request'],
    [409, { detail: 'No mail goes out today.' }, 'No mail goes out today.'],
  ] as const)(
    'keeps what was typed where it fails with %i, and says why (PAY-08)',
    async ([status, body, message], { page, problems }) => {
      problems.expect(failing)
      const invoice = await openOne(page)
      await page.goto(`/dashboard/invoicing?request=${invoice?.id}`)
      const dialog = page.getByRole('dialog', { name: 'Send payment request' })
      await dialog.getByLabel('Amount').fill('1.50')
      await backEnd(page).answerNext('/invoice-payment-link', status, body)
      await dialog.getByRole('button', { name: 'Send payment request' }).click()
      await expect(dialog.getByText(message, { exact: true })).toBeVisible()
      await expect(dialog.getByLabel('Amount')).toHaveValue('1.50')
    },
  )

  test('is offered only where something is unpaid (PAY-04)', async ({ page }) => {
    const { open, button, details } = invoicingPage(page)
    for (const [invoice, count] of [
      [await openOne(page), 1],
      [await paidOne(page), 0],
    ] as const) {
      await open(`?invoice=${invoice?.id}`)
      await button('More actions', details).click()
      await expect(page.getByRole('menuitem', { name: 'Send payment request…' })).toHaveCount(count)
    }
  })
})
