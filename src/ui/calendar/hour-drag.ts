import type { BoardMoves, BoardNow, Carried } from './board-moves'
import { minutesAt, STEP, snapped, startWithin } from './geometry'
import { aimOf } from './moves'
import { type Drag, type DragOptions, heldFace } from './pointer-drag'
import type { Stage } from './stage'

type Track = { lane: number | null; box: DOMRect }

const numberIn = (text: string | undefined): number | null => (text === undefined ? null : Number(text))

/** Dragging on the dispatch board: a job moves, its end resizes it. */
export const hourDrag = (root: HTMLElement, moves: BoardMoves, stage: Stage, now: () => BoardNow): DragOptions => {
  const picked = (target: Element) => {
    const grip = target.closest<HTMLElement>('[data-grip]')
    const face = heldFace(target)
    const id = numberIn(grip?.dataset.grip ?? face?.dataset.job)
    const { jobs, busy } = now()
    const job = jobs.find((each) => each.id === id)
    if (!job || busy.has(job.id)) return null
    const lane = numberIn(target.closest<HTMLElement>('[data-track]')?.dataset.track)
    return { job, lane, isResize: grip !== null }
  }

  return {
    scroller: () => root.querySelector<HTMLElement>('.scroll'),
    pick(target, x) {
      const what = picked(target)
      if (!what) return null
      const { job, lane, isResize } = what
      const own = aimOf(job, lane)
      const length = own.end - own.start
      let carried: Carried = { job, from: lane, aim: { ...own, day: now().day } }
      let tracks: Track[] = []
      let grabbed = 0
      let isAimed = false
      let shown = ''

      const trackAt = (px: number, y: number): Track | undefined =>
        tracks.find(({ lane: id, box }) =>
          isResize ? id === lane : px >= box.left && px <= box.right && y >= box.top && y < box.bottom,
        )
      const minuteIn = ({ box }: Track, px: number) => minutesAt(px - box.left, box.width, now().hours)

      const aimAt = (track: Track, px: number): Carried['aim'] => {
        const { day } = now()
        if (track.lane === null) return { ...own, lane: null }
        if (isResize) {
          const end = Math.max(own.start + STEP, snapped(minuteIn(track, px)))
          return { ...own, end, lane }
        }
        const start = startWithin(minuteIn(track, px) - grabbed)
        return { lane: track.lane, day, start, end: start + length }
      }

      const measure = () => {
        stage.measure()
        const lanes = [...root.querySelectorAll<HTMLElement>('[data-track]')]
        const scroll = root.querySelector('.scroll')?.getBoundingClientRect()
        const tray = lane === null ? null : root.querySelector('[data-tray]')
        tracks = lanes.map((track) => {
          const box = track.getBoundingClientRect()
          return { lane: numberIn(track.dataset.track), box }
        })
        // First, because lanes scroll under the tray.
        if (tray && !isResize) tracks.unshift({ lane: null, box: tray.getBoundingClientRect() })
        if (scroll && !isResize)
          tracks = tracks.filter(
            ({ lane: id, box }) => id === null || (box.bottom > scroll.top && box.top < scroll.bottom),
          )
      }

      const drag: Drag = {
        measure,
        move(px, y) {
          stage.follow(px, y)
          const track = trackAt(px, y)
          if (!track) {
            if (isAimed) stage.clear()
            isAimed = false
            shown = ''
            return
          }
          const aim = aimAt(track, px)
          const key = `${aim.lane} ${aim.start} ${aim.end}`
          isAimed = true
          if (key === shown) return
          shown = key
          carried = { ...carried, aim }
          moves.show(carried, { x: px, y })
        },
        drop() {
          // The job is already shown at its drop position.
          if (isAimed)
            for (const card of root.querySelectorAll<HTMLElement>(`[data-card="${job.id}"]`)) card.dataset.dropped = ''
          moves.end(carried, isAimed)
        },
        cancel: () => moves.end(carried, false),
      }
      return () => {
        moves.begin(carried, !isResize)
        measure()
        const home = tracks.find(({ lane: id }) => id === lane)
        grabbed = lane === null || !home ? STEP : minuteIn(home, x) - own.start
        return drag
      }
    },
  }
}
