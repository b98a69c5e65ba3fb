import type { WorkDay } from '@/domain/scheduling/day-problem'
import { roadMiles, travelMinutes } from '@/domain/scheduling/travel'
import { minutesBetween } from '@/domain/time/calendar'
import type { Schedule } from '../fixtures/propose-schedule'

/** Unscheduled jobs, minutes of driving, jobs after their window, and jobs that begin before the crew can be there. */
export type Measured = { left: number; driven: number; late: number; unreachable: number }

export const measureDay = ({ jobs, crew, positionOf }: WorkDay, { assignments, unassigned }: Schedule): Measured => {
  const jobOf = new Map(jobs.map((job) => [job.id, job]))
  const late = assignments.filter(({ job_id, start }) => {
    const { window_end = null, scheduled_start_time = '' } = jobOf.get(job_id) ?? {}
    return start > (window_end ?? scheduled_start_time)
  })
  let driven = 0
  let unreachable = 0
  for (const { id } of crew) {
    const round = assignments
      .filter(({ crew_member_ids }) => crew_member_ids.includes(id))
      .sort((a, b) => a.start.localeCompare(b.start))
    for (const [index, { job_id, start }] of round.entries()) {
      const before = round[index - 1]
      const [from, to] = [before && jobOf.get(before.job_id), jobOf.get(job_id)].map((job) => job && positionOf(job))
      if (!before || !from || !to) continue
      const way = travelMinutes(roadMiles(from, to))
      driven += way
      if (minutesBetween(before.end, start) < way) unreachable += 1
    }
  }
  return { left: unassigned.length, driven, late: late.length, unreachable }
}
