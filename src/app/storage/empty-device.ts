import { isSentKey, keysIn } from '@/domain/record/drafts'
import { isImported, parseStreamName } from '@/events/flow'
import type { EventLog } from '@/events/log'
import { openContents } from '@/events/log/open-contents'

/** Who is signed in stays so, and imported bug files are of another device. */
const outlivesReset = (stream: string): boolean => {
  const name = parseStreamName(stream)
  return name?.flow === 'auth-session' || isImported(name?.key ?? '')
}

/**
 * Removes what this device keeps for the back end: flows, whose steps wait for the network or are finished on the next visit, what a closed page
 * left, and unsent photos and signatures.
 */
export const emptyDevice = async (
  flows: Pick<EventLog<never>, 'streams' | 'drop'>,
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
): Promise<void> => {
  const names = (await flows.streams()).map(({ stream }) => stream)
  await flows.drop(names.filter((stream) => !outlivesReset(stream)))
  for (const key of keysIn(storage).filter(isSentKey)) storage.removeItem(key)
  await (await openContents('groundwork-kept')).clear()
}
