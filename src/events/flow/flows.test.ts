import { afterEach, describe, expect, it, vi } from 'vitest'
import { browser, closeTabs, go, input, names, opened, openTab } from '../../../tests/fixtures/errand-tab'
import type { EventLog } from '../log'
import type { FlowEntry } from './record/entry'

afterEach(closeTabs)

const NO_ANSWER = { message: 'No answer came', status: 409, details: null }

describe('opening a flow', () => {
  it('gives the flow at once and its state when its history is read; what was sent in the meantime arrives in order', async () => {
    const here = browser()
    const { flows, services } = openTab(here)
    const flow = flows.open('errand', 17, input)
    expect([flow.status, flow.snapshot(), flow.stream]).toEqual(['opening', undefined, null])
    flow.send(go)
    flow.send({ type: 'errand.pause' })

    await opened(flow)
    expect([flow.status, flow.snapshot()?.value, flow.stream]).toEqual(['live', 'paused', 'errand/17#1'])
    expect(services.calls.map(({ id }) => id)).toEqual(['fetch', 'tell'])
    await flow.whenStored()
    expect(await names(here.log, 'errand/17#1')).toEqual(['errand', 'errand.go', 'errand.pause'])
  })

  it('gives the same flow for the same key', async () => {
    const { flows } = openTab(browser())
    const flow = flows.open('errand', 17, input)
    expect(flows.open('errand', '17', input)).toBe(flow)
    await flow.whenOpen()
    expect(flows.open('errand', 17, { what: 'rake' })).toBe(flow)
    expect(flows.open('errand', 18, input)).not.toBe(flow)
  })

  it('begins a new instance when the last one has ended; who shows the old one still has it', async () => {
    const here = browser()
    const { flows } = openTab(here)
    const first = await opened(flows.open('errand', 17, input))
    first.send({ type: 'errand.drop' })
    expect([first.status, first.snapshot()?.value]).toEqual(['done', 'dropped'])

    const second = await opened(flows.open('errand', 17, input))
    expect([second.stream, second.snapshot()?.value]).toEqual(['errand/17#2', 'idle'])
    expect(first.snapshot()?.value).toBe('dropped')
    expect((await here.log.streams()).map(({ stream, ended }) => [stream, ended])).toEqual([
      ['errand/17#1', true],
      ['errand/17#2', false],
    ])
  })

  it('tells its listeners of every change until they stop', async () => {
    const { flows } = openTab(browser())
    const flow = flows.open('errand', 17, input)
    const seen: unknown[] = []
    const stop = flow.subscribe(() => seen.push([flow.status, flow.snapshot()?.value]))
    await flow.whenOpen()
    flow.send({ type: 'errand.drop' })
    stop()
    expect(seen.at(0)).toEqual(['live', 'idle'])
    expect(seen.at(-1)).toEqual(['done', 'dropped'])
  })

  it('lets one tab write a stream: the second begins an instance of its own', async () => {
    const here = browser()
    const first = await opened(openTab(here).flows.open('errand', 17, input))
    const second = await opened(openTab(here).flows.open('errand', 17, input))
    expect([first.stream, second.stream]).toEqual(['errand/17#1', 'errand/17#2'])
    await first.close()
    const third = await opened(openTab(here).flows.open('errand', 17, input))
    expect(third.stream).toBe('errand/17#1')
  })
})

