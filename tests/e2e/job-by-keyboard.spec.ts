import { backEnd } from './back-end'
import { areApart } from './findings'
import { expect, test } from './fixtures'
import { DEMO_JOBS, jobsPage } from './jobs-page'

const { assigned } = DEMO_JOBS

test('arrows walk the rows, Space selects, Shift+Space selects a range', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open('?date=2026-11-18')
  await expect(jobs.count).toHaveText('17 jobs')
  const rows = jobs.table.getByRole('row').filter({ hasText: /JOB-\d/ })
  await rows.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(2)).toBeFocused()
  await page.keyboard.press('Shift+Space')
  await expect(page.getByRole('region', { name: 'Selected jobs' })).toContainText('3 selected')
  await page.keyboard.press('End')
  await expect(rows.last()).toBeFocused()
  await expect(rows.last()).toBeInViewport()
})

test('Tab reaches one row, then its actions', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await jobs.row(assigned).focus()
  for (const name of ['Weekly lawn mowing', `Cancel ${assigned}`, `Start ${assigned}`]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(jobs.row(assigned)).toContainText('In progress')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, as: 'tech', hasTouch: true })

  test('a technician starts and completes their job from its card', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open(`?search=${assigned}`)
    const card = page.getByRole('article', { name: 'Weekly lawn mowing' })
    await card.getByRole('button', { name: `Start ${assigned}` }).tap()
    await card.getByRole('button', { name: `Complete ${assigned}` }).tap()
    // The toast with Undo is still open and must not cover a button.
    const complete = page.getByRole('dialog', { name: 'Complete job' }).getByRole('button', { name: 'Complete job' })
    expect(await areApart(complete, jobs.toast(`${assigned} started`))).toBe(true)
    await complete.tap()
    await expect(card).toContainText('Completed')
    expect(await backEnd(page).statuses()).toMatchObject({ [assigned]: 'completed' })
  })

  test('the card’s menu holds the other actions, without those that the role never has', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open(`?search=${assigned}`)
    await page.getByRole('button', { name: `More actions ${assigned}` }).tap()
    await expect(page.getByRole('menuitem', { name: 'Mark en route' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Cancel…' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Mark en route' }).tap()
    await expect(page.getByRole('article', { name: 'Weekly lawn mowing' })).toContainText('En route')
  })
})
