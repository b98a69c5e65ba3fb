import { expect, test } from './fixtures'
import { jobsPage } from './jobs-page'
import { viewsOn } from './views-page'

test('a view outlives a reload, and is chosen in another tab', async ({ page, context }) => {
  const other = await context.newPage()
  const [here, there] = [viewsOn(page), viewsOn(other)]
  await jobsPage(other).open()
  await jobsPage(page).open('?status=scheduled&sort=-date')
  await here.save('To plan')
  await page.reload()
  await expect(here.trigger).toHaveAccessibleName('View: To plan')

  await there.choose('To plan')
  await expect(other).toHaveURL('/dashboard/jobs?status=scheduled&sort=-date&hide=none&saved=1')

  // when one tab changes it, then the other one knows
  await other.getByRole('searchbox', { name: 'Search jobs' }).fill('lawn')
  await there.saveChanges.click()
  await expect(here.saveChanges).toBeVisible()
  await here.choose('To plan')
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('lawn')
})
