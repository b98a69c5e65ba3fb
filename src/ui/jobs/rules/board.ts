import type { Day } from '@/domain/calendar'
import { type JobCommand, judgeJob } from '@/domain/job/commands'
import type { Job, JobStatus } from '@/domain/job/job'
import { byAgenda, byNewest } from '@/domain/job/order'
import { type Cents, sumOfCents } from '@/domain/money'
import type { Actor } from '@/domain/permissions/actor'

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
    worth: sumOfCents(pile.map((job) => job.estimated_cost)),
  }))
}

const CLOSED: readonly JobStatus[] = CLOSED_COLUMNS

/** How many jobs "Show closed" would add. */
export const countClosed = (jobs: readonly Job[]): number =>
  jobs.reduce((count, job) => count + (CLOSED.includes(job.status) ? 1 : 0), 0)

/** How many jobs the board shows, with or without its closed columns. */
export const countOnBoard = (jobs: readonly Job[], closedToo: boolean): number =>
  jobs.length - (closedToo ? 0 : countClosed(jobs))
