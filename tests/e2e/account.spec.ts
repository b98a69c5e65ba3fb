import { expectScreensPass } from './findings'
import { expect, test } from './fixtures'
import { pageParts } from './page-parts'

test('account and settings pass axe in both themes, and need no sideways scrolling at 320 pixels', async ({ page }) => {
  test.slow()
  const { button } = pageParts(page)
  await expectScreensPass(page, {
    async account() {
      await page.goto('/dashboard/account')
      await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
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
  })
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
