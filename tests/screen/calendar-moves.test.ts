import type { Locator, Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { factsOf } from '../e2e/databases'
import { DEMO_JOBS, idOf, jobsPage } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

const { assigned, scheduled } = DEMO_JOBS
const TODAY = '2026-11-18'
const lane = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) })
const tray = (page: Page) => page.getByRole('region', { name: /^Unscheduled, \d/ })
const block = (within: Locator | Page, job: string) => within.getByRole('button', { name: new RegExp(`^${job} `) })
const spoken = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /JOB-|AM|PM|crew|possible/ })
const cell = (page: Page, member: number | null, day: string) =>
  page.locator(`[data-day="${day}"][data-lane="${member ?? 'none'}"]`)
const open = (page: Page, query = '') => jobsPage(page).open(`?view=calendar&date=${TODAY}${query}`)

const repeated = async (page: Page) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${scheduled}`)
  await jobs.choose(jobs.action('More actions', scheduled), 'Repeat…')
  const dialog = page.getByRole('dialog', { name: 'Repeat job' })
  await dialog.getByLabel('Number of visits').fill('3')
  await dialog.getByRole('button', { name: 'Create 2 more visits' }).click()
  await expect(jobs.toast(`${scheduled} repeats weekly, 3 visits`)).toBeVisible()
  await open(page)
  return async () =>
    (await tablesOf(page)).jobs
      .filter(({ repeat_id }) => repeat_id === idOf(scheduled))
      .map((job) => [job.scheduled_date, job.scheduled_start_time, job.assigned_crew_members])
}

test('the later visits of a repeat follow a move when asked to, and one Undo takes all back', async ({ page }) => {
  const visits = await repeated(page)
  const before = await visits()
  await block(tray(page), scheduled).focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(spoken(page)).toContainText('3:00 – 5:00 PM, Mia Chen')
  await page.keyboard.press(' ')
  const toast = jobsPage(page).toast(`${scheduled} moved to Mia Chen, 3:00 PM`)
  await toast.getByRole('button', { name: 'Move 2 later too' }).click()
  const both = jobsPage(page).toast(`${scheduled} and 2 later visits moved to Mia Chen, 3:00 PM`)
  await expect(both).toBeVisible()
  expect(await visits()).toEqual([
    ['2026-11-18', '15:00', [3]],
    ['2026-11-25', '15:00', [3]],
    ['2026-12-02', '15:00', [3]],
  ])
  await both.getByRole('button', { name: 'Undo' }).click()
  await expect(jobsPage(page).toast('Undone')).toBeVisible()
  expect(await visits()).toEqual(before)
})

test('“Move to…” asks of a repeat which visits are moved', async ({ page }) => {
  const visits = await repeated(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Start').selectOption('7:00 AM')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  const which = page.getByRole('alertdialog', { name: 'Change which visits?' })
  await which.getByRole('button', { name: 'This and following' }).click()
  await expect(jobsPage(page).toast(`${scheduled} and 2 later visits moved to 7:00 AM, without a crew`)).toBeVisible()
  expect((await visits()).map(([, start]) => start)).toEqual(['07:00', '07:00', '07:00'])
})

const carry = async (page: Page) => {
  await expect(lane(page, 'Mia Chen')).toBeVisible()
  await block(tray(page), scheduled).focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(spoken(page)).toHaveText('3:00 – 5:00 PM, Mia Chen')
}

const movedByPriya = {
  scheduled_date: '2026-11-19',
  scheduled_start_time: '16:00',
  scheduled_end_time: '18:00',
  crew_member_ids: [1],
}

test('a job that someone else moves while it is in the hand stays where they put it, and a drop says so', async ({
  page,
  problems,
}) => {
  problems.expect(/\(Conflict\)/)
  await open(page)
  await carry(page)
  const priya = await colleague(page)
  await priya.sends('PUT', `/jobs/${idOf(scheduled)}`, movedByPriya, { unheard: true, under: '/api' })
  await page.keyboard.press(' ')
  await expect(page.getByRole('alert')).toContainText(
    `Failed to move ${scheduled}${scheduled} was moved in the meantime. It is now on Thu, Nov 19, 4:00 – 6:00 PM, Marcus Bell.`,
  )
  await expect(block(page, scheduled)).toHaveCount(0)

  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect(jobsPage(page).toast(`${scheduled} moved to Mia Chen, 3:00 PM`)).toBeVisible()
  await expect(block(lane(page, 'Mia Chen'), scheduled)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a drop that is tried again after a failure does not overwrite what someone else did in between', async ({
  page,
  problems,
}) => {
  problems.expect(/\(Conflict\)|503 \(Service Unavailable\)/)
  await open(page)
  await carry(page)
  await backEnd(page).failNext('PUT', 503)
  await page.keyboard.press(' ')
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('The server is having trouble. Please try again.')
  const priya = await colleague(page)
  await priya.sends('PUT', `/jobs/${idOf(scheduled)}`, movedByPriya, { under: '/api' })
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(failed).toContainText(
    `${scheduled} was moved in the meantime. It is now on Thu, Nov 19, 4:00 – 6:00 PM, Marcus Bell.`,
  )
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(jobsPage(page).toast(`${scheduled} moved to Mia Chen, 3:00 PM`)).toBeVisible()
})

test('a drop into the lane of someone who has left in the meantime is refused, and the lane says why', async ({
  page,
  problems,
}) => {
  problems.expect(/\(Unprocessable/)
  await open(page)
  await carry(page)
  const owner = await colleague(page, 'owner')
  await owner.sends('DELETE', '/crew/members/3', null, { unheard: true, under: '/api' })
  await page.keyboard.press(' ')
  await expect(page.getByRole('alert')).toContainText(`Failed to move ${scheduled}Mia Chen is not active.`)
  await expect(lane(page, 'Mia Chen')).toContainText('Not active')
  await expect(block(tray(page), scheduled)).toBeVisible()
})

describe('a drop that can’t be saved', () => {
  const isBack = async (page: Page, why: string) => {
    const failed = page.getByRole('alert').filter({ hasText: `Failed to move ${scheduled}` })
    await expect(failed).toContainText(why)
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(block(tray(page), scheduled)).toBeVisible()
    return failed
  }
  const isMovedByRetry = async (page: Page, failed: Locator) => {
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(jobsPage(page).toast(`${scheduled} moved to Mia Chen, 3:00 PM`)).toBeVisible()
    await expect(block(lane(page, 'Mia Chen'), scheduled)).toBeVisible()
    await expect(failed).toBeHidden()
    expect(await factsOf(page, idOf(scheduled))).toEqual(['job.dispatched'])
  }

  test('without a network goes back, says so, and is saved by Retry', async ({ page, problems }) => {
    problems.expect(/Failed to fetch/)
    await open(page)
    await carry(page)
    await backEnd(page).offline(true)
    await page.keyboard.press(' ')
    const failed = await isBack(page, 'You appear to be offline. We kept what you entered.')
    await backEnd(page).offline(false)
    await isMovedByRetry(page, failed)
  })

  test('as the server fails goes back, says so, and is saved by Retry', async ({ page, problems }) => {
    problems.expect(/500 \(Internal/)
    await open(page)
    await carry(page)
    await backEnd(page).failNext('PUT', 500)
    await page.keyboard.press(' ')
    await isMovedByRetry(page, await isBack(page, 'The server is having trouble. Please try again.'))
  })

  test('whose answer alone was lost is not moved a second time', async ({ page, problems }) => {
    problems.expect(/Failed to fetch/)
    await open(page)
    await carry(page)
    await backEnd(page).loseNext('PUT')
    await page.keyboard.press(' ')
    const failed = page.getByRole('alert').filter({ hasText: `Failed to move ${scheduled}` })
    await expect(failed).toContainText('You appear to be offline. We kept what you entered.')
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(failed).toBeHidden()
    await expect(block(lane(page, 'Mia Chen'), scheduled)).toBeVisible()
    expect(await factsOf(page, idOf(scheduled))).toEqual(['job.dispatched'])
  })
})

test('keys pick up, move and drop, and each step is said', async ({ page }) => {
  await open(page)
  await block(lane(page, 'Luis Ortega'), assigned).focus()
  await page.keyboard.press(' ')
  await expect(spoken(page)).toContainText(`${assigned} picked up.`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(spoken(page)).toContainText(`${assigned} put back.`)

  await block(tray(page), scheduled).focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await expect(spoken(page)).toContainText('Not possible: ')
  await page.keyboard.press('ArrowDown')
  await expect(spoken(page)).toContainText('3:00 – 5:00 PM, Mia Chen')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  await expect(block(lane(page, 'Mia Chen'), scheduled)).toContainText('3:15 – 5:15 PM')
})

test('a drive for which there is no time is marked in the lane, and said of the job', async ({ page }) => {
  await open(page)
  const luis = lane(page, 'Luis Ortega')
  await expect(luis.locator('.leg')).toHaveCount(3)
  await expect(luis.locator('.leg[data-tight="true"]')).toHaveCount(0)
  await block(luis, assigned).focus()
  await page.keyboard.press(' ')
  // From half past twelve to the end of the previous job.
  for (let quarter = 0; quarter < 4; quarter++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press(' ')
  await expect(block(luis, assigned)).toContainText('min drive from the job before, 0 min to get there')
  await expect(luis.locator('.leg[data-tight="true"]')).toHaveCount(1)
})

test('in a week, keys move a job by day and by crew member', async ({ page }) => {
  await open(page, '&mode=week')
  await expect(page.getByRole('rowheader', { name: 'Marcus Bell' })).toBeVisible()
  await cell(page, null, TODAY)
    .getByRole('button', { name: new RegExp(`, ${scheduled}, `) })
    .focus()
  await page.keyboard.press(' ')
  await expect(spoken(page)).toHaveText(`${scheduled} picked up. Wed, Nov 18, 3:00 – 5:00 PM, without a crew`)
  await page.keyboard.press('ArrowRight')
  await expect(spoken(page)).toHaveText('Thu, Nov 19, 3:00 – 5:00 PM, without a crew')
  await page.keyboard.press('ArrowDown')
  await expect(spoken(page)).toHaveText('Thu, Nov 19, 3:00 – 5:00 PM, Marcus Bell')
  await page.keyboard.press('Escape')
  await expect(spoken(page)).toHaveText(`${scheduled} put back.`)

  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(spoken(page)).toHaveText('Not possible: This day has passed. Choose today or a later day.')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(spoken(page)).toHaveText(`${scheduled} dropped. Thu, Nov 19, 3:00 – 5:00 PM, Marcus Bell`)
  await expect(jobsPage(page).toast(`${scheduled} moved to Marcus Bell, Thu, Nov 19, 3:00 PM`)).toBeVisible()
  await expect(cell(page, 1, '2026-11-19').getByRole('button', { name: new RegExp(`, ${scheduled}, `) })).toBeFocused()
})

test('in a month, keys move a job by day and by week', async ({ page }) => {
  await open(page, '&mode=month&crew=nobody')
  await page.getByRole('button', { name: new RegExp(`, ${scheduled}, `) }).focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await expect(spoken(page)).toHaveText('Tue, Nov 24, 3:00 – 5:00 PM, without a crew')
  await page.keyboard.press(' ')
  await expect(jobsPage(page).toast(`${scheduled} moved to Tue, Nov 24, 3:00 PM, without a crew`)).toBeVisible()
})

test('in a month, a job in the hand is said with all who do it', async ({ page }) => {
  await open(page, `&mode=month&search=${assigned}`)
  await page.getByRole('button', { name: new RegExp(`, ${assigned}, `) }).focus()
  await page.keyboard.press(' ')
  await expect(spoken(page)).toHaveText(`${assigned} picked up. Wed, Nov 18, 12:30 – 1:30 PM, Luis Ortega, Mia Chen`)
})
