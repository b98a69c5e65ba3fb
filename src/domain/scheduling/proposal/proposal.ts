import * as v from 'valibot'
import type { Job, JobPlace } from '../../job/job'
import { count, id } from '../../text/field'
import { daySchema, timeOfDaySchema } from '../../time/day'
import { MOST_EFFORT, PROPOSAL_KINDS } from './ask'

/** Reads what needs to be planned. */
export const proposalAskSchema = v.object({
  kind: v.picklist(PROPOSAL_KINDS),
  date: daySchema,
  member_id: v.nullable(id),
  crew_id: v.nullish(id),
  rain_only: v.boolean(),
  zip: v.nullable(v.string()),
  waiting_only: v.nullish(v.boolean()),
  not_before: v.nullable(timeOfDaySchema),
  effort: v.nullish(v.pipe(count, v.maxValue(MOST_EFFORT))),
})

/** What a plan comes to. They are whole numbers, so that those of groups add up to those of the day. */
export const figuresSchema = v.object({
  drive_minutes: count,
  /** Tenths of a mile. */
  mile_tenths: count,
  /** Minutes of work outside of working hours. */
  overtime_minutes: count,
  /** Jobs that begin outside of the window that their client accepted. */
  broken_windows: count,
  /** Jobs that begin before their crew can be there. */
  unreachable: count,
  /** Jobs that no one does. */
  unassigned: count,
})
export type Figures = v.InferOutput<typeof figuresSchema>

const placeSchema = v.object({
  scheduled_date: daySchema,
  scheduled_start_time: timeOfDaySchema,
  scheduled_end_time: timeOfDaySchema,
  assigned_crew_members: v.array(id),
})

/** One job that would be elsewhere, and why, in a sentence. */
export const moveSchema = v.object({
  job_id: id,
  job_number: v.string(),
  title: v.string(),
  from: placeSchema,
  to: placeSchema,
  because: v.string(),
  group: id,
})
export type Move = v.InferOutput<typeof moveSchema>

/** Moves that are taken together or not at all: they share someone's day. What they change is theirs alone. */
export const groupSchema = v.object({
  id,
  /** Those whose days change. */
  member_ids: v.array(id),
  before: figuresSchema,
  after: figuresSchema,
})
export type Group = v.InferOutput<typeof groupSchema>

/** A job that stays as it is although it was to be planned, and why, in a sentence. */
const unplannedJobSchema = v.object({ job_id: id, job_number: v.string(), title: v.string(), reason: v.string() })

/** What the program would do, and what it is made from. */
export const proposalSchema = v.object({
  ask: proposalAskSchema,
  /** Identifies what it was made from: when that has changed, so has this. */
  ground: v.string(),
  moves: v.array(moveSchema),
  groups: v.array(groupSchema),
  left: v.array(unplannedJobSchema),
  before: figuresSchema,
  after: figuresSchema,
})
export type Proposal = v.InferOutput<typeof proposalSchema>

/** A plan in which there is nothing. */
export const NO_FIGURES: Figures = {
  drive_minutes: 0,
  mile_tenths: 0,
  overtime_minutes: 0,
  broken_windows: 0,
  unreachable: 0,
  unassigned: 0,
}

/** What two plans come to, `sign` times the second. */
export const plusFigures = (a: Figures, b: Figures, sign: 1 | -1 = 1): Figures => ({
  drive_minutes: a.drive_minutes + sign * b.drive_minutes,
  mile_tenths: a.mile_tenths + sign * b.mile_tenths,
  overtime_minutes: a.overtime_minutes + sign * b.overtime_minutes,
  broken_windows: a.broken_windows + sign * b.broken_windows,
  unreachable: a.unreachable + sign * b.unreachable,
  unassigned: a.unassigned + sign * b.unassigned,
})

/** What the day comes to with these of the groups taken. */
export const figuresWith = ({ before, groups }: Pick<Proposal, 'before' | 'groups'>, chosen: readonly number[]) =>
  groups
    .filter((group) => chosen.includes(group.id))
    .reduce((sum, group) => plusFigures(plusFigures(sum, group.after), group.before, -1), before)

/** The jobs as they are once the moves are made. */
export const withMoves = (jobs: readonly Job[], moves: readonly { job_id: number; to: JobPlace }[]): Job[] => {
  const places = new Map(moves.map(({ job_id, to }) => [job_id, to]))
  return jobs.map((job) => {
    const to = places.get(job.id)
    return to ? { ...job, ...to, status: 'assigned' } : job
  })
}
