import { useMemo } from 'react'
import { isRetryable } from '@/domain/failure'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { jobsQuery } from '@/services/jobs/queries'
import type { JobCommands, ScheduleOutcome } from '@/ui/jobs/types'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import type { Workspace } from '../-context'
import { plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-workspace'
import { createUnder, keyOf, lifeOf, request, retry } from './job-flow'
import { jobWrites } from './job-writes'
import { keptNotes } from './kept-notes'

type Deps = { workspace: Workspace; actor: Actor; newId: () => string; notes: ReturnType<typeof keptNotes> }
type Request = Parameters<typeof request>[1]

/** The jobs screens' commands, carried out by the jobs' flows. */
export const createJobCommands = ({ workspace, actor, newId, notes }: Deps): JobCommands => {
  const { jobs, queryClient } = workspace
  const flowOf = (job: Parameters<typeof lifeOf>[1]) => lifeOf(workspace, job, actor)
  const { request: ask, undoRequest, undoFacts } = requesting(workspace, ['jobs'])
  const { remove, edit, repeat, cancelFollowing, moveFollowing, tellOnTheWay } = plainCommands(
    workspace,
    { kind: 'job', changed: ['jobs'], outlive: true },
    jobWrites(workspace, actor),
  )

  const withUndo = (outcome: Outcome, key: string): Outcome =>
    outcome.ok ? { ok: true, undo: () => undoRequest(key) } : outcome

  const give = async (job: Job, event: Request): Promise<Outcome> => {
    const flow = flowOf(job)
    const key = keyOf(flow, event)
    return withUndo(await request(flow, event), key)
  }

  return {
    async create(draft) {
      const asked = { write: ['job', 'create', draft], outlives: true }
      const outcome = await ask(asked, (key) => createUnder(workspace, actor, draft, key))
      if (!outcome.ok) return outcome
      const list = queryClient.getQueryData(jobsQuery(workspace.http, actor.business_id).queryKey)
      return { ...outcome, job: list?.jobs.find(({ id }) => id === outcome.answer) }
    },
    assign: (job, crew_member_ids) => give(job, { type: 'job.assign', id: newId(), crew_member_ids }),
    depart: (job) => give(job, { type: 'job.depart', id: newId() }),
    start: (job) => give(job, { type: 'job.start', id: newId() }),
    ...notes,
    async complete(job, words) {
      const outcome = await give(job, { type: 'job.complete', id: newId(), ...(words ? { notes: words } : {}) })
      if (outcome.ok) notes.keepNotes(job, '')
      return outcome
    },
    cancel: (job) => give(job, { type: 'job.cancel', id: newId() }),
    miss: (job) => give(job, { type: 'job.miss', id: newId() }),
    reschedule: (job, slot) => give(job, { type: 'job.reschedule', id: newId(), slot }),
    async dispatch(job, move) {
      const outcome = await give(job, { type: 'job.dispatch', id: newId(), move })
      if (outcome.ok || isRetryable(outcome.failure)) return outcome
      // The same again would be refused again. The board is to show what is true by now, of jobs and crew, and keeps the reason.
      flowOf(job).send({ type: 'job.dismiss' })
      await workspace.changed('jobs', 'crew')
      return { ok: false, failure: outcome.failure }
    },
    undo: (job, positions) => request(flowOf(job), { type: 'job.undo', id: newId(), positions }),
    mend: undoFacts,
    dismiss: (job) => flowOf(job).send({ type: 'job.dismiss' }),
    retry: async (job) => {
      const flow = flowOf(job)
      const intent = flow.snapshot()?.context.intent
      const outcome = await retry(flow)
      if (outcome.ok && intent?.command === 'complete') notes.keepNotes(job, '')
      return intent && intent.command !== 'undo' ? withUndo(outcome, intent.key) : outcome
    },
    async remove(job) {
      const outcome = await remove(job)
      if (outcome.ok) flowOf(job).send({ type: 'job.removed' })
      return outcome
    },
    edit,
    repeat,
    cancelFollowing,
    moveFollowing,
    tellOnTheWay,
    autoSchedule: async (day): Promise<ScheduleOutcome> => {
      const outcome = await ask({ write: ['auto-schedule', day] }, (key) =>
        jobs.autoSchedule(actor.business_id, day, key),
      )
      if (!outcome.ok) return outcome
      const { summary, left, positions } = outcome.answer
      return {
        ok: true,
        scheduled: summary.successfully_scheduled,
        left,
        // The run itself is a fact that can't be taken back; its assignments can.
        ...(positions.length > 0 ? { undo: () => undoFacts(positions) } : {}),
      }
    },
  }
}

/** The commands for as long as the same person works in the same workspace. */
export const useJobCommands = (): JobCommands => {
  const { workspace, actor, newId } = useWorkspace()
  return useMemo(() => {
    const notes = keptNotes(sessionStorage, actor.user_id)
    return createJobCommands({ workspace, actor, newId, notes })
  }, [workspace, actor, newId])
}
