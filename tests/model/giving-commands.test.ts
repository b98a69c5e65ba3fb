import { expect, it } from 'vitest'
import { jobCore } from '@/domain/job/commands'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { request } from '@/routes/-jobs/job-flow'
import { fakeFlow } from '../fixtures/fake-flow'
import { puppet } from '../fixtures/puppet'
import { actor, job } from '../fixtures/records'

const busy = { message: 'The server is busy. Please try again.', status: 503, details: null }
const start = { type: 'job.start', id: 'k1' } as const

const open = () => {
  const services = puppet(jobLifecycleMachine)
  const input = { actor: actor(), job: jobCore(job()) }
  const flow = fakeFlow(services.machine as typeof jobLifecycleMachine, '17', input)
  flow.open()
  return { flow, services }
}

it('a command ends when the back end has answered', async () => {
  const { flow, services } = open()
  const outcome = request(flow, start)
  await services.answer('updateStatus', { done: job({ status: 'in_progress' }) })
  expect(await outcome).toEqual({ ok: true })
  expect(flow.listeners()).toBe(0)
})

it('a refused command ends with the failure, and the same request is retried under its key', async () => {
  const { flow, services } = open()
  const refused = request(flow, start)
  await services.answer('updateStatus', { failed: busy })
  expect(await refused).toEqual({ ok: false, failure: busy, inActivity: true })

  const again = request(flow, { ...start, id: 'k2' })
  await services.answer('updateStatus', { done: job({ status: 'in_progress' }) })

  expect(await again).toEqual({ ok: true })
  expect(services.calls.map(({ input }) => (input as { key: string }).key)).toEqual(['k1', 'k1'])
})

it('the same asked for twice is sent once, and both hear of its end', async () => {
  const { flow, services } = open()
  const both = [request(flow, start), request(flow, { ...start, id: 'k2' })]
  await services.answer('updateStatus', { done: job({ status: 'in_progress' }) })
  expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }])
  expect(services.calls.map(({ input }) => (input as { key: string }).key)).toEqual(['k1'])
  expect(flow.listeners()).toBe(0)
})

it('another request after a refusal has a key of its own', async () => {
  const { flow, services } = open()
  const refused = request(flow, start)
  await services.answer('updateStatus', { failed: busy })
  await refused
  const other = request(flow, { ...start, id: 'k2', notes: 'Early' })
  await services.answer('updateStatus', { done: job({ status: 'in_progress' }) })
  expect(await other).toEqual({ ok: true })
  expect(services.calls.map(({ input }) => (input as { key: string }).key)).toEqual(['k1', 'k2'])
})

it('a command that the flow does not take counts as refused', async () => {
  const { flow } = open()
  expect(await request(flow, { type: 'job.complete', id: 'k1' })).toEqual({
    ok: false,
    failure: { message: 'The job has changed in the meantime. Please look again.', status: 409, details: null },
  })
})
