import { expect, test } from './screen'

test('a link in a panel leads where it says, and the focus goes there too', async ({ page }) => {
  const panel = page.getByRole('dialog')
  const follow = (name: string) => panel.getByRole('link', { name, exact: true }).first().click()

  await page.goto('/dashboard/clients?client=1')
  await follow('Open page')
  await expect(page.getByRole('heading', { level: 1, name: 'Helen Brandt' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard/clients/1')
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto('/dashboard/clients?client=1')
  await follow('Home')
  await expect(page).toHaveURL('/dashboard/properties?property=1')
  await expect(panel.getByRole('heading', { name: /^Property Details/ })).toBeFocused()
  await follow('JOB-1001 Weekly lawn mowing')
  await expect(page).toHaveURL('/dashboard/jobs?job=1')
  await expect(panel.getByRole('heading', { name: /^Job Details/ })).toBeFocused()

  await page.goto('/dashboard/properties?property=1')
  await panel.getByRole('link', { name: 'Helen Brandt', exact: true }).press('Enter')
  await expect(page).toHaveURL('/dashboard/clients/1')
  await expect(page.getByRole('main')).toBeFocused()
})
