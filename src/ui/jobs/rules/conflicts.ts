import type { CrewMember } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import { offText } from '@/domain/scheduling/availability'
import type { Booking } from '@/domain/scheduling/bookings'
import { clashesWith } from '@/domain/scheduling/choice'
import { canDo, skillNeeded } from '@/domain/scheduling/skill'
import { formatDay, formatTime } from '@/domain/time/calendar'

/**
 * `Booked: JOB-1017 9:00 AM – 10:30 AM`, with the day when there may be several: `JOB-1017 (Fri, Nov 20) 9:00 AM – 10:30 AM`. Lists each
 * job once; null without conflicts.
 */
export const conflictText = (conflicts: readonly Booking[], withDay = false): string | null => {
  const lines = new Set(
    conflicts.map(({ job, start, end }) => {
      const day = withDay ? ` (${formatDay(job.scheduled_date)})` : ''
      return `${job.job_number}${day} ${formatTime(start)} – ${formatTime(end)}`
    }),
  )
  return lines.size === 0 ? null : `Booked: ${[...lines].join(', ')}`
}

/** Reasons against assigning someone; empty when they are free and skilled. */
export const obstaclesOf = (member: CrewMember, jobs: readonly Job[], allJobs: readonly Job[]): string[] => {
  const days = new Set(jobs.map((job) => job.scheduled_date))
  const booked = conflictText(clashesWith(member, jobs, allJobs), days.size > 1)
  const skills = jobs.map((job) => (canDo([member], job) ? null : `Lacks the skill ${skillNeeded(job)}`))
  const reasons = [booked, ...jobs.map((job) => offText(member, job.scheduled_date)), ...skills]
  return [...new Set(reasons.filter((reason) => reason !== null))]
}

/** People booked elsewhere at the time of these jobs; a double booking requires confirmation. */
export const doubleBooked = (
  chosen: readonly CrewMember[],
  jobs: readonly Job[],
  allJobs: readonly Job[],
): CrewMember[] =>
  chosen.filter((member) => {
    const others = jobs.filter((job) => !job.assigned_crew_members.includes(member.id))
    return clashesWith(member, others, allJobs, jobs).length > 0
  })
