import type { StepConflict as ShownConflict } from '@/contract/graphql/generated/resolvers'
import { maySeeConflict, type StepConflict } from '@/domain/job/step-conflict'
import type { Store } from '../core/log/store'
import type { ResolversFor } from '../graphql/asking'

const iso = (at: number): string => new Date(at).toISOString()

const shown = ({ id, job_id, user_id, user_name, reason, steps }: StepConflict, store: Store): ShownConflict => {
  const job = store.find('jobs', job_id)
  return {
    id,
    job_id,
    job: job ? `${job.job_number} ${job.title}` : null,
    status: job?.status ?? null,
    user_id,
    user_name,
    reason,
    steps: steps.map(({ command, notes, photos, signature, done_at, time_zone, sent_at }) => ({
      command,
      notes,
      photos: photos.length,
      signed_by: signature?.signed_by ?? null,
      done_at: iso(done_at),
      time_zone,
      sent_at: iso(sent_at),
    })),
  }
}

/** Every dashboard page asks for these at rest, so they load without the rules of writes. */
export const openConflictResolvers: ResolversFor<'stepConflicts'> = {
  stepConflicts: (_args, { store, actor, businessId }) =>
    store
      .naming('step_conflicts', 'business_id', businessId)
      .filter((conflict) => conflict.state === 'open' && maySeeConflict(actor, conflict))
      .map((conflict) => shown(conflict, store)),
}
