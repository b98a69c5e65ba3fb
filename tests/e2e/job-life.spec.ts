import { factsOf } from './databases'
import { expect, test } from './fixtures'
import { DEMO_JOBS, idOf, inStatus, jobsPage } from './jobs-page'

const { assigned } = DEMO_JOBS

test('Undo is at hand beside the open details', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.openDetails(assigned)
  await jobs.step('Start').click()
  await jobs.toast(`${assigned} started`).getByRole('button', { name: 'Undo' }).click()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('Assigned'))
})

test('the question can be declined', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await jobs.action('Cancel', assigned).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(jobs.action('Cancel', assigned)).toBeFocused()
  expect(await factsOf(page, idOf(assigned))).toEqual([])
})
