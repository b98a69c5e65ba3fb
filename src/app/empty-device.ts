import { isSentKey, keysIn } from '@/domain/drafts'
import type { EventLog } from '@/events/log'
import { openContents } from '@/events/log/open-contents'

/** The lives of records, whose steps wait for the network or are finished on the next visit. */
const LIVES = [
  'estimate-approval/',
  'invoice-billing/',
  'invoice-payment/',
  'job-lifecycle/',
  'payout-processing/',
  'service-plan/',
]

/** Removes what this device keeps for the back end: steps on their way, what a closed page left, and unsent photos and signatures. */
export const emptyDevice = async (
  flows: Pick<EventLog<never>, 'streams' | 'drop'>,
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
): Promise<void> => {
  const waiting = (await Promise.all(LIVES.map((name) => flows.streams(name)))).flat()
  await flows.drop(waiting.map(({ stream }) => stream))
  for (const key of keysIn(storage).filter(isSentKey)) storage.removeItem(key)
  await (await openContents('groundwork-kept')).clear()
}
