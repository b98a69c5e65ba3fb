import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { decode, type FlowEntry, type FlowState, isAboutOutbox, isSameState, stateOf } from '../record/entry'
import type { ToFailure } from '../record/entry-data'
import type { OutboxTracker } from '../sending/outbox-types'
import { inertMachine } from './inert-machine'
import { type PendingWork, trackPending } from './pending'

export type Folded = PendingWork & {
  snapshot: AnyMachineSnapshot
  box: OutboxTracker | null
  at: number
}

/** The current machine handles an entry differently from the machine that wrote it. */
export class Diverged extends Error {
  override readonly name = 'Diverged'
  constructor(
    readonly seq: number,
    readonly reason: string,
    /** The state before that entry; null for the first. */
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
 * Replays entries to a state. Pure: runs no action and no service. `toFailure` turns thrown values into the snapshot's error; `box` tracks
 * the outbox. Throws Diverged when the machine's state differs from the recorded one, or when the list does not begin with `init`.
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

export const inFlight = ({ snapshot, settled }: Folded): string[] =>
  snapshot.status === 'active' ? Object.keys(snapshot.children).filter((id) => !settled.has(id)) : []

/** True when a flow has to be resumed automatically: a service is unanswered, a timer runs, or the outbox is not empty. */
export const isUnderWay = (folded: Folded): boolean =>
  folded.snapshot.status === 'active' &&
  (folded.timers.size > 0 || inFlight(folded).length > 0 || folded.box?.isEmpty() === false)
