import { backEnd } from '../e2e/back-end'
import { jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

/** Waits for a crew from 1 to 3 PM, when Ben Okafor is at JOB-1007. */
const WAITING = 'JOB-1016'

test('someone who is booked at that time is assigned only after a question', async ({ page }) => {
  const jobs = jobsPage(page)
  const dialog = page.getByRole('dialog', { name: 'Assign crew' })
  const ben = dialog.getByRole('checkbox', { name: 'Ben Okafor' })
  const question = page.getByRole('alertdialog', { name: 'Ben Okafor is booked at that time. Assign anyway?' })
  await jobs.open(`?search=${WAITING}`)
  await jobs.action('Assign', WAITING).click()
  await expect(ben).toHaveAccessibleDescription(/Booked: JOB-1007 1:00 PM – 2:30 PM/)
  await ben.check()
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(question).toContainText('The jobs overlap, so one of them will start late or needs another crew.')
  await question.getByRole('button', { name: 'Go back' }).click()
  await expect(question).toBeHidden()
  await expect(ben).toBeChecked()
  expect(await backEnd(page).statuses()).toMatchObject({ [WAITING]: 'scheduled' })

  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await question.getByRole('button', { name: 'Assign anyway' }).click()
  await expect(jobs.toast(`${WAITING} assigned`)).toBeVisible()
  expect(await backEnd(page).statuses()).toMatchObject({ [WAITING]: 'assigned' })
})

test('someone who is booked at one of the times of several jobs is assigned only after a question too', async ({
  page,
}) => {
  const jobs = jobsPage(page)
  const dialog = page.getByRole('dialog', { name: 'Assign crew' })
  await jobs.open('?status=scheduled')
  for (const number of [WAITING, 'JOB-1014']) await page.getByRole('checkbox', { name: `Select ${number}` }).check()
  await page.getByRole('button', { name: 'Assign… (2)' }).click()
  await dialog.getByRole('checkbox', { name: 'Ben Okafor' }).check()
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(
    page.getByRole('alertdialog', { name: 'Ben Okafor is booked at some of these times. Assign anyway?' }),
  ).toBeVisible()
})

test('no one is asked about people who are free', async ({ page }) => {
  const jobs = jobsPage(page)
  const dialog = page.getByRole('dialog', { name: 'Assign crew' })
  await jobs.open(`?search=${WAITING}`)
  await jobs.action('Assign', WAITING).click()
  await dialog.getByRole('checkbox', { name: 'Sofia Ramirez' }).check()
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(jobs.toast(`${WAITING} assigned`)).toBeVisible()
})

test('the question is asked in the details too', async ({ page }) => {
  const jobs = jobsPage(page)
  await page.goto('/dashboard/jobs?job=3&search=JOB-1003')
  await jobs.tickCrew(jobs.details, 'Ben Okafor')
  await jobs.details.getByRole('button', { name: 'Update Crew Assignment' }).click()
  const question = page.getByRole('alertdialog', { name: 'Ben Okafor is booked at that time. Assign anyway?' })
  await question.getByRole('button', { name: 'Assign anyway' }).click()
  await expect(jobs.toast('JOB-1003 has a new crew')).toBeVisible()
})
