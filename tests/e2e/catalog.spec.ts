import { catalogPage } from './catalog-page'
import { expectScreensPass } from './findings'
import { expect, test } from './fixtures'

test('every screen of the catalog passes axe in both themes, and needs no sideways scrolling at 320 pixels', async ({
  page,
}) => {
  test.slow()
  const { button, details, form, open } = catalogPage(page)
  const screens = {
    list: () => open('?kind=products&stock=reorder'),
    async details() {
      await open('?kind=products&item=8')
      await expect(details.getByRole('list', { name: 'Latest stock changes' })).toBeVisible()
    },
    async form() {
      await open('?kind=packages&edit=1')
      await form('Edit Package').getByLabel('Name').fill('')
      await button('Save changes', form('Edit Package')).click()
      await expect(page.getByRole('alert', { name: 'Problems with this form' })).toBeVisible()
    },
    async categories() {
      await open()
      await button('Categories').click()
      await expect(page.getByRole('list', { name: 'Service categories' })).toBeVisible()
    },
    async reorder() {
      await page.keyboard.press('Escape')
      await open('?kind=products')
      await button('Reorder list').click()
      await expect(page.getByRole('list', { name: 'Products to reorder' })).toBeVisible()
    },
  }
  await expectScreensPass(page, screens)
})

test('Tab from the last control of a long form leads to the first one and shows it', async ({ page }) => {
  const { button, form, open } = catalogPage(page)
  await open('?create=true')
  const service = form('Add Service')
  const name = service.getByLabel('Name')
  await name.fill('Gutter cleaning')
  await service.getByLabel('Active').focus()
  await expect(name).not.toBeInViewport()
  await button('Close', service).focus()
  await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport({ ratio: 1 })
  await expect(service.getByText('Name', { exact: true })).toBeInViewport({ ratio: 1 })
})
