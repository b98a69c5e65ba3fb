import { describe, expect, test } from 'vitest'
import type { Job } from '@/domain/job/job'
import type { Outcome } from '../types'
import { failureDetail, jobsCount, jobsPhrase, runOnJobs } from './run-tasks'
import { sampleJob } from './sample'

const refused = (message: string): Outcome => ({ ok: false, failure: { message, status: 409, details: null } })
const jobs = [1, 2, 3, 4, 5, 6].map((id) => sampleJob({ id, job_number: `JOB-${id}` }))
const ids = (list: readonly Job[]) => list.map(({ id }) => id)

describe('a command on many jobs', () => {
  test('goes on past failures and tells them in order', async () => {
    const report = await runOnJobs(jobs, async (job) => (job.id % 2 ? { ok: true } : refused(`no ${job.id}`)))
    expect(ids(report.done)).toEqual([1, 3, 5])
    expect(report.failed.map(({ job, message }) => [job.id, message])).toEqual([
      [2, 'no 2'],
      [4, 'no 4'],
      [6, 'no 6'],
    ])
    expect(report.undo).toBe(undefined)
  })

  test('has no more than four under way', async () => {
    let running = 0
    let most = 0
    await runOnJobs(jobs, async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      return { ok: true }
    })
    expect(most).toBe(4)
  })

  test('is undone last first, and the first refusal is told', async () => {
    const undone: number[] = []
    const report = await runOnJobs(jobs.slice(0, 3), async (job) => ({
      ok: true,
      undo: async () => {
        undone.push(job.id)
        return job.id === 1 ? { ok: true } : refused(`kept ${job.id}`)
      },
    }))
    expect(await report.undo?.()).toEqual(refused('kept 3'))
    expect(undone).toEqual([3, 2, 1])
  })
})

describe('its words', () => {
  test('one job is named, several are counted', () => {
    expect(jobsPhrase(jobs.slice(0, 1))).toBe('JOB-1 Spring cleanup')
    expect(jobsPhrase(jobs)).toBe('6 jobs')
    expect([jobs.slice(0, 1), jobs].map(jobsCount)).toEqual(['JOB-1', '6 jobs'])
  })

  test('one failure is the server’s sentence, several are named up to three', async () => {
    const one = await runOnJobs(jobs.slice(0, 1), async () => refused('Crew is booked.'))
    expect(failureDetail(one)).toBe('Crew is booked.')
    const all = await runOnJobs(jobs, async () => refused('No.'))
    expect(failureDetail(all)).toBe(
      'JOB-1 Spring cleanup: No. · JOB-2 Spring cleanup: No. · JOB-3 Spring cleanup: No. · and 3 more',
    )
  })
})
