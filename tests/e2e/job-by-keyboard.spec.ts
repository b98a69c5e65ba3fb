import { backEnd } from './back-end'
import { factsOf } from './databases'
import { expect, test } from './fixtures'
import { DEMO_JOBS, idOf, inStatus, jobsPage } from './jobs-page'

const { assigned, scheduled } = DEMO_JOBS

test('a job is opened, given a crew and started without a mouse', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${scheduled}`)
  await jobs.row(scheduled).focus()
  await page.keyboard.press('Enter')
  await expect(jobs.details.getByRole('heading', { name: 'Job Details' })).toBeFocused()

  // The step that comes next is the first action.
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
  for (const name of ['Weekly lawn mowing', `Details ${assigned}`, `Assign ${assigned}`, `Start ${assigned}`]) {
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
    await page.getByRole('dialog', { name: 'Complete job' }).getByRole('button', { name: 'Complete job' }).tap()
    await expect(card).toContainText('Completed')
    expect(await backEnd(page).statuses()).toMatchObject({ [assigned]: 'completed' })
  })

  test('the card’s menu holds the other actions, without those that the role never has', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open(`?search=${assigned}`)
    await page.getByRole('button', { name: `More actions ${assigned}` }).tap()
    await expect(page.getByRole('menuitem', { name: 'Set out' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Cancel…' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Set out' }).tap()
    await expect(page.getByRole('article', { name: 'Weekly lawn mowing' })).toContainText('En route')
  })
})
