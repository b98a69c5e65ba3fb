import type { CrewMember } from '../crew/crew'
import type { Job } from '../job/job'
import { counted } from '../text/wording'
import type { PlanProblem } from './board'
import { canDo, skillNeeded } from './skill'

export type UnassignedJob = { job_id: number; reason: string }

const canBeDone = ({ visits, shifts }: PlanProblem, job: Job): boolean =>
  visits.some(
    ({ task, able, options, minutes }) =>
      task === job.id &&
      able.some((index) => {
        const { from, until } = shifts[index] ?? { from: 0, until: 0 }
        return options.some(({ open, close }) => Math.max(open, from) <= Math.min(close, until - minutes))
      }),
  )

/** Checks skill, working days, number of people and hours, in this order; otherwise everyone is booked. */
export const unassignedReason = (job: Job, problem: PlanProblem, crew: readonly CrewMember[]): string => {
  const skill = skillNeeded(job)
  const skilled = crew.filter((member) => member.status !== 'inactive' && canDo([member], job))
  if (skilled.length === 0) return skill ? `No one has the skill ${skill}.` : 'No one is available to do it.'
  const members = problem.units.flatMap((unit) => unit.members)
  if (members.length === 0) return 'No one works that day.'
  if (!members.some((member) => canDo([member], job))) return `No one with the skill ${skill} works that day.`
  if (members.length < job.people_needed)
    return `It needs ${counted(job.people_needed, 'person', 'people')}, and ${members.length} ${members.length === 1 ? 'works' : 'work'} that day.`
  if (!canBeDone(problem, job)) return 'No one who can do it works at that time.'
  const able = skill ? `with the skill ${skill}` : 'who can do it'
  return `Everyone ${able} is booked then, or can’t get there in time.`
}
