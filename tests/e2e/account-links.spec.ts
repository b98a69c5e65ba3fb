import { findings, inBothColors } from './findings'
import { expect, test } from './fixtures'
import { PASSWORD, usersCalled } from './newcomer'

test.use({ as: 'nobody' })

test.describe('an invitation (X-08)', () => {
  test('says who invites whom to what; with a password one has joined', async ({ page }) => {
    await page.goto('/accept-invite?token=demo-invite')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Hill Country Lawn Co.')
    await expect(page.getByText('invites you as Field Technician.')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Jordan')
    const email = await page.getByLabel('Email').inputValue()

    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Password is required')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Join' }).dblclick()
    await expect(page).toHaveURL('/dashboard')
    expect(await usersCalled(page, email)).toMatchObject([{ user_type: 'business_employee', business_id: 2 }])
  })
})

inBothColors(() => {
  for (const [path, button] of [
    ['/forgot-password', 'Send the link'],
    ['/reset-password?token=abc', 'Set password'],
    ['/accept-invite?token=demo-invite', 'Join'],
  ] as const) {
    test(`axe finds nothing wrong with ${path} and its errors`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('button', { name: button }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
      expect(await findings(page)).toEqual([])
    })
  }
})

test('they fit a width of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/forgot-password', '/reset-password?token=abc', '/accept-invite?token=demo-invite']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /Send the link|Set password|Join/ })).toBeVisible()
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
