import { useMemo } from 'react'
import * as v from 'valibot'
import type { Job } from '@/domain/job/job'
import { draftKey } from '@/domain/record/drafts'
import { isRetryable } from '@/domain/record/failure'
import { jobsQuery, photoQuery, signatureQuery } from '@/services/jobs/queries'
import type { JobCommands } from '@/ui/jobs/types'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { readStored, writeStored } from '../-loading/stored'
import { attempt, plainCommands, requesting } from '../-records/plain-commands'
import { stepAfter } from '../-scheduling/later-steps'
import { type SignedIn, useWorkspace } from '../-session/workspace'
import { attachmentStores } from './attachment-stores'
import { createUnder, jobFlowOf, keyOf, request, retry } from './job-flow'
import { jobWrites } from './job-writes'

/** Completion notes that persist across reloads; without room in the storage they last as long as their dialog. */
export const noteDrafts = (storage: Storage, userId: number): Pick<JobCommands, 'notesOf' | 'keepNotes'> => {
  const keyOf = ({ id }: { id: number }) => draftKey(userId, `job.${id}.notes`)
  return {
    notesOf: (job) => readStored(storage, keyOf(job), v.string(), ''),
    keepNotes: (job, notes) => void writeStored(storage, keyOf(job), notes || null),
  }
}

type Deps = Omit<SignedIn, 'user'> & { notes: ReturnType<typeof noteDrafts> }
type Request = Parameters<typeof request>[1]

export const createJobCommands = ({ notes, ...signedIn }: Deps): JobCommands => {
  const { workspace, actor, newId } = signedIn
  const { queryClient } = workspace
  const flowOf = (job: Parameters<typeof jobFlowOf>[1]) => jobFlowOf(workspace, job, actor)
  const { request: ask, undoRequest, undoFacts, withCorrection } = requesting(workspace, ['jobs'])
  const { attachments } = workspace.jobs
  const { remove, edit, repeat, cancelFollowing, moveFollowing, tellOnTheWay, addPhotos, removePhoto } = plainCommands(
    workspace,
    { kind: 'job', changed: ['jobs'], outlive: true, sends: ['tellOnTheWay'] },
    jobWrites(workspace, actor),
  )

  /** Time and place when the step is taken, which count however late it is sent. */
  const circumstances = () => ({
    askedAt: workspace.serverNow(),
    askedIn: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })

  const withUndo = (outcome: Outcome, key: string): Outcome =>
    outcome.ok && !outcome.waits ? { ok: true, undo: () => undoRequest(key) } : outcome

  const give = async (job: Job, event: Request): Promise<Outcome> => {
    const flow = flowOf(job)
    const key = keyOf(flow, event)
    return withUndo(await request(flow, event), key)
  }

  return {
    async create(draft) {
      const writeRequest = { write: ['job', 'create', draft], durable: true }
      const outcome = await ask(writeRequest, (key) => createUnder(workspace, actor, draft, key))
      if (!outcome.ok) return outcome
      const { answer } = outcome
      const list = queryClient.getQueryData(jobsQuery(workspace.http, actor.business_id).queryKey)
      const job = list?.jobs.find(({ id }) => id === answer)
      return { ...outcome, ...(answer === undefined ? {} : { id: answer }), job }
    },
    assign: (job, crew_member_ids) => give(job, { type: 'job.assign', id: newId(), crew_member_ids }),
    depart: (job) => give(job, { type: 'job.depart', id: newId(), ...circumstances() }),
    start: (job) => give(job, { type: 'job.start', id: newId(), ...circumstances() }),
    ...notes,
    complete: (job, { notes: words, photos, signature }) =>
      attempt(async () => {
        const pressed = circumstances()
        const outcome = await give(job, {
          type: 'job.complete',
          id: newId(),
          ...pressed,
          ...(words ? { notes: words } : {}),
          ...(photos.length > 0 ? { photos } : {}),
          ...(signature ? { signature: await attachments.keepSignature(job.id, signature) } : {}),
        })
        // A waiting request may still be refused, so its notes are kept.
        if (outcome.ok && !outcome.waits) notes.keepNotes(job, '')
        return outcome
      }),
    attachmentsOf: attachmentStores(attachments),
    photo: (job, photoId) => queryClient.fetchQuery(photoQuery(attachments, job.id, photoId)),
    signature: (job, signatureId) => queryClient.fetchQuery(signatureQuery(attachments, job.id, signatureId)),
    addPhotos,
    removePhoto,
    async cancel(job) {
      const outcome = await give(job, { type: 'job.cancel', id: newId(), ...circumstances() })
      if (!outcome.ok || outcome.waits) return outcome
      return { ...outcome, next: await stepAfter((steps) => steps.afterCancelling(job, signedIn)) }
    },
    miss: (job) => give(job, { type: 'job.miss', id: newId(), ...circumstances() }),
    reschedule: (job, slot) => give(job, { type: 'job.reschedule', id: newId(), slot }),
    async dispatch(job, move) {
      const outcome = await give(job, { type: 'job.dispatch', id: newId(), move })
      if (outcome.ok || isRetryable(outcome.failure)) return outcome
      // Retrying would be refused again. The board shows the current jobs and crew, and keeps the reason.
      flowOf(job).send({ type: 'job.dismiss' })
      await workspace.changed('jobs', 'crew')
      return { ok: false, failure: outcome.failure }
    },
    async undo(job, positions) {
      const flow = flowOf(job)
      const event = { type: 'job.undo', id: newId(), positions } as const
      const key = keyOf(flow, event)
      return withCorrection(await request(flow, event), key)
    },
    mend: undoFacts,
    dismiss: (job) => flowOf(job).send({ type: 'job.dismiss' }),
    retry: async (job) => {
      const flow = flowOf(job)
      const intent = flow.snapshot()?.context.intent
      const outcome = await retry(flow)
      if (outcome.ok && intent?.command === 'complete') notes.keepNotes(job, '')
      if (!intent) return outcome
      return intent.command === 'undo' ? withCorrection(outcome, intent.key) : withUndo(outcome, intent.key)
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
  }
}

export const useJobCommands = (): JobCommands => {
  const { workspace, actor, clock, newId } = useWorkspace()
  return useMemo(() => {
    // Local storage survives a dead battery; signing out clears it.
    const notes = noteDrafts(localStorage, actor.user_id)
    return createJobCommands({ workspace, actor, clock, newId, notes })
  }, [workspace, actor, clock, newId])
}
