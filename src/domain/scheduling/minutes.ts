import type { TimeOfDay } from '../time/day'

const HOUR = 60
/** Minutes of a day. */
export const DAY_MINUTES = 24 * HOUR

export type Hours = { from: number; to: number }

/** 6 AM to 8 PM: visible unless a job lies outside. */
const USUAL: Hours = { from: 6 * HOUR, to: 20 * HOUR }

/** `09:30` is 570. */
export const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5))

/** 570 is `09:30`. Hours continue past midnight (`24:15`), so that rules can detect the next day. */
export const timeOf = (minutes: number): TimeOfDay =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`

export const clockText = (minutes: number): string => {
  const hour = Math.floor(minutes / HOUR) % 24
  return `${hour % 12 || 12}:${String(minutes % HOUR).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `6 AM` */
export const hourText = (minutes: number): string => {
  const hour = Math.floor(minutes / HOUR) % 24
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}

export const hoursFor = (stretches: readonly { start: TimeOfDay; end: TimeOfDay }[], least: Hours = USUAL): Hours => {
  const from = Math.min(least.from, ...stretches.map(({ start }) => Math.floor(minutesOf(start) / HOUR) * HOUR))
  const to = Math.max(least.to, ...stretches.map(({ end }) => Math.ceil(minutesOf(end) / HOUR) * HOUR))
  return { from, to }
}

export const hoursIn = ({ from, to }: Hours): number[] =>
  Array.from({ length: (to - from) / HOUR }, (_, index) => from + index * HOUR)

export const shareOf = (minutes: number, { from, to }: Hours): number => (minutes - from) / (to - from)

/** `6.5` of 390 minutes. */
export const hoursText = (minutes: number): string => String(Math.round(minutes / 6) / 10)

type Timed = { start: number; end: number }
export type Packed<T> = { item: T; column: number; columns: number }

/** Overlapping items lie side by side: each group shares its columns. */
export const packed = <T extends Timed>(items: readonly T[]): Packed<T>[] => {
  const out: Packed<T>[] = []
  let group: Packed<T>[] = []
  let ends: number[] = []
  const close = () => {
    for (const each of group) each.columns = ends.length
    out.push(...group)
    group = []
    ends = []
  }
  for (const item of [...items].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (group.length > 0 && ends.every((end) => end <= item.start)) close()
    const free = ends.findIndex((end) => end <= item.start)
    const column = free < 0 ? ends.length : free
    ends[column] = item.end
    group.push({ item, column, columns: 1 })
  }
  close()
  return out
}
