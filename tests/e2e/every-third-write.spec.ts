import type { Locator, Page } from '@playwright/test'
import { backEnd, tablesOf } from './back-end'
import { factsOf } from './databases'
import { expect, test } from './fixtures'
import { jobsPage } from './jobs-page'

/** By the third job every kind of write has failed once; the fourth comes after that. */
const JOBS = 4

/** Orders a failure for every third write; GraphQL reads are posts too and stay out of it. */
const everyThird = (page: Page) => {
  let writes = 0
  return async () => {
    writes += 1
    const fails = writes % 3 === 0
    if (fails) await backEnd(page).failNext('POST /api/businesses', 503)
    return fails
  }
}

const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? 0
const rightOf = (element: Locator) => element.last().evaluate((node) => node.getBoundingClientRect().right)

test('a back end that fails every third write leaves no illegal state and no lost input', async ({ page }) => {
  test.slow()
  const jobs = jobsPage(page)
  const nextWriteFails = everyThird(page)
  const created = page.getByRole('dialog', { name: 'Create Job' })
  const assigning = page.getByRole('dialog', { name: 'Assign crew' })

  /** Clicks until the write goes through; what was entered has to be there still. */
  const submit = async (click: () => Promise<void>, failed: () => Promise<void>) => {
    const fails = await nextWriteFails()
    await click()
    if (!fails) return
    await failed()
    await submit(click, failed)
  }

  await jobs.open('?search=Visit no.')
  for (let visit = 1; visit <= JOBS; visit++) {
    const title = `Visit no. ${visit}.`
    await page.getByRole('button', { name: 'Create Job' }).click()
    await created.getByRole('combobox', { name: 'Client' }).fill('Helen')
    await created.getByRole('listbox', { name: 'Clients' }).getByRole('option').first().click()
    await created.getByLabel('Title').fill(title)
    // Nobody has work on a Sunday, so that no question about a double booking comes between.
    await created.getByLabel('Date').fill('2026-11-22')
    await created.getByLabel('Start time').fill(`${String(7 + visit).padStart(2, '0')}:00`)
    await submit(
      () => created.getByRole('button', { name: 'Create Job' }).click(),
      async () => {
        await expect(created.getByRole('alert')).toContainText('Failed to create job. Please try again.')
        await expect(created.getByLabel('Title')).toHaveValue(title)
      },
    )
    await expect(created).toBeHidden()

    const row = jobs.row(title)
    await row.getByRole('button', { name: /^Assign / }).click()
    await expect(assigning).toBeVisible()
    expect(await rightOf(page.getByRole('status').filter({ hasText: 'created for' }))).toBeLessThan(
      await leftOf(assigning),
    )
    await jobs.tickCrew(assigning, 'Will Jenkins')
    await submit(
      () => assigning.getByRole('button', { name: 'Assign', exact: true }).click(),
      async () => {
        await expect(assigning.getByRole('alert')).toContainText('Failed to assign crew. Please try again.')
        await expect(assigning.getByRole('checkbox', { name: 'Will Jenkins' })).toBeChecked()
      },
    )
    await expect(assigning).toBeHidden()

    const banner = page.getByRole('alert').filter({ hasText: 'Failed to update job status' })
    await submit(
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

  await expect(jobs.count).toHaveText(`${JOBS} jobs`)
  const numbers = await jobs.table.getByRole('gridcell', { name: /^JOB-\d+$/ }).allInnerTexts()
  const known = await tablesOf(page)
  const ids = known.jobs.filter(({ job_number }) => numbers.includes(job_number)).map(({ id }) => id)
  const histories = await Promise.all(ids.map((id) => factsOf(page, id)))
  expect(histories).toEqual(Array.from({ length: JOBS }, () => ['job.created', 'job.assigned', 'job.started']))
})
