import type { Flow, Kept } from '@/events/flow'
import { outboxOf } from '@/events/flow/outbox'

/** Something that a flow holds back. `failure` is that of a service, where one refused it; `stuck` waits behind what came to nothing. */
export type Held = { flow: Flow; kept: Kept & { failure?: unknown }; how: 'refused' | 'stuck' | 'waiting' }

/** What a flow holds back: what came to nothing first, then what waits, in order. */
export const heldBy = (flow: Flow): Held[] => {
  const { underWay, waiting, refused } = outboxOf(flow)
  const how: Held['how'] = refused.length > 0 ? 'stuck' : 'waiting'
  return [
    ...refused.map((kept) => ({ flow, kept, how: 'refused' as const })),
    ...[...(underWay ? [underWay] : []), ...waiting].map((kept) => ({ flow, kept, how })),
  ]
}
