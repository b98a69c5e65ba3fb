import { describe, expect, test } from 'vitest'
import { JOB_STATUSES } from '@/domain/job/job'
import { crewCommand, failureText, judgeAction, nextCommand, refusalOf } from './actions'
import { sampleActor, sampleJob } from './sample'

describe('actions', () => {
  test('the failure texts are those of the documents', () => {
    expect((['assign', 'reassign', 'start', 'cancel'] as const).map(failureText)).toEqual([
      'Failed to assign crew. Please try again.',
      'Failed to assign crew. Please try again.',
      'Failed to update job status',
      'Failed to cancel job',
    ])
  })

  test('the next step follows the life of a job', () => {
    expect(Object.fromEntries(JOB_STATUSES.map((status) => [status, nextCommand(status)]))).toEqual({
      scheduled: 'assign',
      assigned: 'start',
      en_route: 'start',
      in_progress: 'complete',
      completed: null,
      cancelled: null,
      missed: null,
      rescheduled: 'assign',
    })
  })

  test('a crew is assigned first and changed later', () => {
    expect([crewCommand('rescheduled'), crewCommand('assigned')]).toEqual(['assign', 'reassign'])
  })

  test('nothing else starts while a command is under way', () => {
    const job = sampleJob({ status: 'assigned' })
    expect(refusalOf(judgeAction(sampleActor(), 'start', job, undefined))).toBe(null)
    expect(refusalOf(judgeAction(sampleActor(), 'start', job, 'cancel'))).toBe('Wait: cancelling…')
  })
})
