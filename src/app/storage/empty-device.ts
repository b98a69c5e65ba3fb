import { isSentKey, keysIn } from '@/domain/record/drafts'
import { isImported, parseStreamName } from '@/events/flow'
import type { EventLog } from '@/events/log'
import { openContents } from '@/events/log/open-contents'

/** The signed-in session survives a reset, and imported bug reports come from another device. */
const outlivesReset = (stream: string): boolean => {
  const name = parseStreamName(stream)
  return name?.flow === 'auth-session' || isImported(name?.key ?? '')
}

/** Removes what this device stores for the back end: flows, writes interrupted by a closed page, and unsent photos and signatures. */
export const emptyDevice = async (
  flows: Pick<EventLog<never>, 'streams' | 'drop'>,
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
): Promise<void> => {
  const names = (await flows.streams()).map(({ stream }) => stream)
  await flows.drop(names.filter((stream) => !outlivesReset(stream)))
  for (const key of keysIn(storage).filter(isSentKey)) storage.removeItem(key)
  await (await openContents('groundwork-kept')).clear()
}
