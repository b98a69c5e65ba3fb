import { PAGES } from '@/domain/page/pages'
import type { Day } from '@/domain/time/calendar'

const onDay = (day: Day) => ({ view: 'calendar', date: day })

export const toCalendar = (day: Day) => ({ to: PAGES.jobs.path, search: onDay(day) })

export const toJob = (id: number, day: Day) => ({ to: PAGES.jobs.path, search: { ...onDay(day), job: id } })
