import type { Instant } from './clock'
import type { Day } from './day'

/** Cached because creating a format is slow and there are few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const existing = formats.get(timeZone)
  if (existing) return existing
  // Swedish dates are written like the wire format.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
  formats.set(timeZone, format)
  return format
}

type TemporalApi = typeof Temporal

/** `Temporal` where available; otherwise `Intl`, which is slow to start (ADR 39). */
export const temporal: TemporalApi | undefined = globalThis.Temporal

/** Local date and time at `instant`. Throws RangeError for an unknown time zone. */
export const zonedAt = (api: TemporalApi, instant: Instant, timeZone: string): Temporal.ZonedDateTime =>
  api.Instant.fromEpochMilliseconds(Math.trunc(instant)).toZonedDateTimeISO(timeZone)

/** Local day at `instant`. Throws RangeError for an unknown time zone. */
export const dayAt = (instant: Instant, timeZone: string): Day =>
  temporal ? zonedAt(temporal, instant, timeZone).toPlainDate().toString() : formatIn(timeZone).format(instant)
