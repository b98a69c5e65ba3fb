import { tablesOf } from './back-end'
import { areApart, expectScreensPass } from './findings'
import { expect, test } from './fixtures'
import { pageParts } from './page-parts'

test('account and settings pass axe in both themes, and need no sideways scrolling at 320 pixels', async ({
  page,
  problems,
}) => {
  test.slow()
  problems.expect(/No one caught this/)
  const { button } = pageParts(page)
  await expectScreensPass(page, {
    async account() {
      await page.goto('/dashboard/account')
      await expect(page.getByText('You aren’t signed in anywhere else.')).toBeVisible()
    },
    async question() {
      await button('Delete Account').click()
      await expect(page.getByRole('dialog', { name: 'Delete Account' })).toBeVisible()
    },
    async preferences() {
      await page.goto('/dashboard/settings')
      await expect(button('Save Preferences')).toBeVisible()
    },
    async business() {
      await page.goto('/dashboard/settings?tab=business')
      await expect(page.getByText('No logo yet')).toBeVisible()
    },
    async flags() {
      await page.goto('/dashboard/settings?tab=flags')
      await button('Turn off payouts').click()
      await expect(page.getByText('25 flags, 1 overridden')).toBeVisible()
    },
    async errors() {
      await page.goto('/dashboard/settings?tab=errors')
      const reports = page.getByRole('region', { name: 'Error reports' })
      await expect(reports.getByText(/No error reports|1 error/)).toBeVisible()
      if (await reports.getByText('1 error').isVisible()) return
      await page.evaluate(() => window.reportError(new RangeError('No one caught this')))
      await expect.poll(async () => (await tablesOf(page)).error_reports.length).toBe(1)
      await button('Refresh').click()
      await expect(reports.getByText('1 error')).toBeVisible()
    },
    async error() {
      await page.getByRole('button', { name: /No one caught this/ }).click()
      await expect(page.getByRole('dialog').getByText('What came before')).toBeVisible()
    },
  })
})

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const)
  test(`what is said of saved preferences leaves the button that saves free at ${width} pixels`, async ({ page }) => {
    const { button, toast } = pageParts(page)
    await page.setViewportSize({ width, height })
    await page.goto('/dashboard/settings')
    await page.getByRole('checkbox', { name: 'SMS' }).click()
    await button('Save Preferences').click()
    // Hovering keeps the toast open.
    await toast('Preferences saved').hover()
    await button('Save Preferences').scrollIntoViewIfNeeded()
    expect(await areApart(button('Save Preferences'), toast('Preferences saved'))).toBe(true)
  })

test('a flag stays as it is where the browser has no room for the switch, which is said', async ({ page }) => {
  const { button } = pageParts(page)
  await page.goto('/dashboard/settings?tab=flags')
  await expect(button('Turn off payouts')).toBeVisible()
  await page.evaluate(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key === 'featureFlags') throw new DOMException('Full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await button('Turn off payouts').click()
  await expect(page.getByText('This browser has no room to keep the switch')).toBeVisible()
  await expect(button('Turn off payouts')).toBeVisible()
})

test('a flag that is switched counts in every tab at once', async ({ page, context }) => {
  const { button } = pageParts(page)
  await page.goto('/dashboard/settings?tab=flags')
  const other = await context.newPage()
  await other.goto('/dashboard/payouts')
  await expect(other.getByText('Off in production')).toBeVisible()
  await page.bringToFront()
  await button('Turn off payouts').click()
  await other.bringToFront()
  await expect(other.getByText('Switched off')).toBeVisible()
})

test('a large picture is scaled in the browser before it becomes the logo', async ({ page }) => {
  const { toast } = pageParts(page)
  await page.goto('/dashboard/settings?tab=business')
  await expect(page.getByText('No logo yet')).toBeVisible()
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3_000, height: 1_500 })
    canvas.getContext('2d')?.fillRect(100, 100, 2_000, 900)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await page
    .getByLabel('Logo file')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') })
  await expect(toast('Logo saved')).toBeVisible()
  const logo = page.getByRole('img', { name: 'Your logo' })
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([512, 256])
})

test('the last tab of the settings is in sight on a phone once it is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/settings?tab=history')
  await expect(page.getByRole('tab', { name: 'History' })).toBeInViewport({ ratio: 0.9 })
})
