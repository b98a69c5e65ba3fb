import { backEnd } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { factsOf } from '../e2e/databases'
import { idOf } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

const MINUTE = 60_000

describe('work that was done offline on a job that was canceled', () => {
  test.override({ as: 'manager' })

  test('is recorded by the office as done then, from any page', async ({ page }) => {
    await page.goto('/dashboard/account')
    const [office, technician] = [await colleague(page), await colleague(page, 'tech')]
    const step = `/jobs/${idOf('JOB-1002')}/update-status`
    const done = `status=completed&notes=Gate+left+open&done_at=${new Date().toISOString()}`
    await backEnd(page).advance(10 * MINUTE)
    await office.sends('POST', `${step}?status=cancelled`, null, { unheard: true, under: '/api' })
    await technician.sends('POST', `${step}?${done}`, null, { under: '/api', topics: ['jobs'] })
    await page.getByRole('button', { name: 'Settle' }).click()
    const settling = page.getByRole('dialog', { name: 'Work to settle' })
    await expect(settling).toContainText('Luis Ortega, Wed, Nov 18')
    await expect(settling).toContainText('Completed 10:15 AM')
    await expect(settling).toContainText('“Gate left open”')
    await settling.getByRole('button', { name: 'Record as done on Wed, Nov 18' }).click()
    await expect(settling).toContainText('Everything is settled.')
    await settling.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByText('Work on JOB-1002 Sod repair needs a decision')).toHaveCount(0)
    expect((await backEnd(page).statuses())['JOB-1002']).toBe('completed')
    expect(await factsOf(page, idOf('JOB-1002'))).toEqual(['job.cancelled', 'job.step_held', 'job.late_work_recorded'])
  })
})
