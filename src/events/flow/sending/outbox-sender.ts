import type { AnyMachineSnapshot } from 'xstate'
import type { Live, OutboxKind, OutboxSender } from '../flow'
import { waitsForEvent } from '../record/at-rest'
import { inertMachine } from '../resume/inert-machine'
import type { Intent, Outbox } from './outbox-types'
import { isIntent, type OutboxRule, trackOutbox } from './track-outbox'

type Deps = Parameters<OutboxKind['carry']>[0] & {
  rule: OutboxRule
  optimistic(snapshot: AnyMachineSnapshot): unknown
}

/** The outbox of one flow while it runs. */
export const createOutboxSender = ({ machine, rule, optimistic, running, onChange }: Deps): OutboxSender => {
  const inert = inertMachine(machine)
  const { services, queued } = rule
  let tracker = trackOutbox(rule)
  let inFlightId: string | null = null
  let guess: { from: AnyMachineSnapshot; box: Outbox; expected: AnyMachineSnapshot | null } | null = null

  const optimisticState = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot | null => {
    const service = services.find((id) => id in snapshot.children)
    if (service === undefined) return waitsForEvent(machine, snapshot) ? snapshot : null
    const output = optimistic(snapshot)
    if (output === undefined) return null
    return inert.step(snapshot, { type: `xstate.done.actor.${service}`, output, actorId: service })
  }

  const guessFrom = (snapshot: AnyMachineSnapshot, { waiting, refused }: Outbox): AnyMachineSnapshot | null => {
    if (refused.length > 0) return null
    let expected = optimisticState(snapshot)
    for (const { event } of waiting) expected = expected && optimisticState(inert.step(expected, event))
    return expected
  }

  const expected = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot | null => {
    const box = tracker.outbox()
    if (tracker.isEmpty()) return snapshot
    return guessed(snapshot, box)
  }

  const guessed = (snapshot: AnyMachineSnapshot, box: Outbox): AnyMachineSnapshot | null => {
    if (guess?.from !== snapshot || guess.box !== box)
      guess = { from: snapshot, box, expected: guessFrom(snapshot, box) }
    return guess.expected
  }

  const keep = (event: Intent, { actor, recording }: Live) => {
    const snapshot = actor.getSnapshot()
    const { type, ...data } = event
    if (guessed(snapshot, tracker.outbox())?.can(event))
      void recording.note({ kind: 'kept', name: type, data }, snapshot)
    onChange()
  }

  const mustWait = (event: Intent, { actor }: Live): boolean => {
    const { underWay, waiting, refused } = tracker.outbox()
    if (underWay !== null || waiting.length > 0) return true
    if (!queued.includes(event.type)) return false
    return refused.length > 0 || !waitsForEvent(machine, actor.getSnapshot())
  }

  const resume = () => {
    const live = running()
    const { underWay, waiting, refused } = tracker.outbox()
    const [first] = waiting
    if (!live || !first || underWay !== null || refused.length > 0 || inFlightId === first.event.id) return
    if (!waitsForEvent(machine, live.actor.getSnapshot())) return
    inFlightId = first.event.id
    live.actor.send(first.event)
  }

  return {
    outbox: () => tracker.outbox(),
    isEmpty: () => tracker.isEmpty(),
    begin(box) {
      tracker = box ?? trackOutbox(rule)
      inFlightId = null
    },
    consume(entry, isHandled) {
      const before = tracker.outbox()
      tracker.consume(entry, isHandled)
      if (before !== tracker.outbox()) onChange()
    },
    expected,
    give(event, live) {
      if (isIntent(event) && mustWait(event, live)) keep(event, live)
      else live.actor.send(event)
    },
    resume,
    wait(service) {
      const live = running()
      const { last, underWay } = tracker.outbox()
      if (live && last !== null && underWay === null)
        void live.recording.note({ kind: 'waited', name: service }, live.actor.getSnapshot())
    },
    tryAgain(id) {
      const entry = tracker.outbox().refused.find(({ event }) => event.id === id)
      if (entry) running()?.actor.send(entry.event)
    },
    discard(id) {
      const live = running()
      const { waiting, refused } = tracker.outbox()
      const entry = [...refused, ...waiting].find(({ event }) => event.id === id)
      if (!live || !entry) return
      void live.recording.note({ kind: 'dropped', name: entry.event.type, data: id }, live.actor.getSnapshot())
      resume()
    },
  }
}
