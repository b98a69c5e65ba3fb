import type { Page } from '@playwright/test'
import { USUAL_HOURS } from '@/domain/crew/crew'
import { tablesOf } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { DEMO_JOBS, idOf, jobsPage } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

const { scheduled } = DEMO_JOBS
const FORWARD = '2027-03-14'
const BACK = '2027-11-07'
const MIA = 3

const block = (page: Page) => page.getByRole('button', { name: new RegExp(`^${scheduled} `) })
const spoken = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /JOB-|AM/ })
const hours = (page: Page) => page.locator('.hours')

const atNight = async (page: Page, day: string, from: string, until: string) => {
  await page.goto('/dashboard')
  const owner = await colleague(page, 'owner')
  const working_hours = { ...USUAL_HOURS, sunday: { start: '00:00', end: '08:00' } }
  await owner.sends('PUT', `/crew/members/${MIA}`, { working_hours }, { under: '/api' })
  const slot = { scheduled_date: day, scheduled_start_time: from, scheduled_end_time: until }
  await owner.sends('PUT', `/jobs/${idOf(scheduled)}`, { ...slot, crew_member_ids: [MIA] }, { under: '/api' })
  await jobsPage(page).open(`?view=calendar&date=${day}`)
  await expect(block(page)).toBeVisible()
}
const planned = async (page: Page) => {
  const job = (await tablesOf(page)).jobs.find(({ id }) => id === idOf(scheduled))
  return [job?.scheduled_start_time, job?.scheduled_end_time, job?.estimated_duration_minutes]
}

describe('a night on which the clocks go forward', () => {
  test('has no hour at two, and a job takes less than its times say', async ({ page }) => {
    await atNight(page, FORWARD, '00:00', '01:30')
    await expect(hours(page)).toContainText('Crew12 AM1 AMno 2 AM3 AM')
    await block(page).focus()
    await page.keyboard.press(' ')
    for (let quarter = 0; quarter < 4; quarter++) await page.keyboard.press('ArrowRight')
    await expect(spoken(page)).toHaveText(
      '1:00 – 2:30 AM, Mia Chen. Not possible: There is no 2:30 AM on this day: the clocks go from 2:00 AM to 3:00 AM.',
    )
    for (let quarter = 0; quarter < 2; quarter++) await page.keyboard.press('ArrowRight')
    await expect(spoken(page)).toHaveText(
      '1:30 – 3:00 AM, Mia Chen. The clocks go forward during that time, so it takes 30 min.',
    )
    await page.keyboard.press(' ')
    await expect(jobsPage(page).toast(`${scheduled} moved to Mia Chen, 1:30 AM`)).toBeVisible()
    expect(await planned(page)).toEqual(['01:30', '03:00', 90])
  })
})

describe('a night on which the clocks go back', () => {
  test('has an hour twice, and a job starts at the first', async ({ page }) => {
    await atNight(page, BACK, '00:00', '01:30')
    await expect(hours(page)).toContainText('Crew12 AM1 AM twice2 AM3 AM')
    await block(page).focus()
    await page.keyboard.press(' ')
    for (let quarter = 0; quarter < 6; quarter++) await page.keyboard.press('ArrowRight')
    await expect(spoken(page)).toHaveText(
      '1:30 – 3:00 AM, Mia Chen. 1:30 AM comes twice on this day. The job starts at the first. The clocks go back during that time, so it takes 2 h 30 min.',
    )
    await page.keyboard.press(' ')
    await expect(jobsPage(page).toast(`${scheduled} moved to Mia Chen, 1:30 AM`)).toBeVisible()
    expect(await planned(page)).toEqual(['01:30', '03:00', 90])
  })

  test('is told of beside the times of a job', async ({ page }) => {
    await page.goto('/dashboard/jobs?create=true')
    const form = page.getByRole('dialog', { name: 'Create Job' })
    await form.getByLabel('Date').fill(BACK)
    await form.getByLabel('Start time').fill('01:30')
    await form.getByLabel('End time').fill('03:00')
    await expect(form.getByLabel('Start time')).toHaveAccessibleDescription(
      '1:30 AM comes twice on this day. The job starts at the first.',
    )
    await expect(form.getByLabel('End time')).toHaveAccessibleDescription(
      'Duration: 1 h 30 min. The clocks go back during that time, so it takes 2 h 30 min.',
    )
  })

  test('is told of where a job is rescheduled', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open(`?search=${scheduled}`)
    await jobs.choose(jobs.action('More actions', scheduled), 'Reschedule…')
    const form = page.getByRole('dialog', { name: 'Reschedule job' })
    await form.getByLabel('Date').fill(BACK)
    await form.getByLabel('Start time').fill('01:30')
    await expect(form.getByLabel('Start time')).toHaveAccessibleDescription(
      '1:30 AM comes twice on this day. The job starts at the first.',
    )
    await expect(form.getByLabel('End time')).toHaveAccessibleDescription(
      '2 h. The clocks go back during that time, so it takes 3 h.',
    )
  })
})
