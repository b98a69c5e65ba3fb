import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { decode, type FlowEntry, type FlowState, isAboutOutbox, isSameState, stateOf } from '../record/entry'
import type { ToFailure } from '../record/entry-data'
import type { OutboxTracker } from '../sending/outbox-types'
import { inertMachine } from './inert-machine'
import { type PendingWork, trackPending } from './pending'

/** A flow's state according to its entries. */
export type Folded = PendingWork & {
  snapshot: AnyMachineSnapshot
  /** What waits for the network; null where nothing of the flow does. */
  box: OutboxTracker | null
  /** When the last entry was written. */
  at: number
}

/** Today's machine does something else with an entry than the machine that wrote it did. */
export class Diverged extends Error {
  override readonly name = 'Diverged'
  constructor(
    readonly seq: number,
    readonly reason: string,
    /** The state before that entry; null when there was none. */
    readonly lastGood: AnyMachineSnapshot | null,
  ) {
    super(`diverged at seq ${seq}: ${reason}`)
  }
}

const describe = (state: FlowState | null) => (state === null ? 'a failure' : JSON.stringify(state))

const check = (entry: FlowEntry, got: FlowState | null, lastGood: AnyMachineSnapshot | null) => {
  if (entry.state === undefined || isSameState(entry.state, got)) return
  const reason = `"${entry.name}" led to ${describe(entry.state)} when it was recorded, now it leads to ${describe(got)}`
  throw new Diverged(entry.seq, reason, lastGood)
}

/**
 * The state that a list of entries leads to. Pure: no action runs, no service starts.
 * @param toFailure turns what a failing machine threw into the error of its snapshot.
 * @param box follows what waits for the network.
 * @throws Diverged as soon as the machine leads elsewhere than the entry says, or when the list does not begin with `init`.
 */
export const fold = (
  machine: AnyStateMachine,
  entries: readonly FlowEntry[],
  toFailure: ToFailure,
  box: OutboxTracker | null = null,
): Folded => {
  const [first, ...rest] = entries
  if (first?.kind !== 'init') throw new Diverged(first?.seq ?? 0, 'its beginning is missing', null)
  const tracker = trackPending()
  const inert = inertMachine(machine, { onEffect: tracker.onEffect })
  tracker.consume(first, decode(first, first))
  let snapshot = inert.begin(first.data)
  let at = first.at
  check(first, stateOf(snapshot, true), null)

  for (const entry of rest) {
    if (isAboutOutbox(entry)) {
      box?.consume(entry, false)
      at = entry.at
      continue
    }
    const event = decode(entry, entry)
    const before = snapshot
    box?.consume(entry, entry.kind === 'message' && before.can(event))
    tracker.consume(entry, event)
    let got: FlowState | null
    try {
      snapshot = inert.step(before, event)
      got = stateOf(snapshot)
    } catch (error) {
      snapshot = { ...before, status: 'error', error: toFailure(error) }
      got = null
    }
    check(entry, got, before)
    at = entry.at
  }
  return { snapshot, at, box, ...tracker.pending }
}

/** Services that were called and have not answered. */
export const inFlight = ({ snapshot, settled }: Folded): string[] =>
  snapshot.status === 'active' ? Object.keys(snapshot.children).filter((id) => !settled.has(id)) : []

/** Whether a flow has to be resumed automatically: a service was called, a timer runs, or something is in its outbox. */
export const isUnderWay = (folded: Folded): boolean =>
  folded.snapshot.status === 'active' &&
  (folded.timers.size > 0 || inFlight(folded).length > 0 || folded.box?.isEmpty() === false)
