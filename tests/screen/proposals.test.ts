import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { holdCalls } from '../e2e/held-calls'
import { jobsPage } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

const refused = /503 \(Service Unavailable\)|500 \(Internal|409 \(Conflict\)/

const dialog = (page: Page, title = 'Auto-Schedule') => page.getByRole('dialog', { name: title })
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const NINE_HOURS = 9 * 3_600_000
const autoSchedule = async (page: Page) => {
  await jobsPage(page).open()
  await page.getByRole('button', { name: 'Auto-Schedule' }).click()
}

describe('Auto-Schedule on the Jobs page', () => {
  test('shows what it would do, takes all of it, and is taken back at once (JOB-01, JOB-15)', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open()
    await expect(jobs.count).toBeVisible()
    const before = await backEnd(page).statuses()
    await page.getByRole('button', { name: 'Auto-Schedule' }).click()
    await expect(dialog(page)).toContainText('4 jobs would change. Nothing is changed until you take it.')
    await expect(dialog(page).getByRole('checkbox').first()).toBeChecked()
    expect(await backEnd(page).statuses()).toEqual(before)

    await button(page, 'Take all').click()
    const notice = jobs.toast('Successfully scheduled 4 jobs!')
    await expect(notice).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    const after = await backEnd(page).statuses()
    const changed = Object.keys(after).filter((job) => after[job] !== before[job])
    expect(changed.map((job) => after[job])).toEqual(['assigned', 'assigned', 'assigned', 'assigned'])

    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect(jobs.toast('Undone: 4 jobs scheduled')).toBeVisible()
    expect(await backEnd(page).statuses()).toEqual(before)
  })

  test('takes only what is selected, and changes nothing when it is discarded', async ({ page }) => {
    await autoSchedule(page)
    const before = await backEnd(page).statuses()
    const boxes = dialog(page).getByRole('checkbox')
    await expect(boxes.first()).toBeChecked()
    const groups = await boxes.count()
    await boxes.first().click()
    await expect(boxes.first()).not.toBeChecked()
    await expect(button(page, `Take selected (${groups - 1} of ${groups})`)).toBeEnabled()
    await button(page, 'Discard').click()
    await expect(dialog(page)).toHaveCount(0)
    expect(await backEnd(page).statuses()).toEqual(before)
  })

  test('goes with Back: it would stay over the page before', async ({ page }) => {
    await page.goto('/dashboard/clients')
    await page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await page.getByRole('button', { name: 'Auto-Schedule' }).click()
    await expect(button(page, 'Take all')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })

  describe('left with Back while it is taken', () => {
    const leaveWhileTaking = async (page: Page, meanwhile?: () => Promise<void>) => {
      await page.goto('/dashboard/clients')
      await page.getByRole('link', { name: 'Jobs', exact: true }).click()
      await page.getByRole('button', { name: 'Auto-Schedule' }).click()
      await expect(button(page, 'Take all')).toBeVisible()
      await meanwhile?.()
      const before = await backEnd(page).statuses()
      const letGo = await holdCalls(page, '/graphql')
      await button(page, 'Take all').click()
      await expect(button(page, 'Discard')).toBeDisabled()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
      return { before, letGo }
    }

    test('says what was done, with Undo', async ({ page }) => {
      const { before, letGo } = await leaveWhileTaking(page)
      await letGo()
      const notice = jobsPage(page).toast('Successfully scheduled 4 jobs!')
      await notice.getByRole('button', { name: 'Undo' }).click()
      await expect(jobsPage(page).toast('Undone: 4 jobs scheduled')).toBeVisible()
      expect(await backEnd(page).statuses()).toEqual(before)
    })

    test('says that it failed, and leads back to what was selected', async ({ page, problems }) => {
      problems.expect(refused)
      const { before, letGo } = await leaveWhileTaking(page)
      await backEnd(page).failNext('TakeProposal', 503)
      await letGo()
      const notice = jobsPage(page).toast('The jobs could not be moved. Your selection is kept.')
      await expect(notice).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
      expect(await backEnd(page).statuses()).toEqual(before)
      await notice.getByRole('button', { name: 'View' }).click()
      await button(page, 'Retry').click()
      await expect(jobsPage(page).toast('Successfully scheduled 4 jobs!')).toBeVisible()
    })

    test('says that the day has changed, and leads to what it would do now', async ({ page, problems }) => {
      problems.expect(refused)
      const { letGo } = await leaveWhileTaking(page, async () => {
        const priya = await colleague(page)
        await priya.sends('POST', '/jobs/14/assign-crew?crew_member_ids=1', null, { under: '/api' })
      })
      await letGo()
      const notice = jobsPage(page).toast('The day has changed in the meantime. Nothing was moved.')
      await notice.getByRole('button', { name: 'View' }).click()
      await expect(dialog(page)).toContainText('3 jobs would change')
    })

    test('is shown again when it is asked for before that ends', async ({ page }) => {
      const { letGo } = await leaveWhileTaking(page)
      await page.getByRole('link', { name: 'AI Scheduling' }).click()
      await page.getByRole('button', { name: 'AI Auto-Schedule' }).click()
      await expect(button(page, 'Discard')).toBeDisabled()
      await letGo()
      await expect(jobsPage(page).toast('Successfully scheduled 4 jobs!')).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
    })

    test('does not hide what is asked for next', async ({ page, problems }) => {
      problems.expect(refused)
      const { letGo } = await leaveWhileTaking(page)
      await backEnd(page).failNext('TakeProposal', 503)
      await letGo()
      await expect(jobsPage(page).toast('The jobs could not be moved.')).toBeVisible()
      await page.getByRole('link', { name: 'Jobs', exact: true }).click()
      await page.getByRole('button', { name: 'Auto-Schedule' }).click()
      await expect(button(page, 'Take all')).toBeVisible()
    })
  })

  test('is shown over the calendar and the map, as far as it is selected', async ({ page }) => {
    await autoSchedule(page)
    await dialog(page).getByRole('radio', { name: 'On calendar' }).check()
    const lanes = dialog(page).getByRole('region', { name: 'Proposal for Wednesday, November 18, 2026' })
    const comes = lanes.locator('[data-ghost=comes]')
    const goes = lanes.locator('[data-ghost=goes]')
    await expect(comes).toHaveCount(4)
    await expect(goes).toHaveCount(4)
    await expect(goes.first()).toContainText('here now, would move')

    const line = dialog(page).getByRole('listitem').filter({ hasText: 'JOB-1014' }).last()
    await line.hover()
    await expect(lanes.locator('[data-lit]')).toHaveText([/^JOB-1014/, /^JOB-1014/])
    await comes.filter({ hasText: 'JOB-1015' }).hover()
    await expect(line).not.toHaveAttribute('data-lit', '')

    await dialog(page).getByRole('checkbox').first().click()
    await expect(comes).toHaveCount(3)
    await dialog(page).getByRole('radio', { name: 'On map' }).check()
    const map = dialog(page).getByRole('application', { name: /^Proposal for Wednesday/ })
    await expect(map.locator('.comes')).toHaveCount(3)
  })

  test('is looked on for until nothing better turns up, or until it is stopped', async ({ page }) => {
    await autoSchedule(page)
    await expect(button(page, 'Keep improving')).toBeEnabled()
    const release = await holdCalls(page, 'ProposeSchedule', 1)
    await button(page, 'Keep improving').click()
    await expect(button(page, 'Take all')).toBeDisabled()
    await expect(dialog(page)).toContainText('4,000 more plans tried · nothing better yet')
    await expect(button(page, 'Keep improving')).toHaveCount(0)
    await button(page, 'Stop').click()
    await release()
    await expect(button(page, 'Take all')).toBeEnabled()
    await button(page, 'Keep improving').click()
    await expect(dialog(page)).toContainText('more plans tried · this is the best that was found')
    await button(page, 'Take all').click()
    await expect(jobsPage(page).toast('Successfully scheduled 4 jobs!')).toBeVisible()
  })

  test('says that there is nothing to do, and plans another day', async ({ page }) => {
    await autoSchedule(page)
    await dialog(page).getByLabel('Schedule Date').fill('2029-01-01')
    await expect(dialog(page)).toContainText('No job is waiting for a crew on Mon, Jan 1, 2029.')
    // Not repeated after a reload.
    await page.reload()
    await expect(jobsPage(page).count).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Auto-Schedule' }).click()
    await dialog(page).getByLabel('Schedule Date').fill('2029-01-01')
    await expect(dialog(page)).toContainText('No job is waiting for a crew on Mon, Jan 1, 2029.')
    await button(page, /^Close$/)
      .last()
      .click()
    await expect(dialog(page)).toHaveCount(0)
  })

  test('late on the day, finds its jobs another day, or plans the next one', async ({ page }) => {
    await jobsPage(page).open()
    await backEnd(page).advance(NINE_HOURS)
    await page.getByRole('button', { name: 'Auto-Schedule' }).click()
    await expect(dialog(page)).toContainText('No waiting job can get a crew on Wed, Nov 18.')
    await expect(dialog(page)).toContainText('Its time has passed. Give it a new one.')
    await button(page, 'Plan tomorrow').click()
    await expect(dialog(page).getByLabel('Schedule Date')).toHaveValue('2026-11-19')

    await dialog(page).getByLabel('Schedule Date').fill('2026-11-18')
    await button(page, 'Find another day').click()
    const push = dialog(page, 'Push the day')
    await expect(push).toContainText('Wed, Nov 18 · Jobs without a crew')
    await expect(push).toContainText('4 jobs would change.')
  })

  test('says the stated text when it fails, and is tried again (JOB-16)', async ({ page, problems }) => {
    problems.expect(refused)
    await jobsPage(page).open()
    await backEnd(page).failNext('ProposeSchedule', 500)
    await page.getByRole('button', { name: 'Auto-Schedule' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Failed to auto-schedule jobs')
    await button(page, 'Retry').click()
    await expect(button(page, 'Take all')).toBeVisible()
  })

  test('keeps the selection when it can’t be taken, and takes it once', async ({ page, problems }) => {
    problems.expect(refused)
    await autoSchedule(page)
    await expect(button(page, 'Take all')).toBeVisible()
    await backEnd(page).loseNext('TakeProposal')
    await button(page, 'Take all').click()
    await expect(dialog(page).getByRole('alert')).toContainText('The jobs could not be moved. Your selection is kept.')
    await button(page, 'Retry').click()
    await expect(jobsPage(page).toast('Successfully scheduled 4 jobs!')).toBeVisible()
  })

  test('says that the day has changed, and what it would do now', async ({ page, problems }) => {
    problems.expect(refused)
    await autoSchedule(page)
    await expect(dialog(page)).toContainText('4 jobs would change')
    const priya = await colleague(page)
    await priya.sends('POST', '/jobs/14/assign-crew?crew_member_ids=1', null, { under: '/api' })
    await button(page, 'Take all').click()
    await expect(dialog(page)).toContainText('The day has changed in the meantime. Nothing was moved.')
    await expect(dialog(page)).toContainText('3 jobs would change')
    await button(page, 'Take all').click()
    await expect(jobsPage(page).toast('Successfully scheduled 3 jobs!')).toBeVisible()
  })

  test('is still there after a reload, with what was selected', async ({ page }) => {
    await autoSchedule(page)
    const first = dialog(page).getByRole('checkbox').first()
    await expect(first).toBeChecked()
    await first.click()
    await expect(first).not.toBeChecked()
    await page.reload()
    await expect(first).not.toBeChecked()
    await expect(button(page, 'Take all')).toBeVisible()
  })
})
