import { PAGES } from '@/domain/page/pages'
import type { Day } from '@/domain/time/calendar'

const onDay = (day: Day) => ({ view: 'calendar', date: day })

/** A day of the calendar, with its lanes and what waits beside them. */
export const toCalendar = (day: Day) => ({ to: PAGES.jobs.path, search: onDay(day) })

/** A job's details, over the day of the calendar that it is on. */
export const toJob = (id: number, day: Day) => ({ to: PAGES.jobs.path, search: { ...onDay(day), job: id } })
