import { dayAt, formatTime, instantOf, plusDays, timeAt } from '../time/calendar'
import type { Instant } from '../time/clock'
import type { Day, TimeOfDay } from '../time/day'
import { weekdayOf } from '../time/weekday'
import { areaCodeOf } from './address'
import { areaLocation } from './area-codes'
import type { Channel, Purpose } from './vocabulary'

type Span = { open: TimeOfDay; close: TimeOfDay }
type StateHours = { weekdays: Span; saturday: Span; sunday: Span; appliesTo: readonly Purpose[] }

const span = (open: TimeOfDay, close: TimeOfDay): Span => ({ open, close })

/** 47 CFR 64.1200(c)(1), as of 2026-11. The end is the first minute that is too late. */
const FEDERAL = span('08:00', '21:00')

const everyDay = (hours: Span): StateHours => ({
  weekdays: hours,
  saturday: hours,
  sunday: hours,
  appliesTo: ['informational', 'marketing'],
})

/**
 * Stricter than federal law. Source: table of state quiet hours at support.referrizer.com, as of 2026-11-28; no primary source, so a lawyer
 * has to check it before real use. Texas limits marketing only.
 */
const STATE_HOURS: Readonly<Record<string, StateHours>> = {
  CT: everyDay(span('09:00', '20:00')),
  FL: everyDay(span('08:00', '20:00')),
  MD: everyDay(span('08:00', '20:00')),
  MS: everyDay(span('08:00', '20:00')),
  NJ: everyDay(span('08:00', '20:00')),
  OK: everyDay(span('08:00', '20:00')),
  RI: {
    weekdays: span('09:00', '18:00'),
    saturday: span('10:00', '17:00'),
    sunday: span('10:00', '17:00'),
    appliesTo: ['informational', 'marketing'],
  },
  TX: {
    weekdays: span('09:00', '21:00'),
    saturday: span('09:00', '21:00'),
    sunday: span('12:00', '21:00'),
    appliesTo: ['marketing'],
  },
}

/** Where a client is, from their property. */
export type ClientLocation = { state: string; time_zone: string }

export type QuietRequest = {
  now: Instant
  channel: Channel
  purpose: Purpose
  /** Null without a property. */
  place: ClientLocation | null
  /** E.164 number or email address. */
  address: string
}

/** `words` follows a time: `10:12 PM at the client’s property`. */
type Site = { state: string | null; time_zone: string; words: string }

/** Of a number that could be anywhere on the mainland, both coasts count. */
const ANYWHERE: readonly Site[] = ['America/New_York', 'America/Los_Angeles'].map((time_zone) => ({
  state: null,
  time_zone,
  words: 'in a part of the US where this number may be',
}))

/** The property and the area code of the number, because lawsuits go by the latter. */
const sitesOf = ({ place, address }: Pick<QuietRequest, 'place' | 'address'>): readonly Site[] => {
  const code = areaCodeOf(address)
  const area = code === null ? null : areaLocation(code)
  const sites: Site[] = [
    ...(place === null ? [] : [{ ...place, words: 'at the client’s property' }]),
    ...(area?.time_zones ?? []).map((time_zone) => ({
      state: area?.state ?? null,
      time_zone,
      words: `in area code ${code}`,
    })),
  ]
  return sites.length > 0 ? sites : ANYWHERE
}

const hoursOn = (day: Day, { state }: Site, purpose: Purpose): Span => {
  const hours = state !== null && Object.hasOwn(STATE_HOURS, state) ? STATE_HOURS[state] : undefined
  if (!hours?.appliesTo.includes(purpose)) return FEDERAL
  const weekday = weekdayOf(day)
  return weekday === 'saturday' || weekday === 'sunday' ? hours[weekday] : hours.weekdays
}

/** `at` itself, or when the hours of that site begin next. */
const nextOpen = (at: Instant, site: Site, purpose: Purpose): Instant => {
  const day = dayAt(at, site.time_zone)
  const { open, close } = hoursOn(day, site, purpose)
  if (at < instantOf(day, open, site.time_zone)) return instantOf(day, open, site.time_zone)
  if (at < instantOf(day, close, site.time_zone)) return at
  const tomorrow = plusDays(day, 1)
  return instantOf(tomorrow, hoursOn(tomorrow, site, purpose).open, site.time_zone)
}

const reasonAt = (now: Instant, site: Site, purpose: Purpose): string => {
  const { open, close } = hoursOn(dayAt(now, site.time_zone), site, purpose)
  const texts = purpose === 'marketing' ? 'Marketing texts' : 'Texts'
  const time = formatTime(timeAt(now, site.time_zone))
  return `It’s ${time} ${site.words}. ${texts} may go there from ${formatTime(open)} to ${formatTime(close)}.`
}

/** Enough for all sites to agree: some hours of each day are open from coast to coast and in Hawaii. */
const MOST_ROUNDS = 20

/** When a text may leave by the laws of both places, and why not now. Emails have no quiet hours. */
export const earliestSend = (request: QuietRequest): { at: Instant; reason: string | null } => {
  const { now, channel, purpose } = request
  if (channel === 'email') return { at: now, reason: null }
  const sites = sitesOf(request)
  let at = now
  for (let round = 0; round < MOST_ROUNDS; round += 1) for (const site of sites) at = nextOpen(at, site, purpose)
  const closed = sites.find((site) => nextOpen(now, site, purpose) > now)
  return { at, reason: closed ? reasonAt(now, closed, purpose) : null }
}
