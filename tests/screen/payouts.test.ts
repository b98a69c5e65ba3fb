import { backEnd, tablesOf } from '../e2e/back-end'
import { payoutsPage } from '../e2e/payouts-page'
import { describe, expect, test } from './screen'

const failing = /503 \(Service Unavailable\)|500 \(Internal|409 \(Conflict\)/

const filled = async (page: Parameters<typeof payoutsPage>[0]) => {
  const { chooseCustomer, form, open } = payoutsPage(page)
  await open('?create=true')
  await chooseCustomer('Joanna Weiss')
  await form.getByLabel('Payout account').selectOption('1')
  await form.getByLabel('Amount').fill('100')
  await form.getByLabel('Reason').selectOption('loyalty_reward')
  await form.getByLabel('Description').fill('Ten years with us')
}

describe('the page', () => {
  test('has four figures, and the list behind them is searched and narrowed (POUT-01, POUT-02)', async ({ page }) => {
    const { count, open, tile } = payoutsPage(page)
    await open()
    await expect(count).toHaveText('12 payouts')
    await expect(tile('Total Payouts')).toContainText('12')
    await expect(tile('Total Amount')).toContainText('$1,250.01')
    await expect(tile('Pending')).toContainText('$380.00 to process')
    await expect(tile('Completed')).toContainText('6')
    for (const [query, found] of [
      ['?search=FENCE', '1 payout'],
      ['?status=failed', '2 payouts'],
      ['?client=5', '1 payout'],
      ['?from=2026-10-01&to=2026-10-31', '2 payouts'],
    ] as const) {
      await open(query)
      await expect(count).toHaveText(found)
    }
  })

  test('that can’t be loaded says so (POUT-11)', async ({ page, problems }) => {
    problems.expect(failing)
    await page.goto('/dashboard')
    await expect(page.getByRole('table', { name: 'Booked hours this week' })).toHaveCount(1)
    // A read is retried once automatically.
    for (const status of [503, 503]) await backEnd(page).failNext('Payouts', status)
    await page.getByRole('link', { name: 'Payouts', exact: true }).click()
    await expect(page.getByText('Failed to load payout data. Please try again.')).toBeVisible()
  })
})

describe('Create Customer Payout', () => {
  test('says at its fields what is missing (POUT-04)', async ({ page }) => {
    const { button, form, open } = payoutsPage(page)
    await open('?create=true')
    await button('Create Payout', form).click()
    for (const [label, message] of [
      ['Customer', 'Customer is required'],
      ['Payout account', 'Payout account is required'],
      ['Amount', 'Amount is required'],
      ['Reason', 'Reason is required'],
      ['Description', 'Description is required'],
    ] as const)
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(message)
  })

  test('works out fee and net amount as it is typed, and says how long it takes (POUT-03)', async ({ page }) => {
    const { form, open } = payoutsPage(page)
    await open('?create=true')
    await form.getByLabel('Amount').fill('250')
    for (const text of ['Processing fee (2%)', '$5.00', 'Net amount', '$245.00', 'Payouts take 1-3 business days.'])
      await expect(form.getByText(text, { exact: true })).toBeVisible()
  })

  test('asks for an invoice or a job for the reasons that need one, and for no other (POUT-05, POUT-06, X-61)', async ({
    page,
  }) => {
    const { button, form } = payoutsPage(page)
    await filled(page)
    await expect(form.getByLabel('Invoice')).toHaveCount(0)
    await form.getByLabel('Reason').selectOption('service_credit')
    for (const label of ['Invoice', 'Job']) await expect(form.getByLabel(label, { exact: true })).toBeVisible()
    await expect(form.getByText('Choose at least one of the two. You can’t pay out more than is left.')).toBeVisible()
    await button('Create Payout', form).click()
    await expect(form.getByLabel('Invoice')).toHaveAccessibleDescription('Choose an invoice or a job')

    await form.getByLabel('Reason').selectOption('loyalty_reward')
    await expect(form.getByRole('alert', { name: 'Problems with this form' })).toHaveCount(0)
  })

  test('has that customer’s accounts alone; one that is not verified is off, and says so (X-62)', async ({ page }) => {
    const { button, chooseCustomer, dialog, form, open, toast } = payoutsPage(page)
    await open('?create=true')
    await chooseCustomer('Samir Patel')
    await button('Add account…', form).click()
    const account = dialog('Add Payout Account')
    await account.getByLabel('Bank').fill('Lone Star Bank')
    await account.getByLabel('Routing number').fill('123')
    await account.getByLabel('Account number').fill('000198765432')
    await button('Add account', account).click()
    await expect(account.getByLabel('Routing number')).toHaveAccessibleDescription(
      'Use all nine digits: on a check, they are at the bottom left',
    )
    await account.getByLabel('Routing number').fill('111000025')
    await button('Add account', account).click()
    await expect(toast('Payout account added')).toBeVisible()
    await expect(
      form.getByText('An account can be used once the bank has verified it, on the next business day.'),
    ).toBeVisible()
    await expect(
      form.getByRole('option', { name: 'Checking ••••5432, Lone Star Bank (not verified yet)' }),
    ).toBeDisabled()
    const { payout_accounts } = await tablesOf(page)
    expect(JSON.stringify(payout_accounts)).not.toContain('000198765432')
  })

  test('that is started over has no accounts of the customer who was chosen', async ({ page }) => {
    const { button, chooseCustomer, form, open, question } = payoutsPage(page)
    await open('?create=true')
    await chooseCustomer('Samir Patel')
    await expect(button('Add account…', form)).toBeVisible()
    await page.reload()
    await button('Start over', form).click()
    await expect(question).toContainText('What you typed will be discarded.')
    await button('Start over', question).click()
    await expect(form.getByLabel('Payout account').getByRole('option')).toHaveText(['Choose a customer first'])
  })

  test('is created, processed and announced in the stated words (POUT-08, POUT-12)', async ({ page }) => {
    const { button, details, form, question, toast } = payoutsPage(page)
    await filled(page)
    await button('Create Payout', form).click()
    await expect(toast('Payout created')).toBeVisible()
    await expect(details).toContainText('$98.00')
    await button('Process…', details).click()
    await expect(question).toContainText('Payouts take 1-3 business days.')
    await button('Process', question).click()
    await expect(toast('Payout is being processed!')).toBeVisible()
    await expect(details).toContainText('Processing')
  })

  test('closes when its creation is undone beside it: nothing is left to show', async ({ page }) => {
    const { button, details, form, toast, count } = payoutsPage(page)
    await filled(page)
    await button('Create Payout', form).click()
    await expect(details).toBeVisible()
    await button('Undo', toast('Payout created')).click()
    await expect(toast('Undone: Payout created')).toBeVisible()
    await expect(details).toHaveCount(0)
    await expect(count).toHaveText('12 payouts')
  })

  test('that fails keeps what was typed, and says why: the server’s words, else the stated ones (POUT-11)', async ({
    page,
    problems,
  }) => {
    problems.expect(failing)
    const { button, form } = payoutsPage(page)
    await filled(page)
    await backEnd(page).answerNext('POST /payment', 500, {})
    await button('Create Payout', form).click()
    await expect(form.getByText('Failed to create payout')).toBeVisible()
    await backEnd(page).answerNext('POST /payment', 409, { detail: 'The bank is closed today.' })
    await button('Create Payout', form).click()
    await expect(form.getByText('The bank is closed today.')).toBeVisible()
    await expect(form.getByLabel('Description')).toHaveValue('Ten years with us')
  })
})

describe('a payout', () => {
  test('that failed shows the reason, its receipt and Retry (POUT-07, X-63)', async ({ page }) => {
    const { button, details, open, question, toast } = payoutsPage(page)
    await open('?payout=8')
    await expect(details).toContainText('The account is closed.')
    await expect(button('Download Receipt', details)).toBeVisible()
    await button('Retry…', details).click()
    await button('Retry', question).click()
    await expect(toast('Payout is being processed!')).toBeVisible()
    await expect(details).toContainText('TXN-1008-2')
  })

  test('is cancelled with a reason, which has to be given (POUT-08, X-64)', async ({ page }) => {
    const { button, details, dialog, open } = payoutsPage(page)
    await open('?payout=12')
    await details.getByRole('button', { name: 'Cancel payout…' }).click()
    const reason = dialog('Cancel this payout?')
    await button('Cancel payout', reason).click()
    await expect(reason.getByLabel('Reason')).toHaveAccessibleDescription('Enter a reason for cancelling it')
    await reason.getByLabel('Reason').fill('Sent by check')
    await button('Cancel payout', reason).click()
    await expect(details).toContainText('Sent by check')
    await expect(details.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  })

  test('that can’t be processed or cancelled says so, and can be tried again (POUT-11)', async ({ page, problems }) => {
    problems.expect(failing)
    const { button, details, dialog, open, question } = payoutsPage(page)
    await open('?payout=12')
    await backEnd(page).answerNext('/process', 500, {})
    await button('Process…', details).click()
    await button('Process', question).click()
    await expect(details.getByText('Failed to process payout').first()).toBeVisible()
    await open('?payout=11')
    await backEnd(page).answerNext('/cancel', 500, {})
    await details.getByRole('button', { name: 'Cancel payout…' }).click()
    const reason = dialog('Cancel this payout?')
    await reason.getByLabel('Reason').fill('Sent by check')
    await button('Cancel payout', reason).click()
    await expect(reason.getByText('Failed to cancel payout')).toBeVisible()
    await expect(reason.getByLabel('Reason')).toHaveValue('Sent by check')
  })
})

test('a receipt says how much went where, on a page to print (X-64)', async ({ page }) => {
  await page.goto('/dashboard/payouts/1')
  const paper = page.getByRole('article', { name: 'Payout receipt PO-1001' })
  for (const text of ['Green Valley Landscaping', 'Paid to', 'Joanna Weiss', 'Net amount (USD)', '$49.00', 'TXN-1001'])
    await expect(paper.getByText(text, { exact: true })).toBeVisible()
})
