import { describe, expect, it } from 'vitest'
import { jobCore } from '@/domain/job/commands'
import { fakeJobFlow } from '../../../tests/fixtures/fake-flow'
import { actor, job } from '../../../tests/fixtures/records'
import type { Workspace } from '../-session/context'
import { jobFlowOf, newJobFlow } from './job-flow'

type JobFake = ReturnType<typeof fakeJobFlow>
type Input = Parameters<typeof fakeJobFlow>[1]

const setUp = ({ opens = true } = {}) => {
  const flows = new Map<string, JobFake>()
  const registry = {
    open(_: string, key: string, input: Input) {
      const flow = flows.get(key) ?? fakeJobFlow(key, input)
      if (!flows.has(key) && opens) flow.open()
      flows.set(key, flow)
      return flow
    },
  }
  const personKey = (subject: string | number) => `${subject}.by-1`
  const workspace = { flows: registry, personKey } as unknown as Pick<Workspace, 'flows' | 'personKey'>
  return { workspace, flowOf: (key: string) => flows.get(key) }
}
const stateOf = (flow: { snapshot(): { value: unknown } | undefined }) => flow.snapshot()?.value

describe('the life of a job', () => {
  it('begins where the list shows the job', () => {
    const { workspace } = setUp()
    const flow = jobFlowOf(workspace, job({ status: 'en_route' }), actor())
    expect([flow.key, stateOf(flow)]).toEqual(['17.by-1', 'en_route'])
  })

  it('is one for each job, however often it is asked for', () => {
    const { workspace } = setUp()
    const first = jobFlowOf(workspace, job(), actor())
    const other = jobFlowOf(workspace, job({ id: 18 }), actor())
    expect(jobFlowOf(workspace, job(), actor())).toBe(first)
    expect(other).not.toBe(first)
  })

  it('learns how the job is now', () => {
    const { workspace } = setUp()
    const flow = jobFlowOf(workspace, job({ status: 'assigned' }), actor())
    jobFlowOf(workspace, job({ status: 'completed' }), actor())
    expect(stateOf(flow)).toBe('completed')
  })

  it('hears nothing when nothing of its life has changed', () => {
    const { workspace } = setUp()
    const flow = jobFlowOf(workspace, job(), actor())
    const before = flow.snapshot()
    jobFlowOf(workspace, job({ title: 'Another title' }), actor())
    expect(flow.snapshot()).toBe(before)
  })

  it('learns it also while it is still opening and may remember an older state', () => {
    const { workspace, flowOf } = setUp({ opens: false })
    const flow = jobFlowOf(workspace, job({ status: 'scheduled' }), actor())
    jobFlowOf(workspace, job({ status: 'missed' }), actor())
    flowOf('17.by-1')?.open()
    expect([stateOf(flow), flow.snapshot()?.context.job]).toEqual(['missed', jobCore(job({ status: 'missed' }))])
  })
})

it('a job that is to be created is a draft under a key of its own', () => {
  const { workspace } = setUp()
  const flow = newJobFlow(workspace, 'a1', actor())
  expect([flow.key, stateOf(flow)]).toEqual(['new-a1.by-1', 'draft'])
})
