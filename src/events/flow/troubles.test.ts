import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browser, closeTabs, go, input, names, opened, openTab } from '../../../tests/fixtures/errand-tab'
import { clearableDatabase } from '../../../tests/fixtures/indexed-db'
import { Conflict, openLog } from '../log'
import { type FlowEntry, readFlowEntry } from './record/entry'

afterEach(closeTabs)

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

  it('is quarantined untouched; the flow starts over and says so', async () => {
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
    const restarted = await opened(unable.flows.open('errand', 17, input))
    expect([restarted.stream, restarted.quarantine?.reason]).toEqual(['errand/17#2', 'nothing reads version 0'])
  })
})

describe('a flow whose log fails', () => {
  it('keeps running, says that it is not recorded, and leaves the other writer alone', async () => {
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

  it('is recorded on from where it was when the browser closes and clears the database', async () => {
    const lose = clearableDatabase()
    const log = await openLog({ name: 'cleared-flows', product: 'Groundwork', read: readFlowEntry })
    const { flows, errors } = openTab({ ...browser(), log })
    const flow = await opened(flows.open('errand', 17, input))
    flow.send(go)
    await flow.whenStored()

    await lose()
    vi.restoreAllMocks()
    flow.send({ type: 'errand.pause' })
    flow.send({ type: 'errand.drop' })
    await flow.whenStored()

    expect([flow.snapshot()?.value, flow.recorded, errors, log.kind]).toEqual(['dropped', true, [], 'memory'])
    expect((await log.read('errand/17#1')).map(({ position, seq, name }) => [position, seq, name])).toEqual([
      [3, 2, 'errand.pause'],
      [4, 3, 'errand.drop'],
    ])
    expect(await log.streams()).toEqual([{ stream: 'errand/17#1', lastSeq: 3, quarantine: null, ended: true }])
    log.close()
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
