import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createMachine, fromCallback, setup } from 'xstate'
import { errandMachine } from '../../../../tests/fixtures/errand'
import { manualClock } from '../../../../tests/fixtures/manual-clock'
import { essence, recordedRun } from '../../../../tests/fixtures/recorded-run'
import type { FlowEntry } from '../record/entry'
import { type NewFlowEntry, withRecording } from '../record/record'
import { coverage } from './coverage'
import { Diverged, fold as foldWith, inFlight, isUnderWay } from './fold'
import { newActor, restoredActor, startRestored } from './restore'

const toFailure = (thrown: unknown) => ({
  message: thrown instanceof Error ? thrown.message : String(thrown),
  status: 500,
  details: null,
})
const fold = (machine: AnyStateMachine, entries: readonly FlowEntry[]) => foldWith(machine, entries, toFailure)

const go = { type: 'errand.go', id: 'intent-1' }
const busy = { message: 'Busy', status: 503, details: null }

const start = () => recordedRun(errandMachine, { what: 'shears' })

describe('an entry of the flow log', () => {
  it('tells what happened, when, and which state it led to, in words of its own', async () => {
    const run = start()
    run.send(go)
    await run.services().answer('fetch', { failed: busy })
    run.clock.advance(2_000)
    await run.services().answer('fetch', { done: 'two pairs' })

    const place = (seq: number, at: number) => ({ stream: 'errand/1#1', seq, at, v: '1' })
    const working = (search: string) => ({ working: { search, watch: 'calm' } })
    expect(run.entries()).toEqual([
      { ...place(0, 1_000_000), kind: 'init', name: 'errand', data: { what: 'shears' }, state: 'idle' },
      {
        ...place(1, 1_000_000),
        kind: 'message',
        name: 'errand.go',
        data: { id: 'intent-1' },
        state: working('asking'),
      },
      { ...place(2, 1_000_000), kind: 'failed', name: 'fetch', data: busy, state: working('waiting') },
      { ...place(3, 1_002_000), kind: 'timer', name: 'backoff', data: 'waiting', state: working('asking') },
      { ...place(4, 1_002_000), kind: 'done', name: 'fetch', data: 'two pairs', state: working('found') },
    ])
    expect(JSON.stringify(run.entries())).not.toContain('xstate')
  })

  it('never goes back in time, even when the clock does', () => {
    let now = 500
    const written: NewFlowEntry[] = []
    const write = async (entry: NewFlowEntry) => void written.push(entry)
    const recording = withRecording(errandMachine, {
      name: 'errand',
      now: () => now,
      write,
      toFailure,
      onLoss: () => undefined,
    })
    const actor = newActor(recording, manualClock(), { what: 'shears' }).start()
    now = 400
    actor.send(go)
    actor.stop()
    expect(written.map(({ at }) => at)).toEqual([500, 500])
    expect(actor.getSnapshot().context.began_at).toBe(500)
  })

  it('is what the machine consumed: what JSON cannot hold is lost to both, and reported', () => {
    const losses: string[] = []
    const written: NewFlowEntry[] = []
    const keeper = createMachine({
      id: 'keeper',
      context: { kept: null },
      on: { keep: { actions: assign({ kept: ({ event }) => event.what }) } },
    })
    const recording = withRecording(keeper, {
      name: 'keeper',
      now: () => 1,
      write: async (entry) => void written.push(entry),
      toFailure,
      onLoss: (path, what) => losses.push(`${path} ${what}`),
    })
    const actor = newActor(recording, manualClock(), undefined).start()
    const round: { self?: unknown } = {}
    round.self = round
    actor.send({
      type: 'keep',
      what: { fn: () => 1, ratio: Number.NaN, on: new Date(0), error: new Error('No'), gone: undefined },
    })

    const plainData = { fn: null, ratio: null, on: null, error: { message: 'No', status: 500, details: null } }
    expect(actor.getSnapshot().context.kept).toEqual(plainData)
    expect(written.at(-1)?.data).toEqual({ what: plainData })
    expect(losses).toEqual(['$.what.fn function', '$.what.ratio NaN', '$.what.on Date'])

    actor.send({ type: 'keep', what: round })
    expect(losses.at(-1)).toMatch(/too deep$/)
    actor.stop()
  })
})

