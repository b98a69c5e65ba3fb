import type { Page } from '@playwright/test'
import { person, signIn } from '../fixtures/demo-people'
import { describe, expect, strangerTest as test } from './screen'

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))
const emailField = (page: Page) => page.getByLabel('Email')
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

describe('the form', () => {
  test('has its fields by name, and the password can be shown (AUTH-01)', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByLabel('Business subdomain')).toBeVisible()
    await expect(page.getByLabel('Remember me')).not.toBeChecked()
    await passwordField(page).fill('secret')
    await expect(passwordField(page)).toHaveAttribute('type', 'password')

    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'text')

    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'password')
  })

  for (const [link, path] of [
    ['Forgot password?', '/forgot-password'],
    ['Create an account', '/register'],
  ] as const) {
    test(`leads to ${path} (AUTH-02)`, async ({ page }) => {
      await page.goto('/login')
      await page.getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  for (const who of ['owner', 'admin'] as const) {
    test(`is filled in by the ${who}'s demo button, and not yet sent (AUTH-03)`, async ({ page }) => {
      const { label, email, password, subdomain } = person(who)
      await page.goto('/login')
      await page.getByRole('button', { name: `Demo: ${label}` }).click()
      await expect(emailField(page)).toHaveValue(email)
      await expect(passwordField(page)).toHaveValue(password)
      await expect(page.getByLabel('Business subdomain')).toHaveValue(subdomain ?? '')
      await expect(page).toHaveURL('/login')

      await submit(page).click()
      await expect(page).toHaveURL('/dashboard')
    })
  }

  test('asks for email and password, the first wrong field first (AUTH-06)', async ({ page }) => {
    await page.goto('/login')
    await submit(page).click()
    await expect(emailField(page)).toHaveAccessibleDescription('Enter your email.')
    await expect(passwordField(page)).toHaveAccessibleDescription('Enter your password.')
    await expect(emailField(page)).toBeFocused()

    await emailField(page).fill('nobody')
    await passwordField(page).fill('x')
    await submit(page).click()
    await expect(emailField(page)).toHaveAccessibleDescription('Enter an email like name@company.com.')
    await expect(emailField(page)).toBeFocused()
  })
})

describe('a slow back end', () => {
  test.override({ mock: { latency: { min: 700, max: 700 } } })

  test('shows "Signing in..." and takes no second click (AUTH-04, AUTH-10)', async ({ page }) => {
    await page.goto('/login')
    await signIn(page, 'owner')
    const busy = page.getByRole('button', { name: 'Signing in...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await busy.click({ force: true })
    await expect(page).toHaveURL('/dashboard')
    const signIns = await page.evaluate(async () => (await globalThis.groundwork?.server.state())?.position)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    expect(await page.evaluate(async () => (await globalThis.groundwork?.server.state())?.position)).toBe(signIns)
  })
})

describe('a refused sign-in', () => {
  test('says why in red, keeps the email and asks for the password again (AUTH-07)', async ({ page }) => {
    const { email } = person('owner')
    await page.goto('/login')
    await emailField(page).fill(email)
    await passwordField(page).fill('wrong')
    await submit(page).click()

    const refusal = page.getByRole('alert')
    await expect(refusal).toHaveText('Invalid email or password')
    await expect(refusal).toHaveAttribute('data-kind', 'error')
    await expect(emailField(page)).toHaveValue(email)
    await expect(passwordField(page)).toBeFocused()

    await passwordField(page).pressSequentially('G')
    await expect(refusal).toBeHidden()
    expect(await storedKeys(page)).toEqual(['mock_server'])
  })

  test('checks the subdomain (AUTH-08)', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Business subdomain').fill('hillcountry')
    await signIn(page, 'owner')
    await expect(page.getByRole('alert')).toHaveText('No business with that subdomain')
  })

  test('tells a deactivated account so', async ({ page }) => {
    await page.goto('/login')
    await emailField(page).fill('former@greenvalley.demo')
    await passwordField(page).fill(person('owner').password)
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText('This account is deactivated')
  })
})

describe('where it leads', () => {
  test.for(['__proto__', 'constructor', 'nothing'])(
    'an unknown notice, %s, does not hide why someone is here',
    async (notice, { page }) => {
      await page.goto(`/login?redirect=/dashboard/jobs&notice=${notice}`)
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expect(page.getByText('Please log in to access this page.')).toBeVisible()
    },
  )

  test('a guarded page asks to log in first and is reached afterwards (AUTH-05, GUARD-03)', async ({ page }) => {
    await page.goto('/dashboard/jobs?status=assigned')
    await expect(page.getByText('Please log in to access this page.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

    await signIn(page, 'owner')
    await expect(page).toHaveURL('/dashboard/jobs?status=assigned')
    await expect(page.getByRole('heading', { name: 'Job Management' })).toBeVisible()
  })

  for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    test(`never to ${target}`, async ({ page }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
      await signIn(page, 'owner')
      await expect(page).toHaveURL(`${location.origin}/dashboard`)
    })
  }

  test('a signed-in person has no use for the form', async ({ page }) => {
    await page.goto('/login')
    await signIn(page, 'owner')
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/login')
    await expect(page).toHaveURL('/dashboard')
  })
})

describe('the session', () => {
  test.override({ as: 'owner' })

  test('is over when the stored user cannot be read (AUTH-12)', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('user', '{"id":'))
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await storedKeys(page)).toEqual(['mock_server'])
  })

  test('ends by Sign out (AUTH-11, AUTH-21)', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    expect(await storedKeys(page)).toEqual(['mock_server'])

    await page.goto('/dashboard/jobs')
    await expect(page.getByText('Please log in to access this page.')).toBeVisible()
  })

  test('goes to the root page when signing out fails (AUTH-13)', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await page.evaluate(() => globalThis.groundwork?.server.faults.failNext('/auth/logout', 500))
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    expect(await storedKeys(page)).toEqual(['mock_server'])
  })
})

test('simulated sign-in makes anyone who asks the demo owner (AUTH-14)', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('featureFlags', JSON.stringify({ real_auth: false })))
  await page.reload()
  await emailField(page).fill('anybody@example.com')
  await passwordField(page).fill('anything')
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Demo Owner')).toBeVisible()
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^\d{3} jobs$/ })).toBeVisible()
})
