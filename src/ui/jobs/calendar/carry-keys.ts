import { aimText, type BoardMoves, type BoardNow, type Carried } from './board-moves'
import { STEP, startWithin } from './geometry'
import { type Aim, aimOf } from './moves'

type Speak = (text: string) => void

/** A start for a job of the tray that is picked up: its own time, in the first lane. */
const firstAim = (carried: Carried, { day, laneIds }: BoardNow): Aim => {
  const { aim, from } = carried
  return { ...aim, day, lane: from ?? laneIds[0] ?? null }
}

/** Where an arrow leads; Shift changes the length. Null for any other key. */
export const aimAfter = (key: string, withShift: boolean, aim: Aim, laneIds: readonly number[]): Aim | null => {
  const by = key === 'ArrowRight' ? STEP : key === 'ArrowLeft' ? -STEP : 0
  if (by !== 0 && withShift) return { ...aim, end: Math.max(aim.start + STEP, aim.end + by) }
  if (by !== 0) {
    const start = startWithin(aim.start + by)
    return { ...aim, start, end: start + aim.end - aim.start }
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  // The tray lies above the first lane.
  const order: (number | null)[] = [null, ...laneIds]
  const place = order.indexOf(aim.lane) + (key === 'ArrowDown' ? 1 : -1)
  return { ...aim, lane: order[Math.min(order.length - 1, Math.max(0, place))] ?? null }
}

/**
 * Moves by keys what has the focus: Space picks up and drops, arrows move by a quarter of an hour or a lane, Shift changes the length,
 * Escape puts it back. Each step is spoken. The answer takes the keys away again.
 */
export const carryKeys = (root: HTMLElement, moves: BoardMoves, now: () => BoardNow, speak: Speak): (() => void) => {
  let carried: Carried | null = null

  const tell = (prefix: string) => {
    if (!carried) return
    const verdict = moves.show(carried)
    const target = moves.trackOf(carried.aim.lane)?.querySelector('.ghost') ?? moves.trackOf(carried.aim.lane)
    target?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    // Scrolling has moved what the words stand beside.
    moves.show(carried)
    speak(`${prefix}${aimText(carried.aim, now())}${verdict.ok ? '' : `. Not possible: ${verdict.reason}`}`)
  }

  const pickUp = (face: HTMLElement) => {
    const { jobs, busy } = now()
    const job = jobs.find(({ id }) => String(id) === face.dataset.job)
    if (!job) return
    if (busy.has(job.id)) return speak(`${job.job_number} is still being saved.`)
    const lane = face.closest<HTMLElement>('[data-track]')?.dataset.track
    const from = lane === undefined ? null : Number(lane)
    carried = { job, from, aim: aimOf(job, from) }
    carried.aim = firstAim(carried, now())
    moves.begin(carried)
    tell(`${job.job_number} picked up. `)
  }

  const drop = () => {
    if (!carried) return
    const verdict = moves.judge(carried)
    if (!verdict.ok) return speak(`Not possible: ${verdict.reason}`)
    const dropped = carried
    carried = null
    moves.end(dropped, true)
    speak(`${dropped.job.job_number} dropped. ${aimText(dropped.aim, now())}`)
  }

  const putBack = () => {
    if (!carried) return
    moves.end(carried, false)
    speak(`${carried.job.job_number} put back.`)
    carried = null
  }

  const onKey = (event: KeyboardEvent) => {
    const face = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-job]') : null
    if (!face || event.ctrlKey || event.metaKey || event.altKey) return
    const take = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.key === ' ') {
      take()
      if (carried) drop()
      else pickUp(face)
      return
    }
    if (!carried) return
    if (event.key === 'Escape') {
      take()
      return putBack()
    }
    // Enter would open what is in the hand.
    if (event.key === 'Enter') {
      take()
      return drop()
    }
    const aim = aimAfter(event.key, event.shiftKey, carried.aim, now().laneIds)
    if (!aim) return
    take()
    const { job } = carried
    carried = { ...carried, aim: aim.lane === null ? { ...aimOf(job, null) } : { ...aim, day: now().day } }
    tell('')
  }

  // A button is also pressed by the Space that is let go.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && event.target instanceof HTMLElement && event.target.closest('[data-job]'))
      event.preventDefault()
  }
  /** Whoever leaves lets go. */
  const onLeave = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement && event.target.closest('[data-job]')) putBack()
  }

  const stop = new AbortController()
  const { signal } = stop
  root.addEventListener('keydown', onKey, { signal })
  root.addEventListener('keyup', onKeyUp, { signal })
  root.addEventListener('focusout', onLeave, { signal })
  return () => {
    putBack()
    stop.abort()
  }
}
