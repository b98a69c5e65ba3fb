import { type JobCommand, judgeJob } from '@/domain/job/commands'
import type { Job, JobStatus } from '@/domain/job/job'
import { byAgenda, byNewest } from '@/domain/job/order'
import { type Cents, sumOfCents } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import { type Day, plusDays } from '@/domain/time/calendar'

/** JOB-02. */
export const OPEN_COLUMNS = [
  'scheduled',
  'assigned',
  'in_progress',
  'completed',
] as const satisfies readonly JobStatus[]
/** Added by "Show closed". */
export const CLOSED_COLUMNS = ['cancelled', 'missed', 'rescheduled'] as const satisfies readonly JobStatus[]
export type BoardColumn = (typeof OPEN_COLUMNS | typeof CLOSED_COLUMNS)[number]

/** En route counts as assigned. */
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

/** The visible columns, plus the status without a column. */
export const moveTargets = (columns: readonly BoardColumn[]): JobStatus[] =>
  columns.flatMap((column): JobStatus[] => (column === 'assigned' ? ['assigned', 'en_route'] : [column]))

export type Move = { kind: 'stay' } | { kind: 'command'; command: JobCommand } | { kind: 'refused'; reason: string }

/** Shared by drop and menu (JOB-11, X-42). */
export const judgeMove = (actor: Actor, job: Job, target: JobStatus): Move => {
  if (job.status === target) return { kind: 'stay' }
  const command = COMMANDS[target]
  if (!command) return { kind: 'refused', reason: 'No job goes back to scheduled; reschedule it instead.' }
  const verdict = judgeJob(actor, command, job)
  return verdict.ok ? { kind: 'command', command } : { kind: 'refused', reason: verdict.reason }
}

/** A drop on the card's own column does nothing. */
export const judgeDrop = (actor: Actor, job: Job, column: BoardColumn): Move =>
  columnOf(job.status) === column ? { kind: 'stay' } : judgeMove(actor, job, column)

export type BoardPile = { column: BoardColumn; jobs: Job[]; worth: Cents }

const worthOf = (jobs: readonly Job[]): Cents => sumOfCents(jobs.map((job) => job.estimated_cost))

/** Finished work, shown newest first. */
const OVER: readonly BoardColumn[] = ['completed', 'cancelled', 'missed']

/** Distributes jobs to columns in one pass, skipping hidden columns. Open work is in agenda order, finished work newest first. */
export const dealJobs = (jobs: readonly Job[], columns: readonly BoardColumn[], today: Day): BoardPile[] => {
  const piles = new Map<BoardColumn, Job[]>(columns.map((column) => [column, []]))
  for (const job of jobs) piles.get(columnOf(job.status))?.push(job)
  return [...piles].map(([column, pile]) => ({
    column,
    jobs: pile.sort(OVER.includes(column) ? byNewest : byAgenda(today)),
    worth: worthOf(pile),
  }))
}

/** Days of finished work shown, per step; null shows all. */
export const REACHES = [7, 30, null] as const
export type Reach = (typeof REACHES)[number]

/** `since` is the first visible day; null for the whole pile. */
export type Reached = BoardPile & { since: Day | null; older: number }

/** Open work and filtered piles always show in full. */
export const reached = (pile: BoardPile, reach: Reach, today: Day): Reached => {
  const whole = { ...pile, since: null, older: 0 }
  if (reach === null || !OVER.includes(pile.column)) return whole
  const since = plusDays(today, -reach)
  const jobs = pile.jobs.filter(({ scheduled_date }) => scheduled_date >= since)
  const older = pile.jobs.length - jobs.length
  return older === 0 ? whole : { ...pile, jobs, worth: worthOf(jobs), since, older }
}

/** The next step that shows more, and how many; null when everything shows. */
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

export const isClosedStatus = (status: JobStatus | undefined): status is (typeof CLOSED_COLUMNS)[number] =>
  status !== undefined && CLOSED.includes(status)

const ALL_COLUMNS: readonly BoardColumn[] = [...OPEN_COLUMNS, ...CLOSED_COLUMNS]

/** A requested closed column comes first, next to the ones its jobs can move to. */
export const columnsFor = (showsClosed: boolean, status: JobStatus | undefined): readonly BoardColumn[] => {
  if (isClosedStatus(status)) return [status, ...ALL_COLUMNS.filter((column) => column !== status)]
  return showsClosed ? ALL_COLUMNS : OPEN_COLUMNS
}

export const countClosed = (jobs: readonly Job[]): number =>
  jobs.reduce((count, job) => count + (CLOSED.includes(job.status) ? 1 : 0), 0)

export const countOnBoard = (jobs: readonly Job[], columns: readonly BoardColumn[]): number =>
  jobs.reduce((count, { status }) => count + (columns.includes(columnOf(status)) ? 1 : 0), 0)
