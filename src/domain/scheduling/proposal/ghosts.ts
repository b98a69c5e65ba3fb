import type { CrewMember } from '../../crew/crew'
import { type Job, placeOf } from '../../job/job'
import type { Day } from '../../time/day'
import { blocksOf, type Lane, lanesOf } from '../lanes'
import type { FindPosition } from '../travel'
import type { Move } from './proposal'

export type Ghosts = {
  /** Every job at its proposed slot, with its current status. */
  after: readonly Job[]
  /** Moved jobs at their current slot, with negated ids. */
  before: readonly Job[]
  moved: ReadonlySet<number>
}

export const ghostsOf = (jobs: readonly Job[], moves: readonly Move[]): Ghosts => {
  const places = new Map(moves.map(({ job_id, to }) => [job_id, to]))
  const after = jobs.map((job) => ({ ...job, ...places.get(job.id) }))
  const isElsewhere = (job: Job) => {
    const to = places.get(job.id)
    return to !== undefined && JSON.stringify(placeOf(job)) !== JSON.stringify(placeOf(to))
  }
  return {
    after,
    before: jobs.filter(isElsewhere).map((job) => ({ ...job, id: -job.id })),
    moved: new Set(places.keys()),
  }
}

export const daysOfMoves = (moves: readonly Pick<Move, 'from' | 'to'>[]): Day[] =>
  [...new Set(moves.flatMap(({ from, to }) => [from.scheduled_date, to.scheduled_date]))].sort()

const WAITING = 0

const waitingLane = (jobs: readonly Job[]): Lane => {
  const blocks = blocksOf(jobs)
  return {
    id: WAITING,
    name: 'No crew',
    member: null,
    off: 'Waiting for a crew',
    shift: null,
    booked: 0,
    capacity: 0,
    rows: Math.max(1, ...blocks.map(({ row }) => row + 1)),
    blocks,
    legs: [],
  }
}

export const ghostLanes = (
  { after, before, moved }: Ghosts,
  { day, crew, positionOf }: { day: Day; crew: readonly CrewMember[]; positionOf: FindPosition },
): Lane[] => {
  const ofDay = [...after, ...before].filter(({ scheduled_date }) => scheduled_date === day)
  const changed = new Set(ofDay.filter(({ id }) => id < 0 || moved.has(id)).flatMap((job) => job.assigned_crew_members))
  const waiting = ofDay.filter(({ id, assigned_crew_members }) => id < 0 && assigned_crew_members.length === 0)
  const lanes = lanesOf({ day, crew, shown: ofDay, planned: after, positionOf })
  return [...(waiting.length > 0 ? [waitingLane(waiting)] : []), ...lanes.filter(({ id }) => changed.has(id))]
}
