import { useMemo, useSyncExternalStore } from 'react'
import type { Flow, IntentEntry, Outbox } from '@/events/flow'
import { outboxOf } from '@/events/flow/outbox'
import { followFlows, type RunningFlows } from '../-commanding/flow-activity'

/** Something that a flow holds back. `failure` is that of a service, where one refused it; `stuck` waits behind what came to nothing. */
export type Held = { flow: Flow; entry: IntentEntry & { failure?: unknown }; how: 'refused' | 'stuck' | 'waiting' }

/** What a flow holds back: what came to nothing first, then what waits, in order. */
const heldBy = (flow: Flow): Held[] => {
  const { underWay, waiting, refused } = outboxOf(flow)
  const how: Held['how'] = refused.length > 0 ? 'stuck' : 'waiting'
  return [
    ...refused.map((entry) => ({ flow, entry, how: 'refused' as const })),
    ...[...(underWay ? [underWay] : []), ...waiting].map((entry) => ({ flow, entry, how })),
  ]
}

const isAny = (_: Flow): _ is Flow => true

/** Whether any running flow holds something back. */
export const isHolding = (flows: RunningFlows): boolean => flows.running().some((flow) => heldBy(flow).length > 0)

/** What all running flows hold back, as a store. */
const heldStore = (flows: RunningFlows) => {
  let seen: readonly Outbox[] = []
  let held: readonly Held[] = []
  return {
    subscribe: (listener: () => void) => followFlows(flows, isAny, listener),
    read(): readonly Held[] {
      // A flow that holds nothing back changes nothing: many are opened while a page is drawn.
      const holding = flows.running().filter((flow) => heldBy(flow).length > 0)
      const now = holding.map(outboxOf)
      if (now.length === seen.length && now.every((box, index) => box === seen[index])) return held
      seen = now
      held = holding.flatMap(heldBy).sort((a, b) => a.entry.at - b.entry.at)
      return held
    },
  }
}

/** What all running flows hold back, in the order of the requests. */
export const useHeld = (flows: RunningFlows): readonly Held[] => {
  const { subscribe, read } = useMemo(() => heldStore(flows), [flows])
  return useSyncExternalStore(subscribe, read)
}