describe('after a reload', () => {
  it('continues the instance that was left, and asks its services again', async () => {
    const here = browser()
    const before = openTab(here)
    const earlierFlow = await opened(before.flows.open('errand', 17, input))
    earlierFlow.send(go)
    await before.services.answer('tell', { done: undefined })
    await before.flows.close()

    const after = openTab(here)
    const flow = await opened(after.flows.open('errand', 17, { what: 'another input does not count' }))
    expect(flow.stream).toBe('errand/17#1')
    expect(after.services.calls).toEqual([{ id: 'fetch', input: { what: 'shears', key: 'intent-1' } }])
    await after.services.answer('fetch', { done: 'two pairs' })
    await flow.whenStored()
    expect(await names(here.log, 'errand/17#1')).toEqual(['errand', 'errand.go', 'tell', 'fetch'])
  })

  it('resumes by itself what was left with something under way, and nothing else', async () => {
    const here = browser()
    const before = openTab(here)
    const [busy, resting, ended] = await Promise.all(
      [17, 18, 19].map((key) => opened(before.flows.open('errand', key, input))),
    )
    busy?.send(go)
    ended?.send({ type: 'errand.drop' })
    await resting?.whenStored()
    await before.flows.close()
    const elsewhere = await opened(openTab(here).flows.open('errand', 20, input))
    elsewhere.send(go)
    await elsewhere.whenStored()

    const after = openTab(here)
    const resumed = await after.flows.resumeUnfinished()
    expect(resumed.map(({ stream }) => stream)).toEqual(['errand/17#1'])
    expect(after.services.running().map(({ id }) => id)).toEqual(['fetch', 'tell'])
    expect(after.flows.open('errand', 17, input)).toBe(resumed[0])
    expect(await after.flows.resumeUnfinished()).toEqual([])
  })

  it('resumes what a tab that is about to die still has, once it has died', async () => {
    const here = browser()
    const dying = openTab(here)
    const earlierFlow = await opened(dying.flows.open('errand', 17, input))
    earlierFlow.send(go)
    await earlierFlow.whenStored()

    const after = openTab(here)
    expect(await after.flows.resumeUnfinished()).toEqual([])
    await dying.flows.close()
    await vi.waitFor(() =>
      expect(after.flows.running().map(({ stream, status }) => [stream, status])).toEqual([['errand/17#1', 'live']]),
    )
    expect(after.services.running().map(({ id }) => id)).toEqual(['fetch', 'tell'])
  })

  it('knows what to resume without reading a stream', async () => {
    const here = browser()
    const before = openTab(here)
    const [busy, resting] = await Promise.all([17, 18].map((key) => opened(before.flows.open('errand', key, input))))
    busy?.send(go)
    await Promise.all([busy?.whenStored(), resting?.whenStored()])
    await before.flows.close()

    const reads: string[] = []
    const log = {
      ...here.log,
      read: (stream: string, from?: number) => {
        reads.push(stream)
        return here.log.read(stream, from)
      },
      readStreamBefore: () => expect.unreachable(),
    }
    const resumed = await openTab({ ...here, log }).flows.resumeUnfinished()
    expect([resumed.map(({ stream }) => stream), reads]).toEqual([['errand/17#1'], ['errand/17#1']])
  })

  it('reads once the end of each stream that a release left which noted nothing', async () => {
    const here = browser()
    const entry = { seq: 0, at: 1, v: '1', kind: 'init', name: 'errand', data: input, state: 'idle' } as const
    await here.log.append(['errand/17#1', 'errand/18#1'].map((stream) => ({ ...entry, stream })))
    const reads: string[] = []
    const readStreamBefore: typeof here.log.readStreamBefore = (stream, ...page) => {
      reads.push(stream)
      return here.log.readStreamBefore(stream, ...page)
    }
    const log = { ...here.log, readStreamBefore }
    for (let tab = 1; tab <= 2; tab++) expect(await openTab({ ...here, log }).flows.resumeUnfinished()).toEqual([])
    expect(reads).toEqual(['errand/17#1', 'errand/18#1'])
  })

  it('does not resume a second time what a screen is opening', async () => {
    const here = browser()
    const before = openTab(here)
    const earlierFlow = await opened(before.flows.open('errand', 17, input))
    earlierFlow.send(go)
    await before.flows.close()

    const after = openTab(here)
    const flow = after.flows.open('errand', 17, input)
    expect(await after.flows.resumeUnfinished()).toEqual([])
    expect(flow.stream).toBe('errand/17#1')
    expect(after.services.calls.map(({ id }) => id)).toEqual(['fetch', 'tell'])
  })

  it('leaves what is not its to resume', async () => {
    const here = browser()
    const before = openTab(here)
    const earlierFlow = await opened(before.flows.open('errand', 17, input))
    earlierFlow.send(go)
    await before.flows.close()

    const after = openTab(here, { resumes: (key) => key !== '17' })
    expect(await after.flows.resumeUnfinished()).toEqual([])
    expect(after.services.calls).toEqual([])
  })

  it('does not ask again what it is too late for: that has failed', async () => {
    const here = browser()
    const tooLate = (at: number, now: number) => (now - at > 1_000 ? NO_ANSWER : null)
    const before = openTab(here)
    const earlierFlow = await opened(before.flows.open('errand', 17, input))
    here.clock.advance(5_000)
    earlierFlow.send(go)
    await before.services.answer('tell', { done: undefined })
    await before.flows.close()

    here.clock.advance(1_000)
    const soon = openTab(here, { tooLate })
    await soon.flows.resumeUnfinished()
    expect(soon.services.running().map(({ id }) => id)).toEqual(['fetch'])
    await soon.flows.close()

    here.clock.advance(1)
    const late = openTab(here, { tooLate })
    const [flow] = await late.flows.resumeUnfinished()
    expect(late.services.calls).toEqual([])
    await flow?.whenStored()
    const entries = await here.log.read('errand/17#1')
    expect(entries.map(({ kind, name, data }) => [kind, name, data]).at(-1)).toEqual(['failed', 'fetch', NO_ANSWER])
  })

  it('fires a timer that ran out while no tab was open', async () => {
    const here = browser()
    const before = openTab(here)
    const earlierFlow = await opened(before.flows.open('errand', 17, input))
    earlierFlow.send(go)
    await before.flows.close()
    here.clock.advance(60_000)

    const [flow] = await openTab(here).flows.resumeUnfinished()
    here.clock.advance(0)
    expect(flow?.snapshot()?.matches({ working: { watch: 'restless' } })).toBe(true)
  })
})

