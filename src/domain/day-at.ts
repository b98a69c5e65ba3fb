import type { Instant } from './clock'
import type { Day } from './day'

/** Making one takes long, and there are few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  // In Sweden a day is written as the wire has it.
  const made = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
  formats.set(timeZone, made)
  return made
}

/** The day it is at `instant` where the business is. @throws RangeError for a time zone that there is not. */
export const dayAt = (instant: Instant, timeZone: string): Day => formatIn(timeZone).format(instant)
