import { useMemo } from 'react'
import { toFailure } from '@/domain/failure'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { keyToRetry } from '@/machines/job-lifecycle/selectors'
import { historyQuery, requestFactsQuery } from '@/services/history/queries'
import { dropJob } from '@/services/jobs/queries'
import type { JobCommands, ScheduleOutcome } from '@/ui/jobs/types'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import type { Workspace } from '../-context'
import { useWorkspace } from '../-workspace'
import { draftLife, type JobFlow, lifeOf } from './job-flow'
import { keyOf, request, settle } from './outcome'

type Deps = { workspace: Workspace; actor: Actor; newId: () => string }
type Request = Parameters<typeof request>[1]

type Refused = Extract<Outcome, { ok: false }>

const refused = (error: unknown): Refused => ({ ok: false, failure: toFailure(error) })

/** Does something that may fail; a failure is an outcome like any other. */
const attempt = async <Done>(work: () => Promise<Done>): Promise<Done | Refused> => {
  try {
    return await work()
  } catch (error) {
    return refused(error)
  }
}

/** The jobs screens' commands, carried out by the jobs' flows. */
const createJobCommands = ({ workspace, actor, newId }: Deps): JobCommands => {
  const { graphql, history, jobs, queryClient } = workspace
  const flowOf = (job: Parameters<typeof lifeOf>[1]) => lifeOf(workspace, job, actor)
  const reload = async () => {
    workspace.announceChange()
    await queryClient.invalidateQueries()
  }

  const takeBack = (job: Job, positions: number[]): Promise<Outcome> =>
    request(flowOf(job), { type: 'job.undo', id: newId(), positions })

  /** Takes back what one request led to, and only that; what has come after it may forbid it. */
  const takeBackRequest = (job: Job, flow: JobFlow, key: string): Promise<Outcome> =>
    attempt(async () => {
      const [positions, { pages }] = await Promise.all([
        queryClient.fetchQuery({ ...requestFactsQuery(graphql, key), staleTime: 0 }),
        queryClient.fetchInfiniteQuery({ ...historyQuery(graphql, `job/${job.id}`), staleTime: 0 }),
      ])
      if (positions.length === 0) return refused({ message: 'There is nothing to undo.', status: 404, details: null })
      const facts = pages.flatMap((page) => page.facts).filter(({ position }) => positions.includes(position))
      const refusal = facts.find(({ undoRefusal }) => undoRefusal !== null)?.undoRefusal
      if (refusal) return refused({ message: refusal, status: 409, details: null })
      // The flow knows best how the job is now: the one at hand here is as old as the button.
      return takeBack({ ...job, ...flow.snapshot()?.context.job }, positions)
    })

  const withUndo = (outcome: Outcome, job: Job, flow: JobFlow, key: string): Outcome =>
    outcome.ok ? { ok: true, undo: () => takeBackRequest(job, flow, key) } : outcome

  const give = async (job: Job, event: Request): Promise<Outcome> => {
    const flow = flowOf(job)
    const key = keyOf(flow, event)
    return withUndo(await request(flow, event), job, flow, key)
  }

  /** Takes facts back that no job's flow has to hear of. */
  const undoFacts = (positions: number[]): Promise<Outcome> =>
    attempt(async () => {
      await history.undo(positions, newId())
      await reload()
      return { ok: true }
    })

  let lastCreation: JobFlow | null = null
  return {
    create: (draft) => {
      const event = { type: 'job.create', id: newId(), draft } as const
      const before = lastCreation?.snapshot()
      const failedBefore = before !== undefined && keyToRetry(before, event) !== null
      if (!lastCreation || !failedBefore) lastCreation = draftLife(workspace, event.id, actor)
      return request(lastCreation, event)
    },
    assign: (job, crew_member_ids) => give(job, { type: 'job.assign', id: newId(), crew_member_ids }),
    depart: (job) => give(job, { type: 'job.depart', id: newId() }),
    start: (job) => give(job, { type: 'job.start', id: newId() }),
    complete: (job, notes) => give(job, { type: 'job.complete', id: newId(), ...(notes ? { notes } : {}) }),
    cancel: (job) => give(job, { type: 'job.cancel', id: newId() }),
    miss: (job) => give(job, { type: 'job.miss', id: newId() }),
    reschedule: (job, slot) => give(job, { type: 'job.reschedule', id: newId(), slot }),
    undo: takeBack,
    mend: undoFacts,
    retry: async (job) => {
      const flow = flowOf(job)
      const intent = flow.snapshot()?.context.intent
      const outcome = await settle(flow, { type: 'job.retry' }, intent?.key ?? '')
      return intent && intent.command !== 'undo' ? withUndo(outcome, job, flow, intent.key) : outcome
    },
    remove: (job) =>
      attempt(async () => {
        await jobs.remove(actor.business_id, job.id, newId())
        flowOf(job).send({ type: 'job.removed' })
        dropJob(queryClient, actor.business_id, job.id)
        await reload()
        return { ok: true }
      }),
    autoSchedule: (day): Promise<ScheduleOutcome> =>
      attempt(async () => {
        const run = await jobs.autoSchedule(actor.business_id, day, newId())
        await reload()
        const { successfully_scheduled, left_unscheduled } = run.summary
        return {
          ok: true,
          scheduled: successfully_scheduled,
          left: left_unscheduled,
          ...(run.positions.length > 0 ? { undo: () => undoFacts(run.positions) } : {}),
        }
      }),
  }
}

/** The commands for as long as the same person works in the same workspace. */
export const useJobCommands = (): JobCommands => {
  const { workspace, actor, newId } = useWorkspace()
  return useMemo(() => createJobCommands({ workspace, actor, newId }), [workspace, actor, newId])
}
