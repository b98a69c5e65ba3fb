import type { Page } from '@playwright/test'
import { onTestFinished } from 'vitest'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import { formatDate } from '@/domain/time/calendar'
import { backEnd, tablesOf } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { fillInCard } from '../e2e/payments'
import { CREDITED, REFUNDED, TO_PAY, WAITED_FOR } from '../fixtures/client-page'
import { browser } from './browser'
import { describe, expect, strangerTest as test } from './screen'

const { path, first_name, name, estimate } = WAITED_FOR
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
const openEstimate = async (page: Page) => {
  await page.goto(`${path}?estimate=${estimate.id}`)
  await expect(page.getByRole('article', { name: `Estimate ${estimate.number}` })).toBeVisible()
}
const typeName = async (page: Page) => {
  await button(page, 'Approve and sign').click()
  await page.getByRole('radio', { name: 'Type' }).click()
  await page.getByLabel('Your full name').fill(name)
}

const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft.')))

describe('a client’s page', () => {
  test('greets the client by name under the business’s, with what waits for them', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello ${first_name}`)
    await expect(page).toHaveTitle(`Hello ${first_name} · Green Valley Landscaping`)
    await expect(page.getByRole('region', { name: 'Waiting for you' })).toContainText(estimate.title)
    await expect(page.getByRole('link', { name: 'Call (512) 555-0101' }).first()).toBeVisible()
  })

  test('is in the language that the visitor chooses; what the business typed stays', async ({ page }) => {
    await page.goto(path)
    await page.getByLabel('Language').selectOption('es')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hola, ${first_name}`)
    await page.getByLabel('Idioma').selectOption('fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${first_name}`)
    await expect(page.getByRole('region', { name: 'Devis' })).toContainText(estimate.title)
  })

  test('switches to dark when the device does, and is printed light', async ({ page }) => {
    const { device } = browser.happyDOM.settings
    onTestFinished(() => {
      device.prefersColorScheme = 'light'
    })
    const themeAfter = (event: string) =>
      page.evaluate((name) => {
        window.dispatchEvent(new Event(name))
        return document.documentElement.dataset.theme
      }, event)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    device.prefersColorScheme = 'dark'
    expect([await themeAfter('resize'), await themeAfter('beforeprint'), await themeAfter('afterprint')]).toEqual([
      'dark',
      'light',
      'dark',
    ])
  })

  test('with a wrong link says so', async ({ page }) => {
    await page.goto('/c/nobody')
    await expect(page.getByRole('heading', { name: 'This link does not open a page' })).toBeVisible()
  })
})

describe('an invoice', () => {
  test('is paid in another language with the card that was typed before', async ({ page }) => {
    await page.goto(TO_PAY.path)
    await expect(page.getByLabel('Card number')).toBeVisible()
    await fillInCard(page, '4242424242424242')
    await page.getByLabel('Amount (USD)').fill('12.50')
    await page.getByLabel('Language').selectOption('es')
    await expect(page.getByLabel('Número de tarjeta')).toHaveValue('4242 4242 4242 4242')
    await expect(page.getByLabel('Nombre en la tarjeta')).toHaveValue('Zebulon Quimby')
    await expect(page.getByLabel('Importe (USD)')).toHaveValue('12.50')
    await button(page, 'Pagar con tarjeta').click()
    await expect(page).toHaveURL(/\/payment-success\?payment_intent=pi_\w+&lang=es$/)
  })

  test('has its amount with a comma in French, in the field as in the text, and takes one', async ({ page }) => {
    await page.goto(`${TO_PAY.path}&lang=fr`)
    const amount = page.getByLabel('Montant (USD)')
    await expect(amount).toHaveValue('546,66')
    await amount.fill('12,50')
    for (const [label, typed] of [
      ['Numéro de carte', '4242424242424242'],
      ['Date d’expiration', '12/30'],
      ['Code de sécurité', '123'],
      ['Nom sur la carte', 'Zebulon Quimby'],
      ['Code postal', '78701'],
    ] as const)
      await page.getByLabel(label).fill(typed)
    await button(page, 'Payer par carte').click()
    await expect(page).toHaveURL(/\/payment-success\?payment_intent=pi_\w+&lang=fr$/)
    await expect(page.getByRole('article')).toContainText('12,50')
  })

  test('says how much the bank asks about, of which invoice, and keeps the amount over a reload', async ({ page }) => {
    await page.goto(TO_PAY.path)
    await expect(page.getByLabel('Card number')).toBeVisible()
    await fillInCard(page, '4000002500003155')
    await page.getByLabel('Amount (USD)').fill('10')
    await button(page, 'Pay by card').click()
    const question = page.getByRole('alertdialog', { name: 'Confirm this payment' })
    const charged = question.getByText(`The card will be charged $10.00 for ${TO_PAY.number}.`, { exact: true })
    await expect(question.getByText('Your bank asks you to confirm this payment.')).toBeVisible()
    await expect(charged).toBeVisible()
    await page.reload()
    await expect(charged).toBeVisible()
    await button(page, 'Refuse').click()
    await expect(question).toHaveCount(0)
    await expect(page.getByLabel('Amount (USD)')).toHaveValue('10.00')
  })
})

