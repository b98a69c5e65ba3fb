import { vi } from 'vitest'
import { backEnd } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { factsOf } from '../e2e/databases'
import { idOf, jobsPage } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

describe('the day of a technician', () => {
  test.override({ as: 'tech' })

  test('the next stop comes first, with all there is to know, then what follows and what is done', async ({ page }) => {
    await page.goto('/dashboard/my-day')
    const next = page.getByRole('region', { name: 'Sod repair' })
    await expect(next.getByRole('status')).toContainText('Started')
    await expect(next).toContainText('2101 S Lamar Blvd, Austin, TX 78704')
    await expect(next).toContainText('Gate code 4471#')
    await expect(next.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=2101%20S%20Lamar%20Blvd%2C%20Austin%2C%20TX%2078704',
    )
    await expect(next.getByRole('link', { name: 'Call Ivan Petrov' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Then' }).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'Done' }).getByRole('listitem')).toHaveCount(1)

    await page.getByRole('button', { name: 'Complete…' }).click()
    await page.getByLabel('Notes').fill('Gate left open')
    await page.getByRole('button', { name: 'Complete job' }).click()
    await expect(
      page.getByRole('group', { name: 'Weekly lawn mowing' }).getByRole('button', { name: 'On my way' }),
    ).toBeVisible()
    expect(await factsOf(page, idOf('JOB-1002'))).toEqual(['job.completed'])
  })

  test('the day as it was last loaded is shown where it can’t be loaded now, and is worked on', async ({ page }) => {
    await page.goto('/dashboard/my-day')
    await expect(page.getByRole('link', { name: 'Call Ivan Petrov' })).toBeVisible()
    await page.goto('/dashboard/account')
    await backEnd(page).offline(true)
    await page.getByRole('link', { name: 'My Day', exact: true }).click()
    await expect(page.getByText(/^No network\. This is your day as of \d+:\d\d [AP]M\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Complete…' }).click()
    await page.getByRole('button', { name: 'Complete job' }).click()
    await expect(page.getByText('1 change waiting for network')).toBeVisible()
    await expect(
      page.getByText(
        'Kept on this device and sent when you’re back online. Keep this page open: it can’t load again without a network.',
      ),
    ).toBeVisible()
    await expect(page.getByText('Keep this page open')).toHaveCount(1)
    await expect(page.getByText('No network. This is kept and sent when you’re back online.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Done' })).toContainText('Completed, waiting for network')
    await backEnd(page).offline(false)
    window.dispatchEvent(new Event('online'))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('waiting for network')).toHaveCount(0)
    await expect(page.getByText(/^No network/)).toHaveCount(0)
    expect(await factsOf(page, idOf('JOB-1002'))).toEqual(['job.completed'])
  })

  test('a step that was taken on another page is part of the day that is kept', async ({ page }) => {
    await page.goto('/dashboard/my-day')
    await expect(page.getByRole('link', { name: 'Call Ivan Petrov' })).toBeVisible()
    await page.goto(`/dashboard/jobs?job=${idOf('JOB-1002')}`)
    await jobsPage(page).step('Complete…').click()
    await page.getByRole('button', { name: 'Complete job' }).click()
    await expect(page.getByText('JOB-1002 completed')).toBeVisible()
    await page.goto('/dashboard/account')
    await backEnd(page).offline(true)
    await page.getByRole('link', { name: 'My Day', exact: true }).click()
    await expect(
      page.getByText(
        'What you press is kept and sent when you’re back online. Keep this page open: it can’t load again without a network.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Done' })).toContainText('Sod repair')
    await expect(page.getByRole('region', { name: 'Weekly lawn mowing' }).getByRole('status')).toHaveText('Assigned')
  })

  test('what no longer fits its job waits for a decision, with the notes and the signature', async ({ page }) => {
    await page.goto('/dashboard/my-day')
    const office = await colleague(page)
    await page.getByRole('button', { name: 'Complete…' }).click()
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await page.getByLabel('Notes').fill('Gate left open')
    await page.getByRole('button', { name: 'Add signature' }).click()
    await page.getByLabel('Who signs').fill('Ivan Petrov')
    await page.getByText('Type', { exact: true }).click()
    await page.getByRole('button', { name: 'Complete job' }).click()
    await expect(page.getByText('1 change waiting for network')).toBeVisible()
    const cancel = `/jobs/${idOf('JOB-1002')}/update-status?status=cancelled`
    await office.sends('POST', cancel, null, { unheard: true, under: '/api' })
    network.mockRestore()
    window.dispatchEvent(new Event('online'))
    await expect(page.getByText('Work on JOB-1002 Sod repair needs a decision')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Settle' }).click()
    const settling = page.getByRole('dialog', { name: 'Work to settle' })
    await expect(settling).toContainText('signed by Ivan Petrov')
    await expect(settling).toContainText('“Gate left open”')
    await settling.getByRole('button', { name: 'Keep as a note on the job' }).click()
    await expect(settling).toContainText('Everything is settled.')
    expect(await factsOf(page, idOf('JOB-1002'))).toEqual(['job.cancelled', 'job.step_held', 'job.late_work_noted'])
  })

  test('steps on a job that someone else has by now wait for the office, with all that was typed', async ({ page }) => {
    await page.goto('/dashboard/my-day')
    await expect(page.getByRole('link', { name: 'Call Ivan Petrov' })).toBeVisible()
    const office = await colleague(page)
    await page.getByRole('button', { name: 'Complete…' }).click()
    await page.getByRole('button', { name: 'Complete job' }).click()
    const next = page.getByRole('group', { name: 'Weekly lawn mowing' })
    await expect(next.getByRole('button', { name: 'Start' })).toBeVisible()
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await next.getByRole('button', { name: 'Start' }).click()
    await next.getByRole('button', { name: 'Complete…' }).click()
    await page.getByLabel('Notes').fill('Mowed, left the bag')
    await page.getByRole('button', { name: 'Complete job' }).click()
    await expect(page.getByText('2 changes waiting for network')).toBeVisible()
    const job = `/jobs/${idOf('JOB-1003')}`
    const unheard = { unheard: true, under: '/api' }
    const later = { scheduled_date: '2026-11-18', scheduled_start_time: '13:30', scheduled_end_time: '14:30' }
    await office.sends('PUT', job, later, unheard)
    await office.sends('POST', `${job}/assign-crew?crew_member_ids=1`, null, unheard)
    network.mockRestore()
    window.dispatchEvent(new Event('online'))
    await expect(page.getByText('Work on JOB-1003 Weekly lawn mowing needs a decision')).toBeVisible()
    await expect(page.getByText('waiting for network')).toHaveCount(0)
    await page.getByRole('button', { name: 'Settle' }).click()
    const settling = page.getByRole('dialog', { name: 'Work to settle' })
    await expect(settling).toContainText('Started')
    await expect(settling).toContainText('Completed')
    await expect(settling).toContainText('“Mowed, left the bag”')
    await expect(settling).toContainText('Only the office can record it.')
    const settle = 'mutation ($key: String!) { settleStepConflict(id: 1, choice: record, key: $key) }'
    await office.asks(settle, { key: 'settle-1' }, ['jobs', 'facts'])
    await expect(settling).toContainText('Everything is settled.')
    await expect(page.getByText('Work on JOB-1003 Weekly lawn mowing needs a decision')).toHaveCount(0)
  })

  test('notes alone are kept too, where the job was cancelled in the meantime', async ({ page }) => {
    await page.goto('/dashboard/my-day')
    const office = await colleague(page)
    await page.getByRole('button', { name: 'Complete…' }).click()
    await page.getByLabel('Notes').fill('Gate left open')
    const cancel = `/jobs/${idOf('JOB-1002')}/update-status?status=cancelled`
    await office.sends('POST', cancel, null, { unheard: true, under: '/api' })
    await page.getByRole('button', { name: 'Complete job' }).click()
    const lost = page.getByRole('region', { name: 'Not saved: Sod repair' })
    await expect(lost).toContainText('Kept on this device, not on the job: your notes.“Gate left open”')
  })

  test('a day that can’t be loaded, and one without stops, say so', async ({ page }) => {
    await page.goto('/dashboard/account')
    await backEnd(page).offline(true)
    await page.getByRole('link', { name: 'My Day', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Your day could not be loaded.' })).toBeVisible()
    await backEnd(page).offline(false)
    await backEnd(page).answerNext('/businesses/1/jobs', 200, { jobs: [], total: 0, page: 1, per_page: 100 })
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'No stops today' })).toBeVisible()
    await expect(page.getByText('New stops show up here as soon as you’re assigned.')).toBeVisible()
  })

  test('work under way stays until it is completed, on another day too; a day off says why', async ({ page }) => {
    await page.goto('/dashboard/my-day')
    const begun = page.getByRole('region', { name: 'Sod repair' })
    await expect(begun).toContainText('9:30 – 11:30 AM')
    await expect(begun).not.toContainText('Wed, Nov 18')
    await backEnd(page).advance(4 * 24 * 60 * 60_000)
    await expect(begun).toContainText('Wed, Nov 18, 9:30 – 11:30 AM')
    await page.getByRole('button', { name: 'Complete…' }).click()
    await page.getByRole('button', { name: 'Complete job' }).click()
    await expect(page.getByRole('heading', { name: 'You’re off today' })).toBeVisible()
    await expect(page.getByText('Off on Sundays. Nothing is planned for you.')).toBeVisible()
  })

  test('who signs out with something waiting is told that it stays here', async ({ page }) => {
    await page.goto('/dashboard/my-day')
    await page.getByRole('button', { name: 'Complete…' }).click()
    await backEnd(page).offline(true)
    await page.getByRole('button', { name: 'Complete job' }).click()
    await expect(page.getByText('1 change waiting for network')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    const question = page.getByRole('dialog', { name: 'Sign out before this is sent?' })
    await expect(question).toContainText('Complete JOB-1002 Sod repair')
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
