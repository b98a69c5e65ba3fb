import type { Durability, EventLog } from '../../log'
import type { FlowEntry, FlowState } from './entry'
import type { NewFlowEntry } from './record'

export type StreamWriter = {
  /** Resolves when the entry is stored or storing it was given up. Never rejects. */
  write(entry: NewFlowEntry, durability: Durability): Promise<void>
  end(): Promise<void>
  settled(): Promise<void>
  /** False after a failed write: a stream with a gap would mislead, so the rest is omitted too. */
  readonly isWriting: boolean
}

/**
 * @param onFailure called once, when the stream is no longer written: another writer has it, or the disk failed.
 * @param writes whether it writes at all.
 * @param noteOf what the log notes of the stream, by the state that the entry led to.
 */
export const createStreamWriter = (
  log: EventLog<FlowEntry>,
  stream: string,
  onFailure: (error: unknown) => void,
  writes = true,
  noteOf: (state: FlowState | null) => unknown = (state) => state,
): StreamWriter => {
  let isWriting = writes
  let queue: Promise<void> = Promise.resolve()

  const attempt = (work: () => Promise<unknown>) => {
    queue = queue.then(async () => {
      if (!isWriting) return
      try {
        await work()
      } catch (error) {
        isWriting = false
        onFailure(error)
      }
    })
    return queue
  }

  return {
    get isWriting() {
      return isWriting
    },
    // Notes the state, so that a resume check needs no stream read.
    write(entry, durability) {
      const note = noteOf(entry.state ?? null)
      return attempt(() => log.append([{ ...entry, stream }], { durability, note }))
    },
    end: () => attempt(() => log.end(stream)),
    settled: () => queue,
  }
}
