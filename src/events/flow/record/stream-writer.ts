import type { Durability, EventLog } from '../../log'
import type { FlowEntry, FlowState } from './entry'
import type { NewFlowEntry } from './record'

/** Writes one stream, entry by entry, in order. */
export type StreamWriter = {
  /** Resolves when the entry is stored, or when that has been given up. Never rejects. */
  write(entry: NewFlowEntry, durability: Durability): Promise<void>
  /** Marks the stream as finished, after everything that is being written. */
  end(): Promise<void>
  /** Resolves when everything so far is written. */
  settled(): Promise<void>
  /** False once something could not be written: a stream with a gap would mislead, so the rest is left out too. */
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
    // The state is noted, so that no one has to read a stream to know whether it waits.
    write(entry, durability) {
      const note = noteOf(entry.state ?? null)
      return attempt(() => log.append([{ ...entry, stream }], { durability, note }))
    },
    end: () => attempt(() => log.end(stream)),
    settled: () => queue,
  }
}
