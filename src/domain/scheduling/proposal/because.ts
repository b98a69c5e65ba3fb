import { formatDay } from '../../calendar'
import type { CrewMember } from '../../crew'
import type { Job, JobPlace } from '../../job/job'
import { fullName } from '../../user'
import { counted } from '../../wording'
import type { PlanProblem } from '../board'
import { hoursText } from '../minutes'
import { createPricing, type Place } from '../search/place'
import type { RoundsPlan } from '../search/problem'
import { createTimetable } from '../search/timetable'
import { canDo, skillNeeded } from '../skill'

const nameOf = (member: CrewMember | undefined) => (member ? fullName(member) : '')

/**
 * Says why a plan gives jobs to whom it does (research: each job is taken out of the plan and priced in every round): who is nearest, who
 * has the lighter day, who alone can do it. The sentence says the greatest difference to the next best.
 */
export const explaining = (problem: PlanProblem, plan: RoundsPlan) => {
  const table = createTimetable(problem)
  const pricing = createPricing(problem, table, null)
  const { visits, units } = problem

  /** Minutes that a round is longer with the visit there. */
  const driven = (visit: number, { shift, index }: Place): number => {
    const round = table.rounds[shift] ?? []
    const [before, after] = [round[index - 1], round[index]]
    const direct = before === undefined || after === undefined ? 0 : table.leg(before, after)
    const to = before === undefined ? 0 : table.leg(before, visit)
    const on = after === undefined ? 0 : table.leg(visit, after)
    return to + on - direct
  }

  /** Why this person: against the next best who could do it as the plan is. */
  const whoFor = (job: Job): string => {
    const visit = visits.findIndex(({ task }) => Math.abs(task) === job.id)
    const free = visits.findIndex(({ task, pinned }) => Math.abs(task) === job.id && pinned === null)
    const at = free < 0 ? visit : free
    table.load(plan)
    const shift = table.roundOf[at] ?? -1
    const unit = units[shift]
    const member = unit?.members[0]
    if (!unit || !member) return ''
    const name = nameOf(member)
    const able = (visits[at]?.able ?? []).filter((other) => units[other]?.day === unit.day)
    const skill = skillNeeded(job)
    if (able.length === 1)
      return skill === null
        ? `Only ${name} works that day.`
        : `Of those who work that day, only ${name} has the skill ${skill}.`
    table.remove(at)
    table.refresh(shift)
    const own = pricing.cheapestIn(at, shift, Number.POSITIVE_INFINITY)
    const others = able
      .filter((other) => other !== shift)
      .flatMap((other) => pricing.cheapestIn(at, other, Number.POSITIVE_INFINITY) ?? [])
      .sort((a, b) => a.cost - b.cost || a.shift - b.shift)
    const [next] = others
    if (!next)
      return skill === null
        ? `Only ${name} is free then.`
        : `Of those with the skill ${skill}, only ${name} is free then.`
    const other = units[next.shift]?.members[0]
    const more = own ? driven(at, next) - driven(at, own) : 0
    const load = (table.busy[next.shift] ?? 0) - (table.busy[shift] ?? 0)
    if (more > 0) return `${name} is nearest: ${nameOf(other)} would drive ${counted(more, 'minute')} more.`
    if (load > 0) return `${name} has the lighter day: ${nameOf(other)} has ${hoursText(load)} hours more.`
    if (job.assigned_crew_members.includes(member.id)) return `${name} was promised to the client.`
    return `It fits ${name}’s route as well as anyone else’s.`
  }

  /** Why then: after which stop, and how far that is. */
  const whenFor = (job: Job): string => {
    const visit = visits.findIndex(({ task }) => task === job.id)
    table.load(plan)
    const round = table.rounds[table.roundOf[visit] ?? -1] ?? []
    const before = round[round.indexOf(visit) - 1]
    if (before === undefined) return 'First stop of the shortest route that keeps every window.'
    const from = problem.jobs.find(({ id }) => id === Math.abs(visits[before]?.task ?? 0))
    return `Next after ${from?.job_number ?? ''}: ${counted(table.leg(before, visit), 'minute')} from there.`
  }

  return { whoFor, whenFor }
}

/** Why a job fills someone's free time. No one else was asked, so it compares them with no one. */
export const gapReason = (job: Job, member: CrewMember): string => {
  const skill = skillNeeded(job)
  return `${fullName(member)} is free then${skill === null ? '' : ` and has the skill ${skill}`}.`
}

/** Why a job is done on another day, and by whom. */
export const dayReason = (job: Job, to: JobPlace, first: string, members: readonly CrewMember[]): string => {
  const day = formatDay(to.scheduled_date)
  const [leader] = members
  const isFirst = to.scheduled_date === first
  const room = isFirst ? `${day} has room for it` : `${day} is the first day with room for it`
  const isSame = members.some(({ id }) => job.assigned_crew_members.includes(id))
  const isSameTime = to.scheduled_start_time === job.scheduled_start_time
  if (!leader) return `${room}.`
  if (isSame && isSameTime) return `${room}: ${nameOf(leader)} keeps it, at the same time.`
  if (isSame) return `${room}: ${nameOf(leader)} keeps it.`
  return canDo([leader], job) && skillNeeded(job) !== null
    ? `${room}: ${nameOf(leader)} has the skill ${skillNeeded(job)}.`
    : `${room}: ${nameOf(leader)} is free then.`
}
