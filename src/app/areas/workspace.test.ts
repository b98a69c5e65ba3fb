import { afterEach, describe, expect, it, vi } from 'vitest'
import { SECRET_GONE, toFailure } from '@/domain/record/failure'
import { createFlows, createVault, inProcessLocks } from '@/events/flow'
import { memoryFlowLog } from '../../../tests/fixtures/flow-log'
import { manualClock } from '../../../tests/fixtures/manual-clock'
import { memoryStorage } from '../../../tests/fixtures/memory-storage'
import { user } from '../../../tests/fixtures/records'
import { cuttable } from '../../../tests/fixtures/round'
import { readEnv } from '../env'
import { openWorkspace, type Workspace } from './workspace'

const lazy = vi.hoisted(() => ({ cards: vi.fn() }))
vi.mock('@/services/cards/test-provider', () => ({ createTestProvider: lazy.cards }))

const opened: Workspace[] = []
afterEach(() => Promise.all(opened.splice(0).map((workspace) => workspace.close())))

const workspaceOf = (userId: number, log = memoryFlowLog()) => {
  let ids = 0
  const errors: unknown[] = []
  const clock = manualClock()
  const onError = (error: unknown) => errors.push(error)
  const workspace = openWorkspace({
    registry: createFlows({ log, clock, toFailure, locks: inProcessLocks(), definitions: {}, onError }),
    clock,
    serverTime: clock,
    network: cuttable().network,
    fetch: () => new Promise(() => undefined),
    originOf: () => '',
    env: readEnv({} as ImportMetaEnv),
    renewSession: () => Promise.resolve(),
    tokens: {
      read: () => ({ access_token: 'a', refresh_token: null, user: user({ id: userId }) }),
      replaceUser: () => undefined,
    },
    vault: createVault(() => `secret-${++ids}`, SECRET_GONE),
    newId: () => `id-${++ids}`,
    session: memoryStorage(),
    local: memoryStorage(),
    location: { origin: 'https://app.example.com', href: 'https://app.example.com/pricing' },
    onError,
  })
  opened.push(workspace)
  return { workspace, errors, log }
}

describe('what loads late is asked for again after a failure', () => {
  it('the card provider', async () => {
    const provider = { mount: vi.fn() }
    lazy.cards.mockImplementationOnce(() => {
      throw new Error('no network')
    })
    lazy.cards.mockImplementationOnce(() => provider)
    const { workspace } = workspaceOf(1)
    await expect(workspace.billing.cardProvider()).rejects.toEqual(new Error('no network'))
    expect(await workspace.billing.cardProvider()).toBe(provider)
    expect(await workspace.billing.cardProvider()).toBe(provider)
  })
})

class Channel extends EventTarget {
  static open: Channel[] = []
  readonly said: unknown[] = []
  constructor(readonly name: string) {
    super()
    Channel.open.push(this)
  }
  postMessage(message: unknown) {
    this.said.push(message)
  }
  close() {
    Channel.open = Channel.open.filter((other) => other !== this)
  }
}

describe('what changes', () => {
  const loaded = () => {
    vi.stubGlobal('BroadcastChannel', Channel)
    const { workspace } = workspaceOf(1)
    const queries = workspace.queryClient.getQueryCache()
    for (const topic of ['clients', 'crew'] as const)
      queries.build(workspace.queryClient, { queryKey: [topic], meta: { renewedBy: [topic] } })
    const old = () =>
      queries
        .getAll()
        .filter(({ state }) => state.isInvalidated)
        .map(({ queryKey }) => queryKey[0])
    const [channel] = Channel.open.filter(({ name }) => name === 'groundwork-changes')
    if (!channel) throw new RangeError('the workspace has no channel')
    return { workspace, old, channel }
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    Channel.open = []
  })

  it('is loaded again here and said to the other tabs', async () => {
    const { workspace, old, channel } = loaded()
    await workspace.changed('clients')
    expect([old(), channel.said]).toEqual([['clients'], [['clients']]])
  })

  it('is only said to the others where an answer has been put in its place', () => {
    const { workspace, old, channel } = loaded()
    workspace.patched('clients')
    expect([old(), channel.said]).toEqual([[], [['clients']]])
  })

  it('in another tab is loaded again here, and nothing else', () => {
    const { old, channel } = loaded()
    channel.dispatchEvent(new MessageEvent('message', { data: ['crew'] }))
    expect([old(), channel.said]).toEqual([['crew'], []])
  })

  it('in a tab that cannot say what it was makes everything old', () => {
    const { old, channel } = loaded()
    channel.dispatchEvent(new MessageEvent('message', { data: 'changed' }))
    expect([old(), channel.said]).toEqual([['clients', 'crew'], []])
  })

  it('is heard of no more once the workspace is closed', async () => {
    const { workspace, old, channel } = loaded()
    await workspace.close()
    channel.dispatchEvent(new MessageEvent('message', { data: ['crew'] }))
    workspace.patched('clients')
    expect([old(), channel.said, Channel.open.includes(channel)]).toEqual([[], [], false])
  })
})

const choice = { plan_id: 'professional', billing_period: 'monthly' } as const

const leaveCheckout = async (userId: number) => {
  const { workspace, log } = workspaceOf(userId)
  const flow = workspace.flows.open('checkout', workspace.personKey('checkout'), { customer_id: 'cus_1' })
  flow.send({ type: 'checkout.choose', id: 'k1', ...choice })
  await flow.whenOpen()
  await flow.whenStored()
  await workspace.close()
  return log
}
const running = ({ flows }: Workspace) => flows.running().map(({ name, key }) => `${name}/${key}`)
describe('the flows of a person', () => {
  it('are resumed for them', async () => {
    const { workspace } = workspaceOf(1, await leaveCheckout(1))
    await workspace.catchUp()
    expect(running(workspace)).toEqual(['checkout/checkout.by-1'])
  })

  it('are no one else’s', async () => {
    const { workspace, errors } = workspaceOf(11, await leaveCheckout(1))
    await workspace.catchUp()
    expect([running(workspace), errors]).toEqual([[], []])
  })
})
