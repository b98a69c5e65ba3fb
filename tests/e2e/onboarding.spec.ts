import type { Locator, Page } from '@playwright/test'
import { backEnd } from './back-end'
import { flowLog } from './databases'
import { expect, test } from './fixtures'
import { CHOSEN, onboardingPage } from './onboarding-page'

test.use({ as: 'nobody' })

const FURTHEST = 40

const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < FURTHEST; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('the whole course goes by keyboard alone, with Monday copied to all weekdays', async ({ page }) => {
  const setup = onboardingPage(page)
  const type = async (label: string, text: string) => {
    await tabTo(page, setup.field(label))
    await page.keyboard.type(text)
  }
  await setup.begin()

  await type('Phone number', '+1 (512) 555-0142')
  await type('Password', CHOSEN)
  await type('Confirm password', CHOSEN)
  await page.keyboard.press('Enter')

  await expect(setup.heading('Property Information')).toBeFocused()
  await type('Business name', 'Rivera Lawn Care')
  await type('Business type', 'Land')
  await type('Address', '12 Oak Street')
  await type('City', 'Austin')
  await type('State', 'tx')
  await type('ZIP code', '78701')
  await page.keyboard.press('Enter')

  await expect(setup.heading('Service Preferences')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Monday open' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('group', { name: 'Monday' })).toContainText('Closed')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(setup.field('Monday opens at')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Copied to Monday to Friday: 8:30 AM to 5:30 PM.')
  await expect(setup.field('Friday opens at')).toHaveValue('08:30')
  await expect(setup.field('Friday closes at')).toHaveValue('17:30')
  await expect(setup.field('Saturday opens at')).toHaveValue('09:00')
  await tabTo(page, setup.next)
  await page.keyboard.press('Enter')

  await expect(setup.heading('Welcome')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Property Information' })).toContainText(
    '12 Oak Street, Austin, TX 78701',
  )
  await expect(page.getByRole('region', { name: 'Service Preferences' })).toContainText('8:30 AM to 5:30 PM')
  await tabTo(page, setup.complete)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('a reload while a step is sent, or while it is filled in, keeps all but the passwords (ONB-08)', async ({
  page,
}) => {
  const setup = onboardingPage(page)
  await setup.begin()
  await setup.fillAccount()
  await setup.field('First name').fill('Samuel')

  await backEnd(page).latency(5_000)
  await setup.next.click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await expect.poll(async () => (await flowLog(page)).at(-1)?.name).toBe('onboarding.submit_account')
  await page.reload()

  await expect(page.getByText('For your security, we don’t keep passwords. Please enter yours again.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(setup.field('First name')).toHaveValue('Samuel')
  await setup.reach('Property Information')

  await setup.field('Business name').fill('Rivera')
  await setup.field('Service radius').selectOption('50')
  await page.reload()
  await expect(setup.field('Business name')).toHaveValue('Rivera')
  await expect(setup.field('Service radius')).toHaveValue('50')
})

test('a double click on every button does nothing twice', async ({ page }) => {
  const setup = onboardingPage(page)
  await setup.begin()
  await setup.fillAccount()
  await setup.next.dblclick()
  await expect(setup.heading('Property Information')).toBeVisible()
  await expect(page.getByText('Business name is required')).toHaveCount(0)
  await setup.fillProperty()
  await setup.next.dblclick()
  await expect(setup.heading('Service Preferences')).toBeVisible()
  await setup.back.dblclick()
  await expect(setup.heading('Property Information')).toBeVisible()
  await setup.step('Service Preferences').dblclick()
  await setup.next.dblclick()
  await expect(setup.heading('Welcome')).toBeVisible()
  await setup.complete.dblclick()
  await expect(page).toHaveURL('/dashboard')
  expect(await setup.facts()).toEqual([
    'onboarding.started',
    'onboarding.property_saved',
    'onboarding.preferences_saved',
    'onboarding.completed',
  ])
})
