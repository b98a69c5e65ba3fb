import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { openContents } from '@/events/log/open-contents'
import { memoryFlowLog } from '../../../tests/fixtures/flow-log'
import { memoryStorage } from '../../../tests/fixtures/memory-storage'
import { emptyDevice } from './empty-device'

it('lets go of flows, writes and photos that are on their way, and of nothing else', async () => {
  const log = memoryFlowLog()
  const begun = { seq: 0, at: 0, v: '1', kind: 'init', name: 'flow', data: null, state: null } as const
  const streams = [
    'auth-session/main#0',
    'checkout/1#0',
    'estimate-approval/3.by-1#0',
    'invoice-billing/4.by-1#0',
    'invoice-payment/4.by-1#0',
    'job-lifecycle/17.by-1#0',
    'job-lifecycle/18.by-2#0',
    'job-lifecycle/imported:17.by-1#1',
    'payout-processing/5.by-1#0',
    'service-plan/6.by-1#0',
    'subscription/1#0',
  ]
  await log.append(streams.map((stream) => ({ ...begun, stream })))
  const device = await openContents('groundwork-kept')
  await device.put('photo', { job: 17 }, new Uint8Array([1]))

  const storage = memoryStorage()
  for (const name of ['draft.1.sent.k1', 'draft.1.job.4', 'color-mode']) storage.setItem(name, '{}')

  await emptyDevice(log, storage)

  expect((await log.streams()).map(({ stream }) => stream)).toEqual([
    'auth-session/main#0',
    'job-lifecycle/imported:17.by-1#1',
  ])
  expect(await device.notes()).toEqual(new Map())
  expect(['draft.1.sent.k1', 'draft.1.job.4', 'color-mode'].map((name) => storage.getItem(name))).toEqual([
    null,
    '{}',
    '{}',
  ])
})
