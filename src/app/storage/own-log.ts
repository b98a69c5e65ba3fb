import type { FlowEntry } from '@/events/flow'
import type { EventLog } from '@/events/log'
import { isOwnKey } from '../areas/own-key'

type Who = {
  userId: number | undefined
  /** The stream of this tab's session; null while it opens. */
  session: string | null
}

/** Exports one person's flows and this tab's session as text. Several people may share a browser. */
export const exportOwn = (log: EventLog<FlowEntry>, { userId, session }: Who): Promise<string> =>
  log.exportStreams((stream) => stream === session || isOwnKey(stream.replace(/#\d+$/, ''), userId))
