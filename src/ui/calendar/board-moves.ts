import { fullName } from '@/domain/account/user'
import type { Job, JobPlace } from '@/domain/job/job'
import { offText } from '@/domain/scheduling/availability'
import { type DispatchVerdict, judgeMember } from '@/domain/scheduling/dispatch'
import { type Hours, shareOf } from '@/domain/scheduling/minutes'
import { capitalized } from '@/domain/text/wording'
import type { Day } from '@/domain/time/calendar'
import { toast } from '@/ui/kit/overlays/toaster'
import { type Aim, isStay, judgePlace, type MoveContext, placeAt, stretchText } from './moves'
import type { Shown, Stage } from './stage'

/** Current board state, read again at every step because it may change during a move. */
export type BoardNow = MoveContext & {
  day: Day
  hours: Hours
  laneIds: readonly number[]
  busy: ReadonlySet<number>
  commit: (job: Job, place: JobPlace, to: number | null) => void
}

export type Carried = { job: Job; from: number | null; aim: Aim }

const IN_TRAY = 'Unscheduled, without a crew'

const nameOf = (id: number, { crew }: MoveContext): string => {
  const member = crew.get(id)
  return member ? fullName(member) : `Crew member #${id}`
}

/** `10:30 AM – 12:00 PM, Luis Ortega` */
export const aimText = (aim: Aim, now: MoveContext): string =>
  aim.lane === null ? IN_TRAY : `${stretchText(aim)}, ${nameOf(aim.lane, now)}`

/** Performs a drop or reports the refusal; dropping in place does nothing. */
export const dropAt = (
  { job, aim }: Carried,
  place: JobPlace,
  verdict: DispatchVerdict,
  { commit }: Pick<BoardNow, 'commit'>,
): void => {
  if (isStay(job, place)) return
  if (verdict.ok) commit(job, place, aim.lane)
  else toast({ title: `${job.job_number} stays where it was`, description: verdict.reason, kind: 'warning' })
}

const elementsIn = (root: HTMLElement) => {
  const trackOf = (lane: number | null) =>
    root.querySelector<HTMLElement>(lane === null ? '[data-tray]' : `[data-track="${lane}"]`)
  return {
    trackOf,
    faceOf: (id: number, lane: number | null) =>
      trackOf(lane)?.querySelector<HTMLElement>(`[data-job="${id}"]`) ?? null,
  }
}

/** Shared by pointer and keyboard on the dispatch board: one verdict per target, shown and then carried out. */
export const createBoardMoves = (root: HTMLElement, stage: Stage, now: () => BoardNow) => {
  const { trackOf, faceOf } = elementsIn(root)
  const placeOfCarried = ({ job, from, aim }: Carried) => placeAt(job, from, aim)
  const judge = (carried: Carried): DispatchVerdict => judgePlace(carried.job, placeOfCarried(carried), now())

  /** Dims each lane that can't take the job at any time, with the reason. */
  const markLanes = (job: Job, from: number | null) => {
    const { crew, day, laneIds } = now()
    for (const id of laneIds) {
      const member = crew.get(id)
      const alone = job.assigned_crew_members.length < 2 && id !== from
      const refusal = member && alone ? judgeMember(job, member, day) : null
      const section = trackOf(id)?.closest('section')
      const why = section?.querySelector('[data-why]')
      if (!section || !why || !member || !refusal) continue
      why.textContent = offText(member, day) ?? capitalized(refusal.reason.replace(`${nameOf(id, now())} `, ''))
      section.dataset.refused = refusal.because
    }
  }
  const unmarkLanes = () => {
    for (const section of root.querySelectorAll<HTMLElement>('[data-refused]')) {
      delete section.dataset.refused
      const why = section.querySelector('[data-why]')
      if (why) why.textContent = ''
    }
  }

  return {
    trackOf,
    faceOf,
    judge,
    /** When the job may change lanes, lanes show their refusals; a resize stays in its lane. */
    begin({ job, from }: Carried, canChangeLane: boolean): void {
      faceOf(job.id, from)?.setAttribute('data-held', '')
      if (canChangeLane) markLanes(job, from)
    },
    show(carried: Carried, at?: Shown['at']): DispatchVerdict {
      const { aim } = carried
      const { hours } = now()
      const verdict = judge(carried)
      const target = trackOf(aim.lane)
      if (!target) return verdict
      const span = { start: shareOf(aim.start, hours), length: (aim.end - aim.start) / (hours.to - hours.from) }
      stage.show({
        target,
        verdict,
        where: aimText(aim, now()),
        ...(aim.lane === null ? {} : { span }),
        ...(at ? { at } : {}),
      })
      return verdict
    },
    end(carried: Carried, isDrop: boolean): void {
      stage.clear()
      unmarkLanes()
      for (const held of root.querySelectorAll('[data-held]')) held.removeAttribute('data-held')
      if (isDrop) dropAt(carried, placeOfCarried(carried), judge(carried), now())
    },
  }
}
export type BoardMoves = ReturnType<typeof createBoardMoves>
