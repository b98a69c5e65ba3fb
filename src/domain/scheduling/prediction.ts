import { fullName } from '../account/user'
import type { CrewMember } from '../crew/crew'
import type { Job } from '../job/job'
import { minutesOnSite } from '../job/site-time'
import { numberText } from '../money/number-text'
import { counted } from '../text/wording'
import { minutesOfJob } from './board'

/** In minutes; `middle` is the median. */
type Range = { least: number; middle: number; most: number }

/** Counts and ranges from past visits of the same service (SCHED-03). */
export type Prediction = {
  completed: number
  missed: number
  /** Planned minutes of completed visits; null without any. */
  minutes: Range | null
  onSite: (Range & { visits: number }) | null
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

const rangeOf = (minutes: readonly number[]): Range | null => {
  const sorted = minutes.toSorted((a, b) => a - b)
  const [least] = sorted
  if (least === undefined) return null
  return { least, middle: sorted[Math.floor((sorted.length - 1) / 2)] ?? least, most: sorted.at(-1) ?? least }
}

/** Uses only visits that started and ended by the back end's clock. */
const onSiteOf = (completed: readonly Job[]): Prediction['onSite'] => {
  const minutes = completed.flatMap(({ on_site }) => {
    const spent = on_site?.to ? minutesOnSite(on_site, on_site.to) : 0
    return spent > 0 ? [spent] : []
  })
  const range = rangeOf(minutes)
  return range && { ...range, visits: minutes.length }
}

export const predictionOf = (job: Job, jobs: readonly Job[], crew: readonly CrewMember[]): Prediction => {
  const past = jobs.filter((other) => isPast(job, other))
  const completed = past.filter(({ status }) => status === 'completed')
  return {
    completed: completed.length,
    missed: past.filter(({ status }) => status === 'missed').length,
    minutes: rangeOf(completed.map(minutesOfJob)),
    onSite: onSiteOf(completed),
    usual: usualOf(completed, crew),
  }
}

/** `60 to 90 minutes, half of them for 60 or less` */
const rangeText = ({ least, middle, most }: Range): string =>
  least === most ? counted(least, 'minute') : `${least} to ${most} minutes, half of them for ${middle} or less`

const lengthText = (job: Job, completed: number, minutes: Range): string => {
  const own = minutesOfJob(job)
  const planned = `${completed === 1 ? 'It was' : 'They were'} planned for ${rangeText(minutes)}. This one has ${own} minutes`
  if (own < minutes.least) return `${planned}, less than any of them.`
  return own > minutes.most ? `${planned}, more than any of them.` : `${planned}.`
}

const onSiteText = ({ visits, ...range }: NonNullable<Prediction['onSite']>): string =>
  `Time on site is known of ${counted(visits, 'visit')}: ${rangeText(range)}.`

export const predictionText = (job: Job, prediction: Prediction): string[] => {
  const { completed, missed, minutes, onSite, usual } = prediction
  if (minutes === null) return [`No visit of ${job.title} was completed before, so there is nothing to compare with.`]
  return [
    `${counted(completed, 'visit')} of ${job.title} ${completed === 1 ? 'was' : 'were'} completed before, and ${missed === 0 ? 'none' : numberText(missed)} missed.`,
    lengthText(job, completed, minutes),
    ...(onSite ? [onSiteText(onSite)] : []),
    ...(usual ? [`${fullName(usual.member)} was on ${numberText(usual.visits)} of them.`] : []),
  ]
}
