import type { Currency } from '../account/vocabulary'
import { groupedBy } from '../record/grouped-by'
import type { Day } from '../time/calendar'
import { earliestFirst } from '../time/day'
import { barsOf, type Compared, comparedAt, isWithin, type Span } from './period'
import type { Period } from './vocabulary'

/** A counted record: a completed job, new client, sent or paid invoice, plan charge, or answered estimate. */
export type Entry = {
  record: 'job' | 'client' | 'invoice' | 'plan' | 'estimate'
  id: number
  name: string
  day: Day
  /** Cents in money reports, days in duration reports, otherwise 1. */
  value: number
  /** Breakdown keys: kind of job, people, payment method, or age. */
  groups: string[]
}

export type Figure = { value: number; before: number }
export type Bar = Span & Figure
export type Group = Figure & { name: string }

/** `total` compares both periods only as far as the current one has run; bars and groups cover them in full. */
export type Report = Pick<Compared, 'span' | 'before'> & {
  total: Figure
  bars: Bar[]
  /** Largest first. */
  groups: Group[]
  entries: Entry[]
  records_begin: Day | null
  /** Excluded currencies of invoices and estimates: amounts in different currencies aren't added up. */
  left_out: Currency[]
}

export type Counted = Omit<Report, 'records_begin' | 'left_out'>

/**
 * The day records begin, when part of the period before is earlier than that, so that no growth is shown. Null when both periods can be
 * compared.
 */
export const beginsTooLate = ({ before, records_begin }: Pick<Report, 'before' | 'records_begin'>): Day | null =>
  records_begin !== null && records_begin > before.first ? records_begin : null

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { value }) => sum + value, 0)

const within = (entries: readonly Entry[], span: Span): Entry[] => entries.filter(({ day }) => isWithin(day, span))

/** Sums entries by day first: a year has thousands of entries but few days. */
const sumsOf = (bars: readonly Span[], entries: readonly Entry[]): number[] => {
  const days = new Map<Day, number>()
  for (const { day, value } of entries) days.set(day, (days.get(day) ?? 0) + value)
  return bars.map((bar) => [...days].reduce((sum, [day, value]) => (isWithin(day, bar) ? sum + value : sum), 0))
}

const newestFirst = (a: Entry, b: Entry): number => earliestFirst(b.day, a.day) || b.id - a.id

const groupsOf = (now: readonly Entry[], before: readonly Entry[]): Group[] => {
  const sums = (entries: readonly Entry[]) => {
    const each = entries.flatMap((entry) => entry.groups.map((name) => ({ name, entry })))
    return new Map(
      [...groupedBy(each, ({ name }) => name)].map(([name, list]) => [name, sumOf(list.map(({ entry }) => entry))]),
    )
  }
  const [present, past] = [sums(now), sums(before)]
  return [...new Set([...present.keys(), ...past.keys()])]
    .map((name) => ({ name, value: present.get(name) ?? 0, before: past.get(name) ?? 0 }))
    .sort((a, b) => b.value - a.value || b.before - a.before || a.name.localeCompare(b.name))
}

export const reportOn = (all: readonly Entry[], period: Period, day: Day): Counted => {
  const { span, before, soFar, beforeSoFar } = comparedAt(period, day)
  const [now, past] = [within(all, span), within(all, before)]
  const bars = barsOf(period, span)
  const [sums, pastSums] = [sumsOf(bars, now), sumsOf(barsOf(period, before), past)]
  return {
    span,
    before,
    total: { value: sumOf(within(now, soFar)), before: sumOf(within(past, beforeSoFar)) },
    bars: bars.map((bar, index) => ({ ...bar, value: sums[index] ?? 0, before: pastSums[index] ?? 0 })),
    groups: groupsOf(now, past),
    entries: now.sort(newestFirst),
  }
}

/** Growth in whole percent; null when the earlier figure is 0. */
export const growthOf = ({ value, before }: Figure): number | null =>
  before === 0 ? null : Math.round(((value - before) / before) * 100)

/** Rounded to whole units; null when the count is 0. */
export const averageOf = (sum: number, count: number): number | null => (count === 0 ? null : Math.round(sum / count))
