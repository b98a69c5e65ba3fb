import { Conflict, Quarantined } from './errors'
import type { LogEntry, StreamInfo } from './log'
import { newStream } from './store'

/**
 * The streams as they stand once the entries are added. Both stores ask this inside their transaction.
 * @throws Conflict when a `seq` is not its stream's next; Quarantined when the stream is read-only.
 */
export const admit = (
  entries: readonly LogEntry[],
  known: (stream: string) => StreamInfo | undefined,
): Map<string, StreamInfo> => {
  const touched = new Map<string, StreamInfo>()
  for (const { stream, seq } of entries) {
    const info = touched.get(stream) ?? known(stream) ?? newStream(stream)
    if (info.quarantine) throw new Quarantined(stream, info.quarantine.reason)
    if (seq !== info.lastSeq + 1) throw new Conflict(stream, seq)
    touched.set(stream, { ...info, lastSeq: seq })
  }
  return touched
}
