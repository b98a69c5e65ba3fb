import type { Carried } from './board-moves'
import type { DayMoves, DaysNow } from './day-moves'
import { type Drag, type DragOptions, heldFace } from './pointer-drag'
import type { Stage } from './stage'

type Cell = { element: HTMLElement; box: DOMRect }

export const dayDrag = (root: HTMLElement, moves: DayMoves, stage: Stage, now: () => DaysNow): DragOptions => ({
  scroller: () => root.querySelector<HTMLElement>('.scroll'),
  pick(target) {
    const face = heldFace(target)
    const job = face && moves.jobOf(face)
    if (!face || !job || now().busy.has(job.id)) return null
    let cells: Cell[] = []
    let over: HTMLElement | null = null

    return () => {
      let carried: Carried = moves.begin(job, face)
      const drag: Drag = {
        measure() {
          stage.measure()
          cells = [...root.querySelectorAll<HTMLElement>('[data-day]')].map((element) => ({
            element,
            box: element.getBoundingClientRect(),
          }))
        },
        move(x, y) {
          stage.follow(x, y)
          const cell =
            cells.find(({ box }) => x >= box.left && x < box.right && y >= box.top && y < box.bottom)?.element ?? null
          if (cell === over) return
          over = cell
          if (!cell) return stage.clear()
          carried = { ...carried, aim: moves.aimAt(carried, cell) }
          moves.show(carried, cell, { x, y })
        },
        drop: () => moves.end(carried, over !== null),
        cancel: () => moves.end(carried, false),
      }
      return drag
    }
  },
})
