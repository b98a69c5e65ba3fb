import { expect, person, test } from './fixtures'

test.use({ as: 'owner' })

test.describe('the session', () => {
  test('stands under the stated keys and outlives a reload (AUTH-12, AUTH-15)', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
    expect(stored).toMatchObject({
      access_token: expect.stringMatching(/./),
      refresh_token: expect.stringMatching(/./),
      authToken: stored.access_token,
    })
    expect(JSON.parse(stored.user ?? '')).toMatchObject({ email: person('owner').email, user_type: 'business_owner' })

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  })

  test('ends in every tab at once', async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto('/dashboard')
    await other.goto('/dashboard/jobs')
    await expect(other.getByRole('heading', { name: 'Job Management' })).toBeVisible()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})
