import { isBlank } from '../text/typed-text'
import type { Instant } from '../time/clock'
import { toE164 } from './address'
import type { LedgerEntry } from './consent'
import type { Channel } from './vocabulary'

export type ConsentState = {
  /** Null unless opted out of everything on this channel. */
  optedOutAt: Instant | null
  /** The words that did it. */
  optedOutBy: string | null
  optedOutSource: LedgerEntry['source'] | null
  /** Whether a written record allows marketing. */
  marketing: boolean
  /** When marketing was refused; null when it never was, or was allowed again. */
  marketingRefusedAt: Instant | null
}

const NO_ENTRIES: ConsentState = {
  optedOutAt: null,
  optedOutBy: null,
  optedOutSource: null,
  marketing: false,
  marketingRefusedAt: null,
}

const OPTED_IN = { optedOutAt: null, optedOutBy: null, optedOutSource: null }

/** As the thread shows it. */
export const shownConsent = (state: ConsentState) => ({
  opted_out_at: state.optedOutAt,
  opted_out_by: state.optedOutBy,
  opted_out_source: state.optedOutSource,
  marketing: state.marketing,
  marketing_refused_at: state.marketingRefusedAt,
})

const addressKey = (address: string): string => toE164(address) ?? address.trim().toLowerCase()

/** A word such as START is no written record, so it allows only what is informational. */
const allowsMarketing = ({ purpose, source, wording }: LedgerEntry): boolean =>
  purpose === 'marketing' && source !== 'keyword' && !isBlank(wording)

const afterEntry = (state: ConsentState, entry: LedgerEntry): ConsentState => {
  const { action, purpose, created_at, wording, source } = entry
  if (action === 'granted')
    return allowsMarketing(entry)
      ? { ...OPTED_IN, marketing: true, marketingRefusedAt: null }
      : { ...state, ...OPTED_IN }
  const refused = { marketing: false, marketingRefusedAt: created_at }
  return purpose === 'marketing'
    ? { ...state, ...refused }
    : { ...refused, optedOutAt: created_at, optedOutBy: wording, optedOutSource: source }
}

/**
 * The newest entry wins. A revocation of informational messages ends marketing too, as STOP does; one of marketing alone, as by the
 * unsubscribe page, leaves the informational ones.
 */
export const consentOf = (entries: readonly LedgerEntry[], address: string, channel: Channel): ConsentState => {
  const key = addressKey(address)
  return entries
    .filter((entry) => entry.channel === channel && addressKey(entry.address) === key)
    .sort((a, b) => a.created_at - b.created_at || a.id - b.id)
    .reduce(afterEntry, NO_ENTRIES)
}
