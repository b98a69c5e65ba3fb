import type { EventLog } from '../log'
import type { FlowEntry } from './entry'
import type { FlowInfo } from './flow'
import { isImported, parseStreamName } from './stream-name'

/** Every stored stream of a flow, by name, without reading it. */
export const listFlows = async (log: EventLog<FlowEntry>): Promise<FlowInfo[]> =>
  (await log.streams()).flatMap(({ stream, lastSeq, ended, quarantine }) => {
    const name = parseStreamName(stream)
    if (!name) return []
    const { flow, key } = name
    const aside = quarantine && { stream, ...quarantine }
    return [{ stream, flow, key, lastSeq, ended, quarantine: aside, imported: isImported(key) }]
  })
