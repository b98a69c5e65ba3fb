import type { Page } from '@playwright/test'
import { USUAL_HOURS } from '@/domain/crew/crew'
import { backEnd, tablesOf } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { DEMO_JOBS, idOf } from '../e2e/jobs-page'
import { registerOwner } from '../e2e/newcomer'
import { describe, expect, strangerTest, test } from './screen'

const DAY = 'view=calendar&date=2026-11-18'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const lane = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, \\d`) })

describe('the office', () => {
  test.beforeEach(async ({ page }) => page.goto('/dashboard').then(() => undefined))

  test('sees who is where, hour by hour, with what waits for a crew first', async ({ page }) => {
    const lanes = region(page, 'Crew today').getByRole('region')
    await expect(lanes.first()).toHaveAccessibleName('No crew, 4 jobs')
    await expect(lane(page, 'Luis Ortega')).toHaveAccessibleName('Luis Ortega, 4 jobs, 6 of 11 h booked')
    await expect(lane(page, 'Sofia Ramirez').getByRole('link', { name: /^JOB-/ })).toHaveText([
      'JOB-1005 Irrigation check, 8:00 – 9:00 AM, Completed',
      'JOB-1006 Irrigation leak repair, 10:00 – 11:30 AM, En route, late',
    ])
  })

  test('is led to the day in the calendar and to the details of a job', async ({ page }) => {
    const sofia = lane(page, 'Sofia Ramirez').getByRole('link')
    await expect(sofia.first()).toHaveAttribute('href', `/dashboard/jobs?${DAY}`)
    await expect(sofia.last()).toHaveAttribute('href', `/dashboard/jobs?${DAY}&job=6`)
  })

  test('counts every job of the day once', async ({ page }) => {
    await expect(region(page, 'Today').getByRole('definition')).toHaveText(['17', /^\$[\d,]+\.00$/])
    await expect(page.getByRole('list', { name: "Today's jobs by status" }).getByRole('listitem')).toHaveText([
      'No crew 4',
      'Assigned 7',
      'En route 1',
      'In progress 3',
      'Completed 2',
    ])
    await expect(region(page, 'No crew today 4').getByRole('listitem')).toHaveCount(3)
  })

  test('is told what is late and by how much, and where it is mended', async ({ page }) => {
    const late = region(page, 'Running late 3')
    await expect(late.getByRole('listitem')).toHaveText([
      'JOB-1008 Live oak tree trimming15 min over',
      'JOB-1011 Paver patio section15 min over',
      'JOB-1006 Irrigation leak repair15 min late',
    ])
    await expect(late.getByRole('link', { name: 'Open day Running late, today in the calendar' })).toHaveAttribute(
      'href',
      `/dashboard/jobs?${DAY}`,
    )
  })

  test('has the booked hours of the week as a table beside the chart', async ({ page }) => {
    const table = page.getByRole('table', { name: 'Booked hours this week' })
    await expect(table.getByRole('rowheader')).toHaveText([
      'Mon, Nov 16',
      'Tue, Nov 17',
      'Wed, Nov 18',
      'Thu, Nov 19',
      'Fri, Nov 20',
      'Sat, Nov 21',
      'Sun, Nov 22',
    ])
    await expect(table.getByRole('row', { name: /^Wed/ }).getByRole('cell')).toHaveText(['38', '121.5'])
    await expect(region(page, 'Booked hours this week')).toContainText(/[\d.]+ of 602.5 hours/)
  })
})

test('who was deactivated and still has a job today keeps their name, and adds no hours to the week', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await expect(lane(page, 'Luis Ortega')).toHaveAccessibleName('Luis Ortega, 4 jobs, 6 of 11 h booked')
  const owner = await colleague(page, 'owner')
  await owner.sends('DELETE', '/crew/members/2', null, { under: '/api' })
  await page.goto('/dashboard')
  await expect(lane(page, 'Luis Ortega')).toHaveAccessibleName('Luis Ortega, 4 jobs, Not active')
  await expect(region(page, 'Booked hours this week')).toContainText(/[\d.]+ of 547.5 hours/)
})

test('a week in which the whole crew is off isn’t one without a crew', async ({ page }) => {
  await page.goto('/dashboard/account')
  const owner = await colleague(page, 'owner')
  const working_hours = Object.fromEntries(Object.keys(USUAL_HOURS).map((weekday) => [weekday, null]))
  const { crew_members } = await tablesOf(page)
  for (const { id } of crew_members.filter(({ business_id }) => business_id === 1))
    await owner.sends('PUT', `/crew/members/${id}`, { working_hours }, { under: '/api', unheard: true })
  await backEnd(page).answerNext('/businesses/1/jobs', 200, { jobs: [], total: 0, page: 1, per_page: 100 })
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  const week = region(page, 'Booked hours this week')
  await expect(week).toContainText('No one works this week.')
  await expect(week.getByRole('link', { name: 'Add crew member' })).toHaveCount(0)
})

test('tomorrow’s jobs without a crew are told, and lead to their day', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(region(page, 'No crew today 4')).toBeVisible()
  const priya = await colleague(page)
  const moved = { scheduled_date: '2026-11-19', crew_member_ids: [] }
  await priya.sends('PUT', `/jobs/${idOf(DEMO_JOBS.scheduled)}`, moved, { under: '/api' })
  await page.goto('/dashboard')
  const notice = region(page, 'No crew tomorrow 1')
  await expect(notice.getByRole('listitem')).toHaveText(['JOB-1015 Lawn aeration and overseeding3:00 PM'])
  await expect(
    notice.getByRole('link', { name: 'Open day No crew tomorrow, tomorrow in the calendar' }),
  ).toHaveAttribute('href', '/dashboard/jobs?view=calendar&date=2026-11-19')
  await expect(region(page, 'No crew today 3')).toBeVisible()
})

describe('a technician', () => {
  test.override({ as: 'tech' })

  test('sees their own day and no load of the crew', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('list', { name: "Today's jobs", exact: true }).getByRole('link')).toHaveText([
      'JOB-1001 Weekly lawn mowing',
      'JOB-1002 Sod repair',
      'JOB-1003 Weekly lawn mowing',
      'JOB-1004 Seasonal yard cleanup',
    ])
    await expect(region(page, 'Crew today')).toHaveCount(0)
    await expect(region(page, 'Booked hours this week')).toHaveCount(0)
    await expect(region(page, 'No crew today 4')).toHaveCount(0)
  })
})

describe('a new business', () => {
  strangerTest('is led to its first job and its first crew member', async ({ page }) => {
    await registerOwner(page)
    await expect(region(page, 'Get started')).toContainText('0 of 3 done')
    await expect(region(page, 'Today')).toContainText('No jobs today.')
    const crew = region(page, 'Booked hours this week')
    await expect(crew).toContainText('No crew yet.')
    await expect(crew.getByRole('link', { name: 'Add crew member' })).toHaveAttribute(
      'href',
      '/dashboard/crew?create=true',
    )
  })
})
