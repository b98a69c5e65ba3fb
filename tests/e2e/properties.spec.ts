import { expectScreensPass } from './findings'
import { expect, test } from './fixtures'
import { DEMO_PROPERTIES, propertiesPage } from './properties-page'

const { rental } = DEMO_PROPERTIES

test('every screen passes axe in both themes, and needs no sideways scrolling at 320 pixels', async ({ page }) => {
  test.slow()
  const { button, form, open, openDetails } = propertiesPage(page)
  const screens = {
    list: () => open('?type=commercial'),
    details: () => openDetails(rental),
    async form() {
      await page.goto('/dashboard/properties?create=true&type=commercial')
      await button('Add Property', form('Add Property')).click()
      await expect(page.getByRole('alert', { name: 'Problems with this form' })).toBeVisible()
    },
  }
  await expectScreensPass(page, screens)
})

test('a property is added by keyboard alone', async ({ page }) => {
  const { button, form, open, toast } = propertiesPage(page)
  await open()
  await button('Add Property').focus()
  await page.keyboard.press('Enter')
  const client = form('Add Property').getByRole('combobox', { name: 'Client' })
  await client.focus()
  await page.keyboard.type('brandt')
  const options = form('Add Property').getByRole('listbox', { name: 'Clients' }).getByRole('option')
  await expect(options).toHaveText([/^Helen Brandt/])
  await page.keyboard.press('Enter')
  await expect(client).toHaveValue('Helen Brandt')
  for (const typed of ['Lake house', '', '12 Oak Street', 'Austin', 'TX', '78701']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Enter')
  await expect(toast('Lake house, 12 Oak Street added')).toBeVisible()
  await expect(form('Add Property')).toBeHidden()
})
