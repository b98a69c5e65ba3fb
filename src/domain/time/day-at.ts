import type { Instant } from './clock'
import type { Day } from './day'

/** Making one takes long, and there are few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const existing = formats.get(timeZone)
  if (existing) return existing
  // In Sweden a day is written as the wire has it.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
  formats.set(timeZone, format)
  return format
}

type TemporalApi = typeof Temporal

/** `Temporal`, where the browser has it; else `Intl` is asked, which is slow to start (ADR 39). */
export const temporal: TemporalApi | undefined = globalThis.Temporal

/** What calendar and clock show at `instant` where the business is. @throws RangeError for a time zone that there is not. */
export const zonedAt = (api: TemporalApi, instant: Instant, timeZone: string): Temporal.ZonedDateTime =>
  api.Instant.fromEpochMilliseconds(Math.trunc(instant)).toZonedDateTimeISO(timeZone)

/** The day it is at `instant` where the business is. @throws RangeError for a time zone that there is not. */
export const dayAt = (instant: Instant, timeZone: string): Day =>
  temporal ? zonedAt(temporal, instant, timeZone).toPlainDate().toString() : formatIn(timeZone).format(instant)
