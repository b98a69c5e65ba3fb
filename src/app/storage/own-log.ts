import type { FlowEntry } from '@/events/flow'
import type { EventLog } from '@/events/log'
import { isOwnKey } from '../areas/own-key'

type Who = {
  /** Undefined while no one is signed in. */
  userId: number | undefined
  /** The stream of this tab's session; null while it is opening. */
  session: string | null
}

/** The flow log as the text of a file: one person's flows and the session of this tab. Several people may share a browser. */
export const exportOwn = (log: EventLog<FlowEntry>, { userId, session }: Who): Promise<string> =>
  log.exportStreams((stream) => stream === session || isOwnKey(stream.replace(/#\d+$/, ''), userId))
