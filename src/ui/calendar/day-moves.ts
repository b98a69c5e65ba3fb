import type { Job } from '@/domain/job/job'
import type { DispatchVerdict } from '@/domain/scheduling/dispatch'
import { formatDay } from '@/domain/time/calendar'
import { crewNames } from '@/ui/jobs/rules/names'
import { type BoardNow, type Carried, dropAt } from './board-moves'
import { type Aim, aimOf, judgePlace, placeAt, stretchText } from './moves'
import type { Shown, Stage } from './stage'

export type DaysNow = Pick<BoardNow, 'actor' | 'today' | 'jobs' | 'crew' | 'busy' | 'commit'>

/** The lane of a cell: `none` has no crew; undefined when days have no lanes. */
const laneIn = (element: Element): number | null | undefined => {
  const lane = element.closest<HTMLElement>('[data-lane]')?.dataset.lane
  if (lane === undefined) return undefined
  return lane === 'none' ? null : Number(lane)
}

/** The cell of a day, and of a lane if days have lanes. */
export const dayCell = (root: HTMLElement, { day, lane }: Pick<Aim, 'day' | 'lane'>): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-day="${day}"][data-lane="${lane ?? 'none'}"]`) ??
  root.querySelector<HTMLElement>(`[data-day="${day}"]:not([data-lane])`)

/** Shared by pointer and keyboard when targets are days: a job keeps its time, and the lane, if any, sets its crew. */
export const createDayMoves = (root: HTMLElement, stage: Stage, now: () => DaysNow) => {
  const placeOf = ({ job, from, aim }: Carried) => placeAt(job, from, aim)
  const judge = (carried: Carried): DispatchVerdict => judgePlace(carried.job, placeOf(carried), now())

  const text = (carried: Carried) => {
    const crew = placeOf(carried).assigned_crew_members
    const who = crew.length === 0 ? 'without a crew' : crewNames(crew, now().crew)
    return `${formatDay(carried.aim.day, now().today)}, ${stretchText(carried.aim)}, ${who}`
  }

  return {
    judge,
    text,
    jobOf: (face: HTMLElement): Job | undefined => now().jobs.find(({ id }) => String(id) === face.dataset.job),
    begin(job: Job, face: HTMLElement): Carried {
      const lane = laneIn(face)
      const from = lane === undefined ? (job.assigned_crew_members[0] ?? null) : lane
      face.setAttribute('data-held', '')
      return { job, from, aim: aimOf(job, from) }
    },
    aimAt({ job, from }: Carried, cell: HTMLElement): Aim {
      const lane = laneIn(cell)
      return { ...aimOf(job, lane === undefined ? from : lane), day: cell.dataset.day ?? job.scheduled_date }
    },
    show(carried: Carried, target: HTMLElement, at?: Shown['at']): DispatchVerdict {
      const verdict = judge(carried)
      stage.show({ target, verdict, where: text(carried), ...(at ? { at } : {}) })
      return verdict
    },
    end(carried: Carried, isDrop: boolean): void {
      stage.clear()
      for (const held of root.querySelectorAll('[data-held]')) held.removeAttribute('data-held')
      if (isDrop) dropAt(carried, placeOf(carried), judge(carried), now())
    },
  }
}
export type DayMoves = ReturnType<typeof createDayMoves>
