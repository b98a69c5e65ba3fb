import { isSentKey } from '@/domain/drafts'
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
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const name of names.filter(isSentKey)) storage.removeItem(name)
  await (await openContents('groundwork-kept')).clear()
}
