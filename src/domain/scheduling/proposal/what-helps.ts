import { fullName } from '../../account/user'
import type { CrewMember } from '../../crew/crew'
import type { Job } from '../../job/job'
import { counted, listed } from '../../text/wording'
import { formatDay, formatTime } from '../../time/calendar'
import { type PlanProblem, type Preferences, timeInPlan } from '../board'
import { minutesOf, timeOf } from '../minutes'
import { createPricing, placesOf, putIn } from '../search/place'
import { type RoundsPlan, tasksOf } from '../search/problem'
import { createTimetable } from '../search/timetable'
import type { ProposalAsk } from './ask'
import { type Ground, PROBLEMS } from './problems'

/** Overtime is tried in these steps, in minutes, up to `MOST_OVERTIME`; times are displayed in the same steps. */
const STEP = 5
const MOST_OVERTIME = 60
const LAST_MINUTE = 23 * 60 + 59

type PlanContext = {
  ask: ProposalAsk
  ground: Ground
  preferences: Preferences
  problem: PlanProblem
  plan: RoundsPlan
}

const workingOn = (member: CrewMember): CrewMember => ({
  ...member,
  working_hours: Object.fromEntries(
    Object.entries(member.working_hours).map(([weekday, hours]) => [
      weekday,
      hours && { ...hours, end: timeOf(Math.min(LAST_MINUTE, minutesOf(hours.end) + MOST_OVERTIME)) },
    ]),
  ) as CrewMember['working_hours'],
})

const withoutWindow = (job: Job): Job => ({ ...job, window_start: null, window_end: null })

/**
 * The least overtime or another time of the same day with which an omitted job would fit, everything else as planned. Relaxes one rule and
 * prices the job again; null when neither helps.
 */
export const helping = ({ ask, ground, preferences, problem, plan }: PlanContext): ((job: Job) => string | null) => {
  const laidOut = (changed: Partial<Ground>, heeded = preferences): PlanProblem =>
    PROBLEMS[ask.kind](ask, { ...ground, ...changed }, heeded).problem
  let longer: PlanProblem | null = null
  let anyTime: PlanProblem | null = null

  /** Combines one job's visits from the relaxed problem with all others unchanged, so that the plan stays valid. */
  const eased = (job: Job, loose: PlanProblem): PlanProblem => {
    const own = loose.visits.filter(({ task }) => task === job.id)
    const first = problem.visits.findIndex(({ task }) => task === job.id)
    return { ...problem, visits: problem.visits.map((visit, index) => own[index - first] ?? visit) }
  }

  const placedIn = (easier: PlanProblem, job: Job) => {
    const together = tasksOf(easier).find(([first = -1]) => easier.visits[first]?.task === job.id)
    if (!together) return null
    const table = createTimetable(easier)
    table.load(plan)
    const places = placesOf(together, Number.POSITIVE_INFINITY, createPricing(easier, table, null))
    if (!places) return null
    putIn(together, places, table)
    const units = places.flatMap(({ shift }) => easier.units[shift] ?? [])
    const names = listed(units.flatMap(({ members }) => members.map(fullName)))
    const [leader = 0] = together
    const earliest = table.begins[leader] ?? 0
    const neat = Math.ceil(earliest / STEP) * STEP
    const begin = neat <= (table.latest[leader] ?? 0) ? neat : earliest
    return { names, day: units[0]?.day ?? ask.date, begin }
  }

  const dayText = (day: string): string => (day === ask.date ? '' : ` on ${formatDay(day)}`)

  const withOvertime = (job: Job): string | null => {
    longer ??= laidOut({ crew: ground.crew.map(workingOn) })
    const { shifts: longest } = longer
    const easier = eased(job, longer)
    for (let minutes = STEP; minutes <= MOST_OVERTIME; minutes += STEP) {
      const shifts = problem.shifts.map((shift, index) => {
        const until = Math.min(shift.until + minutes, longest[index]?.until ?? shift.until)
        return { ...shift, until }
      })
      const found = placedIn({ ...easier, shifts }, job)
      if (found)
        return `Would fit with ${counted(minutes, 'minute')} of overtime for ${found.names}${dayText(found.day)}.`
    }
    return null
  }

  const atAnotherTime = (job: Job): string | null => {
    anyTime ??= laidOut({ jobs: ground.jobs.map(withoutWindow) }, { ...preferences, respect_time_windows: false })
    const found = placedIn(eased(job, anyTime), job)
    if (!found) return null
    const time = formatTime(timeInPlan(found.begin))
    const why = job.window_start === null && job.window_end === null ? '' : ', outside the client’s window'
    return `Would fit at ${time}${dayText(found.day)} with ${found.names}${why}.`
  }

  return (job) => withOvertime(job) ?? (ask.kind === 'auto_schedule' ? atAnotherTime(job) : null)
}
