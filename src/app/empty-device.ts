import type { EventLog } from '@/events/log'
import { openContents } from '@/events/log/open-contents'

/** Flows whose steps wait for the network. */
const WAITING = 'job-lifecycle/'

/** Removes what this device keeps for the back end: steps that wait for the network, and unsent photos and signatures. */
export const emptyDevice = async (flows: Pick<EventLog<never>, 'streams' | 'drop'>): Promise<void> => {
  const waiting = await flows.streams(WAITING)
  await flows.drop(waiting.map(({ stream }) => stream))
  await (await openContents('groundwork-kept')).clear()
}
