import { formatDay } from '@/domain/calendar'
import { fullName } from '@/domain/user'
import type { BoardNow } from './board-moves'
import { type Aim, aimOf, isStay, judgePlace, placeAt, stretchText } from './moves'
import type { Drag, DragOptions } from './pointer-drag'
import type { Stage } from './stage'

type Cell = { element: HTMLElement; box: DOMRect }

/** What is needed of the board where days are the places. */
export type DaysNow = Pick<BoardNow, 'actor' | 'today' | 'jobs' | 'crew' | 'busy' | 'commit'>

/** The lane that an element names: `none` waits for a crew; undefined where days have no lanes. */
const laneIn = (element: Element): number | null | undefined => {
  const lane = element.closest<HTMLElement>('[data-lane]')?.dataset.lane
  if (lane === undefined) return undefined
  return lane === 'none' ? null : Number(lane)
}

/** Dragging jobs from day to day: each keeps its time, and where days have lanes the lane says who does it. */
export const dayDrag = (root: HTMLElement, stage: Stage, now: () => DaysNow): DragOptions => ({
  scroller: () => root.querySelector<HTMLElement>('.scroll'),
  pick(target) {
    const face = target.closest<HTMLElement>('[data-job]')
    const { jobs, busy } = now()
    const job = jobs.find(({ id }) => String(id) === face?.dataset.job)
    if (!face || !job || busy.has(job.id)) return null
    const from = laneIn(face) ?? job.assigned_crew_members[0] ?? null
    let cells: Cell[] = []
    let aim: Aim | null = null
    let over: HTMLElement | null = null

    const aimAt = (cell: HTMLElement): Aim => {
      const lane = laneIn(cell)
      return { ...aimOf(job, lane === undefined ? from : lane), day: cell.dataset.day ?? job.scheduled_date }
    }
    const whoIn = ({ lane }: Aim) => {
      if (lane === null) return 'without a crew'
      const member = now().crew.get(lane)
      return member ? fullName(member) : `Crew member #${lane}`
    }
    const end = () => {
      stage.clear()
      face.removeAttribute('data-held')
    }

    const drag: Drag = {
      measure() {
        cells = [...root.querySelectorAll<HTMLElement>('[data-day]')].map((element) => ({
          element,
          box: element.getBoundingClientRect(),
        }))
      },
      move(x, y) {
        stage.follow(x, y)
        const cell = cells.find(({ box }) => x >= box.left && x < box.right && y >= box.top && y < box.bottom)?.element
        if (cell === (over ?? undefined)) return
        over = cell ?? null
        aim = cell ? aimAt(cell) : null
        if (!cell || !aim) return stage.clear()
        stage.show({
          target: cell,
          verdict: judgePlace(job, placeAt(job, from, aim), now()),
          where: `${formatDay(aim.day, now().today)}, ${stretchText(aim)}, ${whoIn(aim)}`,
          at: { x, y },
        })
      },
      drop() {
        end()
        if (!aim) return
        const place = placeAt(job, from, aim)
        if (isStay(job, place) || !judgePlace(job, place, now()).ok) return
        now().commit(job, place, aim.lane)
      },
      cancel: end,
    }
    return () => {
      face.setAttribute('data-held', '')
      return drag
    }
  },
})
