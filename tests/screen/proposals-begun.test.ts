import type { Page } from '@playwright/test'
import { tablesOf } from '../e2e/back-end'
import { crewPage, DEMO_CREW } from '../e2e/crew-page'
import { jobsPage } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

const THURSDAY = '2026-11-19'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const planMenu = (page: Page) => page.getByRole('button', { name: 'Plan day' })
const calendar = (page: Page, date: string) => jobsPage(page).open(`?view=calendar&date=${date}`)

test('the day’s menu has the day planned, and asks only what is not known', async ({ page }) => {
  await calendar(page, THURSDAY)
  await planMenu(page).click()
  await page.getByRole('menuitem', { name: 'Shorter routes' }).click()
  await expect(dialog(page, 'Optimize Routes').getByLabel('Schedule Date')).toHaveValue(THURSDAY)
  await dialog(page, 'Optimize Routes')
    .getByRole('button', { name: /^(Discard|Close)$/ })
    .last()
    .click()

  await planMenu(page).click()
  await page.getByRole('menuitem', { name: 'Push this day…' }).click()
  const replan = dialog(page, 'Replan')
  await expect(replan).toContainText('Thu, Nov 19')
  await expect(replan.getByLabel('What has come up?')).toHaveValue('push_day')
  expect(new URL(page.url()).search).toBe(`?date=${THURSDAY}&replan=push_day`)
  await replan.getByRole('button', { name: 'Propose' }).click()
  await expect(dialog(page, 'Push the day')).toContainText('would change. Nothing is changed until you take it.')
  expect(new URL(page.url()).search).toBe(`?date=${THURSDAY}`)
})

test('a day that is over is not planned', async ({ page }) => {
  await calendar(page, '2026-11-17')
  await planMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Push this day…' })).toContainText('This day is over.')
})

test('Replan opens with what its address says', async ({ page }) => {
  await page.goto(`/dashboard/scheduling?date=${THURSDAY}&replan=member_away&who=${DEMO_CREW.mia.id}`)
  await expect(dialog(page, 'Replan').getByLabel('Who')).toHaveValue(String(DEMO_CREW.mia.id))
  await dialog(page, 'Replan').getByRole('button', { name: 'Propose' }).click()
  await expect(dialog(page, 'Cover for someone')).toContainText('Thu, Nov 19 · Mia Chen')
})

test('an absence leads to who does the work of that day', async ({ page }) => {
  const { button, form, open, toast } = crewPage(page)
  const { luis } = DEMO_CREW
  await open(`?edit=${luis.id}`)
  const edit = form('Edit Crew Member')
  await button('Add absence', edit).click()
  await edit.getByLabel('First day').last().fill(THURSDAY)
  await edit.getByLabel('Last day').last().fill(THURSDAY)
  await edit.getByLabel('Reason').last().fill('Dentist')
  await button('Save changes', edit).click()
  await expect(toast(`${luis.name} saved`)).toContainText(/\d jobs are planned on Thu, Nov 19\./)
  await toast(`${luis.name} saved`).getByRole('button', { name: 'See a proposal' }).click()
  await expect(dialog(page, 'Cover for someone')).toContainText(`Thu, Nov 19 · ${luis.name}`)
})

test('a cancelled visit leads to what could be done in its time', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open()
  const planned = (await tablesOf(page)).jobs.find(
    ({ scheduled_date, status, assigned_crew_members: [first] }) =>
      scheduled_date === THURSDAY && status === 'assigned' && first === DEMO_CREW.luis.id,
  )
  await jobs.openDetails(planned?.job_number ?? '')
  await jobs.chooseEnding('Cancel')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel job' }).click()
  const notice = jobs.toast(`${planned?.job_number} cancelled`)
  await expect(notice).toContainText('opened for Luis Ortega on Thu, Nov 19.')
  await notice.getByRole('button', { name: 'Fill it' }).click()
  await expect(dialog(page, 'Fill a gap')).toContainText('Thu, Nov 19 · Luis Ortega')
})

describe('for a technician', () => {
  test.override({ as: 'tech' })

  test('the calendar has no such menu', async ({ page }) => {
    await calendar(page, THURSDAY)
    await expect(page.getByRole('heading', { name: 'Thursday, November 19, 2026' })).toBeVisible()
    await expect(planMenu(page)).toHaveCount(0)
  })
})
