import type { Property } from '@/domain/client/property'
import type { CrewMember } from '@/domain/crew/crew'
import type { Job, JobPriority } from '@/domain/job/job'
import { absenceOn, shiftOn } from '@/domain/scheduling/availability'
import { canDo } from '@/domain/scheduling/skill'
import { roadMiles } from '@/domain/scheduling/travel'
import { type Day, plusDays, type TimeOfDay } from '@/domain/time/calendar'
import { type Weekday, weekdayOf } from '@/domain/time/weekday'
import type { Choices } from './choices'
import { PROPERTIES } from './clients'
import type { PlannedJob } from './job-rows'
import { CREW, crewAsOf } from './staff'
import { WORK_KEYS, WORK_LIST, type WorkKey } from './work-list'

/** Two hours apart or more, and no job is longer, so that a crew's jobs never overlap. */
const STARTS: readonly TimeOfDay[] = ['08:00', '10:30', '13:00', '15:30']
/** Minimum distance between a day's stops, so that every leg is worth planning. */
const LEG_MILES = 2
/** Emergencies are scheduled for tomorrow at the latest. */
const EMERGENCY_DAYS = 1
const NEAR_DAYS = 7

type Turn = { start: TimeOfDay; members: readonly CrewMember[] }

export const CREW_GROUPS: readonly (readonly CrewMember[])[] = [...new Set(CREW.map((member) => member.crew_id))].map(
  (id) => CREW.filter((member) => member.crew_id === id && member.status !== 'inactive'),
)

const turnsOf = (choices: Choices): Turn[] =>
  STARTS.flatMap((start) => choices.shuffle(CREW_GROUPS).map((members) => ({ start, members })))

const placesApart = (count: number, choices: Choices): Property[] => {
  const places: (typeof PROPERTIES)[number][] = []
  for (const place of choices.shuffle(PROPERTIES)) {
    if (places.length === count) break
    if (places.every((other) => roadMiles(other, place) >= LEG_MILES)) places.push(place)
  }
  while (places.length < count) places.push(choices.pick(PROPERTIES))
  return places
}

export const priorityOf = (work: WorkKey, choices: Choices): JobPriority => {
  if (WORK_LIST[work].type === 'emergency_service') return choices.chance(0.7) ? 'urgent' : 'high'
  if (choices.chance(0.15)) return 'high'
  return choices.chance(0.2) ? 'low' : 'normal'
}

const statusOn = (day: Day, anchor: Day, choices: Choices): Job['status'] => {
  if (day < anchor) return choices.chance(0.05) ? 'missed' : 'completed'
  if (choices.chance(0.07)) return 'rescheduled'
  return choices.chance(day <= plusDays(anchor, NEAR_DAYS) ? 0.75 : 0.5) ? 'assigned' : 'scheduled'
}

export const crewFrom = (members: readonly CrewMember[], work: WorkKey, choices: Choices): number[] => {
  const [lead, ...others] = choices
    .shuffle(members)
    .sort((a, b) => Number(canDo([b], WORK_LIST[work])) - Number(canDo([a], WORK_LIST[work])))
  const helpers = others.slice(0, choices.between(0, others.length))
  return [lead, ...helpers].flatMap((member) => (member ? [member.id] : []))
}

const WEEKEND: readonly Weekday[] = ['saturday', 'sunday']

/** On weekends anyone works, whatever their hours. */
const comes = (member: CrewMember, day: Day): boolean =>
  absenceOn(member, day) === null && (WEEKEND.includes(weekdayOf(day)) || shiftOn(member, day) !== null)

/** Available members of a crew, with a substitute when the work needs one. */
export const present = (
  chosen: readonly number[],
  members: readonly CrewMember[],
  day: Day,
  work: WorkKey,
): number[] => {
  const there = members.filter((member) => comes(member, day))
  const available = chosen.flatMap((id) => there.filter((member) => member.id === id))
  if (available.length === chosen.length || (available.length > 0 && canDo(available, WORK_LIST[work])))
    return available.map(({ id }) => id)
  const standIn = there.find((member) => canDo([member], WORK_LIST[work])) ?? there[0]
  return [...(standIn ? [standIn.id] : []), ...available.map(({ id }) => id).filter((id) => id !== standIn?.id)]
}

/** Jobs of a day other than the anchor: `count` that take place, plus `cancelled` ones. */
export const plannedDay = (
  day: Day,
  { anchor, count, cancelled, choices }: { anchor: Day; count: number; cancelled: number; choices: Choices },
): PlannedJob[] => {
  const turns = turnsOf(choices)
  const crew = crewAsOf(anchor)
  const emergencies = day <= plusDays(anchor, EMERGENCY_DAYS)
  const works = WORK_KEYS.filter((key) => emergencies || WORK_LIST[key].type !== 'emergency_service')

  return placesApart(count + cancelled, choices).map((property, index) => {
    const turn = turns[index % turns.length] ?? { start: '08:00', members: [] }
    const work = choices.pick(works.filter((key) => canDo(turn.members, WORK_LIST[key])))
    const status = index < count ? statusOn(day, anchor, choices) : 'cancelled'
    const crewed = status !== 'scheduled' && status !== 'cancelled'
    return {
      work,
      property,
      day,
      start: turn.start,
      status,
      priority: priorityOf(work, choices),
      crew: crewed
        ? present(
            crewFrom(turn.members, work, choices),
            crew.filter(({ id }) => turn.members.some((member) => member.id === id)),
            day,
            work,
          )
        : [],
    }
  })
}
