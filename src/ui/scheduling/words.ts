import { fullName } from '@/domain/account/user'
import type { CrewMember } from '@/domain/crew/crew'
import { durationText, timeRange } from '@/domain/job/slot-words'
import { numberText } from '@/domain/money/number-text'
import type { ProposalKind } from '@/domain/scheduling/proposal/ask'
import type { Figures, Group, Move, Proposal } from '@/domain/scheduling/proposal/proposal'
import { SLICE } from '@/domain/scheduling/search/problem'
import { counted, listed } from '@/domain/text/wording'
import { type Day, formatDay } from '@/domain/time/calendar'
import type { ProposalSearch } from '@/machines/schedule-proposal/selectors'

export const PROPOSAL_TITLES: Record<ProposalKind, string> = {
  auto_schedule: 'Auto-Schedule',
  optimize_routes: 'Optimize Routes',
  push_day: 'Push the day',
  member_away: 'Cover for someone',
  fill_gap: 'Fill a gap',
}

export const nothingText = ({ ask: { kind, date }, left, before }: Proposal, today: Day): string => {
  const day = formatDay(date, today)
  if (left.length > 0)
    return kind === 'auto_schedule' ? `No waiting job can get a crew on ${day}.` : 'Nothing can be moved.'
  switch (kind) {
    case 'auto_schedule':
      return `No job is waiting for a crew on ${day}.`
    case 'optimize_routes':
      return before.drive_minutes === 0
        ? `No one has two jobs to drive between on ${day}.`
        : `No route can get shorter on ${day}: work that has begun, accepted windows, and working hours stay as they are.`
    case 'push_day':
      return `There is no work to push on ${day}.`
    case 'member_away':
      return `No work is left to cover on ${day}.`
    case 'fill_gap':
      return `No job without a crew fits their free time on ${day}.`
  }
}

export const MOVE_FAILED = 'The jobs could not be moved. Your selection is kept.'
export const SHIFTED = 'The day has changed in the meantime. Nothing was moved.'

/** JOB-16 */
export const failedText = (kind: ProposalKind): string =>
  kind === 'auto_schedule' ? 'Failed to auto-schedule jobs' : 'Failed to work out a proposal'

/** `Successfully scheduled 4 jobs!` (JOB-15), `Moved 3 jobs.` */
export const acceptedText = (kind: ProposalKind, count: number): string =>
  kind === 'auto_schedule' ? `Successfully scheduled ${counted(count, 'job')}!` : `Moved ${counted(count, 'job')}.`

/** The undo's label: `3 jobs scheduled`, `3 jobs moved`. */
export const undoneText = (kind: ProposalKind, count: number): string =>
  `${counted(count, 'job')} ${kind === 'auto_schedule' ? 'scheduled' : 'moved'}`

const MAX_LISTED = 3

/** `1 job could not be placed. JOB-1016: No one with the skill Planting works that day.` */
export const unplacedText = (unplacedJobs: Proposal['left']): string | undefined => {
  if (unplacedJobs.length === 0) return undefined
  const named = unplacedJobs.slice(0, MAX_LISTED).map(({ job_number, reason }) => `${job_number}: ${reason}`)
  const more = unplacedJobs.length - named.length
  return [
    `${counted(unplacedJobs.length, 'job')} could not be placed.`,
    ...named,
    ...(more > 0 ? [`And ${more} more.`] : []),
  ].join(' ')
}

export const namesOf = (ids: readonly number[], crew: readonly CrewMember[]): string =>
  listed(
    ids.flatMap((id) => {
      const member = crew.find((each) => each.id === id)
      return member ? [fullName(member)] : []
    }),
  )

/** `9:00 – 10:30 AM`, with both days if the job moves to another. */
export const whenTexts = ({ from, to }: Pick<Move, 'from' | 'to'>): { from: string; to: string } => {
  const isSameDay = from.scheduled_date === to.scheduled_date
  const textOf = (place: Move['to']) =>
    isSameDay ? timeRange(place) : `${formatDay(place.scheduled_date)}, ${timeRange(place)}`
  return { from: textOf(from), to: textOf(to) }
}

const minutesText = (minutes: number) => durationText(minutes) ?? '0 min'
/** Rounded to a tenth: `1,204.5`. */
export const milesText = (miles: number): string => numberText(Math.round(miles * 10) / 10)

/** The figures compared, in display order. `always` shows unchanged ones too. */
export const FIGURES: readonly {
  of: keyof Figures
  label: string
  text: (value: number) => string
  always?: true
}[] = [
  { of: 'drive_minutes', label: 'Driving', text: minutesText, always: true },
  { of: 'mile_tenths', label: 'Miles', text: (tenths) => milesText(tenths / 10), always: true },
  { of: 'unassigned', label: 'Jobs without a crew', text: String, always: true },
  { of: 'overtime_minutes', label: 'Overtime', text: minutesText, always: true },
  { of: 'broken_windows', label: 'Broken windows', text: String, always: true },
  { of: 'unreachable', label: 'Out of reach', text: String },
]

/** A group's changes in one line: `2 more jobs have a crew · 14 min more driving`. */
export const savingText = ({ before, after }: Pick<Group, 'before' | 'after'>): string => {
  const driving = after.drive_minutes - before.drive_minutes
  const done = before.unassigned - after.unassigned
  const overtime = before.overtime_minutes - after.overtime_minutes
  const windows = before.broken_windows - after.broken_windows
  const parts = [
    done > 0 && `${counted(done, 'more job')} ${done === 1 ? 'has' : 'have'} a crew`,
    driving !== 0 && `${minutesText(Math.abs(driving))} ${driving < 0 ? 'less' : 'more'} driving`,
    overtime > 0 && `${minutesText(overtime)} less overtime`,
    windows > 0 && `${counted(windows, 'window')} kept again`,
  ].filter((part) => part !== false)
  return parts.join(' · ')
}

/** `12,000 more plans tried · 14 min of driving saved` */
export const searchText = (
  { effort, began, end }: Pick<ProposalSearch, 'effort' | 'began' | 'end'>,
  { after }: Pick<Proposal, 'after'>,
): string => {
  const tried = `${numberText(effort * SLICE)} more plans tried`
  const saved = began - after.drive_minutes
  const gain = saved > 0 ? `${minutesText(saved)} of driving saved` : 'nothing better yet'
  if (end === 'failed')
    return `The search was interrupted. ${saved > 0 ? `${gain} so far.` : 'The proposal didn’t change.'}`
  if (end === 'changed') return 'The day has changed in the meantime. This is the proposal as the day is now.'
  if (end === 'no_gain') return `${tried} · ${saved > 0 ? gain : 'this is the best that was found'}`
  return `${tried} · ${gain}`
}