describe('what must be on disk first', () => {
  const slowLog = (log: EventLog<FlowEntry>) => {
    let letThrough: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    const append: EventLog<FlowEntry>['append'] = async (entries, options) => {
      if (options?.durability === 'strict') await gate
      return log.append(entries, options)
    }
    return { log: { ...log, append }, letThrough: () => letThrough() }
  }

  it('is written before the machine receives it; what happens in the meantime waits its turn', async () => {
    const here = browser()
    const slow = slowLog(here.log)
    const { flows, services } = openTab({ ...here, log: slow.log }, { writeAhead: ['errand.pause'] })
    const flow = await opened(flows.open('errand', 17, input))
    flow.send(go)
    flow.send({ type: 'errand.pause' })
    flow.send({ type: 'errand.resume' })
    expect(flow.snapshot()?.matches('working')).toBe(true)

    slow.letThrough()
    await flow.whenStored()
    await flow.whenStored()
    expect(flow.snapshot()?.matches('working')).toBe(true)
    expect(services.calls.length).toBe(4)
    expect(await names(here.log, 'errand/17#1')).toEqual(['errand', 'errand.go', 'errand.pause', 'errand.resume'])
    expect((await flows.view('errand/17#1')).problem).toBeNull()
  })

  it('makes the answer of a service it stops unheard', async () => {
    const here = browser()
    const slow = slowLog(here.log)
    const { flows, services } = openTab({ ...here, log: slow.log }, { writeAhead: ['errand.pause'] })
    const flow = await opened(flows.open('errand', 17, input))
    flow.send(go)
    flow.send({ type: 'errand.pause' })
    await services.answer('fetch', { failed: { message: 'No', status: 409, details: null } })

    slow.letThrough()
    await flow.whenStored()
    expect([flow.status, flow.snapshot()?.value]).toEqual(['live', 'paused'])
    expect(await names(here.log, 'errand/17#1')).toEqual(['errand', 'errand.go', 'errand.pause'])
  })

  it('counts as done when the tab dies right after it was written', async () => {
    const here = browser()
    const slow = slowLog(here.log)
    const before = openTab({ ...here, log: slow.log }, { writeAhead: ['errand.go'] })
    const flow = await opened(before.flows.open('errand', 17, input))
    flow.send(go)
    const closing = flow.close()
    slow.letThrough()
    await closing
    expect(before.services.calls).toEqual([])

    const after = openTab(here, { writeAhead: ['errand.go'] })
    await after.flows.resumeUnfinished()
    expect(after.services.calls.map(({ id }) => id)).toEqual(['fetch', 'tell'])
  })
})
