import { expectItFits, expectNoFindings, prefer } from './findings'
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

for (const [path, button] of [
  ['/forgot-password', 'Send the link'],
  ['/reset-password?token=abc', 'Set password'],
  ['/accept-invite?token=demo-invite', 'Join'],
] as const) {
  test(`axe finds nothing wrong with ${path} and its errors, which fit a width of 320 pixels`, async ({ page }) => {
    await prefer(page, 'dark')
    await page.goto(path)
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    await expectNoFindings(page, path)
    await expectItFits(page, path)
  })
}
