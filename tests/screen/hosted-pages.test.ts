import { backEnd, tablesOf } from '../e2e/back-end'
import { beginPaidCheckout, beginPortal, beginTrialCheckout, fillInCard, storedCounts } from '../e2e/payments'
import { describe, expect, test } from './screen'

const SUCCESS = /\/subscription\/success\?session_id=cs_test_[\w-]+$/
const GOOD = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const ASKS = '4000 0025 0000 3155'

describe('a checkout that is paid at once', () => {
  test('says what is bought and what is due, and pays once however often it is clicked (SUB-10)', async ({ page }) => {
    await page.goto(await beginPaidCheckout(page))
    await expect(page.getByRole('heading', { name: 'Subscribe to Professional' })).toBeVisible()
    const summary = page.getByRole('region', { name: 'Order summary' })
    await expect(summary).toContainText('For Green Valley Landscaping')
    await expect(summary.getByRole('definition').last()).toHaveText('$99.00')
    await expect(page.getByLabel('Email')).toHaveValue('owner@greenvalley.demo')
    expect(await storedCounts(page)).toEqual({ subscriptions: 1, cards: 2 })

    await fillInCard(page, GOOD)
    await page.getByRole('button', { name: 'Subscribe and pay $99.00' }).dblclick()
    await expect(page).toHaveURL(SUCCESS)
    expect(await storedCounts(page)).toEqual({ subscriptions: 2, cards: 3 })
  })

  test('shows what is wrong with a card, keeps the form after a declined one, and takes a good one', async ({
    page,
  }) => {
    await page.goto(await beginPaidCheckout(page))
    const number = page.getByLabel('Card number')
    const alert = page.getByRole('alert')
    const pay = page.getByRole('button', { name: 'Subscribe and pay $99.00' })

    await pay.click()
    await expect(number).toHaveAccessibleDescription('Card number is required')
    await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription('ZIP code is required')
    await expect(number).toBeFocused()

    await page.keyboard.type('4242424242424241')
    await expect(number).toHaveValue('4242 4242 4242 4241')
    await expect(number).toHaveAccessibleDescription('')
    await page.keyboard.press('Enter')
    await expect(number).toHaveAccessibleDescription('Your card number is invalid')
    await expect(alert).toHaveText('')

    await fillInCard(page, DECLINED)
    await pay.click()
    await expect(alert).toHaveText('Your card was declined.')
    await expect(page.getByLabel('Name on card')).toHaveValue('Zebulon Quimby')
    expect(await storedCounts(page)).toEqual({ subscriptions: 1, cards: 2 })

    await number.fill(GOOD)
    await expect(alert).toHaveText('')
    await pay.click()
    await expect(page).toHaveURL(SUCCESS)
    expect(await storedCounts(page)).toEqual({ subscriptions: 2, cards: 3 })
  })

  test('asks the holder of a card whose bank wants it', async ({ page }) => {
    await page.goto(await beginPaidCheckout(page))
    await fillInCard(page, ASKS)
    const pay = page.getByRole('button', { name: 'Subscribe and pay $99.00' })
    await pay.click()
    const question = page.getByRole('dialog', { name: 'Authenticate your card' })
    await expect(question).toContainText('a payment of $99.00')
    await question.getByRole('button', { name: 'Fail authentication' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'We are unable to authenticate your card. Please choose another one and try again.',
    )
    await expect(pay).toBeFocused()

    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Complete authentication' }).click()
    await expect(page).toHaveURL(SUCCESS)
  })

  test('says so when it is opened again after it was completed, and leads on', async ({ page }) => {
    const address = await beginPaidCheckout(page)
    await page.goto(address)
    await fillInCard(page, GOOD)
    await page.getByRole('button', { name: 'Subscribe and pay $99.00' }).click()
    await expect(page).toHaveURL(SUCCESS)

    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'This checkout is complete' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL(SUCCESS)
    expect((await storedCounts(page)).subscriptions).toBe(2)
  })

  test('offers to try again what no one answered, and pays once even so', async ({ page }) => {
    await page.goto(await beginPaidCheckout(page))
    await fillInCard(page, GOOD)
    await backEnd(page).failNext('/complete', 503)
    await page.getByRole('button', { name: 'Subscribe and pay $99.00' }).click()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect((await storedCounts(page)).subscriptions).toBe(1)

    await backEnd(page).loseNext('/complete')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Subscribe and pay $99.00' })).toBeVisible()
    expect(await storedCounts(page)).toEqual({ subscriptions: 2, cards: 3 })

    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page).toHaveURL(SUCCESS)
    expect(await storedCounts(page)).toEqual({ subscriptions: 2, cards: 3 })
  })

  test('can be left without paying (SUB-04)', async ({ page }) => {
    await page.goto(await beginPaidCheckout(page))
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await expect(page).toHaveURL('/subscription/cancel')
    expect((await storedCounts(page)).subscriptions).toBe(1)
  })
})

