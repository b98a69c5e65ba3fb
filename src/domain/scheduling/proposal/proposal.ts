import * as v from 'valibot'
import type { Job, JobPlace } from '../../job/job'
import { count, id } from '../../text/field'
import { daySchema, timeOfDaySchema } from '../../time/day'
import { MOST_EFFORT, PROPOSAL_KINDS } from './ask'

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

/** Whole numbers, so that the figures of groups add up to those of the day. */
export const figuresSchema = v.object({
  drive_minutes: count,
  /** Tenths of a mile. */
  mile_tenths: count,
  /** Minutes of work outside working hours. */
  overtime_minutes: count,
  /** Jobs that begin outside their client's window. */
  broken_windows: count,
  unreachable: count,
  unassigned: count,
})
export type Figures = v.InferOutput<typeof figuresSchema>

const placeSchema = v.object({
  scheduled_date: daySchema,
  scheduled_start_time: timeOfDaySchema,
  scheduled_end_time: timeOfDaySchema,
  assigned_crew_members: v.array(id),
})

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

/** Moves that are applied together because they share someone's day. Their effect is independent of other groups. */
export const groupSchema = v.object({
  id,
  member_ids: v.array(id),
  before: figuresSchema,
  after: figuresSchema,
})
export type Group = v.InferOutput<typeof groupSchema>

const unplannedJobSchema = v.object({ job_id: id, job_number: v.string(), title: v.string(), reason: v.string() })

export const proposalSchema = v.object({
  ask: proposalAskSchema,
  /** Digest of the input; a proposal is stale when it differs. */
  ground: v.string(),
  moves: v.array(moveSchema),
  groups: v.array(groupSchema),
  left: v.array(unplannedJobSchema),
  before: figuresSchema,
  after: figuresSchema,
})
export type Proposal = v.InferOutput<typeof proposalSchema>

export const NO_FIGURES: Figures = {
  drive_minutes: 0,
  mile_tenths: 0,
  overtime_minutes: 0,
  broken_windows: 0,
  unreachable: 0,
  unassigned: 0,
}

/** Adds `b` to `a`, multiplied by `sign`. */
export const plusFigures = (a: Figures, b: Figures, sign: 1 | -1 = 1): Figures => ({
  drive_minutes: a.drive_minutes + sign * b.drive_minutes,
  mile_tenths: a.mile_tenths + sign * b.mile_tenths,
  overtime_minutes: a.overtime_minutes + sign * b.overtime_minutes,
  broken_windows: a.broken_windows + sign * b.broken_windows,
  unreachable: a.unreachable + sign * b.unreachable,
  unassigned: a.unassigned + sign * b.unassigned,
})

export const figuresWith = ({ before, groups }: Pick<Proposal, 'before' | 'groups'>, chosen: readonly number[]) =>
  groups
    .filter((group) => chosen.includes(group.id))
    .reduce((sum, group) => plusFigures(plusFigures(sum, group.after), group.before, -1), before)

export const withMoves = (jobs: readonly Job[], moves: readonly { job_id: number; to: JobPlace }[]): Job[] => {
  const places = new Map(moves.map(({ job_id, to }) => [job_id, to]))
  return jobs.map((job) => {
    const to = places.get(job.id)
    return to ? { ...job, ...to, status: 'assigned' } : job
  })
}
