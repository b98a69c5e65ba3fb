import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMachine } from 'xstate'
import { toFailure } from '@/domain/record/failure'
import { createFlows, defineFlow, inProcessLocks } from '@/events/flow'
import { memoryFlowLog } from '../../tests/fixtures/flow-log'
import { manualClock } from '../../tests/fixtures/manual-clock'
import { redacted, showFlows } from './inspect-flows'

const light = createMachine({
  id: 'light',
  version: '1',
  initial: 'red',
  states: { red: { on: { next: 'green' } }, green: { on: { next: 'red' } } },
})

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const setUp = () => {
  const flows = createFlows({
    log: memoryFlowLog(),
    clock: manualClock(),
    toFailure,
    locks: inProcessLocks(),
    definitions: { light: defineFlow({ name: 'light', machine: light }) },
  })
  const seen: StatelyInspectionEvent[] = []
  const inspector = createInspector({ send: (event) => seen.push(event) }, { serialize: redacted })
  const show = () => stops.push(showFlows(flows, inspector))
  const eventNames = () =>
    seen.map((event) => ('event' in event ? [event.type, event.event.type] : [event.type, event.name]))
  return { flows, show, seen, said: eventNames }
}

describe('an inspector', () => {
  it('is shown a flow that ran before, as soon as something happens in it', async () => {
    const { flows, show, said } = setUp()
    const flow = flows.open('light', '1', undefined)
    await flow.whenOpen()
    show()
    flow.send({ type: 'next' })
    await vi.waitFor(() =>
      expect(said()).toEqual([
        ['@xstate.actor', 'light'],
        ['@xstate.event', 'next'],
        ['@xstate.snapshot', 'next'],
      ]),
    )
  })

  it('is shown a flow that begins later from its start', async () => {
    const { flows, show, said } = setUp()
    show()
    const flow = flows.open('light', '1', undefined)
    await flow.whenOpen()
    flow.send({ type: 'next' })
    await vi.waitFor(() => expect(said().at(-1)).toEqual(['@xstate.snapshot', 'next']))
    expect(said()[0]).toEqual(['@xstate.actor', 'light'])
  })

  it('is shown no secrets, and nothing that a person can be reached by', async () => {
    const { flows, show, seen } = setUp()
    show()
    const flow = flows.open('light', '1', undefined)
    await flow.whenOpen()
    const secrets = {
      password: 'correct horse',
      access_token: 'abc',
      email: 'olivia@example.com',
      phone: '512-555-0100',
      note: 'write to olivia@example.com',
      handle: { $secret: 'id-1' },
    }
    flow.send({ type: 'next', ...secrets })
    const sent = () => seen.flatMap((event) => (event.type === '@xstate.event' ? [event.event] : [])).at(-1)
    await vi.waitFor(() => expect(sent()?.type).toBe('next'))
    const { at: _at, seq: _seq, ...payload } = sent() ?? { type: 'nothing' }
    expect(payload).toEqual({
      type: 'next',
      password: '[hidden]',
      access_token: '[hidden]',
      email: '[hidden]',
      phone: '[hidden]',
      note: 'write to [hidden]',
      handle: { $secret: 'id-1' },
    })
    expect(JSON.stringify(seen)).not.toMatch(/correct horse|olivia|555-0100|"abc"/)
  })
})
