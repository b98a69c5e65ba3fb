import { describe, expect, it } from 'vitest'
import { jobCore } from '@/domain/job/commands'
import type { Flow, Outbox } from '@/events/flow'
import { fakeJobFlow } from '../../../tests/fixtures/fake-flow'
import { actor, job } from '../../../tests/fixtures/records'
import { jobActivity } from './use-job-activity'

const flowOf = (id: number) => {
  const flow = fakeJobFlow(`${id}.by-1`, { actor: actor(), job: jobCore(job({ id, status: 'assigned' })) })
  flow.open()
  return flow
}
type JobFake = ReturnType<typeof flowOf>

const setUp = (...begun: JobFake[]) => {
  let running: readonly Flow[] = begun
  const listeners = new Set<() => void>()
  const change = (next: readonly Flow[]) => {
    running = next
    for (const listener of listeners) listener()
  }
  const activity = jobActivity({
    running: () => running,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  return {
    activity,
    put: (flow: Flow) => change([...running, flow]),
    end: (flow: Flow) => change(running.filter((each) => each !== flow)),
  }
}
const start = (flow: JobFake) => flow.send({ type: 'job.start', id: 'k1' })

describe('the activity of jobs', () => {
  it('is what their flows are at; the others are idle', () => {
    const [first, second] = [flowOf(17), flowOf(18)]
    const { activity } = setUp(first, second)
    start(first)
    expect([...activity.read()]).toEqual([[17, { busy: 'start', failure: undefined }]])
  })

  it('passes over flows of other machines', () => {
    const { activity } = setUp()
    const other = { ...flowOf(17), name: 'checkout' }
    start(other)
    expect([...activity.read()]).toEqual([])
  })

  it('is the same map while nothing changes, so that it can be compared', () => {
    const flow = flowOf(17)
    const { activity, put } = setUp(flow)
    const before = activity.read()
    expect(activity.read()).toBe(before)
    start(flow)
    const after = activity.read()
    expect(after).not.toBe(before)
    expect(activity.read()).toBe(after)
    put(flowOf(18))
    expect(activity.read()).not.toBe(after)
  })

  it('does not say of what is stuck behind a refusal that it waits for the network', () => {
    const box = (refused: Outbox['refused']): Outbox => {
      const entry = { event: { type: 'job.start', id: 'k2' }, at: 2 }
      return { last: null, underWay: null, waiting: [entry], refused }
    }
    const refusal = { event: { type: 'job.depart', id: 'k1' }, at: 1, failure: null }
    const shownFor = (refused: Outbox['refused']) => {
      const sender = { outbox: () => box(refused) } as unknown as Flow['sender']
      const { activity } = setUp(Object.assign(flowOf(17), { sender }))
      return [...activity.read()]
    }
    expect([shownFor([]), shownFor([refusal])]).toEqual([[[17, { waiting: 'start' }]], []])
  })

  it('tells of every flow that comes or goes, and of every change in any of them', () => {
    const [first, late] = [flowOf(17), flowOf(18)]
    const { activity, put, end } = setUp(first)
    let heard = 0
    const stop = activity.subscribe(() => heard++)
    first.send({ type: 'job.changed', job: jobCore(job({ status: 'completed' })) })
    expect(heard).toBe(1)
    put(late)
    expect(heard).toBe(2)
    late.send({ type: 'job.changed', job: jobCore(job({ id: 18, status: 'completed' })) })
    expect(heard).toBe(3)
    end(first)
    expect([heard, first.listeners()]).toEqual([4, 0])
    stop()
    late.send({ type: 'job.changed', job: jobCore(job({ id: 18, status: 'cancelled' })) })
    expect([heard, late.listeners()]).toEqual([4, 0])
  })
})
