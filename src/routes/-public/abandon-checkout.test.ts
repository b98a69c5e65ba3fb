import { describe, expect, it } from 'vitest'
import type { Workspace } from '../-session/context'
import { abandonCheckout } from './abandon-checkout'

type Stored = { flow: string; key: string; ended: boolean }

const workspaceWith = (stored: Stored[]) => {
  const sent: [flow: string, key: unknown, event: unknown][] = []
  const flows = {
    list: async () => stored,
    open: (flow: string, key: unknown) => ({ send: (event: unknown) => sent.push([flow, key, event]) }),
  }
  const workspace = { flows, personKey: (subject: string) => `${subject}.by-1` } as unknown as Workspace
  return { workspace, sent }
}

const mine = { flow: 'checkout', key: 'checkout.by-1', ended: false }

describe('leaving the payment page (SUB-04)', () => {
  it('is told to the checkout that is under way', async () => {
    const { workspace, sent } = workspaceWith([{ ...mine, ended: true }, mine])
    await abandonCheckout(workspace)
    expect(sent).toEqual([['checkout', 'checkout.by-1', { type: 'checkout.abandoned' }]])
  })

  it('begins no checkout where none is under way', async () => {
    const { workspace, sent } = workspaceWith([
      { ...mine, ended: true },
      { ...mine, key: 'checkout.by-2' },
      { ...mine, flow: 'subscription' },
    ])
    await abandonCheckout(workspace)
    expect(sent).toEqual([])
  })
})
