// @vitest-environment happy-dom
import { act, createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errandMachine } from '../../../tests/fixtures/errand'
import { memoryFlowLog } from '../../../tests/fixtures/flow-log'
import { manualClock } from '../../../tests/fixtures/manual-clock'
import { puppet } from '../../../tests/fixtures/puppet'
import { createFlows } from './create-flows'
import { defineFlow, type FlowDefinition } from './flow'
import { useFlow, useFlowSelector } from './react'
import { inProcessLocks } from './record/locks'

const input = { what: 'shears' }

const setUp = () => {
  const services = puppet(errandMachine)
  const log = memoryFlowLog()
  const flows = createFlows({
    log,
    locks: inProcessLocks(),
    clock: manualClock(),
    toFailure: String,
    definitions: { errand: defineFlow({ name: 'errand', machine: services.machine }) },
  })
  let renders = 0
  const Screen = ({ id }: { id: number }) => {
    const flow = useFlow(flows, 'errand', id, input)
    const found = useFlowSelector(flow, (snapshot) => snapshot?.context.found)
    const state = useFlowSelector(flow, (snapshot) => JSON.stringify(snapshot?.value ?? 'opening'))
    renders++
    return createElement('p', null, `${flow.stream} ${state} ${found ?? 'nothing'}`)
  }
  const root = createRoot(document.body)
  const show = (id: number) =>
    act(async () => root.render(createElement(StrictMode, null, createElement(Screen, { id }))))
  return { services, log, flows, show, root, renders: () => renders }
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

it('shows a flow that starts once, however often React mounts the screen', async () => {
  const { services, log, flows, show, root } = setUp()
  await show(17)
  expect(document.body.textContent).toBe('errand/17#1 "idle" nothing')

  const flow = flows.open('errand', 17, input)
  await act(async () => flow.send({ type: 'errand.go', id: 'intent-1' }))
  await act(() => services.answer('fetch', { done: 'two pairs' }))
  expect(document.body.textContent).toBe('errand/17#1 {"working":{"search":"found","watch":"calm"}} two pairs')
  expect(services.calls.map(({ id }) => id)).toEqual(['fetch', 'tell'])
  expect((await log.streams()).map(({ stream }) => stream)).toEqual(['errand/17#1'])
  await act(async () => root.unmount())
  expect(flow.status).toBe('live')
  await flows.close()
})

it('keeps showing a flow that ended, and begins another only when it is opened again', async () => {
  const { flows, show, root } = setUp()
  await show(17)
  await act(async () => flows.open('errand', 17, input).send({ type: 'errand.drop' }))
  await show(17)
  expect(document.body.textContent).toBe('errand/17#1 "dropped" nothing')

  await show(18)
  await show(17)
  expect(document.body.textContent).toBe('errand/17#2 "idle" nothing')
  await act(async () => root.unmount())
  await flows.close()
})

it('renders again only when the selection changes', async () => {
  const { services, flows, show, root, renders } = setUp()
  await show(17)
  const flow = flows.open('errand', 17, input)
  await act(async () => flow.send({ type: 'errand.go', id: 'intent-1' }))
  const before = renders()
  await act(() => services.answer('tell', { done: undefined }))
  expect([flow.snapshot()?.context.told, renders()]).toEqual([1, before])
  await act(async () => root.unmount())
  await flows.close()
})

it('fails as a page does whose script does not come, where the definition of its flow does not', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const { flows: registry } = setUp()
  const flows = registry.extend({
    definitions: () => Promise.reject<{ chore: FlowDefinition<typeof errandMachine> }>(gone),
    onError: () => undefined,
  })
  const Screen = () => createElement('p', null, useFlow(flows, 'chore', 1, input).status)
  const root = createRoot(document.createElement('main'))
  await expect(act(async () => root.render(createElement(Screen)))).rejects.toBe(gone)
})
