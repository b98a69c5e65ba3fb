import type { CrewMember } from '../crew'
import type { Job } from '../job/job'
import { fullName } from '../user'
import { counted } from '../wording'
import { minutesOfJob } from './board'

/** What past visits of the same service say of a job (SCHED-03): counts and a range, nothing else. */
export type Prediction = {
  completed: number
  missed: number
  /** How long the completed ones were planned for, in minutes; null where there are none. */
  minutes: { least: number; middle: number; most: number } | null
  /** Who did most of them, and how many; null where there are none. */
  usual: { member: CrewMember; visits: number } | null
}

const isPast = (job: Job, other: Job) =>
  other.id !== job.id && other.title === job.title && other.scheduled_date <= job.scheduled_date

const usualOf = (completed: readonly Job[], crew: readonly CrewMember[]): Prediction['usual'] => {
  const visits = crew.map((member) => ({
    member,
    visits: completed.filter(({ assigned_crew_members }) => assigned_crew_members.includes(member.id)).length,
  }))
  const [most] = visits.sort((a, b) => b.visits - a.visits || a.member.id - b.member.id)
  return most && most.visits > 0 ? most : null
}

/** Looks at the visits of the same service up to the job's day. */
export const predictionOf = (job: Job, jobs: readonly Job[], crew: readonly CrewMember[]): Prediction => {
  const past = jobs.filter((other) => isPast(job, other))
  const completed = past.filter(({ status }) => status === 'completed')
  const minutes = completed.map(minutesOfJob).sort((a, b) => a - b)
  const [least = 0] = minutes
  return {
    completed: completed.length,
    missed: past.filter(({ status }) => status === 'missed').length,
    minutes:
      minutes.length === 0
        ? null
        : { least, middle: minutes[Math.floor((minutes.length - 1) / 2)] ?? least, most: minutes.at(-1) ?? least },
    usual: usualOf(completed, crew),
  }
}

const lengthText = (job: Job, { least, middle, most }: NonNullable<Prediction['minutes']>): string => {
  const own = minutesOfJob(job)
  const range =
    least === most
      ? `All took ${least} minutes in the plan`
      : `They were planned for ${least} to ${most} minutes, half of them for ${middle} or less`
  if (own < least) return `${range}. This one has ${own} minutes, less than any of them.`
  if (own > most) return `${range}. This one has ${own} minutes, more than any of them.`
  return `${range}. This one has ${own} minutes.`
}

/** The same in sentences. */
export const predictionText = (job: Job, prediction: Prediction): string[] => {
  const { completed, missed, minutes, usual } = prediction
  if (minutes === null) return [`No visit of ${job.title} was completed before, so there is nothing to compare with.`]
  return [
    `${counted(completed, 'visit')} of ${job.title} ${completed === 1 ? 'was' : 'were'} completed before, and ${missed === 0 ? 'none' : missed.toLocaleString('en-US')} missed.`,
    lengthText(job, minutes),
    ...(usual ? [`${fullName(usual.member)} was on ${usual.visits.toLocaleString('en-US')} of them.`] : []),
  ]
}
