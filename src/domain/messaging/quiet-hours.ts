import type { Instant } from '../time/clock'
import type { Channel, Purpose } from './vocabulary'

/** Where a client is, from their property. */
export type ClientLocation = { state: string; time_zone: string }
export type QuietRequest = {
  now: Instant
  channel: Channel
  purpose: Purpose
  place: ClientLocation | null
  /** E.164 number or email address. */
  address: string
}
export const earliestSend = ({ now }: QuietRequest): { at: Instant; reason: string | null } => ({
  at: now,
  reason: null,
})
