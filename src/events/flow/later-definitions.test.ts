import { afterEach, expect, it, vi } from 'vitest'
import { errandMachine } from '../../../tests/fixtures/errand'
import { browser, closeTabs, go, input, names, openTab } from '../../../tests/fixtures/errand-tab'
import { puppet } from '../../../tests/fixtures/puppet'
import { defineFlow } from './flow'

afterEach(closeTabs)

const GONE = new TypeError('Failed to fetch dynamically imported module')

const setUp = (earlier: Partial<ReturnType<typeof browser>> = {}) => {
  const here = { ...browser(), ...earlier }
  const { flows: registry, errors } = openTab(here)
  const services = puppet(errandMachine)
  const chore = defineFlow({ name: 'chore', machine: services.machine })
  const load = vi.fn<() => Promise<{ chore: typeof chore }>>()
  const flows = registry.extend({ definitions: load, onError: (error) => errors.push(error) })
  return { ...here, flows, services, load, errors, definitions: { chore } }
}

it('opens a flow before its definition is there, and gives it in order what it was sent until then', async () => {
  const { flows, log, load, definitions } = setUp()
  let come: (loaded: typeof definitions) => void = () => undefined
  load.mockReturnValue(new Promise((resolve) => (come = resolve)))
  const flow = flows.open('chore', 1, input)
  flow.send(go)
  expect([flow.status, flow.snapshot(), flow.failure]).toEqual(['opening', undefined, null])

  come(definitions)
  await flow.whenOpen()
  await flow.whenStored()
  expect([flow.status, await names(log, 'chore/1#1')]).toEqual(['live', ['chore', 'errand.go']])
  await flows.close()
})

it('is done, and says why, where the definition does not come; the next one that is opened is another try', async () => {
  const { flows, load, errors, definitions } = setUp()
  load.mockRejectedValueOnce(GONE)
  load.mockResolvedValueOnce(definitions)
  const flow = flows.open('chore', 1, input)
  await flow.whenOpen()
  expect([flow.status, flow.failure, errors, flows.running()]).toEqual(['done', GONE, [GONE], []])

  const next = flows.open('chore', 1, input)
  await next.whenOpen()
  expect([next === flow, next.status, next.failure]).toEqual([false, 'live', null])
  await flows.close()
})

it('loads once for all flows that are opened in the meantime', async () => {
  const { flows, load, definitions } = setUp()
  load.mockImplementation(async () => ({ ...definitions }))
  await Promise.all([flows.open('chore', 1, input), flows.open('chore', 2, input)].map((flow) => flow.whenOpen()))
  expect(load).toHaveBeenCalledTimes(1)
  await flows.close()
})

it('opens what the registry before it has defined, without loading anything', async () => {
  const { flows, load } = setUp()
  await flows.open('errand', 1, input).whenOpen()
  expect(load).not.toHaveBeenCalled()
})

it('refuses a flow of which the loaded definitions know nothing', async () => {
  const { flows, load, definitions } = setUp()
  load.mockResolvedValue(definitions)
  const flow = flows.open('walk' as 'chore', 1, input)
  await flow.whenOpen()
  expect([flow.status, flow.failure]).toEqual(['done', new RangeError('no flow is called walk')])
})

it('resumes nothing that loads after it was closed', async () => {
  // given a chore that is still running
  const { flows, log, load, definitions } = setUp()
  load.mockResolvedValue(definitions)
  const earlierFlow = flows.open('chore', 1, input)
  earlierFlow.send(go)
  await earlierFlow.whenOpen()
  await flows.close()

  const next = setUp({ log })
  let come: (loaded: typeof definitions) => void = () => undefined
  next.load.mockReturnValue(new Promise((resolve) => (come = resolve)))
  const resumed = next.flows.resumeUnfinished()
  const closed = next.flows.close()
  come(next.definitions)
  await closed
  expect([await resumed, next.flows.running()]).toEqual([[], []])
})

it('writes down what was sent before a close, also where the definition comes after it', async () => {
  const { flows, log, load, definitions } = setUp()
  let come: (loaded: typeof definitions) => void = () => undefined
  load.mockReturnValue(new Promise((resolve) => (come = resolve)))
  const flow = flows.open('chore', 1, input)
  flow.send(go)
  const closed = flow.close()
  come(definitions)
  await closed
  expect(await names(log, 'chore/1#1')).toEqual(['chore', 'errand.go'])
})
