import { useMemo, useSyncExternalStore } from 'react'
import type { Flow, IntentEntry, Outbox } from '@/events/flow'
import { outboxOf } from '@/events/flow/outbox'
import { followFlows, type RunningFlows } from '../-commanding/flow-activity'

/** A request held by a flow. `failure` comes from a refusing service; `stuck` waits behind a refused request, `next` for the answer to the one before. */
export type Held = {
  flow: Flow
  entry: IntentEntry & { failure?: unknown }
  how: 'refused' | 'stuck' | 'next' | 'waiting'
}

const heldBy = (flow: Flow): Held[] => {
  const { underWay, waiting, refused } = outboxOf(flow)
  const how: Held['how'] = refused.length > 0 ? 'stuck' : underWay === null ? 'next' : 'waiting'
  return [
    ...refused.map((entry) => ({ flow, entry, how: 'refused' as const })),
    ...[...(underWay ? [underWay] : []), ...waiting].map((entry) => ({ flow, entry, how })),
  ]
}

const isAny = (_: Flow): _ is Flow => true

export const isHolding = (flows: RunningFlows): boolean => flows.running().some((flow) => heldBy(flow).length > 0)

const heldStore = (flows: RunningFlows) => {
  let seen: readonly Outbox[] = []
  let held: readonly Held[] = []
  return {
    subscribe: (listener: () => void) => followFlows(flows, isAny, listener),
    read(): readonly Held[] {
      // Flows without held requests are ignored, because many are opened during a render.
      const holding = flows.running().filter((flow) => heldBy(flow).length > 0)
      const now = holding.map(outboxOf)
      if (now.length === seen.length && now.every((box, index) => box === seen[index])) return held
      seen = now
      held = holding.flatMap(heldBy).sort((a, b) => a.entry.at - b.entry.at)
      return held
    },
  }
}

export const useHeld = (flows: RunningFlows): readonly Held[] => {
  const { subscribe, read } = useMemo(() => heldStore(flows), [flows])
  return useSyncExternalStore(subscribe, read)
}
