import type { Locator, Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { factsOf } from '../e2e/databases'
import { holdCalls } from '../e2e/held-calls'
import { DEMO_JOBS, idOf, jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

const { assigned, scheduled } = DEMO_JOBS
const lane = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) })
const tray = (page: Page) => page.getByRole('region', { name: /^Unscheduled, \d/ })
const block = (within: Locator | Page, job: string) => within.getByRole('button', { name: new RegExp(`^${job} `) })
const open = (page: Page) => jobsPage(page).open('?view=calendar&date=2026-11-18')

test('“Move to…” says who can’t and why, and moves with Undo', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await expect(dialog.getByLabel('Crew member')).toContainText('Will Jenkins (lacks the skill Lawn care)')
  await dialog.getByLabel('Crew member').selectOption('Mia Chen')
  await dialog.getByLabel('Start').selectOption('7:00 AM')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(jobsPage(page).toast(`${scheduled} moved to Mia Chen, 7:00 AM`)).toBeVisible()
  await expect(block(lane(page, 'Mia Chen'), scheduled)).toContainText('Assigned')
  await jobsPage(page).toast(scheduled).getByRole('button', { name: 'Undo' }).click()
  await expect(block(tray(page), scheduled)).toBeVisible()
})

test('“Move to…” asks before what was chosen in it is thrown away', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Crew member').selectOption('Mia Chen')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard these changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Crew member')).toHaveValue('3')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
})

test('“Move to…” asks for the day where its field was cleared', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Day').fill('')
  await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toHaveAccessibleDescription(
    'Date is required',
  )
})

test('“Move to…” says what is wrong with a day that the rules can’t calculate with', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  const move = dialog.getByRole('button', { name: 'Move', exact: true })
  await dialog.getByLabel('Crew member').selectOption('Mia Chen')
  await dialog.getByLabel('Day').fill('9999-12-31')
  await expect(dialog.getByLabel('Day')).toHaveAccessibleDescription('Use a year from 1000 to 9998')
  await expect(move).toHaveAccessibleDescription('Use a year from 1000 to 9998')
  await dialog.getByLabel('Day').fill('9998-12-31')
  await dialog.getByLabel('Start').selectOption('7:00 AM')
  await expect(move).toBeEnabled()
})

test('on a day off “Move to…” gives that as the reason, and not the time', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Crew member').selectOption('Mia Chen')
  await dialog.getByLabel('Day').fill('2026-11-22')
  await expect(dialog.getByLabel('Start')).toHaveAccessibleDescription('Mia Chen does not work on Sundays.')
})

test('a move that fails once “Move to…” was left is told above the board, with Retry', async ({ page, problems }) => {
  problems.expect(/503/)
  await open(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Crew member').selectOption('Mia Chen')
  await dialog.getByLabel('Start').selectOption('7:00 AM')
  const letGo = await holdCalls(page, `/jobs/${idOf(scheduled)}`)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await backEnd(page).failNext('PUT', 503)
  await letGo()
  const failed = page.getByRole('alert').filter({ hasText: `Failed to move ${scheduled}` })
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(jobsPage(page).toast(`${scheduled} moved to Mia Chen, 7:00 AM`)).toBeVisible()
  await expect(block(lane(page, 'Mia Chen'), scheduled)).toContainText('Assigned')
})

test('a move that is done once “Move to…” was left for another job leaves that one open', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Crew member').selectOption('Mia Chen')
  await dialog.getByLabel('Start').selectOption('7:00 AM')
  const letGo = await holdCalls(page, `/jobs/${idOf(scheduled)}`)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page
    .getByRole('button', { name: `Move ${assigned} to…` })
    .first()
    .click()
  await dialog.getByLabel('Day').fill('2026-11-19')
  await letGo()
  await expect(jobsPage(page).toast(`${scheduled} moved to Mia Chen, 7:00 AM`)).toBeVisible()
  await expect(dialog).toContainText(assigned)
  await expect(dialog.getByLabel('Day')).toHaveValue('2026-11-19')
})

