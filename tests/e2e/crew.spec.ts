import { crewPage, DEMO_CREW } from './crew-page'
import { expectScreensPass } from './findings'
import { expect, test } from './fixtures'

test('every screen of the crew passes axe in both themes, and needs no sideways scrolling at 320 pixels', async ({
  page,
}) => {
  test.slow()
  const { button, choose, form, open, openDetails } = crewPage(page)
  const screens = {
    list: () => open('?role=technician'),
    details: () => openDetails(DEMO_CREW.luis),
    async question() {
      const question = await choose('Deactivate…')
      await expect(question).toContainText('Luis Ortega is on')
    },
    async form() {
      await page.goto('/dashboard/crew?create=true')
      await button('Add absence', form('Add Crew Member')).click()
      await button('Add Crew Member', form('Add Crew Member')).click()
      await expect(page.getByRole('alert', { name: 'Problems with this form' })).toBeVisible()
    },
  }
  await expectScreensPass(page, screens)
})
