import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { holdCalls } from '../e2e/held-calls'
import { takeLastPlace } from '../e2e/newcomer'
import { paying } from '../e2e/paying'
import { beginPaidCheckout, payCheckout } from '../e2e/payments'
import { signIn } from '../fixtures/demo-people'
import { describe, expect, test } from './screen'

const TROUBLE = 'The server is having trouble. Please try again.'
const refused = /503 \(Service Unavailable\)|500 \(Internal/

describe('the owner of a paid subscription', () => {
  test('sees the plan, its price, its status, what comes next, and what is used of it (SUB-01, X-28)', async ({
    page,
  }) => {
    const { plan, usage, openSubscription } = paying(page)
    await openSubscription()
    await expect(plan).toContainText('Professional')
    await expect(plan).toContainText('$99.00 per month')
    await expect(plan).toContainText('Active')
    await expect(plan.getByRole('term')).toHaveText(['Next billing date', 'Billing period'])
    await expect(usage).toContainText('42 of 500')
    await expect(usage.getByRole('meter', { name: 'Users' })).toHaveAccessibleName('Users')
    await expect(usage).toContainText('4 of 5')
    await expect(usage).toContainText('Nearly full: 1 left.')

    await takeLastPlace(page)
    await page.reload()
    await expect(usage).toContainText('5 of 5')
    await expect(usage).toContainText('Limit reached.')
    await usage.getByRole('button', { name: 'Upgrade' }).click()
    await expect(page.getByRole('dialog', { name: 'Change plan' })).toBeVisible()
  })

  test('changes the plan after seeing what it comes to; a failure is told and tried again (SUB-08, SUB-11)', async ({
    page,
    problems,
  }) => {
    problems.expect(refused)
    const { plan, button, message, history, openSubscription } = paying(page)
    await openSubscription()
    await button('Change plan').click()

    const dialog = page.getByRole('dialog', { name: 'Change plan' })
    await expect(dialog.getByRole('radio', { name: /Professional/ })).toBeDisabled()
    await dialog.getByRole('radio', { name: /Basic/ }).check()
    await expect(dialog.getByRole('heading', { name: 'Downgrade from Professional to Basic' })).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText('You have 4 users; Basic includes 50 customers and 1 user.')
    await dialog.getByRole('radio', { name: /Enterprise/ }).check()
    await expect(dialog.getByRole('heading', { name: 'Upgrade from Professional to Enterprise' })).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByRole('term').filter({ hasText: 'Due now' })).toBeVisible()

    await backEnd(page).failNext('/change-plan', 503)
    await dialog.getByRole('button', { name: 'Upgrade to Enterprise' }).click()

    await expect(message('Failed to change plan. Please try again.')).toContainText(TROUBLE)
    await expect(plan).toContainText('Professional')
    await button('Retry').click()
    await expect(message('Plan changed successfully!')).toBeVisible()
    await expect(plan).toContainText('$299.00 per month')
    await expect(history).toHaveText([/Plan changed from Professional to Enterprise/])

    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(plan).toHaveCount(0)
    await page.getByRole('link', { name: 'Subscription' }).first().click()
    await expect(plan).toContainText('Enterprise')
    await expect(message('Plan changed successfully!')).toHaveCount(0)
  })

  test('changes it once however often the button is pressed', async ({ page }) => {
    const { button, message, history, openSubscription } = paying(page)
    await openSubscription()
    const release = await holdCalls(page, '/change-plan')
    await button('Change plan').click()
    await page.getByRole('radio', { name: /Enterprise/ }).check()
    await button('Upgrade to Enterprise').dblclick()
    await expect(button('Changing plan...')).toBeVisible()
    await button('Changing plan...').press('Enter')
    await release()
    await expect(message('Plan changed successfully!')).toBeVisible()
    await expect(history).toHaveCount(1)
  })

  test('is not charged twice when the answer was lost and the same plan is chosen again', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to fetch|ERR_/)
    const { plan, message, history, openSubscription, changeTo } = paying(page)
    await openSubscription()

    await backEnd(page).loseNext('/change-plan')
    await changeTo('Enterprise', 'Upgrade')
    await expect(message('Failed to change plan. Please try again.')).toBeVisible()

    await changeTo('Enterprise', 'Upgrade')

    await expect(message('Plan changed successfully!')).toBeVisible()
    await expect(plan).toContainText('Enterprise')
    await expect(history).toHaveText([/Plan changed from Professional to Enterprise/])
  })

  test('cancels at the end of the period, and resumes (SUB-07, SUB-12, SUB-13)', async ({ page, problems }) => {
    problems.expect(refused)
    const { plan, button, confirmation, message, openSubscription, history } = paying(page)
    await openSubscription()

    await button('Cancel subscription').click()
    await expect(confirmation).toContainText('Professional, $99.00 per month')
    await expect(confirmation).toContainText(/It stays active until \w{3} \d+, \d{4}/)
    await expect(confirmation.getByRole('button', { name: 'Keep subscription' })).toBeFocused()
    await confirmation.getByLabel('Why are you leaving?').selectOption('Too expensive')
    const words = confirmation.getByLabel('What could we do better?')
    await words.fill('x'.repeat(4_901))
    await confirmation.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(words).toHaveAccessibleDescription('1 character too many')
    await words.fill('')

    await backEnd(page).failNext('/subscriptions/cancel', 503)
    await confirmation.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(message('Failed to cancel subscription. Please try again.')).toContainText(TROUBLE)
    await button('Retry').click()

    await expect(message('Subscription will be cancelled at the end of the billing period.')).toBeVisible()
    await expect(plan.getByRole('term').first()).toHaveText('Active until')
    await expect(history.first()).toContainText('Too expensive')
    await expect(plan.getByText('with annual billing')).toHaveCount(0)

    await backEnd(page).failNext('/subscriptions/resume', 503)
    await button('Resume subscription').click()
    await expect(message('Failed to resume subscription. Please try again.')).toContainText(TROUBLE)
    await button('Retry').click()
    await expect(message('Subscription resumed successfully!')).toBeVisible()
    await expect(plan.getByRole('term').first()).toHaveText('Next billing date')
    await expect(plan.getByText('Save $198 (17%) a year with annual billing')).toBeVisible()
  })

  test('opens the billing portal; one that does not open is told (SUB-14)', async ({ page, problems }) => {
    problems.expect(refused)
    const { button, message, openSubscription } = paying(page)
    await openSubscription()
    await backEnd(page).failNext('/create-portal-session', 503)
    await button('Open billing portal').click()
    await expect(message('Failed to open billing portal. Please try again.')).toContainText(TROUBLE)
    await button('Retry').click()
    await expect(page).toHaveURL(/\/hosted\/portal\.html\?session=/)
  })

  test('is told when the subscription cannot be loaded, and tries again (DASH-08)', async ({ page, problems }) => {
    problems.expect(refused)
    const { plan, button, message } = paying(page)
    await page.goto('/dashboard/jobs')
    await expect(page.getByRole('heading', { name: 'Job Management' })).toBeVisible()
    const { failNext } = backEnd(page)
    await failNext('/subscriptions/current', 500)
    await failNext('/subscriptions/current', 500)
    await page.getByRole('link', { name: 'Subscription' }).click()
    await expect(message('Unable to load subscription data. Please try again.')).toBeVisible()
    await button('Retry').click()
    await expect(plan).toContainText('Professional')
  })
})

