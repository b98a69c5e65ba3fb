import { fullName } from '@/domain/account/user'
import { type JobCommand, statusAfter } from '@/domain/job/commands'
import type { Job, JobStatus } from '@/domain/job/job'
import { listed } from '@/domain/text/wording'
import { type Day, formatDay, formatTime, plusDays, plusMinutes, type TimeOfDay } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { weekdayOf } from '@/domain/time/weekday'
import { bySystem, inserted, updated } from '../core/log/changes'
import type { DatedFact } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import { COMMAND_FACTS, COMMAND_NOTES } from '../jobs/command-facts'
import { type Choices, createChoices } from './choices'
import { instantAt as at } from './moment'
import { CREW, USERS } from './staff'

/** The office manager, who records the work of people without an account. */
const OFFICE = 3

export const by = (userId: number): DatedFact['actor'] => {
  const user = USERS.find(({ id }) => id === userId)
  return user ? { kind: 'user', user_id: user.id, name: fullName(user) } : bySystem('Groundwork')
}

const REASONS = [
  'the client found someone nearer',
  'the client is moving out',
  'asked to come back in spring',
  'the yard is still under construction',
]

type Step = {
  command: JobCommand
  at: Instant
  actor: DatedFact['actor']
  addition?: string
  note?: string
  patch?: Partial<Job>
}

/** The Friday before a weekend, because the office is closed then. */
export const workdayUpTo = (day: Day): Day => {
  const weekday = weekdayOf(day)
  if (weekday === 'saturday') return plusDays(day, -1)
  return weekday === 'sunday' ? plusDays(day, -2) : day
}

const leadOf = ({ type, status }: Job, choices: Choices): number => {
  if (status === 'rescheduled') return choices.between(6, 12)
  return type === 'emergency_service' ? 1 : choices.between(2, 10)
}

/** The first crew member with an account reports progress, else the office. */
const teller = ({ assigned_crew_members: crew }: Job): DatedFact['actor'] => {
  const [first] = crew.flatMap((id) => CREW.find((member) => member.id === id)?.user_id ?? [])
  return by(first ?? OFFICE)
}

const crewNames = ({ assigned_crew_members: crew }: Job): string =>
  listed(crew.flatMap((id) => CREW.filter((member) => member.id === id)).map(fullName))

/** The order's morning, and the afternoon of the same or next day for planning it. */
type Office = { day: Day; morning: TimeOfDay; laterDay: Day; afternoon: TimeOfDay }

const officeOf = (job: Job, anchor: Day, choices: Choices): Office => {
  const lead = leadOf(job, choices)
  const day = workdayUpTo(plusDays(job.scheduled_date < anchor ? job.scheduled_date : anchor, -lead))
  return {
    day,
    morning: plusMinutes('08:00', choices.between(0, 150)),
    laterDay: lead === 1 ? day : workdayUpTo(plusDays(day, 1)),
    afternoon: plusMinutes('14:00', choices.between(0, 180)),
  }
}

const DONE: readonly JobStatus[] = ['in_progress', 'completed']

const stepsOf = (job: Job, { day, morning, laterDay, afternoon }: Office, choices: Choices): Step[] => {
  const { status, scheduled_date: date, scheduled_start_time: start, scheduled_end_time: end } = job
  const steps: Step[] = []
  if (job.assigned_crew_members.length > 0)
    steps.push({
      command: 'assign',
      at: at(day, plusMinutes(morning, choices.between(20, 150))),
      actor: by(OFFICE),
      addition: ` to ${crewNames(job)}`,
      patch: { assigned_crew_members: job.assigned_crew_members },
    })
  const later = { at: at(laterDay, afternoon), actor: by(job.created_by) }
  if (status === 'rescheduled')
    steps.push({
      ...later,
      command: 'reschedule',
      addition: ` to ${formatDay(date, laterDay)}, ${formatTime(start)}`,
      patch: { scheduled_date: date },
    })
  if (status === 'cancelled') steps.push({ ...later, command: 'cancel', addition: `: ${choices.pick(REASONS)}` })
  if (status === 'en_route')
    steps.push({ command: 'depart', at: at(date, plusMinutes(start, -choices.between(15, 25))), actor: teller(job) })
  if (DONE.includes(status))
    steps.push({ command: 'start', at: at(date, plusMinutes(start, choices.between(-4, 6))), actor: teller(job) })
  if (status === 'completed')
    steps.push({ command: 'complete', at: at(date, plusMinutes(end, choices.between(-8, 10))), actor: teller(job) })
  if (status === 'missed')
    steps.push({
      command: 'miss',
      at: at(plusDays(date, 1), '00:05'),
      actor: AUTOMATIC,
      note: 'Missed: the day went by',
    })
  return steps
}

const ordered = (job: Job, choices: Choices): Job => ({
  ...job,
  status: 'scheduled',
  assigned_crew_members: [],
  ...(job.status === 'rescheduled' && {
    scheduled_date: workdayUpTo(plusDays(job.scheduled_date, -choices.between(1, 3))),
  }),
})

export const jobHistory = (job: Job, anchor: Day): DatedFact[] => {
  const choices = createChoices(50_000 + job.id)
  const office = officeOf(job, anchor, choices)
  let row = ordered(job, choices)
  const base = { stream: `job/${job.id}`, cause: null }
  const created: DatedFact = {
    ...base,
    type: 'job.created',
    actor: by(job.created_by),
    note: 'Created',
    at: at(office.day, office.morning),
    changes: [inserted('jobs', row)],
  }
  const facts = stepsOf(job, office, choices).map((step): DatedFact => {
    const patch: Partial<Job> = { ...step.patch, status: statusAfter(step.command, row.status) }
    const changes = [updated('jobs', row, patch)]
    row = { ...row, ...patch }
    return {
      ...base,
      type: COMMAND_FACTS[step.command],
      actor: step.actor,
      note: step.note ?? COMMAND_NOTES[step.command] + (step.addition ?? ''),
      at: step.at,
      changes,
    }
  })
  return [created, ...facts]
}
