import { afterEach, describe, expect, it } from 'vitest'
import { browser, closeTabs, go, input, names, opened, openTab } from '../../../tests/fixtures/errand-tab'
import type { Flow } from './flow'

afterEach(closeTabs)

const restingTab = (here: ReturnType<typeof browser>) =>
  openTab(here, { rests: ({ value }) => value === 'idle' || value === 'paused' })

const settled = async (flow: Flow) => {
  await flow.whenStored()
  await flow.whenStored()
}
const pause = { type: 'errand.pause' } as const

const rested = async (here = browser()) => {
  const tab = restingTab(here)
  const flow = tab.flows.open('errand', 17, input)
  flow.send(go)
  flow.send(pause)
  await settled(flow)
  return { here, flow, ...tab }
}

describe('a flow at rest', () => {
  it('has no actor, holds no stream and is not among those that run; its state is still told', async () => {
    const { here, flow, flows } = await rested()
    expect([flow.status, flow.snapshot()?.value, flows.running()]).toEqual(['resting', 'paused', []])
    const release = await here.locks.tryHold('flow:errand/17#1')
    expect(release).not.toBeNull()
    release?.()
  })

  it('is the flow of its key, and goes on where it was with what it is sent', async () => {
    const { here, flow, flows, services } = await rested()
    flow.send({ type: 'errand.resume' })
    expect([flow.status, flows.running()]).toEqual(['opening', [flow]])
    await opened(flow)
    expect([flow.stream, flow.snapshot()?.matches('working')]).toEqual(['errand/17#1', true])
    expect(flows.open('errand', 17, input)).toBe(flow)
    expect(services.running().map(({ id }) => id)).toEqual(['fetch', 'tell'])
    await flow.whenStored()
    expect(await names(here.log, 'errand/17#1')).toEqual(['errand', 'errand.go', 'errand.pause', 'errand.resume'])
  })

  it('comes to rest again and again, and is listed once for each time it runs', async () => {
    const { flow, flows } = await rested()
    const reports: string[][] = []
    flows.subscribe(() => reports.push(flows.running().map(({ status }) => status)))
    for (let turn = 1; turn <= 2; turn++) {
      flow.send({ type: 'errand.resume' })
      flow.send(pause)
      await settled(flow)
    }
    expect([flow.status, reports]).toEqual(['resting', [['opening'], ['live'], [], ['opening'], ['live'], []]])
  })

  it('is woken by anyone who watches it, and stays awake as long', async () => {
    const { flow } = await rested()
    let heard = 0
    const stop = flow.subscribe(() => heard++)
    await settled(flow)
    expect([flow.status, flow.snapshot()?.value, heard]).toEqual(['live', 'paused', 2])
    stop()
    await settled(flow)
    expect(flow.status).toBe('resting')
  })

  it('is woken by opening it, and learns what another tab made of it in the meantime', async () => {
    const { here, flow, flows } = await rested()
    const there = await opened(restingTab(here).flows.open('errand', 17, input))
    there.send({ type: 'errand.drop' })
    await settled(there)
    expect(there.stream).toBe('errand/17#1')

    expect(flows.open('errand', 17, { what: 'rake' })).toBe(flow)
    const stop = flow.subscribe(() => undefined)
    await opened(flow)
    expect([flow.stream, flow.snapshot()?.value, flow.snapshot()?.context.what]).toEqual([
      'errand/17#2',
      'idle',
      'rake',
    ])
    stop()
  })

  it('is kept awake neither by those who only follow along, nor woken', async () => {
    const here = browser()
    const { flows } = restingTab(here)
    const flow = flows.open('errand', 17, input)
    const seen: string[] = []
    flow.subscribe(() => seen.push(flow.status), { keepsAwake: false })
    await settled(flow)
    flow.subscribe(() => seen.push('late'), { keepsAwake: false })
    expect([flow.status, seen]).toEqual(['resting', ['live', 'live', 'resting']])
  })

  it('does not rest while an inspector looks at its actor', async () => {
    const { flow } = await rested()
    const stop = flow.inspect(() => undefined)
    await settled(flow)
    expect(flow.status).toBe('live')
    stop()
    await settled(flow)
    expect(flow.status).toBe('resting')
  })

  it('does not rest while a service or a timer is under way, whatever its definition says', async () => {
    const { flows } = openTab(browser(), { rests: () => true })
    const flow = flows.open('errand', 17, input)
    flow.send(go)
    await settled(flow)
    expect(flow.status).toBe('live')
  })

  it('does not rest when nothing of it is written down: it could not go on', async () => {
    const here = browser()
    const log = { ...here.log, streams: () => Promise.reject(new Error('gone')) }
    const flow = restingTab({ ...here, log }).flows.open('errand', 17, input)
    await settled(flow)
    expect(flow.status).toBe('live')
  })

  it('is over when it is closed, and when it is ended', async () => {
    const { here, flow, flows } = await rested()
    await flow.close()
    flow.send({ type: 'errand.resume' })
    expect([flow.status, flow.snapshot()?.value]).toEqual(['done', 'paused'])

    const again = flows.open('errand', 17, input)
    await settled(again)
    await again.end()
    expect([again.status, again.stream]).toEqual(['done', 'errand/17#1'])
    expect((await here.log.streams()).map(({ stream, ended }) => [stream, ended])).toEqual([['errand/17#1', true]])
  })
})

it('a flow that was resumed, and that no one has opened, closes where it would rest', async () => {
  const here = browser()
  const before = openTab(here)
  const earlierFlow = await opened(before.flows.open('errand', 17, input))
  earlierFlow.send(go)
  await before.flows.close()

  const { flows } = restingTab(here)
  const [resumed] = await flows.resumeUnfinished()
  resumed?.send(pause)
  if (resumed) await settled(resumed)
  expect([resumed?.status, flows.running()]).toEqual(['done', []])
  const flow = await opened(flows.open('errand', 17, input))
  expect([flow.stream, flow.snapshot()?.value]).toEqual(['errand/17#1', 'paused'])
})

it('a flow that is ended is over for good: its key begins another', async () => {
  const here = browser()
  const { flows } = openTab(here)
  const flow = await opened(flows.open('errand', 17, input))
  await flow.end()
  expect([flow.status, flows.running()]).toEqual(['done', []])
  expect((await opened(flows.open('errand', 17, input))).stream).toBe('errand/17#2')
})
