import { afterEach, describe, expect, it } from 'vitest'
import { errandMachine } from '../../../tests/fixtures/errand'
import { manualClock } from '../../../tests/fixtures/manual-clock'
import { puppet } from '../../../tests/fixtures/puppet'
import { Conflict, type EventLog, memoryLog, UnreadableFile } from '../log'
import { createFlows } from './create-flows'
import type { FlowDefinition } from './define-flow'
import { type FlowEntry, readFlowEntry } from './entry'
import type { Flow, FlowQuarantine } from './flow'
import { inProcessLocks } from './locks'

const go = { type: 'errand.go', id: 'intent-1' } as const
const input = { what: 'shears' }

/** What outlives a tab: the log and the locks of the browser, and time. */
const browser = () => ({
  log: memoryLog<FlowEntry>({ read: readFlowEntry }),
  locks: inProcessLocks(),
  clock: manualClock(),
})
type Browser = ReturnType<typeof browser>

const tabs: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(tabs.splice(0).map((tab) => tab.close()))
})

const openTab = ({ log, locks, clock }: Browser, changes: Partial<FlowDefinition> = {}) => {
  const services = puppet(changes.machine ?? errandMachine)
  const quarantines: FlowQuarantine[] = []
  const errors: unknown[] = []
  const flows = createFlows({
    log,
    locks,
    clock,
    definitions: { errand: { name: 'errand', ...changes, machine: services.machine } },
    onQuarantine: (quarantine) => quarantines.push(quarantine),
    onError: (error) => errors.push(error),
  })
  tabs.push(flows)
  return { flows, services, quarantines, errors }
}

const opened = async (flow: Flow) => {
  await flow.whenOpen()
  return flow
}
const names = async (log: EventLog<FlowEntry>, stream: string) => (await log.read(stream)).map(({ name }) => name)

