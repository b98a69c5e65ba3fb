import type { Page } from '@playwright/test'
import { fullName } from '@/domain/account/user'
import { amountIn } from '@/domain/money/amount-in'
import { backEnd, tablesOf } from '../e2e/back-end'
import { invoicingPage } from '../e2e/invoicing-page'
import { payoutsPage } from '../e2e/payouts-page'
import { describe, expect, test } from './screen'

const failing = /500 \(Internal/

const paymentBy = async (page: Page, how: 'card' | 'hand') => {
  await page.goto('/dashboard')
  const { invoice_payments, payments, refunds, invoices } = await tablesOf(page)
  const byCard = new Set(payments.map(({ invoice_payment_id }) => invoice_payment_id))
  const payment = invoice_payments.findLast(
    ({ id, invoice_id }) =>
      byCard.has(id) === (how === 'card') &&
      !refunds.some(({ invoice_payment_id }) => invoice_payment_id === id) &&
      invoice_payments.filter((other) => other.invoice_id === invoice_id).length === 1 &&
      invoices.some((invoice) => invoice.id === invoice_id && invoice.status !== 'cancelled'),
  )
  if (!payment) throw new Error(`the samples have no payment by ${how}`)
  return payment
}

const openRefund = async (page: Page, how: 'card' | 'hand') => {
  const parts = invoicingPage(page)
  const payment = await paymentBy(page, how)
  await parts.open(`?invoice=${payment.invoice_id}`)
  await parts.choose('Refund…')
  const dialog = parts.dialog('Refund')
  await expect(dialog.getByLabel('Amount')).toBeVisible()
  return { ...parts, payment, dialog, typed: (payment.amount / 100).toFixed(2), all: amountIn(payment.amount, 'USD') }
}

describe('Refund', () => {
  test('from the list loads the payments first, and says where that fails', async ({ page, problems }) => {
    problems.expect(/503 \(Service Unavailable\)/)
    const { button, dialog, open, row } = invoicingPage(page)
    const { amount, invoice_id } = await paymentBy(page, 'hand')
    const { invoices } = await tablesOf(page)
    const number = invoices.find(({ id }) => id === invoice_id)?.invoice_number ?? ''
    await open(`?search=${number}`)
    await button(`More actions ${number}`, row(number)).click()
    // A read is retried once automatically.
    for (const status of [503, 503]) await backEnd(page).failNext('/graphql', status)
    await page.getByRole('menuitem', { name: 'Refund…' }).click()
    const refund = dialog('Refund')
    await expect(refund.getByRole('alert')).toContainText('Failed to load payments. Please try again.')
    await button('Retry', refund).click()
    await expect(refund.getByLabel('Amount')).toHaveValue((amount / 100).toFixed(2))
  })

  test('begins with all that was paid, says at its fields what is wrong, and where the money goes', async ({
    page,
  }) => {
    const { button, dialog, typed, all } = await openRefund(page, 'card')
    const amount = dialog.getByLabel('Amount')
    await expect(amount).toHaveValue(typed)
    await expect(amount).toHaveAccessibleDescription(
      `${all} can be refunded. It becomes due again, unless you write a credit note.`,
    )
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(
      /^The money goes back to \w.+ ending in \d{4}\. This can’t be undone\.$/,
    )
    for (const [text, message] of [
      ['', 'Amount is required'],
      ['ten', 'Use a number like 24.50'],
      ['0', 'Use an amount of more than 0'],
      ['1.005', 'Use at most two decimals'],
      ['99999.99', `Use ${all} or less: that is what is left to refund`],
    ] as const) {
      await amount.fill(text)
      await button('Refund', dialog).click()
      await expect(amount).toHaveAccessibleDescription(new RegExp(`^${message.replaceAll(/[.$]/g, '\\$&')}`))
    }
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/^Enter a reason for the refund/)
  })

  test('keeps what was typed where it fails; a part goes back to the card, once, and is shown as refunded', async ({
    page,
    problems,
  }) => {
    problems.expect(failing)
    const { button, details, dialog, payment, toast } = await openRefund(page, 'card')
    await dialog.getByLabel('Amount').fill('1.50')
    await dialog.getByLabel('Reason').fill('A plant was broken')
    await backEnd(page).answerNext('/refunds', 500, {})
    await button('Refund', dialog).click()
    await expect(dialog.getByText('Failed to refund. Please try again.').first()).toBeVisible()
    await expect(dialog.getByLabel('Reason')).toHaveValue('A plant was broken')

    await dialog.getByRole('button', { name: 'Refund' }).dblclick()
    await expect(toast('$1.50 refunded')).toBeVisible()
    const { refunds } = await tablesOf(page)
    const newRefunds = refunds.filter(({ invoice_payment_id }) => invoice_payment_id === payment.id)
    expect(newRefunds.map(({ amount, reason, payment_id }) => [amount, reason, payment_id !== null])).toEqual([
      [150, 'A plant was broken', true],
    ])
    await details.getByRole('tab', { name: 'Payments' }).click()
    await expect(details.getByRole('listitem').filter({ hasText: /^Refunded to / })).toContainText('-$1.50')
  })

  test('of a payment that was made elsewhere is only recorded', async ({ page }) => {
    const { button, details, dialog, toast, all } = await openRefund(page, 'hand')
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(
      'Give the money back yourself; this records it.',
    )
    await dialog.getByLabel('Reason').fill('Paid twice')
    await button('Refund', dialog).click()
    await expect(toast(`${all} refunded`)).toBeVisible()
    await details.getByRole('tab', { name: 'Payments' }).click()
    await expect(details.getByRole('listitem').filter({ hasText: /^Given back/ })).toContainText(`-${all}`)
  })

  test('begins with the credit that is left, which doesn’t become due again', async ({ page }) => {
    const { button, choose, details, dialog, toast, all } = await openRefund(page, 'hand')
    await button('Cancel', dialog).click()
    await choose('Credit note…')
    const credit = page.getByRole('dialog', { name: 'Credit Note' })
    await credit.getByLabel('Amount').fill('20')
    await credit.getByLabel('Reason').fill('Too long a wait')
    await button('Write credit note', credit).click()
    await expect(details).toContainText('$20.00 of credit is left.')
    await choose('Refund…')
    await expect(dialog.getByLabel('Amount')).toHaveValue('20.00')
    await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(
      `${all} can be refunded. $20.00 of it is credit and doesn’t become due again. The rest does, unless you write a credit note.`,
    )
    await dialog.getByLabel('Reason').fill('Too long a wait')
    await button('Refund', dialog).click()
    await expect(toast('$20.00 refunded')).toBeVisible()
    await details.getByRole('tab', { name: 'Payments' }).click()
    await expect(details).toContainText('$0.00 of ')
  })

  test('of what goes back by a payout is off, and says by which; the payout is among the payments', async ({
    page,
  }) => {
    const payouts = payoutsPage(page)
    await payouts.open('?create=true')
    const { clients, invoices, invoice_payments, payout_accounts, payouts: before, refunds } = await tablesOf(page)
    const accountOf = (id: number) => payout_accounts.find((each) => each.client_id === id && each.is_verified)
    const invoice = invoices.findLast(
      ({ id, client_id, status }) =>
        status !== 'cancelled' &&
        accountOf(client_id) &&
        !refunds.some(({ invoice_id }) => invoice_id === id) &&
        invoice_payments.filter(({ invoice_id }) => invoice_id === id).length === 1 &&
        before.every((payout) => payout.client_id !== client_id || payout.reference_invoice_id !== id),
    )
    const client = clients.find(({ id }) => id === invoice?.client_id)
    const paid = invoice_payments.find(({ invoice_id }) => invoice_id === invoice?.id)
    if (!invoice || !client || !paid) throw new RangeError('no client with an account has paid')
    const amount = amountIn(paid.amount, 'USD')
    await payouts.chooseCustomer(fullName(client))
    await payouts.form.getByLabel('Payout account').selectOption(String(accountOf(client.id)?.id))
    await payouts.form.getByLabel('Amount').fill((paid.amount / 100).toFixed(2))
    await payouts.form.getByLabel('Reason').selectOption('overpayment_refund')
    await payouts.form.getByLabel('Invoice').selectOption(String(invoice.id))
    await payouts.form.getByLabel('Description').fill('Paid twice')
    await payouts.button('Create Payout', payouts.form).click()
    await expect(payouts.form).toBeHidden()

    const { button, choose, details, dialog, open } = invoicingPage(page)
    await open(`?invoice=${invoice.id}`)
    await choose('Refund…')
    await expect(dialog('Refund').getByLabel('Amount')).toHaveAccessibleDescription('$0.00 can be refunded.')
    await expect(button('Refund', dialog('Refund'))).toHaveAccessibleDescription(
      `Nothing is left to refund: ${amount} is paid back by payout PO-1013.`,
    )
    await button('Cancel', dialog('Refund')).click()
    await details.getByRole('tab', { name: 'Payments' }).click()
    await expect(details.getByRole('listitem').filter({ hasText: 'Payout PO-1013' })).toContainText(`Pending-${amount}`)
  })
})
