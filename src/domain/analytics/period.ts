import { type Day, daysBetween, daysFrom, formatSpan, monthOf, plusDays, plusMonths, weekOf } from '../time/calendar'
import type { Period } from './vocabulary'

/** Consecutive days, both ends inclusive. */
export type Span = { first: Day; last: Day }

export const isWithin = (day: Day, { first, last }: Span): boolean => first <= day && day <= last

const MONTHS = { quarter: 3, year: 12 } as const

const monthsOf = (day: Day, period: keyof typeof MONTHS): Span => {
  const count = MONTHS[period]
  const month = Number(day.slice(5, 7)) - 1
  const { first } = monthOf(plusMonths(`${day.slice(0, 7)}-01`, -(month % count)))
  return { first, last: plusDays(plusMonths(first, count), -1) }
}

export const spanOf = (period: Period, day: Day): Span => {
  if (period === 'week') return weekOf(day)
  return period === 'month' ? monthOf(day) : monthsOf(day, period)
}

const WEEK = 7

/** Splits a span into bars: the days of a week, the months of a year, otherwise runs of seven days with a shorter last one. */
export const barsOf = (period: Period, span: Span): Span[] => {
  const days = daysFrom(span.first, span.last)
  if (period === 'week') return days.map((day) => ({ first: day, last: day }))
  if (period === 'year') return days.filter((day) => day.endsWith('-01')).map(monthOf)
  return days
    .filter((_, index) => index % WEEK === 0)
    .map((first) => {
      const last = plusDays(first, WEEK - 1)
      return { first, last: last < span.last ? last : span.last }
    })
}

/** A period and the one before, compared only up to the same point: half of this month with the first half of the last. */
export type Compared = { span: Span; before: Span; soFar: Span; beforeSoFar: Span }

export const comparedAt = (period: Period, today: Day): Compared => {
  const span = spanOf(period, today)
  const before = spanOf(period, plusDays(span.first, -1))
  const sameDay = plusDays(before.first, daysBetween(span.first, today))
  return {
    span,
    before,
    soFar: { first: span.first, last: today },
    beforeSoFar: { first: before.first, last: sameDay < before.last ? sameDay : before.last },
  }
}

/** `Nov 16 – 22`, `Oct 29 – Nov 4` or `Wed, Nov 18`, with the year when it differs from that of `today`. */
export const spanText = ({ first, last }: Span, today: Day): string => formatSpan(first, last, today)
