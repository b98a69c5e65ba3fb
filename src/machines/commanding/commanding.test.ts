import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { done, failed, storyOf } from '../../../tests/fixtures/machine-story'
import { port } from '../port'
import { type Commanding, commanding, NO_INTENT } from './commanding'
import { commandUnderWay, failureOf, keyOfSameBy } from './selectors'

/* The smallest flow that carries out commands: an estimate that is sent, or voided with a reason. */

type Estimate = { status: 'draft' | 'sent' | 'void' }
type Context = Commanding<Intent> & { estimate: Estimate | null; told: string | null }
type Intent = { command: 'send'; key: string } | { command: 'void'; key: string; reason: string }
type Request = { id: string; askedAt?: number } & (
  | { type: 'estimate.send' }
  | { type: 'estimate.void'; reason: string }
)
type Changed = { type: 'estimate.changed'; estimate: Estimate }
type Event = Request | Changed | { type: 'estimate.retry' } | { type: 'estimate.dismiss' }
type Ports = {
  sendEstimate(input: { key: string }): Promise<Estimate>
  voidEstimate(input: { key: string; reason: string }): Promise<Estimate>
}

const intentFrom = (request: Request): Intent =>
  request.type === 'estimate.send'
    ? { command: 'send', key: request.id }
    : { command: 'void', key: request.id, reason: request.reason }

const may = ({ estimate }: Context, command: Intent['command']) =>
  estimate?.status === (command === 'send' ? 'draft' : 'sent')

const commands = commanding<{
  context: Context
  event: Event
  intent: Intent
  command: Intent['command']
  ports: Ports
  answer: Estimate
  report: Changed
}>({
  states: { send: 'sending', void: 'voiding' },
  intentFrom,
  may,
  statusOf: ({ estimate }) => estimate?.status ?? null,
  accept: ({ intent }, estimate) => ({ estimate, told: intent?.command ?? null }),
  learn: ({ estimate }) => ({ estimate }),
  isMoot: (context, { command }) => !may(context, command),
  forget: { told: null },
})
const { ask, asking } = commands

const machine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Estimate },
  actors: { sendEstimate: port<Ports['sendEstimate']>(), voidEstimate: port<Ports['voidEstimate']>() },
  guards: commands.guards,
  actions: commands.actions,
}).createMachine({
  id: 'estimate',
  version: '1',
  context: ({ input }) => ({ estimate: input, told: null, ...NO_INTENT }),
  initial: 'routing',
  on: {
    'estimate.changed': commands.learned,
    'estimate.retry': commands.retry,
    'estimate.dismiss': commands.dismiss,
  },
  states: {
    routing: { always: commands.toStatus(['draft', 'sent', 'void']) },
    retrying: commands.retrying,
    draft: { on: { 'estimate.send': ask('send'), 'estimate.void': ask('void') } },
    sent: { on: { 'estimate.void': ask('void') } },
    void: {},
    sending: asking('sendEstimate', ['send'], ({ key }) => ({ key })),
    voiding: asking('voidEstimate', ['void'], ({ key, reason }) => ({ key, reason })),
  },
})

const busy = { message: 'The server is busy. Please try again.', status: 503, details: null }
const send = { type: 'estimate.send', id: 'k1' } as const
const revoke = { type: 'estimate.void', id: 'k2', reason: 'Too late' } as const
const retry = { type: 'estimate.retry' } as const

const tell = (context: Context) => ({
  intent: context.intent?.command ?? null,
  told: context.told,
  underWay: commandUnderWay({ context }),
  failure: failureOf({ context }),
})
const draft = storyOf(machine, { input: { status: 'draft' }, tell })
const atRest = { intent: null, told: null, underWay: null, failure: null, calls: [] }

it('a command has a state in which its service is asked, and leads to the status that is answered', async () => {
  const call = { service: 'sendEstimate', input: { key: 'k1' } }
  expect(await draft.when(send)).toEqual({
    ...atRest,
    state: 'sending',
    intent: 'send',
    underWay: 'send',
    calls: [call],
  })
  const sent = draft.after(send, done('sendEstimate', { status: 'sent' }))
  expect(await sent.when()).toEqual({ ...atRest, state: 'sent', told: 'send' })
  expect(await sent.when({ type: 'estimate.dismiss' })).toEqual({ ...atRest, state: 'sent' })
})

it('a command that the rules forbid does nothing', async () => {
  expect(await draft.when(revoke)).toEqual({ ...atRest, state: 'draft' })
})

it('nothing else is taken while a command is under way', async () => {
  const busySending = { ...atRest, state: 'sending', intent: 'send', underWay: 'send' }
  const others = [send, revoke, retry, { type: 'estimate.dismiss' }] as const
  expect(await draft.after(send).when(...others)).toEqual(busySending)
  expect(await draft.after(send).when({ type: 'estimate.changed', estimate: { status: 'void' } })).toEqual(busySending)
})

describe('a command that was refused', () => {
  const refused = draft.after(send, failed('sendEstimate', busy))
  const waiting = { ...atRest, state: 'draft', intent: 'send', failure: { command: 'send', failure: busy } }

  it('waits with its reason, and is retried under its key', async () => {
    expect(await refused.when()).toEqual(waiting)
    const again = await refused.when(retry)
    expect([again.state, again.calls]).toEqual(['sending', [{ service: 'sendEstimate', input: { key: 'k1' } }]])
  })

  it('stays while it makes sense, and is dropped when it does not', async () => {
    const changedTo = (status: Estimate['status']) => refused.when({ type: 'estimate.changed', estimate: { status } })
    expect(await changedTo('draft')).toEqual(waiting)
    expect(await changedTo('sent')).toEqual({ ...atRest, state: 'sent' })
  })

  it('is recognized when the same is asked for again', () => {
    const keyOfSame = keyOfSameBy(intentFrom)
    const snapshot = { context: { intent: { ...intentFrom(revoke), askedAt: 7 }, failure: busy } }
    const keys = [
      { ...revoke, id: 'k3' },
      { ...revoke, id: 'k3', reason: 'Sold' },
      { ...send, id: 'k3' },
    ].map((request) => keyOfSame(snapshot, request))
    expect(keys).toEqual(['k2', null, null])
    expect(keyOfSame({ context: { ...snapshot.context, failure: null } }, { ...revoke, id: 'k3' })).toBe('k2')
    expect(keyOfSame({ context: NO_INTENT }, revoke)).toBeNull()
  })
})

it('a state that asks without the intent for it is a broken chart, and shows', () => {
  const { input } = asking('voidEstimate', ['void'], ({ key, reason }) => ({ key, reason })).invoke
  const context = { estimate: null, told: null, intent: { command: 'send', key: 'k1' }, failure: null } as const
  expect(() => input({ context })).toThrow(new TypeError('nothing under way'))
})
