import { fullName } from '../../account/user'
import type { CrewMember } from '../../crew/crew'
import type { Job, JobPlace } from '../../job/job'
import { durationText } from '../../job/slot-words'
import { counted } from '../../text/wording'
import { formatDay } from '../../time/calendar'
import type { Day } from '../../time/day'
import type { PlanProblem } from '../board'
import { createPricing, type Insertion } from '../search/place'
import type { RoundsPlan } from '../search/problem'
import { createTimetable } from '../search/timetable'
import { canDo, skillNeeded } from '../skill'
import type { FindPosition } from '../travel'

const nameOf = (member: CrewMember | undefined) => (member ? fullName(member) : '')

export const NOT_ON_MAP = 'Its address isn’t on the map, so the drive there is a guess and isn’t counted.'

/**
 * Explains the assignments of a plan: each job is removed and priced in every route to find the nearest person, the lightest day or the
 * only one able to do it. The sentence names the largest difference to the next best. A job without a position has no nearest person.
 */
export const explaining = (problem: PlanProblem, plan: RoundsPlan, positionOf: FindPosition) => {
  const table = createTimetable(problem)
  const pricing = createPricing(problem, table, null)
  const { visits, units } = problem
  const isPlaced = (job: Job | undefined): boolean => job !== undefined && positionOf(job) !== null

  const driven = (visit: number, { shift, index }: Insertion): number => {
    const round = table.rounds[shift] ?? []
    const [before, after] = [round[index - 1], round[index]]
    const direct = before === undefined || after === undefined ? 0 : table.leg(before, after)
    const to = before === undefined ? 0 : table.leg(before, visit)
    const on = after === undefined ? 0 : table.leg(visit, after)
    return to + on - direct
  }

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
    const more = own && isPlaced(job) ? driven(at, next) - driven(at, own) : 0
    const load = (table.busy[next.shift] ?? 0) - (table.busy[shift] ?? 0)
    if (more > 0) return `${name} is nearest: ${nameOf(other)} would drive ${counted(more, 'minute')} more.`
    if (load > 0) return `${name} has the lighter day: ${nameOf(other)} has ${durationText(load)} more.`
    if (job.assigned_crew_members.includes(member.id)) return `${name} was promised to the client.`
    return isPlaced(job) ? `It fits ${name}’s route as well as anyone else’s.` : `${name} is free then.`
  }

  const whenFor = (job: Job): string => {
    const visit = visits.findIndex(({ task }) => task === job.id)
    table.load(plan)
    const round = table.rounds[table.roundOf[visit] ?? -1] ?? []
    const before = round[round.indexOf(visit) - 1]
    if (before === undefined) return 'First stop of the shortest route that keeps every window.'
    const from = problem.jobs.find(({ id }) => id === Math.abs(visits[before]?.task ?? 0))
    const after = `Next after ${from?.job_number ?? ''}`
    return isPlaced(from) ? `${after}: ${counted(table.leg(before, visit), 'minute')} from there.` : `${after}.`
  }

  const hasRoomOn = (job: Job, days: readonly Day[]): boolean => {
    table.load(plan)
    const own = [...visits.keys()].filter((visit) => visits[visit]?.task === job.id)
    for (const visit of own) {
      const shift = table.roundOf[visit] ?? -1
      table.remove(visit)
      table.refresh(shift)
    }
    const [leader = -1] = own
    return (visits[leader]?.able ?? []).some(
      (shift) =>
        days.includes(units[shift]?.day ?? '') && pricing.cheapestIn(leader, shift, Number.POSITIVE_INFINITY) !== null,
    )
  }

  return { whoFor, whenFor, hasRoomOn }
}

export const gapReason = (job: Job, member: CrewMember): string => {
  const skill = skillNeeded(job)
  return `${fullName(member)} is free then${skill === null ? '' : ` and has the skill ${skill}`}.`
}

/** The next day, the first with room, or the cheapest (an earlier day had room at a higher price). */
type DayChoice = 'next' | 'first_with_room' | 'cheapest'

const ROOM: Record<DayChoice, string> = {
  next: 'has room for it',
  first_with_room: 'is the first day with room for it',
  cheapest: 'fits best',
}

export const dayReason = (job: Job, to: JobPlace, choice: DayChoice, members: readonly CrewMember[]): string => {
  const [leader] = members
  const room = `${formatDay(to.scheduled_date)} ${ROOM[choice]}`
  const isSame = members.some(({ id }) => job.assigned_crew_members.includes(id))
  const isSameTime = to.scheduled_start_time === job.scheduled_start_time
  if (!leader) return `${room}.`
  if (isSame && isSameTime) return `${room}: ${nameOf(leader)} keeps it, at the same time.`
  if (isSame) return `${room}: ${nameOf(leader)} keeps it.`
  return canDo([leader], job) && skillNeeded(job) !== null
    ? `${room}: ${nameOf(leader)} has the skill ${skillNeeded(job)}.`
    : `${room}: ${nameOf(leader)} is free then.`
}
