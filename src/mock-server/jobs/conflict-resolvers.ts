import type { SettleStepConflictArgs, StepConflict as ShownConflict } from '@/contract/graphql/generated/resolvers'
import { maySeeConflict, type StepConflict } from '@/domain/job/step-conflict'
import { rowFromFacts } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { Refusal } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { settled } from './conflicts'

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

export const conflictResolvers: ResolversFor<'stepConflicts' | 'settleStepConflict'> = {
  stepConflicts: (_args, { store, actor, businessId }) =>
    store
      .naming('step_conflicts', 'business_id', businessId)
      .filter((conflict) => conflict.state === 'open' && maySeeConflict(actor, conflict))
      .map((conflict) => shown(conflict, store)),

  settleStepConflict: mutation<SettleStepConflictArgs, number>('settleStepConflict', {
    facts({ actor, businessId, args }: Sent<SettleStepConflictArgs>, store) {
      const conflict = store.find('step_conflicts', args.id)
      if (conflict?.business_id !== businessId) throw new Refusal(404, 'There is no such conflict.')
      return settled(actor, conflict, args.choice, store)
    },
    answer: (facts) => rowFromFacts(facts, 'step_conflicts')?.job_id ?? 0,
  }),
}
