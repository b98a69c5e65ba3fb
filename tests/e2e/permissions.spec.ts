import { expectScreensPass } from './findings'
import { expect, test } from './fixtures'

test('every screen of Permissions passes axe in both themes, and needs no sideways scrolling at 320 pixels', async ({
  page,
}) => {
  test.slow()
  const open = async (query: string) => {
    await page.goto(`/dashboard/permissions${query}`)
    // A dialog opened by URL hides the page behind it.
    await page.getByRole('heading', { level: 1, name: 'Permissions', includeHidden: true }).waitFor()
  }
  const screens = {
    async role() {
      await open('?role=2')
      await expect(page.getByRole('region', { name: 'Role details' })).toContainText('Clients (10)')
    },
    async users() {
      await open('?tab=users')
      await expect(page.getByText('Luis').first()).toBeVisible()
    },
    async permissions() {
      await open('?tab=permissions')
      await expect(page.getByRole('heading', { name: 'Available Permissions' })).toBeVisible()
    },
    async form() {
      await open('?create=true')
      await expect(page.getByRole('dialog', { name: 'Create New Role' }).getByText('0 of 62 selected')).toBeVisible()
    },
  }
  await expectScreensPass(page, screens)
})
