import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { jobsPage } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

const open = async (page: Page, query = '') => {
  await page.goto(`/dashboard/scheduling${query}`)
  await expect(page.getByRole('heading', { name: 'AI Scheduling', level: 1 })).toBeVisible()
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

describe('AI Scheduling', () => {
  test('shows a day’s jobs with their figures, and what past visits say of each (SCHED-01 to SCHED-03)', async ({
    page,
  }) => {
    await open(page)
    await expect(page.getByLabel('Schedule Date')).toHaveValue('2026-11-18')
    for (const name of ['Job Schedule', 'Crew Status', 'AI Insights', 'Route Optimizer'])
      await expect(tab(page, name)).toBeVisible()
    const figures = page.getByLabel('Job Schedule', { exact: true }).first()
    await expect(figures.getByRole('term')).toHaveText(['Total Jobs', 'Completed', 'Assigned', 'Revenue'])
    const heads = ['Job', 'Time', 'Duration (min)', 'Status', 'Priority', 'Value', 'AI Actions']
    await expect(page.getByRole('columnheader')).toHaveText(heads)
    await button(page, 'AI Predict JOB-1014').click()
    await expect(page.getByLabel('Prediction for JOB-1014')).toContainText(
      /^\d+ visits of Irrigation leak repair were completed before/,
    )
  })

  test('shows the crew, and the analysis of each (SCHED-04)', async ({ page }) => {
    await open(page, '?view=crew')
    const card = page.getByRole('listitem').filter({ hasText: 'Marcus Bell' }).first()
    await expect(card).toContainText('GV-001 · Crew leader')
    await expect(card).toContainText('Assigned')
    await expect(card).toContainText('Lawn care')
    await expect(card).toContainText('$32.00/h')
    await button(page, 'AI Analysis of Marcus Bell').click()
    await expect(dialog(page, 'AI Analysis of Marcus Bell')).toContainText('hours are booked in the next 7 days')
  })

  test('shows insights, the stated figures and recommendations (SCHED-05, SCHED-09)', async ({ page }) => {
    await open(page, '?view=insights')
    const figures = page.getByLabel('AI Insights', { exact: true }).first()
    await expect(figures.getByRole('term')).toHaveText([
      'Completion Rate',
      'Crew Utilization',
      'AI Confidence',
      'Route Efficiency',
    ])
    await expect(figures).toContainText('92%')
    await expect(figures).toContainText('88%')
    const advice = page.getByRole('region', { name: 'Recommendations' })
    await expect(advice).toContainText('Give JOB-1014 a crew first')
    await expect(advice.getByRole('link', { name: 'JOB-1014' })).toHaveAttribute('href', /^\/dashboard\/jobs\?job=14$/)
    await expect(advice).toContainText('Assign a crew to JOB-1016, JOB-1015, and JOB-1017.')
    await expect(advice.getByRole('link', { name: 'JOB-1016' })).toHaveAttribute('href', /^\/dashboard\/jobs\?job=16$/)
  })

  test('makes no share of nothing', async ({ page }) => {
    await page.goto('/dashboard')
    const { jobs } = await tablesOf(page)
    for (const [at, job] of jobs.entries()) jobs[at] = { ...job, status: 'scheduled', assigned_crew_members: [] }
    await page.getByRole('link', { name: 'AI Scheduling', exact: true }).click()
    await tab(page, 'AI Insights').click()
    const figures = page.getByLabel('AI Insights', { exact: true }).first()
    await expect(figures).toContainText('AI Confidence–No job has a crew yet.')
    await expect(figures).toContainText('Route Efficiency–No driving between jobs.')
  })

  test('shows routes in numbered order and what they save (SCHED-06)', async ({ page }) => {
    await open(page, '?view=routes')
    const figures = page.getByLabel('Route Optimizer', { exact: true }).first()
    await expect(figures.getByRole('term')).toHaveText(['Time Saved', 'Miles Reduced', 'Fuel Savings'])
    await expect(page.getByRole('list', { name: /^Order of Marcus Bell/ }).getByRole('listitem')).toHaveCount(4)
  })

  test('names what no route includes, as no one knows where it is', async ({ page }) => {
    await page.goto('/dashboard')
    const { jobs } = await tablesOf(page)
    const at = jobs.findIndex(({ id }) => id === 3)
    const [job] = jobs.slice(at, at + 1)
    if (job) jobs[at] = { ...job, property_id: null, property_address: '1 Nowhere Road' }
    await page.getByRole('link', { name: 'AI Scheduling', exact: true }).click()
    await tab(page, 'Route Optimizer').click()
    await expect(page.getByRole('list', { name: /^Order of Marcus Bell/ }).getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('list', { name: 'Not on the map' }).getByRole('listitem')).toHaveText([
      '–JOB-1003 Weekly lawn mowing1 Nowhere Road12:30 PM',
    ])
  })

  test('of a day without jobs says so', async ({ page }) => {
    await open(page, '?date=2029-01-01')
    await expect(page.getByText('No jobs on Mon, Jan 1, 2029')).toBeVisible()
    await tab(page, 'Route Optimizer').click()
    await expect(page.getByText('No routes on Mon, Jan 1, 2029')).toBeVisible()
  })

  test('of a day that is over can’t be planned, and says why', async ({ page }) => {
    await open(page, '?date=2026-01-05')
    for (const name of ['Replan', 'Optimize Routes', 'AI Auto-Schedule'])
      await expect(button(page, name)).toHaveAccessibleDescription('This day is over. Choose today or a later day.')
  })

  test('that can’t be loaded says so, with Retry', async ({ page }) => {
    await page.goto('/')
    await backEnd(page).offline(true)
    await page.getByRole('link', { name: 'Open dashboard' }).first().click()
    await page.getByRole('link', { name: 'AI Scheduling', exact: true }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load the schedule.' })
    await expect(failed).toBeVisible()
    await backEnd(page).offline(false)
    // Crew and clients may already be loading when the jobs fail; they fail after the first retry.
    const retry = failed.getByRole('button', { name: 'Retry' })
    const shows = async () => {
      if (await retry.isVisible()) await retry.click()
      return button(page, 'AI Predict JOB-1014').isVisible()
    }
    await expect.poll(shows).toBe(true)
  })

  test('proposes shorter routes, and what to do about rain and someone who is away', async ({ page }) => {
    await open(page, '?date=2026-11-19')
    await button(page, 'Optimize Routes').click()
    await expect(dialog(page, 'Optimize Routes')).toContainText('No route can get shorter on Thu, Nov 19')
    await dialog(page, 'Optimize Routes').getByLabel('Schedule Date').fill('2029-01-01')
    await expect(dialog(page, 'Optimize Routes')).toContainText(
      'No one has two jobs to drive between on Mon, Jan 1, 2029.',
    )
    await dialog(page, 'Optimize Routes')
      .getByRole('button', { name: /^(Discard|Close)$/ })
      .last()
      .click()

    await button(page, 'Replan').click()
    await dialog(page, 'Replan').getByLabel('What has come up?').selectOption('Someone is away')
    await dialog(page, 'Replan').getByRole('button', { name: 'Propose' }).click()
    await expect(dialog(page, 'Replan').getByLabel('Who')).toHaveAccessibleDescription('Choose someone')
    await expect(dialog(page, 'Replan').getByLabel('Who')).toBeFocused()
    await dialog(page, 'Replan').getByLabel('Who').selectOption('Grace Park')
    await dialog(page, 'Replan').getByRole('button', { name: 'Propose' }).click()
    const away = dialog(page, 'Cover for someone')
    await expect(away).toContainText('Thu, Nov 19 · Grace Park')
    await expect(away).toContainText('would change')
    await away
      .getByRole('button', { name: /^(Discard|Close)$/ })
      .last()
      .click()

    await button(page, 'Replan').click()
    await dialog(page, 'Replan').getByLabel('Whose work').selectOption('Crew: Lawns')
    await dialog(page, 'Replan').getByRole('button', { name: 'Propose' }).click()
    const push = dialog(page, 'Push the day')
    await expect(push).toContainText('Thu, Nov 19 · Lawns')
    await expect(push).toContainText('would change. Nothing is changed until you take it.')
    await push.getByRole('button', { name: 'Take all' }).click()
    await expect(jobsPage(page).toast(/^Moved \d+ jobs\./)).toBeVisible()
  })
})

describe('for a technician', () => {
  test.override({ as: 'tech' })

  test('is not in the menu, and says why at its address', async ({ page }) => {
    await page.goto('/dashboard/scheduling')
    await expect(page.getByText("You don't have permission to see this.")).toBeVisible()
    await expect(
      page.getByText("AI Scheduling shows everyone's work. Your jobs are on the Jobs page.", { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'AI Scheduling' })).toHaveCount(0)
  })
})

test('sends no one to jobs that they can’t see either', async ({ page }) => {
  await page.goto('/dashboard/permissions?role=5')
  await page.getByRole('button', { name: 'View as this role' }).click()
  await expect(page.getByText('You are viewing the app as Billing Specialist.')).toBeVisible()
  await page.goto('/dashboard/scheduling')
  await expect(page.getByText("AI Scheduling shows everyone's work.", { exact: true })).toBeVisible()
})
