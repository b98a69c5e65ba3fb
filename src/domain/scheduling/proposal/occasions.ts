import { fullName } from '../../account/user'
import type { Absence, CrewMember } from '../../crew/crew'
import { JOB_RULES } from '../../job/commands'
import type { Job } from '../../job/job'
import { durationText } from '../../job/slot-words'
import { counted } from '../../text/wording'
import { type Day, formatDay } from '../../time/calendar'
import type { TimeOfDay } from '../../time/day'
import { absenceOn, shiftOn } from '../availability'
import { isCrewed, stretchOf, waitsForCrew } from '../bookings'
import { minutesIn } from '../load'
import { daysOf, type ProposalAsk, plainAsk } from './ask'
import { fillsGap } from './problems'

export type Occasion = { ask: ProposalAsk; text: string }

type Now = { today: Day; time: TimeOfDay }

const lies = ({ today, time }: Now, { scheduled_date: day, scheduled_start_time: start }: Job): boolean =>
  day > today || (day === today && start > time)

/** Free time that a cancelled visit leaves for the first crew member who works then, when a waiting job could fill it. */
export const gapAfterCancellation = (
  cancelled: Job,
  { jobs, crew, ...now }: Now & { jobs: readonly Job[]; crew: readonly CrewMember[] },
): Occasion | null => {
  const { scheduled_date: date, assigned_crew_members: ids } = cancelled
  if (!isCrewed(cancelled) || waitsForCrew(cancelled) || !lies(now, cancelled)) return null
  const others = jobs.filter(({ id }) => id !== cancelled.id)
  const member = ids
    .flatMap((id) => crew.find((each) => each.id === id) ?? [])
    .find((each) => each.status !== 'inactive' && shiftOn(each, date) !== null)
  const free = durationText(minutesIn(stretchOf(cancelled)))
  if (!member || free === null) return null
  const ask = { ...plainAsk('fill_gap', date), member_id: member.id }
  const days = daysOf(ask)
  if (!others.some((job) => days.includes(job.scheduled_date) && fillsGap(job, [member]))) return null
  return { ask, text: `A gap of ${free} opened for ${fullName(member)} on ${formatDay(date, now.today)}.` }
}

export const workDuringAbsence = (
  member: CrewMember,
  before: readonly Absence[],
  { jobs, ...now }: Now & { jobs: readonly Job[] },
): Occasion | null => {
  const isUncovered = (job: Job) =>
    job.assigned_crew_members.includes(member.id) &&
    absenceOn(member, job.scheduled_date) !== null &&
    absenceOn({ absences: [...before] }, job.scheduled_date) === null &&
    JOB_RULES.dispatch.from.includes(job.status) &&
    !waitsForCrew(job) &&
    isCrewed(job) &&
    lies(now, job)
  const uncoveredJobs = jobs.filter(isUncovered)
  const [date] = uncoveredJobs.map(({ scheduled_date }) => scheduled_date).sort()
  if (date === undefined) return null
  const first = uncoveredJobs.filter(({ scheduled_date }) => scheduled_date === date).length
  const are = uncoveredJobs.length === 1 ? 'is' : 'are'
  const day = formatDay(date, now.today)
  return {
    ask: { ...plainAsk('member_away', date), member_id: member.id },
    text:
      first === uncoveredJobs.length
        ? `${counted(first, 'job')} ${are} planned on ${day}.`
        : `${counted(uncoveredJobs.length, 'job')} ${are} planned on those days, ${first} of them on ${day}.`,
  }
}
