import type { Page } from '@playwright/test'
import { JOB_STATUSES, type JobStatus, statusLabel } from '@/domain/job/job'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { jobLifecycleModel } from '@/machines/job-lifecycle/model'
import { expect, test } from './fixtures'
import { inStatus, jobsPage } from './jobs-page'
import { chosenPaths, covered, type LivedStep, pathLabel } from './lived-paths'

/* Replays generated paths of the job machine in the UI: every event is a click, and the details must show the predicted status. */

const create = async (page: Page) => {
  const form = await jobsPage(page).draft('A life by the chart')
  await form.getByRole('button', { name: 'Create Job' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('A life by the chart')
  await page.getByRole('button', { name: 'A life by the chart' }).click()
}

const confirm = async (page: Page, ending: string, button: string) => {
  await jobsPage(page).chooseEnding(ending)
  await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
}

/** Picks people without overlapping work, so that no conflict dialog opens. */
const assign = async (page: Page, from: string) => {
  const jobs = jobsPage(page)
  if (from === 'assigned' || from === 'en_route') {
    await jobs.tickCrew(jobs.details, 'Tyler Nguyen')
    return jobs.details.getByRole('button', { name: 'Update Crew Assignment' }).click()
  }
  await jobs.step('Assign…').click()
  const dialog = page.getByRole('dialog', { name: 'Assign crew' })
  await jobs.tickCrew(dialog, 'Will Jenkins')
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
}

const reschedule = async (page: Page) => {
  await jobsPage(page).step('Reschedule…').click()
  const dialog = page.getByRole('dialog', { name: 'Reschedule job' })
  await dialog.getByLabel('Date').fill('2031-03-04')
  await dialog.getByRole('button', { name: 'Reschedule' }).click()
  await expect(dialog).toBeHidden()
}

const undo = async (page: Page) => {
  const { details } = jobsPage(page)
  await details.getByRole('tab', { name: 'History' }).click()
  await details
    .getByRole('button', { name: /^Undo / })
    .first()
    .click()
}

const complete = async (page: Page) => {
  await jobsPage(page).step('Complete…').click()
  await page.getByRole('dialog', { name: 'Complete job' }).getByRole('button', { name: 'Complete job' }).click()
}

const DEEDS: Record<string, (page: Page, from: string) => Promise<void>> = {
  create,
  assign,
  depart: (page) => jobsPage(page).step('Mark en route').click(),
  start: (page) => jobsPage(page).step('Start').click(),
  complete,
  cancel: (page) => confirm(page, 'Cancel…', 'Cancel job'),
  miss: (page) => confirm(page, 'Mark as missed…', 'Mark as missed'),
  reschedule,
  undo,
}

const isStatus = (state: string): state is JobStatus => (JOB_STATUSES as readonly string[]).includes(state)

const live = async (page: Page, { does, from, leadsTo }: LivedStep) => {
  const deed = DEEDS[does]
  if (!deed) throw new RangeError(`no one knows how to ${does}`)
  await deed(page, from)
  if (isStatus(leadsTo))
    await expect(jobsPage(page).details).toHaveAccessibleDescription(inStatus(statusLabel(leadsTo)))
  else await expect(jobsPage(page).details.getByText('This job does not exist.')).toBeVisible()
}

const paths = chosenPaths(
  {
    entry: { name: 'job-lifecycle', machine: jobLifecycleMachine, model: jobLifecycleModel },
    prefix: 'job.',
    deeds: Object.keys(DEEDS),
  },
  8,
)

test('the chosen paths do everything a person can do and reach every status', () => {
  expect(covered(paths)).toEqual({
    does: Object.keys(DEEDS).sort(),
    reaches: [...JOB_STATUSES, 'removed'].sort(),
  })
})

for (const path of paths) {
  test(pathLabel(path), async ({ page }) => {
    for (const step of path) await test.step(`${step.does} a job that is ${step.from}`, () => live(page, step))
  })
}
