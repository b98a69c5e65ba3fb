import { factsOf } from '../e2e/databases'
import { DEMO_JOBS, idOf, inStatus, jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

const { scheduled } = DEMO_JOBS

test('a job is opened, given a crew and started without a mouse', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${scheduled}`)
  await jobs.row(scheduled).focus()
  await page.keyboard.press('Enter')
  await expect(jobs.details.getByRole('heading', { name: 'Job Details' })).toBeFocused()

  await jobs.step('Assign…').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Assign crew' })
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Assign', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await jobs.step('Start').focus()
  await page.keyboard.press('Enter')
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('In progress'))
  await page.keyboard.press('Escape')
  await expect(jobs.details).toBeHidden()
  await expect(jobs.row(scheduled)).toBeFocused()
  expect(await factsOf(page, idOf(scheduled))).toEqual(['job.assigned', 'job.started'])
})
