import type { Page } from '@playwright/test'
import { tablesOf } from '../e2e/back-end'
import { describe, expect, strangerTest as test } from './screen'

const successfulPayment = async (page: Page) => {
  await page.goto('/payment-success')
  const { payments, invoices } = await tablesOf(page)
  const payment = payments.find(({ status, card_brand }) => status === 'succeeded' && card_brand === 'visa')
  const invoice = invoices.find(({ id }) => id === payment?.invoice_id)
  if (!payment || !invoice) throw new Error('the samples have no payment by card')
  return { intent: payment.intent_id, number: invoice.invoice_number }
}

const paperOf = (page: Page, name: string) => page.getByRole('article', { name })

describe('a receipt (PAY-06, X-60)', () => {
  test.for([
    ['/payment-success', 'Payment successful!'],
    ['/payment-confirmation', 'Payment confirmed'],
  ] as const)(
    'at %s says that it is paid, under the business’s name, and is printed',
    async ([path, message], { page }) => {
      const { intent, number } = await successfulPayment(page)
      await page.goto(`${path}?payment_intent=${intent}`)
      await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
      await expect(page.getByRole('banner').first()).toContainText('Green Valley Landscaping')
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
      const paper = paperOf(page, `Receipt ${number}`)
      for (const text of [`Invoice ${number}`, 'Visa ending in 4242', 'Paid by', 'Still due', 'Austin, TX 78704'])
        await expect(paper.getByText(text, { exact: true })).toBeVisible()

      const printed = await page.evaluate(() => {
        const calls: string[] = []
        window.print = () => void calls.push('print')
        return calls
      })
      await page.getByRole('button', { name: 'Print' }).click()
      expect(printed).toEqual(['print'])
    },
  )

  test('is in the language that its payer chose, and in another one that they choose here', async ({ page }) => {
    const { intent, number } = await successfulPayment(page)
    await page.goto(`/payment-success?payment_intent=${intent}&lang=es`)
    await expect(page.getByText('¡Pago realizado!')).toBeVisible()
    await expect(paperOf(page, `Recibo ${number}`)).toContainText('Visa terminada en 4242')
    await page.getByLabel('Idioma').selectOption('fr')
    await expect(page.getByText('Paiement effectué !')).toBeVisible()
    await expect(paperOf(page, `Reçu ${number}`)).toContainText('Visa se terminant par 4242')
    await expect(page).toHaveURL(/lang=fr/)
  })

  test('that no one made is not there', async ({ page }) => {
    await page.goto('/payment-confirmation?payment_intent=pi_guessed')
    await expect(page.getByText('This receipt does not exist.')).toBeVisible()
  })
})
