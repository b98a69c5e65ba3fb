import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { jobCore } from '@/domain/job/commands'
import type { JobStatus } from '@/domain/job/job'
import { actor, job } from '../../../tests/fixtures/records'
import type { JobEvent } from './context'
import { jobLifecycleMachine } from './machine'
import { commandUnderWay, failureOf, jobIdOf, verdictOn } from './selectors'

const failure = { message: 'Busy', status: 503, details: null }
const silent = jobLifecycleMachine.provide({ actors: { updateStatus: fromPromise(() => new Promise(() => {})) } })

const snapshotOf = (status: JobStatus | null, ...events: JobEvent[]) => {
  const input = { actor: actor(), job: status === null ? null : jobCore(job({ status })) }
  const life = createActor(silent, { input }).start()
  for (const event of events) life.send(event)
  return life.getSnapshot()
}
const start: JobEvent = { type: 'job.start', id: 'k1' }

describe('a draft', () => {
  it('has no id, and takes no command of a job', () => {
    const draft = snapshotOf(null)
    expect([jobIdOf(draft), commandUnderWay(draft), failureOf(draft), verdictOn(draft, 'start')]).toEqual([
      null,
      null,
      null,
      { ok: false, because: 'status', reason: 'This job has not been created yet.' },
    ])
  })
})

describe('a job at rest', () => {
  it('takes what the rules allow and says why it does not take the rest', () => {
    const assigned = snapshotOf('assigned')
    expect([jobIdOf(assigned), verdictOn(assigned, 'start'), verdictOn(assigned, 'complete')]).toEqual([
      17,
      { ok: true },
      {
        ok: false,
        because: 'status',
        reason: 'Only an in progress job can be completed; this one is assigned.',
      },
    ])
  })
})

describe('a job under way', () => {
  it('tells which command, and takes no other', () => {
    const starting = snapshotOf('assigned', start)
    expect([commandUnderWay(starting), failureOf(starting), verdictOn(starting, 'cancel')]).toEqual([
      'start',
      null,
      { ok: false, because: 'status', reason: 'The last change is still being saved.' },
    ])
  })
})

describe('a job whose last command failed', () => {
  it('tells which and why, and takes commands again', () => {
    const input = { actor: actor(), job: jobCore(job()) }
    const resting = createActor(jobLifecycleMachine, { input }).start().getSnapshot()
    const intent = { command: 'start', key: 'k1', notes: undefined } as const
    const failed = { ...resting, context: { ...resting.context, intent, failure } }
    expect([commandUnderWay(failed), failureOf(failed), verdictOn(failed, 'start')]).toEqual([
      null,
      { command: 'start', failure },
      { ok: true },
    ])
  })
})
