import { SAM } from '../e2e/newcomer'
import { CHOSEN, onboardingPage } from '../e2e/onboarding-page'
import { describe, expect, strangerTest as test } from './screen'

describe('the frame', () => {
  test('shows the steps, how far one is, help, and Back from the second step on (ONB-01, ONB-02)', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await expect(page).toHaveURL('/onboarding/account')
    await expect(page).toHaveTitle('Create Account · Groundwork')
    await expect(page.getByRole('listitem').filter({ hasText: /^\d/ })).toHaveText([
      '1Create Account',
      '2Property Information',
      '3Service Preferences',
      '4Welcome',
    ])
    const progress = page.getByRole('progressbar', { name: 'Progress' })
    await expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 4, 0 done')
    await expect(page.locator('[aria-current=step]')).toHaveText('1Create Account')
    await expect(setup.back).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'support@groundwork.demo' })).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute('href', /^tel:/)

    await setup.reach('Property Information')
    await expect(page).toHaveURL('/onboarding/property')
    await expect(setup.heading('Property Information')).toBeFocused()
    await expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 of 4, 1 done')
    await setup.back.click()
    await expect(setup.heading('Create Account')).toBeFocused()
    await expect(page).toHaveURL('/onboarding/account')
  })

  test('lets one leave and come back to the same step', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.reach('Property Information')
    await setup.field('City').fill('Austin')
    await page.getByRole('link', { name: 'Save and leave' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/onboarding')
    await expect(page).toHaveURL('/onboarding/property')
    await expect(setup.field('City')).toHaveValue('Austin')
  })
})

