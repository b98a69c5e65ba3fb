import { expect, test } from './fixtures'
import { DEMO_JOBS, inStatus, jobsPage } from './jobs-page'

/* Actions on tricky dates: today's schedule, creating a job and starting one. */

const ODD = [
  { day: '2026-11-21', at: '2026-11-21T10:15:00-06:00', what: 'a Saturday', timezoneId: 'UTC' },
  {
    day: '2026-12-31',
    at: '2026-12-31T23:55:00-06:00',
    what: 'the last minutes of a year',
    timezoneId: 'UTC',
    // No hour is left in the day, so the proposed one has passed.
    asks: 'This time has passed. Create it anyway?',
  },
  { day: '2028-02-29', at: '2028-02-29T10:15:00-06:00', what: 'a leap day', timezoneId: 'UTC' },
  { day: '2027-03-14', at: '2027-03-14T10:15:00-05:00', what: 'the day clocks go forward', timezoneId: 'UTC' },
  { day: '2026-11-01', at: '2026-11-01T10:15:00-06:00', what: 'the day clocks go back', timezoneId: 'America/Chicago' },
  {
    day: '2026-11-18',
    at: '2026-11-18T10:15:00-06:00',
    what: 'a machine where it is tomorrow',
    timezoneId: 'Pacific/Auckland',
  },
  {
    day: '2026-11-18',
    at: '2026-11-18T00:30:00-06:00',
    what: 'a machine where it is yesterday',
    timezoneId: 'America/Los_Angeles',
  },
]

for (const { day, at, what, timezoneId, asks } of ODD) {
  test.describe(what, () => {
    test.use({ startsAt: Date.parse(at), timezoneId })

    test('a job is made for today and another one started', async ({ page }) => {
      // Each day needs its own browser and sign-in, loaded cold.
      test.slow()
      const jobs = jobsPage(page)
      // The form hides the page behind it, including its heading, from assistive technology.
      await page.goto('/dashboard/jobs?create=true')
      const form = page.getByRole('dialog', { name: 'Create Job' })
      await form.getByRole('combobox', { name: 'Client' }).fill('Helen')
      await form.getByRole('listbox', { name: 'Clients' }).getByRole('option').first().click()
      await form.getByLabel('Title').fill('Plant a quince')
      await expect(form.getByLabel('Date', { exact: true })).toHaveValue(day)
      await form.getByRole('button', { name: 'Create Job' }).click()
      if (asks) await page.getByRole('alertdialog', { name: asks }).getByRole('button', { name: 'Create Job' }).click()
      await expect(form).toBeHidden()

      await page.getByRole('button', { name: 'Today' }).click()
      await expect(page).toHaveURL(new RegExp(`date=${day}`))
      await expect(jobs.count).toHaveText('18 jobs')
      await expect(jobs.row('Plant a quince')).toContainText('Scheduled')

      await jobs.openDetails(DEMO_JOBS.assigned)
      await jobs.step('Start').click()
      await expect(jobs.details).toHaveAccessibleDescription(inStatus('In progress'))
      await page.reload()
      await expect(jobs.details).toHaveAccessibleDescription(inStatus('In progress'))
    })
  })
}
