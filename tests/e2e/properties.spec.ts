import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { DEMO_PROPERTIES, propertiesPage } from './properties-page'

const { rental, helens } = DEMO_PROPERTIES

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
  await prefer(page, 'light')
  for (const [name, show] of Object.entries(screens)) {
    await show()
    await expectNoFindings(page, name)
    await expectItFits(page, name)
  }
})

test('a row says where the property is, whose, and when it is served (PROP-01)', async ({ page }) => {
  await propertiesPage(page).open('?search=clay')
  const row = page.getByRole('grid', { name: 'Properties' }).getByRole('row').filter({ hasText: 'Rental on Clay' })
  for (const text of ['5506 Clay Ave, Austin', 'Samir Patel', 'Residential', 'Monthly, Friday', 'Wed, Nov 25'])
    await expect(row).toContainText(text)
  await row.getByRole('button', { name: '5506 Clay Ave, Austin', exact: true }).click()
  await expect(propertiesPage(page).details).toBeVisible()
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

test('a property is deleted once that was confirmed by name, and comes back by Undo (PROP-02)', async ({ page }) => {
  const { button, choose, count, details, fillIn, form, toast } = propertiesPage(page)
  await page.goto('/dashboard/properties?create=true&client=1')
  await fillIn(form('Add Property'), { name: 'Lake house', address: '12 Oak Street' })
  await button('Add Property', form('Add Property')).click()
  await expect(toast('Lake house, 12 Oak Street added')).toBeVisible()
  await expect(count).toHaveText('2 properties')

  await page.getByRole('grid').getByRole('button', { name: '12 Oak Street, Austin', exact: true }).click()
  const question = await choose('Delete…')
  await expect(question).toContainText('Lake house, 12 Oak Street')
  await button('Delete property', question).click()
  const deleted = toast('Lake house, 12 Oak Street deleted')
  await expect(deleted).toBeVisible()
  await expect(details).toBeHidden()
  await expect(count).toHaveText('1 property')
  await button('Undo', deleted).click()
  await expect(count).toHaveText('2 properties')
})

test('a deletion that is sure to be refused is not offered, and leads to the jobs', async ({ page }) => {
  const { button, choose, openDetails } = propertiesPage(page)
  await openDetails(helens)
  const question = await choose('Delete…')
  await expect(question).toContainText('This property can’t be deleted yet')
  await expect(question).toContainText(
    /There (is|are) \d+ open jobs? at this property\. Finish or cancel (it|them) first\./,
  )
  await expect(button('Delete property', question)).toBeHidden()
  await question.getByRole('link', { name: 'See the jobs' }).click()
  await expect(page).toHaveURL(/\/dashboard\/jobs\?search=2204/)
  await expect(page.getByRole('grid', { name: 'Jobs' })).toContainText('JOB-1229')
})