describe('a checkout with a trial', () => {
  test.override({ as: 'nobody' })

  test('costs nothing today and needs no card (LAND-04)', async ({ page }) => {
    await page.goto(await beginTrialCheckout(page))
    await expect(page.getByRole('heading', { name: 'Try Professional for 14 days' })).toBeVisible()
    const summary = page.getByRole('region', { name: 'Order summary' })
    await expect(summary.getByRole('definition').last()).toHaveText('$0.00')
    await expect(summary).toContainText(/First payment of \$990\.00 on \w+ \d+, \d{4}/)
    await expect(page.getByText('You can add a card now or later. Nothing is charged today.')).toBeVisible()
    await expect(page.getByLabel('Card number')).toBeHidden()

    await page.getByRole('button', { name: 'Start trial' }).click()
    await expect(page).toHaveURL(/session_id=|redirect=.*session_id/)
  })

  test('takes a card that is offered all the same', async ({ page }) => {
    await page.goto(await beginTrialCheckout(page))
    await page.getByLabel('Add a card now').check()
    await expect(page.getByLabel('Card number')).toBeFocused()
    await page.getByRole('button', { name: 'Start trial' }).click()
    await expect(page.getByLabel('Card number')).toHaveAccessibleDescription('Card number is required')

    await page.getByText('Test cards').click()
    await page.getByRole('button', { name: '5555 5555 5555 4444' }).click()
    await page.getByRole('button', { name: 'Start trial' }).click()
    await expect(page).toHaveURL(/session_id=|redirect=.*session_id/)
    const { payment_methods: cards } = await tablesOf(page)
    expect(cards.at(-1)).toMatchObject({ brand: 'mastercard', last4: '4444', is_default: true })
  })
})

describe('a session that cannot be shown', () => {
  test('says so, and leads back', async ({ page }) => {
    for (const address of [
      '/hosted/checkout.html',
      '/hosted/checkout.html?session=cs_1',
      '/hosted/portal.html?session=x',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'This page has expired' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to Groundwork' })).toHaveAttribute('href', '/')
    }
    await page.getByRole('link', { name: 'Back to Groundwork' }).click()
    await expect(page).toHaveURL('/')
  })

  test('is tried again when the provider failed', async ({ page }) => {
    const address = await beginPortal(page)
    // Makes the server's next answer fail as soon as the server exists.
    Object.defineProperty(globalThis, 'groundwork', {
      configurable: true,
      set(value: typeof globalThis.groundwork) {
        if (!value) return
        Object.defineProperty(globalThis, 'groundwork', { value, writable: true })
        value.server.faults.failNext('/portal-sessions/', 500)
      },
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Payment methods' })).toBeVisible()
  })
})

describe('the billing portal', () => {
  test('shows plan, cards and invoices, and leads back (SUB-01)', async ({ page }) => {
    await page.goto(await beginPortal(page))
    const subscription = page.getByRole('region', { name: 'Subscription' })
    await expect(subscription).toContainText('Professional, $99.00 per month')
    await expect(subscription).toContainText(/Next payment of \$99\.00 on \w+ \d+, \d{4}/)
    const cards = page.getByRole('region', { name: 'Payment methods' }).getByRole('listitem')
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText('Visa ending in 4242Default')
    await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(14)

    await page.getByRole('link', { name: 'Return to Green Valley Landscaping' }).click()
    await expect(page).toHaveURL('/dashboard/billing')
  })

  test('refuses a card, adds one, pays with another, and removes one after asking (BILL-03)', async ({ page }) => {
    await page.goto(await beginPortal(page))
    const cards = page.getByRole('region', { name: 'Payment methods' })
    const message = page.getByRole('status')
    const paysNow = cards.getByRole('listitem').filter({ has: page.getByText('Default', { exact: true }) })
    await cards.getByRole('button', { name: 'Add a card' }).click()
    await fillInCard(page, DECLINED)
    await cards.getByRole('button', { name: 'Add card' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible()
    await expect(page.getByLabel('Card number')).toHaveValue(DECLINED)
    await fillInCard(page, '3782 822463 10005')
    await page.getByLabel('Security code').fill('7373')
    await cards.getByRole('button', { name: 'Add card' }).dblclick()
    await expect(message).toHaveText('Payment method added. Future payments use this card.')
    await expect(cards.getByRole('listitem')).toHaveCount(3)
    await expect(paysNow).toContainText('American Express')
    await expect(cards.getByRole('heading')).toBeFocused()

    await cards.getByRole('button', { name: 'Set as default: Visa ending in 4242' }).click()
    await expect(message).toHaveText('Default payment method updated successfully!')
    await expect(paysNow).toContainText('Visa')

    const remove = cards.getByRole('button', { name: 'Remove Mastercard ending in 4444' })
    await remove.click()
    const question = page.getByRole('dialog', { name: 'Remove this card?' })
    await expect(question).toContainText('Mastercard ending in 4444')
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(remove).toBeFocused()
    await remove.click()
    await question.getByRole('button', { name: 'Remove card' }).click()
    await expect(message).toHaveText('Payment method removed successfully!')
    expect((await storedCounts(page)).cards).toBe(2)
  })

  test('cancels after asking, and resumes (SUB-07)', async ({ page }) => {
    await page.goto(await beginPortal(page))
    const subscription = page.getByRole('region', { name: 'Subscription' })
    await subscription.getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByRole('status')).toHaveText(
      'Subscription will be cancelled at the end of the billing period.',
    )
    await expect(subscription).toContainText('and is not renewed')

    await backEnd(page).failNext('/resume', 503)
    await subscription.getByRole('button', { name: 'Resume subscription' }).click()
    await subscription.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('status')).toHaveText('Subscription resumed successfully!')
    await expect(subscription).toContainText('Next payment of $99.00')
  })

  test('leads nowhere but to its own origin', async ({ page }) => {
    const address = new URL(await beginPortal(page, 'https://evil.example/dashboard'))
    await page.goto(`${address.pathname}${address.search}`)
    await expect(page.getByRole('link', { name: 'Return to Green Valley Landscaping' })).toHaveAttribute('href', '/')
  })
})