describe('a payment that was refunded', () => {
  const amount = amountIn(REFUNDED.amount, 'USD')
  const paid = amountIn(REFUNDED.payment.amount, 'USD')
  const remaining = amountIn((REFUNDED.payment.amount - REFUNDED.amount) as Cents, 'USD')
  const day = formatDate(REFUNDED.day)
  const receiptAt = `${REFUNDED.path}?invoice=${REFUNDED.invoice.id}&receipt=${REFUNDED.payment.id}`

  test.for([
    ['overview', REFUNDED.path],
    ['invoice', `${REFUNDED.path}?invoice=${REFUNDED.invoice.id}`],
  ] as const)('says on the %s how much went back and when, in each language', async ([, path], { page }) => {
    await page.goto(path)
    const row = page
      .getByRole('region', { name: 'Receipts' })
      .getByRole('button', { name: `Payment of ${REFUNDED.invoice.number}` })
    await expect(row).toContainText(paid)
    await expect(row).toContainText(`${amount} refunded on ${day}`)
    await page.getByLabel('Language').selectOption('es')
    await expect(page.getByRole('region', { name: 'Recibos' })).toContainText(`${amount} reembolsados el `)
    await page.getByLabel('Idioma').selectOption('fr')
    await expect(page.getByRole('region', { name: 'Reçus' })).toContainText(' remboursés le ')
  })

  test('has it on its receipt, which comes to what is left of it', async ({ page }) => {
    await page.goto(receiptAt)
    const paper = page.getByRole('article', { name: `Receipt ${REFUNDED.invoice.number}-${REFUNDED.payment.id}` })
    for (const text of [`Refunded on ${day}`, `-${amount}`, 'Paid after refunds (USD)', remaining])
      await expect(paper.getByText(text, { exact: true })).toBeVisible()
  })

  test('has it on the receipt that its payer was sent to', async ({ page }) => {
    await page.goto(`/payment-confirmation?payment_intent=${REFUNDED.payment.intent}`)
    const paper = page.getByRole('article', { name: `Receipt ${REFUNDED.invoice.number}` })
    for (const text of [`Refunded on ${day}`, `-${amount}`, 'Paid after refunds (USD)', remaining])
      await expect(paper.getByText(text, { exact: true })).toBeVisible()
  })
})

describe('a credit note', () => {
  const { path, invoice, credit } = CREDITED
  const amount = amountIn(credit.amount, 'USD')

  test('is listed on the page and with its invoice, and is a paper of its own in each language', async ({ page }) => {
    for (const at of [path, `${path}?invoice=${invoice.id}`]) {
      await page.goto(at)
      const row = page
        .getByRole('region', { name: 'Credit notes' })
        .getByRole('button', { name: `Credit note ${credit.credit_number}` })
      await expect(row).toContainText(`${formatDate(credit.credit_date)} · ${invoice.invoice_number}`)
      await expect(row).toContainText(amount)
      await row.click()
      const paper = page.getByRole('article', { name: `Credit note ${credit.credit_number}` })
      await expect(paper).toContainText(`Credit note for ${invoice.invoice_number}`)
      await expect(paper).toContainText(credit.reason)
      await expect(paper).toContainText(`Credited (USD)${amount}`)
    }
    await page.getByLabel('Language').selectOption('es')
    await expect(page.getByRole('article', { name: `Nota de crédito ${credit.credit_number}` })).toBeVisible()
    await page.getByLabel('Idioma').selectOption('fr')
    await expect(page.getByRole('article', { name: `Note de crédit ${credit.credit_number}` })).toBeVisible()
  })
})

