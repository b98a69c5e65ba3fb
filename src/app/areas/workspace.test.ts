import { afterEach, describe, expect, it, vi } from 'vitest'
import { createVault, readFlowEntry } from '@/events/flow'
import { memoryLog } from '@/events/log'
import type { GraphQL } from '@/services/graphql/graphql'
import type { Http } from '@/services/http/http'
import { manualClock } from '../../../tests/fixtures/manual-clock'
import { user } from '../../../tests/fixtures/records'
import { readEnv } from '../env'
import { openWorkspace, type Workspace } from './workspace'

const lazy = vi.hoisted(() => ({ graphql: vi.fn(), cards: vi.fn() }))
vi.mock('@/services/graphql/graphql', () => ({ createGraphQL: lazy.graphql }))
vi.mock('@/services/cards/test-provider', () => ({ createTestProvider: lazy.cards }))

const opened: Workspace[] = []
afterEach(() => Promise.all(opened.splice(0).map((workspace) => workspace.close())))

/** The workspace of a person over a log; no call is ever answered. */
const workspaceOf = (userId: number, log = memoryLog({ read: readFlowEntry })) => {
  let ids = 0
  const errors: unknown[] = []
  const workspace = openWorkspace({
    log,
    clock: manualClock(),
    http: { call: () => new Promise(() => undefined) } as Http,
    fetch: () => Promise.reject(new Error('nothing is asked')),
    env: readEnv({} as ImportMetaEnv),
    tokens: { read: () => ({ access_token: 'a', refresh_token: null, user: user({ id: userId }) }) },
    vault: createVault(() => `secret-${++ids}`),
    newId: () => `id-${++ids}`,
    location: { origin: 'https://app.example.com', href: 'https://app.example.com/pricing' },
    onError: (error) => errors.push(error),
  })
  opened.push(workspace)
  return { workspace, errors, log }
}

describe('what loads late is asked for again after a failure', () => {
  it('the GraphQL client', async () => {
    const client = { query: vi.fn(), mutate: vi.fn() } as unknown as GraphQL
    lazy.graphql.mockImplementationOnce(() => {
      throw new Error('no network')
    })
    lazy.graphql.mockImplementationOnce(() => client)
    const { workspace } = workspaceOf(1)
    await expect(workspace.graphql()).rejects.toEqual(new Error('no network'))
    expect(await workspace.graphql()).toBe(client)
    expect(await workspace.graphql()).toBe(client)
  })

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

const customer = { customer_id: 'cus_1', customer_email: 'owner@example.com', customer_name: 'Olivia Owner' }
const choice = { plan_id: 'professional', billing_period: 'monthly' } as const

/** A checkout that a person began and whose tab was closed before anybody answered. */
const leaveCheckout = async (userId: number) => {
  const { workspace, log } = workspaceOf(userId)
  const flow = workspace.flows.open('checkout', workspace.personKey('checkout'), { customer })
  flow.send({ type: 'checkout.choose', id: 'k1', ...choice })
  await flow.whenOpen()
  await flow.whenStored()
  await workspace.close()
  return log
}
const checkouts = ({ flows }: Workspace) => flows.running('checkout').map(({ key }) => key)
const whenResumed = ({ flows }: Workspace) =>
  new Promise<void>((resolve) => {
    const stop = flows.subscribe(() => {
      stop()
      resolve()
    })
  })

describe('the flows of a person', () => {
  it('are resumed for them', async () => {
    const { workspace } = workspaceOf(1, await leaveCheckout(1))
    await whenResumed(workspace)
    expect(checkouts(workspace)).toEqual(['checkout.by-1'])
  })

  it('are nobody else’s', async () => {
    const { workspace, errors } = workspaceOf(11, await leaveCheckout(1))
    await workspace.flows.resumeUnfinished()
    expect([checkouts(workspace), errors]).toEqual([[], []])
  })
})

describe('the flows in hand', () => {
  const open = (workspace: Workspace, subject: string) =>
    workspace.flows.open('checkout', workspace.personKey(subject), { customer })

  it('are those of a name, each once', () => {
    const { workspace } = workspaceOf(1)
    const [first, second] = [open(workspace, 'a'), open(workspace, 'b')]
    open(workspace, 'a')
    workspace.flows.open('card-setup', workspace.personKey('c'), { customer_id: 'cus_1' })
    expect(workspace.flows.running('checkout')).toEqual([first, second])
  })

  it('tell of every new one and of every change in any of them', async () => {
    const { workspace } = workspaceOf(1)
    const first = open(workspace, 'a')
    await first.whenOpen()
    let heard = 0
    const stop = workspace.flows.subscribe(() => heard++)
    const second = open(workspace, 'b')
    expect(heard).toBe(1)
    await second.whenOpen()
    const before = heard
    first.send({ type: 'checkout.choose', id: 'k1', ...choice })
    await first.whenStored()
    expect(heard > before).toBe(true)
    stop()
    const last = heard
    open(workspace, 'c')
    expect(heard).toBe(last)
  })
})
