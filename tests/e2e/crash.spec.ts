import { backEnd } from './back-end'
import { factsOf, flowLog } from './databases'
import { expect, test } from './fixtures'
import { DEMO_JOBS, idOf, jobsPage } from './jobs-page'

const { assigned, scheduled } = DEMO_JOBS

test.describe('a page that dies between the click on Start and the answer', () => {
  for (const end of ['reload', 'close'] as const) {
    test(`finishes what was asked, once, after a ${end}`, async ({ page, context }) => {
      const jobs = jobsPage(page)
      await jobs.open(`?search=${assigned}`)
      await expect(jobs.row(assigned)).toBeVisible()
      await backEnd(page).latency(20_000)
      await jobs.action('Start', assigned).click()
      await expect(jobs.row(assigned)).toContainText('Starting…')
      await expect.poll(async () => (await flowLog(page)).at(-1)?.name).toBe('job.start')
      expect(await factsOf(page, idOf(assigned))).toEqual([])

      if (end === 'close') await page.close()
      const reopened = end === 'close' ? await context.newPage() : page
      await reopened.goto(`/dashboard/jobs?search=${assigned}`)
      await expect(jobsPage(reopened).row(assigned)).toContainText('In progress')
      expect(await factsOf(reopened, idOf(assigned))).toEqual(['job.started'])

      await jobsPage(reopened).openDetails(assigned, 'history')
      await expect(jobsPage(reopened).details.getByText('Work started')).toHaveCount(1)
    })
  }
})

test.describe('a page that dies between the click on Create visits and the answer', () => {
  for (const end of ['reload', 'close'] as const) {
    test(`repeats the job on the next visit, once, after a ${end}`, async ({ page, context }) => {
      const jobs = jobsPage(page)
      await jobs.open(`?search=${scheduled}`)
      await jobs.choose(jobs.action('More actions', scheduled), 'Repeat…')
      const dialog = page.getByRole('dialog', { name: 'Repeat job' })
      await dialog.getByLabel('Number of visits').fill('3')
      await backEnd(page).latency(20_000)
      await dialog.getByRole('button', { name: 'Create 2 more visits' }).click()
      await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('draft.1.sent.')))
      expect(await factsOf(page, idOf(scheduled))).toEqual([])

      if (end === 'close') await page.close()
      const reopened = end === 'close' ? await context.newPage() : page
      await reopened.goto('/dashboard')
      await expect(jobsPage(reopened).toast(`${scheduled} repeats`)).toBeVisible()
      expect(await factsOf(reopened, idOf(scheduled))).toEqual(['job.repeated'])
    })
  }
})
