import type { TimeOfDay } from '@/domain/calendar'

/** A quarter of an hour is what a job is moved by. */
export const STEP = 15
const HOUR = 60
const LAST_MINUTE = 24 * HOUR - 1

/** The hours that show, in minutes of the day; whole ones. */
export type Hours = { from: number; to: number }

/** Six to eight: what shows unless a job lies outside. */
const USUAL: Hours = { from: 6 * HOUR, to: 20 * HOUR }

/** Minutes since midnight: 570 of `09:30`. */
export const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5))

/** `09:30` of 570. Beyond midnight the hours go on, `24:15`, so that the rule can say that it is another day. */
export const timeOf = (minutes: number): TimeOfDay =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`

/** `9:30 AM`; `12:15 AM` past midnight too. */
export const clockText = (minutes: number): string => {
  const hour = Math.floor(minutes / HOUR) % 24
  return `${hour % 12 || 12}:${String(minutes % HOUR).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `6 AM` */
export const hourText = (minutes: number): string => {
  const hour = Math.floor(minutes / HOUR) % 24
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The nearest quarter of an hour. */
export const snapped = (minutes: number): number => Math.round(minutes / STEP) * STEP

/** A start within the day, wherever the pointer is. */
export const startWithin = (minutes: number): number => Math.min(LAST_MINUTE + 1 - STEP, Math.max(0, snapped(minutes)))

/** The usual hours, wider where something lies outside them. */
export const hoursFor = (stretches: readonly { start: TimeOfDay; end: TimeOfDay }[]): Hours => {
  const from = Math.min(USUAL.from, ...stretches.map(({ start }) => Math.floor(minutesOf(start) / HOUR) * HOUR))
  const to = Math.max(USUAL.to, ...stretches.map(({ end }) => Math.ceil(minutesOf(end) / HOUR) * HOUR))
  return { from, to }
}

/** The hours that begin in `hours`: 360, 420, … */
export const hoursIn = ({ from, to }: Hours): number[] =>
  Array.from({ length: (to - from) / HOUR }, (_, index) => from + index * HOUR)

/** Where a minute lies, as a part of the whole width. */
export const shareOf = (minutes: number, { from, to }: Hours): number => (minutes - from) / (to - from)

/** The same for CSS: `37.5%`. */
export const percent = (share: number): string => `${Math.round(share * 1e6) / 1e4}%`

/** The minute under a point `x` pixels into a track of this width. */
export const minutesAt = (x: number, width: number, { from, to }: Hours): number =>
  width === 0 ? from : from + (x / width) * (to - from)

/** `6.5` of 390 minutes. */
export const hoursText = (minutes: number): string => String(Math.round(minutes / 6) / 10)

type Timed = { start: number; end: number }
export type Packed<T> = { item: T; column: number; columns: number }

/** Those that overlap lie beside each other: each group of overlapping ones shares its columns. */
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