describe('opening a flow', () => {
  it('gives the flow at once and its state when its history is read; what was sent meanwhile comes in order', async () => {
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
  it('goes on with the instance that was left, and asks its services again', async () => {
    const here = browser()
    const before = openTab(here)
    const left = await opened(before.flows.open('errand', 17, input))
    left.send(go)
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

  it('does not resume a second time what a screen is opening', async () => {
    const here = browser()
    const before = openTab(here)
    const left = await opened(before.flows.open('errand', 17, input))
    left.send(go)
    await before.flows.close()

    const after = openTab(here)
    const flow = after.flows.open('errand', 17, input)
    expect(await after.flows.resumeUnfinished()).toEqual([])
    expect(flow.stream).toBe('errand/17#1')
    expect(after.services.calls.map(({ id }) => id)).toEqual(['fetch', 'tell'])
  })

  it('lets a timer ring that ran out while nobody was there', async () => {
    const here = browser()
    const before = openTab(here)
    const left = await opened(before.flows.open('errand', 17, input))
    left.send(go)
    await before.flows.close()
    here.clock.advance(60_000)

    const [flow] = await openTab(here).flows.resumeUnfinished()
    here.clock.advance(0)
    expect(flow?.snapshot()?.matches({ working: { watch: 'restless' } })).toBe(true)
  })
})

describe('what must be on disk first', () => {
  /** A log whose strict appends wait until the test lets them through. */
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

  it('is written before the machine gets it; what happens meanwhile waits its turn', async () => {
    const here = browser()
    const slow = slowLog(here.log)
    const { flows, services } = openTab({ ...here, log: slow.log }, { durable: ['errand.pause'] })
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
    const { flows, services } = openTab({ ...here, log: slow.log }, { durable: ['errand.pause'] })
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
    const before = openTab({ ...here, log: slow.log }, { durable: ['errand.go'] })
    const flow = await opened(before.flows.open('errand', 17, input))
    flow.send(go)
    const closing = flow.close()
    slow.letThrough()
    await closing
    expect(before.services.calls).toEqual([])

    const after = openTab(here, { durable: ['errand.go'] })
    await after.flows.resumeUnfinished()
    expect(after.services.calls.map(({ id }) => id)).toEqual(['fetch', 'tell'])
  })
})

describe('a stream that cannot be followed', () => {
  const entry = (seq: number, kind: FlowEntry['kind'], name: string, state: string): FlowEntry => ({
    stream: 'errand/17#1',
    seq,
    at: 1,
    v: '1',
    kind,
    name,
    data: seq === 0 ? input : undefined,
    state,
  })

  it('is put aside untouched; the flow begins anew and says so', async () => {
    const here = browser()
    const entries = [entry(0, 'init', 'errand', 'idle'), entry(1, 'message', 'errand.wait', 'waiting')]
    await here.log.append(entries)
    const { flows, quarantines, services } = openTab(here)
    const flow = await opened(flows.open('errand', 17, input))

    const aside = {
      stream: 'errand/17#1',
      seq: 1,
      reason: '"errand.wait" led to "waiting" when it was recorded, now it leads to "idle"',
    }
    expect([flow.stream, flow.status, flow.quarantine]).toEqual(['errand/17#2', 'live', aside])
    expect(quarantines).toEqual([aside])
    expect(await flows.quarantined()).toEqual([aside])
    expect((await here.log.read('errand/17#1')).map(({ position: _, ...rest }) => rest)).toEqual(entries)
    expect(services.calls).toEqual([])

    const view = await flows.view('errand/17#1')
    expect([view.snapshot?.value, view.problem]).toEqual(['idle', { seq: 1, reason: aside.reason }])
    expect(JSON.parse(await flows.exportStream('errand/17#1'))).toEqual({
      format: 'groundwork-flow/1',
      flow: 'errand',
      version: '1',
      entries,
    })
  })

  it('harms no other stream when it holds something foreign', async () => {
    const here = browser()
    await here.log.append([
      entry(0, 'init', 'errand', 'idle'),
      { ...entry(1, 'message', 'errand.go', 'idle'), kind: 'dream' as FlowEntry['kind'] },
      { ...entry(0, 'init', 'errand', 'idle'), stream: 'errand/18#1' },
    ])
    const { flows, quarantines } = openTab(here)
    expect(await flows.resumeUnfinished()).toEqual([])
    const [broken, whole] = await Promise.all([17, 18].map((key) => opened(flows.open('errand', key, input))))

    expect(quarantines).toEqual([{ stream: 'errand/17#1', seq: 1, reason: 'entry 1 cannot be read' }])
    expect([broken?.stream, whole?.stream]).toEqual(['errand/17#2', 'errand/18#1'])
    const view = await flows.view('errand/17#1')
    expect([view.entries.length, view.snapshot?.value, view.problem?.seq]).toEqual([1, 'idle', 1])
    expect(JSON.parse(await flows.exportStream('errand/17#1')).entries.length).toBe(1)
  })

  it('is followed when an upcaster knows its version, and not without', async () => {
    const here = browser()
    const old = [
      entry(0, 'init', 'errand', 'idle'),
      entry(1, 'message', 'errand.begin', 'busy'),
      entry(2, 'message', 'errand.ping', 'busy'),
    ]
    await here.log.append(old.map((each) => ({ ...each, v: '0' })))
    const up = (each: FlowEntry): FlowEntry[] => {
      if (each.name === 'errand.ping') return []
      if (each.name !== 'errand.begin') return [each]
      return [
        {
          ...each,
          name: 'errand.go',
          data: { id: 'intent-1' },
          state: { working: { search: 'asking', watch: 'calm' } },
        },
      ]
    }

    const able = openTab(here, { upcasters: [{ from: '0', to: '1', up }] })
    const flow = await opened(able.flows.open('errand', 17, input))
    expect([flow.stream, flow.snapshot()?.matches('working')]).toEqual(['errand/17#1', true])
    flow.send({ type: 'errand.pause' })
    await flow.whenStored()
    expect((await here.log.read('errand/17#1')).map(({ seq, v }) => [seq, v])).toEqual([
      [0, '0'],
      [1, '0'],
      [2, '0'],
      [3, '1'],
    ])
    await able.flows.close()

    const unable = openTab(here)
    const anew = await opened(unable.flows.open('errand', 17, input))
    expect([anew.stream, anew.quarantine?.reason]).toEqual(['errand/17#2', 'nothing reads version 0'])
  })
})

describe('a flow whose log fails', () => {
  it('goes on, says that it is not recorded, and leaves the other writer alone', async () => {
    const here = browser()
    const { flows, errors } = openTab(here)
    const flow = await opened(flows.open('errand', 17, input))
    await flow.whenStored()
    const intruder = { kind: 'message', name: 'errand.drop', state: 'dropped' } as const
    await here.log.append([{ stream: 'errand/17#1', seq: 1, at: 1, v: '1', ...intruder }])
    flow.send(go)
    flow.send({ type: 'errand.pause' })
    await flow.whenStored()

    expect([flow.status, flow.snapshot()?.value, flow.recorded]).toEqual(['live', 'paused', false])
    expect(errors).toEqual([new Conflict('errand/17#1', 1)])
    expect(await names(here.log, 'errand/17#1')).toEqual(['errand', 'errand.drop'])
  })

  it('runs unrecorded when not even its streams can be listed', async () => {
    const here = browser()
    const broken = new Error('gone')
    const log = { ...here.log, streams: () => Promise.reject(broken) }
    const { flows, errors } = openTab({ ...here, log })
    const flow = await opened(flows.open('errand', 17, input))
    flow.send(go)
    expect([flow.snapshot()?.matches('working'), flow.recorded, errors]).toEqual([true, false, [broken]])
  })
})

describe('what is stored', () => {
  const played = async () => {
    const here = browser()
    const { flows } = openTab(here)
    const flow = await opened(flows.open('errand', 17, input))
    flow.send(go)
    flow.send({ type: 'errand.pause' })
    await flow.whenStored()
    return { here, flows }
  }

  it('can be looked at as it was at any moment', async () => {
    const { flows } = await played()
    const values = await Promise.all(
      [0, 1, 2].map(async (seq) => (await flows.view('errand/17#1', seq)).snapshot?.value),
    )
    expect(values).toEqual(['idle', { working: { search: 'asking', watch: 'calm' } }, 'paused'])
  })

  it('can be carried to another browser as a bug file, where it is shown and never runs', async () => {
    const { flows } = await played()
    const file = await flows.exportStream('errand/17#1')

    const there = browser()
    const { flows: theirs, services } = openTab(there)
    const first = await theirs.importStream(file)
    const second = await theirs.importStream(file)
    expect([first, second]).toEqual(['errand/imported:17#1', 'errand/imported:17#2'])
    expect((await theirs.view(first, 1)).snapshot?.matches('working')).toBe(true)
    expect(await theirs.list()).toMatchObject([
      { stream: first, flow: 'errand', lastSeq: 2, imported: true },
      { stream: second, flow: 'errand', lastSeq: 2, imported: true },
    ])

    const cut = JSON.parse(file)
    cut.entries.pop()
    await theirs.importStream(JSON.stringify(cut))
    expect(await theirs.resumeUnfinished()).toEqual([])
    expect(services.calls).toEqual([])
  })

  it('takes nothing in from a file it does not understand', async () => {
    const { here, flows } = await played()
    const file = JSON.parse(await flows.exportStream('errand/17#1'))
    const [init, going, pause] = file.entries
    const refused = async (altered: unknown, reason: string) =>
      expect(flows.importStream(typeof altered === 'string' ? altered : JSON.stringify(altered))).rejects.toEqual(
        new UnreadableFile(reason),
      )

    await refused('{', 'The file is not JSON.')
    await refused([], 'The file is not a recorded flow of Groundwork.')
    await refused({ ...file, format: 'groundwork-flow/9' }, 'The file is not a recorded flow of Groundwork.')
    await refused({ ...file, entries: [] }, 'The file is not a recorded flow of Groundwork.')
    await refused({ ...file, entries: [init, pause] }, 'Entry 2 of the file cannot be read.')
    await refused({ ...file, entries: [going] }, 'Entry 1 of the file cannot be read.')
    await refused({ ...file, entries: [init, { ...going, kind: 'dream' }] }, 'Entry 2 of the file cannot be read.')
    await refused({ ...file, entries: [init, { ...going, stream: 'errand/18#1' }] }, 'The file mixes several flows.')
    await refused({ ...file, flow: 'payment' }, 'This version of Groundwork has no flow "payment".')
    expect((await here.log.streams()).map(({ stream }) => stream)).toEqual(['errand/17#1'])
  })
})
