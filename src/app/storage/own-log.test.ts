import { expect, it } from 'vitest'
import type { FlowEntry } from '@/events/flow'
import { memoryFlowLog } from '../../../tests/fixtures/flow-log'
import { exportOwn } from './own-log'

const [MINE, HERS] = ['auth-session/b2#1', 'auth-session/a1#1']

const STREAMS = [
  HERS,
  MINE,
  'checkout/checkout.by-1#2',
  'job-lifecycle/17.by-1#3',
  'job-lifecycle/17.by-11#1',
  'job-lifecycle/imported:17.by-1#1',
]

const exported = async (who: Parameters<typeof exportOwn>[1]): Promise<string[]> => {
  const log = memoryFlowLog()
  await log.append(STREAMS.map((stream) => ({ stream, seq: 0, at: 0, v: '1', kind: 'init', name: 'x', state: 'y' })))
  const { entries } = JSON.parse(await exportOwn(log, who)) as { entries: FlowEntry[] }
  return entries.map(({ stream }) => stream)
}

it('a report holds the flows of the person and the session of this tab, and no one else’s', async () => {
  expect(await exported({ userId: 1, session: MINE })).toEqual([
    MINE,
    'checkout/checkout.by-1#2',
    'job-lifecycle/17.by-1#3',
  ])
})

it('while no one is signed in it holds the session alone', async () => {
  expect(await exported({ userId: undefined, session: MINE })).toEqual([MINE])
  expect(await exported({ userId: undefined, session: null })).toEqual([])
})
