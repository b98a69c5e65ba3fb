import type { Client } from '@/domain/client/client'
import type { Property } from '@/domain/client/property'
import type { CrewMember } from '@/domain/crew/crew'
import { canDo } from '@/domain/scheduling/skill'
import { type Day, daysFrom, monthOf, plusDays, plusMonths, type TimeOfDay } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import { WORKDAYS, weekdayOf } from '@/domain/time/weekday'
import { type Choices, createChoices } from './choices'
import { PROPERTIES } from './clients'
import type { PlannedJob } from './job-rows'
import { CREW_GROUPS, crewFrom, present, priorityOf } from './planned-day'
import { crewAsOf } from './staff'
import { WORK_LIST, type WorkKey } from './work-list'

const MONTHS = 12
const CALENDAR_DAYS = 28
const CLIENTS_OF_MONTH = [6, 6, 8, 9, 9, 8, 7, 6, 8, 10, 9, 7] as const
const WEEK = 5
const USUAL_WORKDAYS = 21
const CANCELLED_CHANCE = 0.7
/** Days between signing up and a client's first order. */
const MIN_CLIENT_DAYS = 28
const NOT_AT_WORK: readonly Client['status'][] = ['prospect', 'inactive']
const NEW_TO_US = 34
const STARTS: readonly TimeOfDay[] = ['08:00', '10:30', '13:00']
const HOLIDAYS: readonly string[] = ['01-01', '07-04', '12-24', '12-25']

type Season = { care: readonly WorkKey[]; projects: readonly WorkKey[] }

const WINTER: Season = {
  care: ['hedges', 'cleanup', 'stump', 'mulch', 'irrigation'],
  projects: ['trimming', 'wall', 'patio', 'lighting'],
}
const SPRING: Season = {
  care: ['mowing', 'mowing', 'fertilizing', 'beds', 'irrigation', 'aeration'],
  projects: ['planting', 'drip', 'sod', 'patio'],
}
const SUMMER: Season = {
  care: ['mowing', 'mowing', 'irrigation', 'hedges', 'leak'],
  projects: ['lighting', 'drip', 'wall', 'patio'],
}
const FALL: Season = {
  care: ['mowing', 'mowing', 'fertilizing', 'beds', 'cleanup', 'aeration'],
  projects: ['planting', 'sod', 'patio', 'trimming'],
}
const SEASONS = [WINTER, WINTER, SPRING, SPRING, SPRING, SUMMER, SUMMER, SUMMER, FALL, FALL, FALL, WINTER] as const

/** Factor on a project day's usual length: a full day at most homes, half a day for more expensive work. */
const lengthOf = (work: WorkKey, { property_type }: Property): number =>
  property_type === 'residential' && WORK_LIST[work].dollars[1] < 1_500 ? 4 : 2

const isWorkday = (day: Day): boolean => WORKDAYS.includes(weekdayOf(day)) && !HOLIDAYS.includes(day.slice(5))

const monthNumber = (day: Day): number => Number(day.slice(5, 7)) - 1

const seasonOf = ([first = '']: readonly Day[]): Season => SEASONS[monthNumber(first)] ?? WINTER

export const workdayFrom = (day: Day): Day => {
  const weekday = weekdayOf(day)
  if (weekday === 'saturday') return plusDays(day, 2)
  return weekday === 'sunday' ? plusDays(day, 1) : day
}

const lastDay = (anchor: Day): Day => {
  const [earliest = anchor] = [monthOf(anchor).first, plusDays(anchor, -CALENDAR_DAYS)].sort()
  return plusDays(earliest, -1)
}

const pastMonths = (anchor: Day): Day[][] => {
  const last = lastDay(anchor)
  return Array.from({ length: MONTHS }, (_, index) => monthOf(plusMonths(monthOf(anchor).first, index - MONTHS)))
    .map((month) => daysFrom(month.first, [month.last, last].sort()[0] ?? last).filter(isWorkday))
    .filter((days) => days.length > 0)
}

type Turns = {
  crew: readonly CrewMember[]
  /** `2026-03-04 2`: days and crews that already have work. */
  busyCrewDays: Set<string>
  choices: Choices
}

/** A client's work of one month: a project on consecutive days, or weekly care of several kinds, on days when the crew is free. */
const doneFor = (
  { places, days, isProject }: { places: readonly Property[]; days: readonly Day[]; isProject: boolean },
  { crew, busyCrewDays, choices }: Turns,
): PlannedJob[] => {
  const { care, projects } = seasonOf(days)
  const property = choices.pick(places)
  const project = choices.pick(projects)
  const works = isProject
    ? Array.from({ length: choices.between(2, 3) }, () => project)
    : choices.shuffle(care).slice(0, choices.between(2, 4))
  const step = isProject ? 1 : WEEK
  const start = isProject ? '08:00' : choices.pick(STARTS)
  let next = choices.between(0, Math.max(0, days.length - 1 - (works.length - 1) * step))
  return works.flatMap((work): PlannedJob[] => {
    const group = CREW_GROUPS.findIndex((members) => canDo(members, WORK_LIST[work]))
    const members = CREW_GROUPS[group] ?? []
    while (busyCrewDays.has(`${days[next]} ${group}`)) next++
    const day = days[next]
    if (day === undefined) return []
    busyCrewDays.add(`${day} ${group}`)
    next += step
    const there = crew.filter(({ id }) => members.some((each) => each.id === id))
    return [
      {
        work,
        property,
        day,
        start,
        times: isProject ? lengthOf(work, property) : 1,
        status: 'completed',
        priority: priorityOf(work, choices),
        crew: present(crewFrom(members, work, choices), there, day, work),
      },
    ]
  })
}

const calledOff = (property: Property, day: Day, work: WorkKey, choices: Choices): PlannedJob => ({
  work,
  property,
  day,
  start: choices.pick(STARTS),
  status: 'cancelled',
  priority: priorityOf(work, choices),
  crew: [],
})

/**
 * A year of finished work before the sample calendar, earliest first: on workdays, for existing clients. A client's work of one month is
 * billed together.
 */
export const pastWork = (clients: readonly Client[], anchor: Day): PlannedJob[] => {
  const choices = createChoices(1_212)
  const turns: Turns = { crew: crewAsOf(anchor), busyCrewDays: new Set(), choices }
  const jobs = pastMonths(anchor).flatMap((days) => {
    const [first = anchor] = days
    const eligibleClients = clients.filter(
      ({ id, client_since, status }) =>
        id !== NEW_TO_US && client_since < plusDays(first, -MIN_CLIENT_DAYS) && !NOT_AT_WORK.includes(status),
    )
    const usual = CLIENTS_OF_MONTH[monthNumber(first)] ?? 0
    const count = Math.max(1, Math.round((usual * days.length) / USUAL_WORKDAYS))
    const done = choices
      .shuffle(eligibleClients)
      .slice(0, count)
      .flatMap(({ id }, index) => {
        const places = PROPERTIES.filter(({ client_id }) => client_id === id)
        return doneFor({ places, days, isProject: index % 2 === 0 }, turns)
      })
    const [unlucky] = choices.shuffle(eligibleClients)
    const place = PROPERTIES.find(({ client_id }) => client_id === unlucky?.id)
    const { care } = seasonOf(days)
    return place && choices.chance(CANCELLED_CHANCE)
      ? [...done, calledOff(place, choices.pick(days), choices.pick(care), choices)]
      : done
  })
  return jobs.sort((a, b) => earliestFirst(a.day, b.day) || earliestFirst(a.start, b.start))
}
