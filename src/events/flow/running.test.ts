import { afterEach, describe, expect, it } from 'vitest'
import { createMachine, type InspectionEvent } from 'xstate'
import { browser, closeTabs, go, input, names, opened, openTab } from '../../../tests/fixtures/errand-tab'
import { defineFlow, type Flow } from './flow'

afterEach(closeTabs)

const shown = (flows: readonly Flow[]) => flows.map(({ name, key, status }) => `${name}/${key} ${status}`)

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off', smash: 'broken' } }, broken: { type: 'final' } },
})
const lampFlow = defineFlow({ name: 'lamp', machine: lamp })

describe('what runs in a tab', () => {
  it('is every flow that is opening or live', async () => {
    const { flows } = openTab(browser())
    expect(flows.running()).toEqual([])
    const first = flows.open('errand', 17, input)
    const second = flows.open('errand', 18, input)
    expect(flows.running()).toEqual([first, second])
    await Promise.all([opened(first), opened(second)])
    expect(shown(flows.running())).toEqual(['errand/17 live', 'errand/18 live'])

    first.send({ type: 'errand.drop' })
    expect(flows.running()).toEqual([second])
    await second.close()
    expect(flows.running()).toEqual([])
  })

  it('is reported when a flow opens, changes its status or ends, and the list is a new one only then', async () => {
    const { flows } = openTab(browser())
    const reports: string[][] = []
    const stop = flows.subscribe(() => reports.push(shown(flows.running())))
    const flow = await opened(flows.open('errand', 17, input))
    const before = flows.running()
    flow.send(go)
    expect(flows.running()).toBe(before)
    flow.send({ type: 'errand.drop' })
    stop()
    await opened(flows.open('errand', 17, input))
    expect(reports).toEqual([['errand/17 opening'], ['errand/17 live'], []])
  })

  it('holds what is resumed, for as long as it runs', async () => {
    const here = browser()
    const before = openTab(here)
    const earlierFlow = await opened(before.flows.open('errand', 17, input))
    earlierFlow.send(go)
    await before.flows.close()

    const { flows } = openTab(here)
    const reports: string[][] = []
    flows.subscribe(() => reports.push(shown(flows.running())))
    await flows.resumeUnfinished()
    expect(reports).toEqual([['errand/17 opening'], ['errand/17 live']])
  })
})

describe('a registry that is extended', () => {
  it('opens flows of both, and both know what runs', async () => {
    const here = browser()
    const { flows: root } = openTab(here)
    const flows = root.extend({ definitions: { lamp: lampFlow } })
    const errand = await opened(flows.open('errand', 17, input))
    const light = flows.open('lamp', 'desk', undefined)
    await light.whenOpen()
    light.send({ type: 'press' })

    expect(root.open('errand', 17, input)).toBe(errand)
    expect(root.running()).toEqual([errand, light])
    expect(flows.running()).toBe(root.running())
    await light.whenStored()
    expect(await names(here.log, 'lamp/desk#1')).toEqual(['lamp', 'press'])
    expect([(await flows.view('lamp/desk#1')).snapshot?.value, (await flows.view('errand/17#1')).problem]).toEqual([
      'on',
      null,
    ])
    expect((await root.view('lamp/desk#1')).problem).toEqual({ seq: 0, reason: 'no such flow is known' })
  })

  it('closes and resumes only what is its own', async () => {
    const here = browser()
    const { flows: root, services } = openTab(here)
    const errand = await opened(root.open('errand', 17, input))
    const flows = root.extend({ definitions: { lamp: lampFlow } })
    await opened(flows.open('lamp', 'desk', undefined))
    await flows.close()
    expect(root.running()).toEqual([errand])

    errand.send(go)
    await errand.close()
    expect(await flows.resumeUnfinished()).toEqual([])
    expect((await root.resumeUnfinished()).map(({ stream }) => stream)).toEqual(['errand/17#1'])
    expect(services.calls.length).toBe(4)
  })

  it('can be extended again after its flows were closed, as for the next person', async () => {
    const { flows: root } = openTab(browser())
    const first = root.extend({ definitions: { lamp: lampFlow } })
    const before = await opened(first.open('lamp', 'desk', undefined))
    await first.close()
    const second = root.extend({ definitions: { lamp: lampFlow } })
    const after = await opened(second.open('lamp', 'desk', undefined))
    expect([before.status, after.status, after.stream]).toEqual(['done', 'live', 'lamp/desk#1'])
    await second.close()
  })

  it('reports problems to whom it names, and otherwise as before', async () => {
    const here = browser()
    const entry = { seq: 0, at: 1, v: '1', kind: 'init', name: 'x', state: 'nowhere' } as const
    await here.log.append([
      { ...entry, stream: 'errand/17#1', data: input },
      { ...entry, stream: 'lamp/desk#1' },
    ])
    const { flows: root, quarantines } = openTab(here)
    const own: string[] = []
    const flows = root.extend({
      definitions: { lamp: lampFlow },
      onQuarantine: ({ stream }) => own.push(stream),
    })
    await Promise.all([opened(flows.open('errand', 17, input)), opened(flows.open('lamp', 'desk', undefined))])
    expect([quarantines.map(({ stream }) => stream), own]).toEqual([['errand/17#1'], ['lamp/desk#1']])
    await flows.close()
  })
})

describe('attaching to a flow', () => {
  const seen = (events: string[]) => (event: InspectionEvent) => {
    if (event.type === '@xstate.event') events.push(event.event.type)
  }

  it('that runs shows what happens from then on, until it stops', async () => {
    const { flows } = openTab(browser())
    const flow = await opened(flows.open('errand', 17, input))
    flow.send(go)
    const events: string[] = []
    const stop = flow.inspect(seen(events))
    flow.send({ type: 'errand.pause' })
    flow.send({ type: 'errand.resume' })
    stop()
    flow.send({ type: 'errand.pause' })
    expect(events.filter((type) => type.startsWith('errand.'))).toEqual(['errand.pause', 'errand.resume'])
  })

  it('that is opening shows it from its start', async () => {
    const { flows } = openTab(browser())
    const flow = flows.open('errand', 17, input)
    const events: string[] = []
    flow.inspect(seen(events))
    const stopped: string[] = []
    const stop = flow.inspect(seen(stopped))
    stop()
    flow.send({ type: 'errand.pause' })
    await opened(flow)
    expect([events, stopped]).toEqual([['xstate.init', 'errand.pause'], []])
  })

  it('shows its transitions, its last one too', async () => {
    const { flows } = openTab(browser())
    const flow = await opened(flows.open('errand', 17, input))
    const steps: string[] = []
    const stop = flow.inspect((event) => {
      if (event.type === '@xstate.microstep')
        steps.push(...event._transitions.map(({ source, target }) => `${source.id} to ${target?.[0]?.id}`))
    })
    flow.send({ type: 'errand.drop' })
    stop()
    expect([flow.status, steps]).toEqual(['done', ['errand.idle to errand.dropped']])
    flow.inspect(() => expect.unreachable())()
  })
})
