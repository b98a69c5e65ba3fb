import { describe, expect, test } from 'vitest'
import { JOB_STATUSES } from '@/domain/job/job'
import { closedText, crewCommand, failureText, judgeAction, nextCommand, nextSteps, refusalOf } from './actions'
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
      missed: 'reschedule',
      rescheduled: 'assign',
    })
  })

  test('a card offers the next step first, and marking en route beside the start', () => {
    expect((['scheduled', 'assigned', 'en_route', 'in_progress', 'completed'] as const).map(nextSteps)).toEqual([
      ['assign'],
      ['start', 'depart'],
      ['start'],
      ['complete'],
      [],
    ])
  })

  test('only a job that is over is said to be', () => {
    expect(JOB_STATUSES.map(closedText).filter((text) => text !== null)).toEqual([
      'This job is completed.',
      'This job is cancelled.',
      'This job was missed.',
    ])
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