describe('the account step', () => {
  test('begins with what is known of the person, and asks for the rest (X-10, ONB-10 to ONB-15)', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await expect(setup.field('First name')).toHaveValue(SAM.first)
    await expect(setup.field('Last name')).toHaveValue(SAM.last)
    await expect(setup.field('Email')).toHaveValue(SAM.email)

    const says = async (label: string, message: string) =>
      expect(setup.field(label)).toHaveAccessibleDescription(new RegExp(`^${message}( |$)`))
    for (const label of ['First name', 'Last name', 'Email']) await setup.field(label).fill('')
    await setup.next.click()
    await says('First name', 'First name is required')
    await says('Last name', 'Last name is required')
    await says('Email', 'Email is required')
    await says('Phone number', 'Phone number is required')
    await says('Password', 'Password is required')
    await says('Confirm password', 'Please confirm your password')
    await expect(setup.field('First name')).toBeFocused()

    await setup.field('First name').fill('Sam')
    await expect(setup.field('First name')).toHaveAccessibleDescription('')
    await setup.field('Last name').fill('Rivera')
    await setup.field('Email').fill('sam@')
    await setup.field('Phone number').fill('1234567890123456')
    for (const [password, message] of [
      ['Gr1', 'Password must be at least 8 characters long'],
      ['groundwork1', 'Password must contain at least one uppercase letter'],
      ['GROUNDWORK1', 'Password must contain at least one lowercase letter'],
      ['Groundwork', 'Password must contain at least one number'],
    ] as const) {
      await setup.field('Password').fill(password)
      await setup.field('Confirm password').fill(`${password}!`)
      await setup.next.click()
      await says('Password', message)
      await says('Confirm password', 'Passwords do not match')
    }
    await says('Email', 'Please enter a valid email address')
    await says('Phone number', 'Please enter a valid phone number')
    await expect(setup.field('Email')).toBeFocused()
    expect(await setup.facts()).toEqual([])
  })

  test('says why the passwords are gone after a reload, and keeps everything else (ONB-08)', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.fillAccount()
    await setup.field('First name').fill('Samuel')
    await page.reload()
    await expect(page.getByText('For your security, we don’t keep passwords. Please enter yours again.')).toBeVisible()
    await expect(setup.field('First name')).toHaveValue('Samuel')
    await expect(setup.field('Phone number')).toHaveValue('+1 (512) 555-0142')
    await expect(setup.field('Password')).toHaveValue('')
    await expect(setup.field('Confirm password')).toHaveValue('')
    expect(JSON.stringify(await setup.session())).not.toContain(CHOSEN)
  })

  test('sets the password that one signs in with from then on', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.reach('Property Information')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    await setup.field('Email').fill(SAM.email)
    await setup.field('Password').fill(CHOSEN)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('the property step asks for what is missing (ONB-16 to ONB-20)', async ({ page }) => {
  const setup = onboardingPage(page)
  await setup.begin()
  await setup.reach('Property Information')
  await expect(setup.field('Business type').locator('option')).toHaveCount(14)
  await expect(setup.field('Service radius').locator('option')).toHaveText([
    '5 miles',
    '10 miles',
    '15 miles',
    '25 miles',
    '50 miles',
    '100 miles',
  ])
  await expect(setup.field('Service radius')).toHaveValue('10')

  await setup.next.click()
  for (const [label, message] of [
    ['Business name', 'Business name is required'],
    ['Business type', 'Business type is required'],
    ['Address', 'Address is required'],
    ['City', 'City is required'],
    ['State', 'State is required'],
    ['ZIP code', 'ZIP code is required'],
  ] as const)
    await expect(setup.field(label)).toHaveAccessibleDescription(message)
  await expect(setup.field('Business name')).toBeFocused()

  await setup.fillProperty()
  await expect(setup.field('State')).toHaveValue('TX')
  await setup.field('ZIP code').fill('787')
  await setup.next.click()
  await expect(setup.field('ZIP code')).toHaveAccessibleDescription('Please enter a valid ZIP code')
  await setup.field('ZIP code').fill('78701-1234')
  await setup.next.click()
  await expect(setup.heading('Service Preferences')).toBeVisible()
})

describe('the preferences step', () => {
  test('begins with the stated hours and choices (ONB-22 to ONB-25)', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.reach('Service Preferences')
    const monday = setup.field('Monday opens at')
    await expect(monday).toHaveValue('09:00')
    await expect(setup.field('Friday closes at')).toHaveValue('17:00')
    await expect(setup.field('Saturday closes at')).toHaveValue('15:00')
    await expect(page.getByRole('checkbox', { name: 'Sunday open' })).not.toBeChecked()
    await expect(monday.locator('option')).toHaveCount(34)
    await expect(monday.locator('option').first()).toHaveText('6:00 AM')
    await expect(monday.locator('option').last()).toHaveText('10:30 PM')
    await expect(setup.field('Appointment buffer')).toHaveValue('30')
    await expect(setup.field('Max appointments per day')).toHaveValue('8')
    const boxes = ['Emergency services', 'Auto-confirm appointments', 'Allow online booking', 'Email', 'SMS', 'Push']
    const ticked = await Promise.all(boxes.map((name) => page.getByRole('checkbox', { name }).isChecked()))
    expect(ticked).toEqual([false, false, true, true, true, false])
  })

  test('wants one open day, and days that begin before they end (ONB-26, ONB-27)', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.reach('Service Preferences')
    await setup.field('Tuesday opens at').selectOption('18:00')
    await setup.next.click()
    const message = 'Tuesday start time must be before end time'
    await expect(setup.field('Tuesday opens at')).toHaveAccessibleDescription(message)
    await expect(setup.field('Tuesday closes at')).toHaveAccessibleDescription(message)
    await expect(setup.field('Tuesday opens at')).toBeFocused()
    await setup.field('Tuesday opens at').selectOption('08:00')
    await expect(page.getByText(message)).toHaveCount(0)

    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
      await page.getByRole('checkbox', { name: `${day} open` }).uncheck()
    await setup.next.click()
    const monday = page.getByRole('checkbox', { name: 'Monday open' })
    await expect(monday).toHaveAccessibleDescription('You must be open at least one day per week')
    await expect(monday).toBeFocused()
    expect(await setup.facts()).toEqual(['onboarding.started', 'onboarding.property_saved'])
  })
})