describe('an office manager', () => {
  test.override({ as: 'manager' })

  test('sees the subscription, and reads who can change it', async ({ page }) => {
    const { plan, button, openSubscription } = paying(page)
    await openSubscription()
    await expect(plan).toContainText('Professional')
    await expect(plan).toContainText('Someone who manages billing in your business can change it.')
    for (const name of ['Change plan', 'Cancel subscription', 'Open billing portal'])
      await expect(button(name)).toHaveCount(0)
  })
})

describe('a technician', () => {
  test.override({ as: 'tech' })

  test('may open the page, and is told that nothing on it is for them (GUARD-04, GUARD-12)', async ({ page }) => {
    await page.goto('/dashboard/subscription')
    await expect(page.getByRole('heading', { name: "You don't have permission to access this page." })).toBeVisible()
  })
})

describe('coming back from the payment page (SUB-02, SUB-03, X-29)', () => {
  const verifying = (page: Page) => page.getByRole('heading', { name: 'Verifying your subscription' })
  const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome to Groundwork!' })
  const failed = (page: Page) => page.getByRole('heading', { name: 'Verification Failed' })

  test('verifies for two seconds at least, also after a reload, then welcomes; a reload after that welcomes again', async ({
    page,
  }) => {
    const address = await payCheckout(page)
    const session = new URL(address).searchParams.get('session_id') ?? ''
    await page.goto(address)
    await expect(verifying(page)).toBeVisible()
    // Dates stand still, so the full time is left again.
    const begun = performance.now()
    await page.reload()
    await expect(verifying(page)).toBeVisible()
    await expect(welcome(page)).toBeVisible()
    // Timers may fire slightly early.
    expect(performance.now() - begun).toBeGreaterThan(1_990)
    await expect(page.getByText('Your Professional subscription is active.')).toBeVisible()
    await expect(page.getByText(`session ID: ${session.slice(0, 14)}…${session.slice(-4)}`)).toBeVisible()
    // Every possible next step has been taken.
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['See what’s on today'])
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
    await page.reload()
    await expect(welcome(page)).toBeVisible()
    await page.getByRole('link', { name: 'Manage Subscription' }).click()
    await expect(page).toHaveURL('/dashboard/subscription')
  })

  test('says that it failed without a session, with the way to the plans', async ({ page }) => {
    await page.goto('/subscription/success')
    await expect(failed(page)).toBeVisible()
    await expect(page.getByText('No session ID found')).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '/pricing')
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  })

  test('believes no session that is made up', async ({ page, problems }) => {
    problems.expect(/404/)
    await page.goto('/subscription/success?session_id=cs_test_1')
    await expect(failed(page)).toBeVisible()
    await expect(page.getByText('This checkout was not found.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  })

  test('believes a session once: another tab is led to the plan there is', async ({ page, problems }) => {
    problems.expect(/410/)
    const address = await payCheckout(page)
    await page.goto(address)
    await expect(welcome(page)).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(address)
    await expect(failed(page)).toBeVisible()
    await expect(page.getByText('This checkout was already confirmed.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Manage Subscription' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  })

  test('says that one which was not completed has brought nothing yet, and looks again', async ({ page, problems }) => {
    problems.expect(/409/)
    const session = new URL(await beginPaidCheckout(page)).searchParams.get('session')
    await page.goto(`/subscription/success?session_id=${session}`)
    await expect(failed(page)).toBeVisible()
    await expect(page.getByText('Your subscription has not arrived yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(verifying(page)).toBeVisible()
  })

  test('says why it failed, and tries again', async ({ page, problems }) => {
    problems.expect(refused)
    const address = await payCheckout(page)
    await page.goto(address)
    await expect(verifying(page)).toBeVisible()
    await backEnd(page).failNext('ConfirmCheckout', 503)
    await expect(failed(page)).toBeVisible()
    await expect(page.getByText(TROUBLE)).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(welcome(page)).toBeVisible()
  })

  describe('signed out in the meantime', () => {
    test.override({ as: 'nobody' })

    test('goes on after signing in', async ({ page, problems }) => {
      problems.expect(/404/)
      const address = '/subscription/success?session_id=cs_test_1'
      await page.goto(address)
      await signIn(page, 'owner')
      await expect(page).toHaveURL(address)
      await expect(page.getByText('session ID: cs_test_1')).toBeVisible()
    })
  })
})
