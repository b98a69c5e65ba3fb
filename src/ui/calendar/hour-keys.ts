import { aimText, type BoardMoves, type BoardNow, type Carried } from './board-moves'
import { STEP, startWithin } from './geometry'
import type { PickUp } from './keyboard-drag'
import { type Aim, aimOf } from './moves'

/** A job picked up from the tray starts at its own time in the first lane. */
const firstAim = ({ aim, from }: Carried, { day, laneIds }: BoardNow): Aim => ({
  ...aim,
  day,
  lane: from ?? laneIds[0] ?? null,
})

/** Arrow targets: a quarter of an hour or a lane; Shift changes the length. Null for other keys. */
export const aimAfter = (key: string, withShift: boolean, aim: Aim, laneIds: readonly number[]): Aim | null => {
  const by = key === 'ArrowRight' ? STEP : key === 'ArrowLeft' ? -STEP : 0
  if (by !== 0 && withShift) return { ...aim, end: Math.max(aim.start + STEP, aim.end + by) }
  if (by !== 0) {
    const start = startWithin(aim.start + by)
    return { ...aim, start, end: start + aim.end - aim.start }
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  // The tray is above the first lane.
  const order: (number | null)[] = [null, ...laneIds]
  const place = order.indexOf(aim.lane) + (key === 'ArrowDown' ? 1 : -1)
  return { ...aim, lane: order[Math.min(order.length - 1, Math.max(0, place))] ?? null }
}

export const hourKeys =
  (moves: BoardMoves, now: () => BoardNow): PickUp =>
  (face) => {
    const { jobs, busy } = now()
    const job = jobs.find(({ id }) => String(id) === face.dataset.job)
    if (!job) return null
    if (busy.has(job.id)) return `${job.job_number} is still being saved.`
    const lane = face.closest<HTMLElement>('[data-track]')?.dataset.track
    const from = lane === undefined ? null : Number(lane)
    let carried: Carried = { job, from, aim: aimOf(job, from) }
    carried = { ...carried, aim: firstAim(carried, now()) }
    moves.begin(carried, true)
    return {
      name: job.job_number,
      show() {
        moves.show(carried)
        const track = moves.trackOf(carried.aim.lane)
        const target = track?.querySelector('.ghost') ?? track
        target?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
        // Scrolling moved the target, so the label is positioned again.
        return { where: aimText(carried.aim, now()), verdict: moves.show(carried) }
      },
      step(key, withShift) {
        const aim = aimAfter(key, withShift, carried.aim, now().laneIds)
        if (aim) carried = { ...carried, aim: aim.lane === null ? aimOf(job, null) : { ...aim, day: now().day } }
        return aim !== null
      },
      judge: () => ({ where: aimText(carried.aim, now()), verdict: moves.judge(carried) }),
      end: (isDrop) => moves.end(carried, isDrop),
    }
  }