test('a move that is tried again after a failure does not overwrite what someone else did in between', async ({
  page,
  problems,
}) => {
  problems.expect(/503|\(Conflict\)/)
  await open(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  const move = dialog.getByRole('button', { name: 'Move', exact: true })
  await dialog.getByLabel('Crew member').selectOption('Mia Chen')
  await dialog.getByLabel('Start').selectOption('7:00 AM')
  await backEnd(page).failNext('PUT', 503)
  await move.click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to move job')
  const priya = await colleague(page)
  const body = {
    scheduled_date: '2026-11-19',
    scheduled_start_time: '16:00',
    scheduled_end_time: '18:00',
    crew_member_ids: [1],
  }
  await priya.sends('PUT', `/jobs/${idOf(scheduled)}`, body, { under: '/api', topics: ['jobs', 'facts'] })
  await expect(page.locator(`[data-job="${idOf(scheduled)}"]`)).toHaveCount(0)
  await move.click()
  await expect(dialog).toContainText(
    `${scheduled} was moved in the meantime. It is now on Thu, Nov 19, 4:00 – 6:00 PM, Marcus Bell.`,
  )
  await move.click()
  await expect(jobsPage(page).toast(`${scheduled} moved to Mia Chen, 7:00 AM`)).toBeVisible()
})

test('a move whose answer was lost is done once when “Move to…” tries it again', async ({ page, problems }) => {
  problems.expect(/Failed to fetch/)
  await open(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  const move = dialog.getByRole('button', { name: 'Move', exact: true })
  await dialog.getByLabel('Crew member').selectOption('Mia Chen')
  await dialog.getByLabel('Start').selectOption('7:00 AM')
  await backEnd(page).loseNext('PUT')
  await move.click()
  await expect(dialog.getByRole('alert')).toContainText('You appear to be offline. We kept what you entered.')
  await move.click()
  await expect(jobsPage(page).toast(`${scheduled} moved to Mia Chen, 7:00 AM`)).toBeVisible()
  expect(await factsOf(page, idOf(scheduled))).toEqual(['job.dispatched'])
})

test('who knows better schedules it anyway, having read what speaks against it', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Schedule anyway').check()
  await dialog.getByLabel('Crew member').selectOption('Will Jenkins (lacks the skill Lawn care)')
  await dialog.getByLabel('Start').selectOption('7:00 AM')
  await expect(dialog.getByRole('alert')).toContainText('Will Jenkins lacks the skill Lawn care.')
  await dialog.getByRole('button', { name: 'Schedule anyway' }).click()
  await expect(block(lane(page, 'Will Jenkins'), scheduled)).toContainText('Assigned')
})

test('a job that someone else has moved in the meantime stays where they put it, and that is told', async ({
  page,
  problems,
}) => {
  problems.expect(/\(Conflict\)/)
  await open(page)
  await expect(block(tray(page), scheduled)).toBeVisible()
  const priya = await colleague(page)
  const theirs = { scheduled_date: '2026-11-19', scheduled_start_time: '16:00', scheduled_end_time: '18:00' }
  const body = { ...theirs, crew_member_ids: [1] }
  await priya.sends('PUT', `/jobs/${idOf(scheduled)}`, body, { unheard: true, under: '/api' })
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Crew member').selectOption('Mia Chen')
  await dialog.getByLabel('Start').selectOption('7:00 AM')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog).toContainText(
    `${scheduled} was moved in the meantime. It is now on Thu, Nov 19, 4:00 – 6:00 PM, Marcus Bell.`,
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('alertdialog', { name: 'Discard these changes?' })
    .getByRole('button', { name: 'Discard' })
    .click()
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(block(lane(page, 'Marcus Bell'), scheduled)).toBeVisible()
})
