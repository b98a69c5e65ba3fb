import { tablesOf } from '../e2e/back-end'
import { factsOf } from '../e2e/databases'
import { jobsPage } from '../e2e/jobs-page'
import { everyThirdFails } from './every-third-fails'
import { expect, test } from './screen'

/** By the second job every kind of write has failed once. */
const JOBS = 2
const FEW_MINUTES = { timeout: 120_000 }

test(
  'a back end that fails every third write leaves no illegal state of a job and no lost input',
  FEW_MINUTES,
  async ({ page, problems }) => {
    const jobs = jobsPage(page)
    const { write, failing } = everyThirdFails(page, problems)
    const assigning = page.getByRole('dialog', { name: 'Assign crew' })
    const banner = page.getByRole('alert').filter({ hasText: 'Failed to update job status' })

    for (let visit = 1; visit <= JOBS; visit++) {
      const title = `Visit no. ${visit}.`
      const created = await jobs.draft(title)
      // No one works on a Sunday, so no double booking is reported.
      await created.getByLabel('Date').fill('2026-11-22')
      await created.getByLabel('Start time').fill(`${String(7 + visit).padStart(2, '0')}:00`)
      await write(
        'create',
        'POST /api/businesses',
        () => created.getByRole('button', { name: 'Create Job' }).click(),
        async () => {
          await expect(created.getByRole('alert')).toContainText('Failed to create job. Please try again.')
          await expect(created.getByLabel('Title')).toHaveValue(title)
        },
      )
      await expect(created).toBeHidden()

      await jobs.open(`?search=${encodeURIComponent('Visit no.')}`)
      const row = jobs.row(title)
      await row.getByRole('button', { name: /^Assign / }).click()
      await jobs.tickCrew(assigning, 'Will Jenkins')
      await write(
        'assign',
        'POST /api/businesses',
        () => assigning.getByRole('button', { name: 'Assign', exact: true }).click(),
        async () => {
          await expect(assigning.getByRole('alert')).toContainText('Failed to assign crew. Please try again.')
          await expect(assigning.getByRole('checkbox', { name: 'Will Jenkins' })).toBeChecked()
        },
      )
      await expect(assigning).toBeHidden()

      await write(
        'start',
        'POST /api/businesses',
        async () => {
          const retry = banner.getByRole('button', { name: 'Retry' })
          if (await retry.isVisible()) await retry.click()
          else await row.getByRole('button', { name: /^Start / }).click()
        },
        () => expect(banner).toBeVisible(),
      )
      await expect(row).toContainText('In progress')
      await expect(banner).toBeHidden()
    }

    expect(failing()).toEqual(['assign', 'create', 'start'])
    const newJobs = (await tablesOf(page)).jobs.filter(({ title }) => title.startsWith('Visit no.'))
    expect(await Promise.all(newJobs.map(({ id }) => factsOf(page, id)))).toEqual(
      Array.from({ length: JOBS }, () => ['job.created', 'job.assigned', 'job.started']),
    )
  },
)
