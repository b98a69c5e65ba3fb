import { type JobCommand, judgeJob } from '@/domain/job/commands'
import type { Job, JobStatus } from '@/domain/job/job'
import { byAgenda, byNewest } from '@/domain/job/order'
import { type Cents, sumOfCents } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import { type Day, plusDays } from '@/domain/time/calendar'

/** The kanban's columns (JOB-02). */
export const OPEN_COLUMNS = [
  'scheduled',
  'assigned',
  'in_progress',
  'completed',
] as const satisfies readonly JobStatus[]
/** What "Show closed" adds. */
export const CLOSED_COLUMNS = ['cancelled', 'missed', 'rescheduled'] as const satisfies readonly JobStatus[]
export type BoardColumn = (typeof OPEN_COLUMNS | typeof CLOSED_COLUMNS)[number]

/** Where a card sits: a crew on its way is still among the assigned. */
export const columnOf = (status: JobStatus): BoardColumn => (status === 'en_route' ? 'assigned' : status)

const COMMANDS: Partial<Record<JobStatus, JobCommand>> = {
  assigned: 'assign',
  en_route: 'depart',
  in_progress: 'start',
  completed: 'complete',
  cancelled: 'cancel',
  missed: 'miss',
  rescheduled: 'reschedule',
}

/** Where "Move to…" can lead: the columns shown, and the one status that has no column of its own. */
export const moveTargets = (columns: readonly BoardColumn[]): JobStatus[] =>
  columns.flatMap((column): JobStatus[] => (column === 'assigned' ? ['assigned', 'en_route'] : [column]))

/** What moving a card means: nothing, a command, or a refusal with its reason. */
export type Move = { kind: 'stay' } | { kind: 'command'; command: JobCommand } | { kind: 'refused'; reason: string }

/** Judges a move of a job to a status, for drop and menu alike (JOB-11, X-42). */
export const judgeMove = (actor: Actor, job: Job, target: JobStatus): Move => {
  if (job.status === target) return { kind: 'stay' }
  const command = COMMANDS[target]
  if (!command) return { kind: 'refused', reason: 'No job goes back to scheduled; reschedule it instead.' }
  const verdict = judgeJob(actor, command, job)
  return verdict.ok ? { kind: 'command', command } : { kind: 'refused', reason: verdict.reason }
}

/** Judges a drop on a column: a card dropped on the column it sits in stays. */
export const judgeDrop = (actor: Actor, job: Job, column: BoardColumn): Move =>
  columnOf(job.status) === column ? { kind: 'stay' } : judgeMove(actor, job, column)

/** A column's cards in their order, and what they are worth together. */
export type BoardPile = { column: BoardColumn; jobs: Job[]; worth: Cents }

const worthOf = (jobs: readonly Job[]): Cents => sumOfCents(jobs.map((job) => job.estimated_cost))

/** Work that is over is looked up from its end. */
const OVER: readonly BoardColumn[] = ['completed', 'cancelled', 'missed']

/**
 * Deals jobs to columns in one pass; jobs of columns that are not shown are left out. Open work is in the order of the agenda,
 * work that is over newest first.
 */
export const dealJobs = (jobs: readonly Job[], columns: readonly BoardColumn[], today: Day): BoardPile[] => {
  const piles = new Map<BoardColumn, Job[]>(columns.map((column) => [column, []]))
  for (const job of jobs) piles.get(columnOf(job.status))?.push(job)
  return [...piles].map(([column, pile]) => ({
    column,
    jobs: pile.sort(OVER.includes(column) ? byNewest : byAgenda(today)),
    worth: worthOf(pile),
  }))
}

/** How many days back a column of finished work shows, step by step; null is all of it. */
export const REACHES = [7, 30, null] as const
export type Reach = (typeof REACHES)[number]

/** What a column shows of a pile: `since` says from which day on, null where it is the whole pile. */
export type Reached = BoardPile & { since: Day | null; older: number }

/** A pile as far as it is shown. Open work always shows whole, and so does what filters have narrowed already. */
export const reached = (pile: BoardPile, reach: Reach, today: Day): Reached => {
  const whole = { ...pile, since: null, older: 0 }
  if (reach === null || !OVER.includes(pile.column)) return whole
  const since = plusDays(today, -reach)
  const jobs = pile.jobs.filter(({ scheduled_date }) => scheduled_date >= since)
  const older = pile.jobs.length - jobs.length
  return older === 0 ? whole : { ...pile, jobs, worth: worthOf(jobs), since, older }
}

/** The next step back that brings something, and how much; null where everything shows. */
export const furtherBack = (pile: BoardPile, reach: Reach, today: Day): { reach: Reach; more: number } | null => {
  const shown = reached(pile, reach, today)
  if (shown.older === 0) return null
  for (const next of REACHES.slice(REACHES.indexOf(reach) + 1)) {
    const more = reached(pile, next, today).jobs.length - shown.jobs.length
    if (more > 0) return { reach: next, more }
  }
  return null
}

const CLOSED: readonly JobStatus[] = CLOSED_COLUMNS

/** Whether jobs of this status are in a closed column. */
export const isClosedStatus = (status: JobStatus | undefined): status is (typeof CLOSED_COLUMNS)[number] =>
  status !== undefined && CLOSED.includes(status)

const ALL_COLUMNS: readonly BoardColumn[] = [...OPEN_COLUMNS, ...CLOSED_COLUMNS]

/** The columns of the board. A closed one that is asked for comes first, beside those that its jobs can be moved to. */
export const columnsFor = (showsClosed: boolean, status: JobStatus | undefined): readonly BoardColumn[] => {
  if (isClosedStatus(status)) return [status, ...ALL_COLUMNS.filter((column) => column !== status)]
  return showsClosed ? ALL_COLUMNS : OPEN_COLUMNS
}

/** How many jobs "Show closed" would add. */
export const countClosed = (jobs: readonly Job[]): number =>
  jobs.reduce((count, job) => count + (CLOSED.includes(job.status) ? 1 : 0), 0)

/** How many jobs are in these columns. */
export const countOnBoard = (jobs: readonly Job[], columns: readonly BoardColumn[]): number =>
  jobs.reduce((count, { status }) => count + (columns.includes(columnOf(status)) ? 1 : 0), 0)