describe('an estimate', () => {
  test('is signed by typing the name, once the name is there', async ({ page }) => {
    await openEstimate(page)
    await button(page, 'Approve and sign').click()
    await page.getByRole('radio', { name: 'Type' }).click()
    await button(page, 'Approve estimate').click()
    await expect(page.getByText('Enter your full name.')).toBeVisible()
    await page.getByLabel('Your full name').fill('x'.repeat(101))
    await button(page, 'Approve estimate').click()
    await expect(page.getByLabel('Your full name')).toHaveAccessibleDescription('1 character too many')
    await page.getByLabel('Your full name').fill(name)
    await button(page, 'Approve estimate').click()
    await expect(page.getByRole('status')).toContainText('Thank you! The estimate is approved.')
    await expect(page.getByRole('article')).toContainText(`Approved by${name}`)
  })

  test('leaves the focus where the client types when something new comes', async ({ page }) => {
    const text = page.getByRole('textbox', { name: 'Your question' })
    await openEstimate(page)
    await typeName(page)
    await button(page, 'Approve estimate').click()
    await expect(page.getByRole('status')).toBeFocused()
    await button(page, 'Ask a question').click()
    await text.fill('x'.repeat(2_012))
    await button(page, 'Send question').click()
    await expect(text).toHaveAccessibleDescription('12 characters too many')
    await text.fill('When do you begin?')
    await button(page, 'Send question').click()
    await button(page, 'Ask a question').click()
    await text.fill('Which mulch?')
    const question = (await tablesOf(page)).client_questions.at(-1)
    const office = await colleague(page, 'owner')
    await office.asks(
      'mutation Answer($id: Int!, $text: String!, $key: String!) { answerClientQuestion(id: $id, text: $text, key: $key) { id } }',
      { id: question?.id, text: 'On Monday', key: 'answer' },
      ['client_page'],
    )
    await expect(page.getByText('On Monday')).toBeVisible()
    await expect(text).toBeFocused()
  })

  test('that is revised while it is being signed says so where the client is', async ({ page }) => {
    await openEstimate(page)
    await typeName(page)
    const office = await colleague(page, 'owner')
    await office.asks(
      'mutation Revise($id: Int!, $key: String!) { reviseEstimate(id: $id, key: $key) { id } }',
      { id: estimate.id, key: 'revise' },
      ['estimates'],
    )
    await expect(page.getByRole('status')).toContainText('This estimate is being changed.')
    await expect(page.getByRole('status')).toBeFocused()
  })

  test('that could not be sent keeps what was entered', async ({ page }) => {
    await openEstimate(page)
    await typeName(page)
    await backEnd(page).failNext('/approve', 503)
    await button(page, 'Approve estimate').click()
    await expect(page.getByRole('alert').filter({ hasText: 'It was not sent.' })).toBeVisible()
    await expect(page.getByLabel('Your full name')).toHaveValue(name)
    await button(page, 'Approve estimate').click()
    await expect(page.getByRole('status')).toContainText('Thank you!')
  })

  test('is declined with a reason', async ({ page }) => {
    await openEstimate(page)
    await button(page, 'Decline').click()
    await button(page, 'Decline estimate').click()
    await expect(page.getByText('Tell us why, in a few words.')).toBeVisible()
    await page.getByLabel('Your reason').fill('Not this year')
    await button(page, 'Decline estimate').click()
    await expect(page.getByRole('status')).toContainText('Your answer was sent.')
  })

  test('is asked about', async ({ page }) => {
    await openEstimate(page)
    await button(page, 'Ask a question').click()
    await button(page, 'Send question').click()
    await expect(page.getByText('Write your question.')).toBeVisible()
    await page.getByLabel('Your question').fill('Which mulch?')
    await button(page, 'Send question').click()
    await expect(page.getByRole('region', { name: 'Your questions' })).toContainText('Which mulch?')
  })

  test('keeps what was entered to sign it over a reload, until it is approved', async ({ page }) => {
    await openEstimate(page)
    await typeName(page)
    await page.reload()
    await expect(page.getByLabel('Your full name')).toHaveValue(name)
    await expect(page.getByRole('radio', { name: 'Type' })).toBeChecked()
    await button(page, 'Cancel').click()
    await button(page, 'Approve and sign').click()
    await expect(page.getByLabel('Your full name')).toHaveValue(name)
    await button(page, 'Approve estimate').click()
    await expect(page.getByRole('status')).toContainText('Thank you! The estimate is approved.')
    expect(await draftKeys(page)).toEqual([])
  })

  test.for([
    ['approved', typeName, 'Approve estimate', 'Thank you! The estimate is approved.'],
    [
      'declined',
      async (page: Page) => {
        await button(page, 'Decline').click()
        await page.getByLabel('Your reason').fill('Not this year')
      },
      'Decline estimate',
      'Your answer was sent.',
    ],
  ] as const)(
    'that is not %s yet when the page is closed says so, and is with one press',
    async ([, enter, send, sent], { page }) => {
      await openEstimate(page)
      await enter(page)
      await backEnd(page).latency(60_000)
      await button(page, send).click()
      await expect(page.getByText('Sending…')).toBeVisible()
      await page.reload()
      await backEnd(page).latency(0)
      const unsentNotice = page.getByRole('status').filter({ hasText: 'Your answer hasn’t been sent' })
      await expect(unsentNotice).toBeVisible()
      await button(page, send).click()
      await expect(page.getByRole('status')).toContainText(sent)
      await expect(unsentNotice).toHaveCount(0)
      expect(await draftKeys(page)).toEqual([])
    },
  )

  test('that arrived though the page was closed is told as given, and nothing of it is kept', async ({ page }) => {
    await openEstimate(page)
    await typeName(page)
    await backEnd(page).loseNext('/approve')
    await button(page, 'Approve estimate').click()
    await expect(page.getByText(/^It was not sent\./)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`Approved by ${name}`, { exact: false })).toBeVisible()
    await expect.poll(async () => (await draftKeys(page)).map((key) => key.split('.').at(-1))).toEqual(['sent'])
  })

  test('that was interrupted is not said to be another one', async ({ page }) => {
    await openEstimate(page)
    await typeName(page)
    await backEnd(page).latency(60_000)
    await button(page, 'Approve estimate').click()
    await expect(page.getByText('Sending…')).toBeVisible()
    await page.reload()
    await backEnd(page).latency(0)
    const unsentNotice = page.getByRole('status').filter({ hasText: 'Your answer hasn’t been sent' })
    await expect(unsentNotice).toBeVisible()
    await button(page, 'Cancel').click()
    await button(page, 'Decline').click()
    await expect(page.getByLabel('Your reason')).toBeVisible()
    await expect(unsentNotice).toHaveCount(0)
  })

  test('keeps the reason why it is declined over a reload, until it is sent', async ({ page }) => {
    await openEstimate(page)
    await button(page, 'Decline').click()
    await page.getByLabel('Your reason').fill('Not this year')
    await page.reload()
    await expect(page.getByLabel('Your reason')).toHaveValue('Not this year')
    await button(page, 'Decline estimate').click()
    await expect(page.getByRole('status')).toContainText('Your answer was sent.')
    expect(await draftKeys(page)).toEqual([])
  })

  test('asks a question once, though its answer was lost and the page loaded again', async ({ page }) => {
    await openEstimate(page)
    await button(page, 'Ask a question').click()
    await page.getByLabel('Your question').fill('Which mulch?')
    await backEnd(page).loseNext('/questions')
    await button(page, 'Send question').click()
    await expect(page.getByText(/^It was not sent\./)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('Which mulch?')
    await button(page, 'Send question').click()
    await expect(page.getByText(/^Your question was sent\./)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your questions' }).getByRole('listitem')).toHaveCount(1)
    expect(await draftKeys(page)).toEqual([])
  })
  test('keeps a question over a reload, on the page of that client alone', async ({ page }) => {
    await openEstimate(page)
    await button(page, 'Ask a question').click()
    await page.getByLabel('Your question').fill('Which mulch?')
    await page.goto(TO_PAY.path)
    await expect(page.getByLabel('Card number')).toBeVisible()
    await expect(page.getByLabel('Your question')).toHaveCount(0)
    await openEstimate(page)
    await expect(page.getByLabel('Your question')).toHaveValue('Which mulch?')
    await button(page, 'Send question').click()
    await expect(page.getByRole('region', { name: 'Your questions' })).toContainText('Which mulch?')
    expect(await draftKeys(page)).toEqual([])
  })

  test('of someone else is not on the page', async ({ page }) => {
    await page.goto(`${path}?estimate=999999`)
    await expect(page.getByText('This document is not on your page.')).toBeVisible()
  })
})
