import { describe, expect, it } from 'vitest'
import { known } from '@/machines/job-lifecycle/context'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { type FakeFlow, fakeFlow } from '../../tests/fixtures/fake-flow'
import { actor, job } from '../../tests/fixtures/records'
import { createJobFlows, isFlowOf } from './job-flows'

type JobFake = FakeFlow<typeof jobLifecycleMachine>

/** A registry that remembers its flows by key, as the real one does. */
const setUp = ({ opens = true } = {}) => {
  const flows = new Map<string, JobFake>()
  const registry: Parameters<typeof createJobFlows>[0] = {
    open(_, key, input) {
      const flow = flows.get(String(key)) ?? fakeFlow(jobLifecycleMachine, String(key), input)
      if (!flows.has(String(key)) && opens) flow.open()
      flows.set(String(key), flow)
      return flow
    },
  }
  return { jobFlows: createJobFlows(registry), flowOf: (key: string) => flows.get(key) }
}
const stateOf = (flow: { snapshot(): { value: unknown } | undefined }) => flow.snapshot()?.value

describe('the life of a job', () => {
  it('begins where the list shows the job', () => {
    const { jobFlows } = setUp()
    const flow = jobFlows.of(job({ status: 'en_route' }), actor())
    expect([flow.key, stateOf(flow)]).toEqual(['17.by-1', 'en_route'])
  })

  it('is one for each job, however often it is asked for', () => {
    const { jobFlows } = setUp()
    const first = jobFlows.of(job(), actor())
    const other = jobFlows.of(job({ id: 18 }), actor())
    expect(jobFlows.of(job(), actor())).toBe(first)
    expect(jobFlows.all()).toEqual([first, other])
  })

  it('learns how the job stands now', () => {
    const { jobFlows } = setUp()
    const flow = jobFlows.of(job({ status: 'assigned' }), actor())
    jobFlows.of(job({ status: 'completed' }), actor())
    expect(stateOf(flow)).toBe('completed')
  })

  it('hears nothing when nothing of its life has changed', () => {
    const { jobFlows } = setUp()
    const flow = jobFlows.of(job(), actor())
    const before = flow.snapshot()
    jobFlows.of(job({ title: 'Another title' }), actor())
    expect(flow.snapshot()).toBe(before)
  })

  it('learns it also while it is still opening and may remember an older state', () => {
    const { jobFlows, flowOf } = setUp({ opens: false })
    const flow = jobFlows.of(job({ status: 'scheduled' }), actor())
    jobFlows.of(job({ status: 'missed' }), actor())
    flowOf('17.by-1')?.open()
    expect([stateOf(flow), flow.snapshot()?.context.job]).toEqual(['missed', known(job({ status: 'missed' }))])
  })
})

describe('people who share a browser', () => {
  it('each have a flow of their own, which only they take up again', () => {
    const { jobFlows } = setUp()
    const hers = jobFlows.of(job(), actor({ user_id: 1 }))
    const his = jobFlows.of(job(), actor({ user_id: 11 }))
    expect(jobFlows.all()).toEqual([hers, his])
    expect([isFlowOf(hers.key, 1), isFlowOf(hers.key, 11), isFlowOf(his.key, 1), isFlowOf(his.key, undefined)]).toEqual(
      [true, false, false, false],
    )
  })
})

describe('a job that is to be made', () => {
  it('is a draft under a key of its own', () => {
    const { jobFlows } = setUp()
    const flow = jobFlows.draft('a1', actor())
    expect([flow.key, stateOf(flow), jobFlows.all()]).toEqual(['new-a1.by-1', 'draft', [flow]])
  })
})

describe('who shows them', () => {
  it('hears of every new flow and of every change in any of them', () => {
    const { jobFlows } = setUp()
    let heard = 0
    const stop = jobFlows.subscribe(() => heard++)
    const flow = jobFlows.of(job(), actor())
    expect(heard).toBe(1)
    flow.send({ type: 'job.changed', job: known(job({ status: 'completed' })) })
    expect(heard).toBe(2)
    stop()
    jobFlows.draft('a1', actor())
    expect(heard).toBe(2)
  })

  it('finds another list only when one was added, so that it can be compared', () => {
    const { jobFlows } = setUp()
    const flow = jobFlows.of(job(), actor())
    const list = jobFlows.all()
    jobFlows.adopt(flow)
    flow.send({ type: 'job.changed', job: known(job({ status: 'completed' })) })
    expect(jobFlows.all()).toBe(list)
    jobFlows.draft('a1', actor())
    expect(jobFlows.all()).not.toBe(list)
  })

  it('finds another version after every change', () => {
    const { jobFlows } = setUp()
    const flow = jobFlows.of(job(), actor())
    const before = jobFlows.version()
    flow.send({ type: 'job.changed', job: known(job({ status: 'completed' })) })
    expect(jobFlows.version()).toBe(before + 1)
  })

  it('finds flows that were taken up again', () => {
    const { jobFlows } = setUp()
    const resumed = fakeFlow(jobLifecycleMachine, '5', { actor: actor(), job: known(job({ id: 5 })) })
    resumed.open()
    jobFlows.adopt(resumed)
    jobFlows.adopt(resumed)
    expect([jobFlows.all(), resumed.listeners()]).toEqual([[resumed], 1])
  })
})
