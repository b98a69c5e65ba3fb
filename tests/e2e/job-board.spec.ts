import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { DEMO_JOBS, jobsPage } from './jobs-page'

const { assigned, scheduled } = DEMO_JOBS

const board = (page: Page) => page.getByRole('region', { name: 'Kanban board' })
const column = (page: Page, name: string) => board(page).getByRole('region', { name: new RegExp(`^${name} \\d`) })
const card = (within: Locator, job: string) => within.getByRole('article').filter({ hasText: job })

test.beforeEach(async ({ page }) => {
  await jobsPage(page).open('?view=kanban&date=2026-11-18')
  await expect(card(column(page, 'Scheduled'), scheduled)).toBeVisible()
})

test('a card that is dropped asks what it has to, is carried out, or is refused with the reason', async ({ page }) => {
  const from = card(column(page, 'Scheduled'), scheduled)

  await test.step('a column that would refuse the card says why while it is dragged', async () => {
    const refusal = 'Only an assigned or en route job can be started; this one is scheduled.'
    await from.hover()
    await page.mouse.down()
    await column(page, 'In progress').hover()
    await expect(column(page, 'In progress')).toContainText(refusal)
    await page.mouse.up()
    await expect(from).toBeVisible()
    await expect(page.getByText(refusal)).toBeHidden()
  })

  await test.step('one dropped on In progress starts the job', async () => {
    await card(column(page, 'Assigned'), assigned).dragTo(column(page, 'In progress'))
    await expect(card(column(page, 'In progress'), assigned)).toBeVisible()
    await expect(card(column(page, 'Assigned'), assigned)).toBeHidden()
  })

  await test.step('one dropped on Assigned asks for the crew', async () => {
    await from.dragTo(column(page, 'Assigned'))
    const dialog = page.getByRole('dialog', { name: 'Assign crew' })
    await jobsPage(page).tickCrew(dialog, 'Mia Chen')
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(card(column(page, 'Assigned'), scheduled)).toBeVisible()
  })
})

test('"Move to…" does the same without a mouse', async ({ page }) => {
  const move = page.getByRole('button', { name: `Move ${assigned} to…` })
  await move.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: `Move ${assigned} to` })
  const item = (name: string) => menu.getByRole('menuitem', { name })
  await expect(item('Move to scheduled')).toContainText('No job goes back to scheduled; reschedule it instead.')
  await expect(item('Move to completed')).toHaveAttribute('aria-disabled', 'true')

  const inProgress = item('Move to in progress')
  // Waits for the effect of each key press.
  const lit = menu.locator('[data-highlighted]')
  await expect(menu).toBeFocused()
  while ((await inProgress.getAttribute('data-highlighted')) === null) {
    const passed = await lit.allInnerTexts()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => lit.allInnerTexts()).not.toEqual(passed)
  }
  await page.keyboard.press('Enter')
  await expect(card(column(page, 'In progress'), assigned)).toBeVisible()
})

test('the view stands in the URL', async ({ page }) => {
  await page.getByRole('radio', { name: 'List View' }).check({ force: true })
  await expect(jobsPage(page).table).toBeVisible()
  await expect(page).not.toHaveURL(/view=/)
  await page.goBack()
  await expect(board(page)).toBeVisible()
})

test('the end of a column on a phone comes out from under Create Job', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const last = column(page, 'Assigned').getByRole('article').last()
  await last.evaluate((element) => element.closest('ul')?.scrollTo(0, 10_000))
  const create = page.getByRole('button', { name: 'Create Job' })
  const [foot, top] = await Promise.all([
    last.evaluate((element) => element.getBoundingClientRect().bottom),
    create.evaluate((element) => element.getBoundingClientRect().top),
  ])
  expect(foot).toBeLessThanOrEqual(top)
})

test('on paper the board has its cards whole, and open details stand alone, with nothing to press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 979, height: 740 })
  await page.emulateMedia({ media: 'print' })
  await expect(card(column(page, 'Scheduled'), scheduled)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Move / }).first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Assign…' }).first()).toBeHidden()
  const cut = await board(page).evaluate((element) =>
    [element, ...element.querySelectorAll('ul')].filter(
      (box) => box.scrollWidth > box.clientWidth || getComputedStyle(box).overflowY !== 'visible',
    ),
  )
  expect(cut).toEqual([])

  await page.emulateMedia({ media: null })
  const { details } = jobsPage(page)
  await column(page, 'Scheduled')
    .getByRole('button', { name: /^Lawn aeration/ })
    .click()
  await expect(details.getByRole('button', { name: 'Update Crew Assignment' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(details.getByRole('heading', { name: 'Who and when' })).toBeVisible()
  await expect(details.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(details.getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('#root')).toBeHidden()
})
