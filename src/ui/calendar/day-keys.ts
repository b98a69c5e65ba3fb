import type { Day } from '@/domain/time/calendar'
import type { Carried } from './board-moves'
import { type DayMoves, type DaysNow, dayCell } from './day-moves'
import type { PickUp } from './keyboard-drag'
import type { Aim } from './moves'

/** Visible days, and lanes top to bottom if days have lanes. */
export type DayGrid = { days: readonly Day[]; lanes: readonly (number | null)[] }

const WEEK = 7

/** Clamps at both ends. */
const next = <T>(list: readonly T[], from: T, by: number): T => {
  const found = list[list.indexOf(from) + by]
  return found === undefined ? from : found
}

/** Arrow targets: a day sideways; vertically a lane, or a week when days have no lanes. Null for other keys. */
export const dayAimAfter = (key: string, aim: Aim, { days, lanes }: DayGrid): Aim | null => {
  if (key === 'ArrowRight') return { ...aim, day: next(days, aim.day, 1) }
  if (key === 'ArrowLeft') return { ...aim, day: next(days, aim.day, -1) }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const by = key === 'ArrowDown' ? 1 : -1
  return lanes.length === 0
    ? { ...aim, day: next(days, aim.day, by * WEEK) }
    : { ...aim, lane: next(lanes, aim.lane, by) }
}

const gridIn = (root: HTMLElement): DayGrid => {
  const cells = [...root.querySelectorAll<HTMLElement>('[data-day]')].map(({ dataset }) => dataset)
  const lanes = cells.flatMap(({ lane }) => (lane === undefined ? [] : lane === 'none' ? null : Number(lane)))
  return { days: [...new Set(cells.flatMap(({ day }) => day ?? []))], lanes: [...new Set(lanes)] }
}

export const dayKeys =
  (root: HTMLElement, moves: DayMoves, now: () => DaysNow): PickUp =>
  (face) => {
    const job = moves.jobOf(face)
    if (!job) return null
    if (now().busy.has(job.id)) return `${job.job_number} is still being saved.`
    const grid = gridIn(root)
    let carried: Carried = moves.begin(job, face)
    const judge = () => ({ where: moves.text(carried), verdict: moves.judge(carried) })
    return {
      name: job.job_number,
      judge,
      show() {
        const cell = dayCell(root, carried.aim)
        if (!cell) return judge()
        cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
        return { where: moves.text(carried), verdict: moves.show(carried, cell) }
      },
      step(key) {
        const aim = dayAimAfter(key, carried.aim, grid)
        if (aim) carried = { ...carried, aim }
        return aim !== null
      },
      end: (isDrop) => moves.end(carried, isDrop),
    }
  }
