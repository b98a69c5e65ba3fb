import type { AnyEventObject } from 'xstate'
import type { FlowEntry } from '../record/entry'
import type { Effect } from './inert-machine'

export type Timer = { id: string; event: AnyEventObject; dueAt: number }

type TimerParams = { id: string | undefined; event: AnyEventObject; delay: number | undefined }
type CancelParams = { sendId: string }
type SpawnParams = { id: string }

/** Running timers, and the services that have answered. */
export type PendingWork = {
  timers: ReadonlyMap<string, Timer>
  settled: ReadonlyMap<string, FlowEntry>
  calledAt: ReadonlyMap<string, number>
}

export const trackPending = () => {
  const timers = new Map<string, Timer>()
  const settled = new Map<string, FlowEntry>()
  const calledAt = new Map<string, number>()
  let at = 0
  return {
    pending: { timers, settled, calledAt } satisfies PendingWork,
    /** Call before the machine receives the entry's event. */
    consume(entry: FlowEntry, event: AnyEventObject) {
      at = entry.at
      for (const [id, timer] of timers) if (timer.event.type === event.type) timers.delete(id)
      if (entry.kind === 'done' || entry.kind === 'failed') settled.set(entry.name, entry)
    },
    onEffect({ type, params }: Effect) {
      if (type === 'xstate.raise') {
        const { id, event, delay } = params as TimerParams
        if (delay !== undefined) timers.set(id ?? event.type, { id: id ?? event.type, event, dueAt: at + delay })
      } else if (type === 'xstate.cancel') timers.delete((params as CancelParams).sendId)
      else if (type === 'xstate.spawnChild') {
        settled.delete((params as SpawnParams).id)
        calledAt.set((params as SpawnParams).id, at)
      }
    },
  }
}
