import type { Instant } from '../time/clock'
import type { ConsentEntry } from './consent'
import type { Channel } from './vocabulary'

export type ConsentState = {
  /** Null unless opted out of everything on this channel. */
  optedOutAt: Instant | null
  /** The words that ended it. */
  optedOutBy: string | null
  optedOutSource: ConsentEntry['source'] | null
  marketing: boolean
}
export const consentOf = (entries: readonly ConsentEntry[], address: string, channel: Channel): ConsentState => {
  const entry = entries.find((one) => one.address === address && one.channel === channel)
  return { optedOutAt: entry?.created_at ?? null, optedOutBy: null, optedOutSource: null, marketing: false }
}