describe('the fold', () => {
  it('leads to the state of the live flow, at every place of the log', async () => {
    const run = start()
    const live = [essence(run.snapshot())]
    const note = () => live.push(essence(run.snapshot()))
    run.send(go)
    note()
    run.send({ type: 'errand.pause' })
    note()
    run.send({ type: 'errand.resume' })
    note()
    await run.services().answer('tell', { done: undefined })
    note()
    await run.services().answer('fetch', { done: 'two pairs' })
    note()
    run.clock.advance(5_000)
    note()

    const folded = run.entries().map((_, seq) => essence(fold(errandMachine, run.entries().slice(0, seq + 1)).snapshot))
    expect(folded).toEqual(live)
    expect(run.snapshot().status).toBe('done')
  })

  it('asks no service and runs no action', async () => {
    const run = start()
    run.send(go)
    await run.services().answer('tell', { done: undefined })
    const callCount = run.services().calls.length
    fold(run.services().machine, run.entries())
    expect(run.services().calls.length).toBe(callCount)
    run.stop()
  })

  it('knows what is pending: services that did not answer, and timers with the time they are due', async () => {
    const run = start()
    run.send(go)
    await run.services().answer('tell', { done: undefined })
    await run.services().answer('fetch', { failed: busy })

    const folded = run.folded()
    expect(inFlight(folded)).toEqual([])
    expect([...folded.timers.values()].map(({ id, dueAt }) => [id, dueAt])).toEqual([
      ['xstate.after.patience.calm', 1_005_000],
      ['xstate.after.backoff.waiting', 1_002_000],
    ])
    expect(isUnderWay(folded)).toBe(true)
    expect(inFlight(fold(errandMachine, run.entries().slice(0, 2)))).toEqual(['fetch', 'tell'])
    expect(isUnderWay(fold(errandMachine, run.entries().slice(0, 1)))).toBe(false)
    run.stop()
  })

  it('drops what comes after the end, as a live machine does', () => {
    const run = start()
    run.send({ type: 'errand.drop' })
    const late: FlowEntry = {
      stream: 'errand/1#1',
      seq: 2,
      at: 2,
      v: '1',
      kind: 'message',
      name: 'errand.go',
      state: 'dropped',
    }
    expect(fold(errandMachine, [...run.entries(), late]).snapshot.value).toBe('dropped')
  })

  it('fails where the machine failed', () => {
    const fragile = setup({
      actions: {
        fail: assign(() => {
          throw new Error('cannot')
        }),
      },
    }).createMachine({ id: 'fragile', initial: 'whole', states: { whole: { on: { drop: { actions: 'fail' } } } } })
    const run = recordedRun(fragile, undefined)
    run.send({ type: 'drop' })
    expect(run.entries().at(-1)?.state).toBeNull()
    const { snapshot } = run.folded()
    expect([snapshot.status, snapshot.error]).toEqual(['error', { message: 'cannot', status: 500, details: null }])
  })

  it('says where the machine of today leads elsewhere than the log', () => {
    const run = start()
    run.send(go)
    run.send({ type: 'errand.pause' })
    const entries = run.entries().map((entry) => (entry.seq === 2 ? { ...entry, state: 'halted' } : entry))
    const diverging = () => fold(errandMachine, entries)
    expect(diverging).toThrow(Diverged)
    expect(diverging).toThrow(
      'diverged at seq 2: "errand.pause" led to "halted" when it was recorded, now it leads to "paused"',
    )
  })

  it('does not mind in which order parallel states are named', () => {
    const run = start()
    run.send(go)
    const entries = run
      .entries()
      .map((entry) => (entry.seq === 1 ? { ...entry, state: { working: { watch: 'calm', search: 'asking' } } } : entry))
    expect(fold(errandMachine, entries).snapshot.matches('working')).toBe(true)
    run.stop()
  })

  it('refuses a log without its beginning', () => {
    const run = start()
    run.send(go)
    expect(() => fold(errandMachine, run.entries().slice(1))).toThrow('diverged at seq 1: its beginning is missing')
    run.stop()
  })
})

