import type { SettleStepConflictArgs } from '@/contract/graphql/generated/resolvers'
import { rowFromFacts } from '../core/log/changes'
import { Refusal } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { settled } from './conflicts'

export const conflictResolvers: ResolversFor<'settleStepConflict'> = {
  settleStepConflict: mutation<SettleStepConflictArgs, number>('settleStepConflict', {
    facts({ actor, businessId, args }: Sent<SettleStepConflictArgs>, store) {
      const conflict = store.find('step_conflicts', args.id)
      if (conflict?.business_id !== businessId) throw new Refusal(404, 'There is no such conflict.')
      return settled(actor, conflict, args.choice, store)
    },
    answer: (facts) => rowFromFacts(facts, 'step_conflicts')?.job_id ?? 0,
  }),
}
