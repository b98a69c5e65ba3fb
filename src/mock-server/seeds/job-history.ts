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

/** The office manager, who records what people without an account of their own do. */
const OFFICE = 3

/** Someone of the demo's staff, as facts name them. */
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
  /** What the note says beside the command. */
  addition?: string
  note?: string
  patch?: Partial<Job>
}

/** The day itself, or the Friday before a weekend: the office is closed then. */
export const workdayUpTo = (day: Day): Day => {
  const weekday = weekdayOf(day)
  if (weekday === 'saturday') return plusDays(day, -1)
  return weekday === 'sunday' ? plusDays(day, -2) : day
}

/** Days before the work that it was ordered: what is urgent the day before, what was moved since long before. */
const leadOf = ({ type, status }: Job, choices: Choices): number => {
  if (status === 'rescheduled') return choices.between(6, 12)
  return type === 'emergency_service' ? 1 : choices.between(2, 10)
}

/** The first of its crew with an account reports the progress of the work, else the office. */
const teller = ({ assigned_crew_members: crew }: Job): DatedFact['actor'] => {
  const [first] = crew.flatMap((id) => CREW.find((member) => member.id === id)?.user_id ?? [])
  return by(first ?? OFFICE)
}

const crewNames = ({ assigned_crew_members: crew }: Job): string =>
  listed(crew.flatMap((id) => CREW.filter((member) => member.id === id)).map(fullName))

/** When the office took the order and saw to it: a morning, and the afternoon of that day or the next. */
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

/** The steps from the order to the job as it is, oldest first. */
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

/** The job as it was ordered: without a crew, and, if it was moved since, for an earlier day. */
const ordered = (job: Job, choices: Choices): Job => ({
  ...job,
  status: 'scheduled',
  assigned_crew_members: [],
  ...(job.status === 'rescheduled' && {
    scheduled_date: workdayUpTo(plusDays(job.scheduled_date, -choices.between(1, 3))),
  }),
})

/**
 * What led to a job of the sample data, oldest first, ending in the job as it is planted: when and by whom it was ordered and given a crew,
 * and how the work went, at times that fit its plan and the office's hours. The same on every load.
 */
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