describe('a resumed flow', () => {
  it('asks again what was not answered, with the same input, and nothing that was', async () => {
    const run = start()
    run.send(go)
    await run.services().answer('tell', { done: undefined })
    run.crash(0)
    expect(run.services().calls).toEqual([{ id: 'fetch', input: { what: 'shears', key: 'intent-1' } }])
    await run.services().answer('fetch', { done: 'two pairs' })
    expect(run.snapshot().context).toMatchObject({ found: 'two pairs', told: 1 })
    expect(run.entries().map(({ seq }) => seq)).toEqual([0, 1, 2, 3])
    run.stop()
  })

  it('gives a timer the time that was left, and one that is overdue fires at once', () => {
    const run = start()
    run.send(go)
    run.clock.advance(1_000)
    run.crash(2_000)
    expect(run.timers()).toEqual({ 'xstate.after.patience.calm': 2_000 })
    run.clock.advance(1_999)
    expect(run.snapshot().matches({ working: { watch: 'calm' } })).toBe(true)
    run.clock.advance(1)
    expect(run.snapshot().matches({ working: { watch: 'restless' } })).toBe(true)

    const late = start()
    late.send(go)
    late.crash(60_000)
    late.clock.advance(0)
    expect(late.snapshot().matches({ working: { watch: 'restless' } })).toBe(true)
  })

  it('sets no timer for a state that a service leaves while it starts', () => {
    const machine = setup({
      actors: { door: fromCallback(({ sendBack }) => sendBack({ type: 'opened' })) },
      delays: { patience: 100 },
    }).createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: {
          id: 'closed',
          invoke: { id: 'door', src: 'door' },
          after: { patience: 'stuck' },
          on: { opened: 'open' },
        },
        open: { on: { close: 'closed' } },
        stuck: {},
      },
    })
    const clock = manualClock(0)
    const options = { name: 'door', now: clock.now, write: async () => undefined, toFailure, onLoss: () => undefined }
    const beginning: FlowEntry = {
      stream: 'door/1#1',
      seq: 0,
      at: 0,
      v: '1',
      kind: 'init',
      name: 'door',
      state: 'closed',
    }
    const folded = fold(machine, [beginning])
    const recording = withRecording(machine, { ...options, from: { seq: 1, at: 0 } })
    const actor = restoredActor(recording, clock, folded)
    startRestored(actor, recording, folded, clock)
    expect(actor.getSnapshot().value).toBe('open')
    expect(actor.system.getSnapshot()._scheduledEvents).toEqual({})
    actor.stop()
  })
})

describe('a context that is built from the input', () => {
  const parcelInput = { address: { city: 'Austin' } }
  const inputs: unknown[] = []
  const parcel = setup({
    types: { input: {} as { address: { city: string } }, context: {} as { city: string } },
  }).createMachine({
    id: 'parcel',
    version: '1',
    context: ({ input }) => {
      inputs.push(input)
      return { city: input.address.city }
    },
    initial: 'packed',
    states: { packed: { on: { send: 'sent' } }, sent: { on: { lose: 'lost' } }, lost: {} },
  })

  it('is never built from anything else: not to record, to predict, to fold, to restore or to count', () => {
    const clock = manualClock()
    const entries: FlowEntry[] = []
    const record = (from = { seq: 0, at: 0 }) =>
      withRecording(parcel, {
        name: 'parcel',
        now: clock.now,
        from,
        writeAhead: ['lose'],
        write: async (entry) => void entries.push({ ...entry, stream: 'parcel/1#1' }),
        toFailure,
        onLoss: () => undefined,
      })
    const actor = newActor(record(), clock, parcelInput).start()
    actor.send({ type: 'send' })
    actor.send({ type: 'lose' })
    actor.stop()

    const folded = fold(parcel, entries)
    const recording = record({ seq: 3, at: folded.at })
    const restored = restoredActor(recording, clock, folded)
    startRestored(restored, recording, folded, clock)
    const { value, context, status, error } = restored.getSnapshot()
    restored.stop()

    expect(entries.map(({ state }) => state)).toEqual(['packed', 'sent', 'lost'])
    expect({ value, context, status, error }).toEqual({
      value: 'lost',
      context: { city: 'Austin' },
      status: 'active',
      error: undefined,
    })
    expect(coverage(parcel).add(parcelInput, [{ type: 'send' }]).context).toEqual({ city: 'Austin' })
    // Recording, folding and counting started the machine once each; restoring did not.
    expect(inputs).toEqual([parcelInput, parcelInput, parcelInput])
  })
})
