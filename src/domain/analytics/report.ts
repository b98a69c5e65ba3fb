import type { Currency } from '../account/vocabulary'
import { groupedBy } from '../record/grouped-by'
import type { Day } from '../time/calendar'
import { earliestFirst } from '../time/day'
import { barsOf, type Compared, comparedAt, isWithin, type Span } from './period'
import type { Period } from './vocabulary'

/** One record that counts: a job done, a client gained, an invoice that was sent or paid, a plan whose charge is owed or was paid, or an estimate that was answered. */
export type Entry = {
  record: 'job' | 'client' | 'invoice' | 'plan' | 'estimate'
  id: number
  name: string
  day: Day
  /** Cents in a report of money, days in one of days, else 1. */
  value: number
  /** What it counts for beside the whole: the kind of the job, those who did it, how it was paid, or how old it is. */
  groups: string[]
}

/** A figure beside that of the period before. */
export type Figure = { value: number; before: number }
export type Bar = Span & Figure
export type Group = Figure & { name: string }

/** A period's report. `total` compares both periods only as far as this one has come; bars and groups show them whole. */
export type Report = Pick<Compared, 'span' | 'before'> & {
  total: Figure
  bars: Bar[]
  /** Largest first. */
  groups: Group[]
  /** What this period counts, newest first. */
  entries: Entry[]
  /** The first day of which there are records to count; null where there are none. */
  records_begin: Day | null
  /** Currencies of invoices and estimates that it does not count: amounts of several aren't added up. */
  left_out: Currency[]
}

/** What a report counts, without what is known beside it. */
export type Counted = Omit<Report, 'records_begin' | 'left_out'>

/**
 * The day records begin, if part of the period before lies earlier than that: no figure is then shown as growth since that period. Null where
 * both periods can be compared.
 */
export const beginsTooLate = ({ before, records_begin }: Pick<Report, 'before' | 'records_begin'>): Day | null =>
  records_begin !== null && records_begin > before.first ? records_begin : null

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { value }) => sum + value, 0)

const within = (entries: readonly Entry[], span: Span): Entry[] => entries.filter(({ day }) => isWithin(day, span))

/** What each bar comes to. Entries of a day are added up first: there are thousands of them, and a year has few days. */
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

/** Reports on the period that `day` lies in, as far as that day, out of what was counted in it and in the one before. */
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

/** By how much a figure grew, in whole percent: negative when it shrank, null when there was nothing before. */
export const growthOf = ({ value, before }: Figure): number | null =>
  before === 0 ? null : Math.round(((value - before) / before) * 100)

/** The average of what is counted, in whole ones; null where there is nothing to count. */
export const averageOf = (sum: number, count: number): number | null => (count === 0 ? null : Math.round(sum / count))
