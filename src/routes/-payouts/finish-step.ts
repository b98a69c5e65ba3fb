import * as v from 'valibot'
import { payoutNumber } from '@/domain/payout/payout'
import type { InterruptedWrite } from '@/services/http/pending-writes'
import { payoutQuery } from '@/services/payouts/queries'
import { type ResumeDeps, resumeStep, resumeWrite } from '../-records/resume-write'
import { maybeDone, type Unfinished } from '../-records/unfinished'
import { lifeOf } from './processing-flow'
import { CHANGED, canBeUndone } from './use-payout-commands'

const stepSchema = v.union([
  v.tuple([v.literal('payout'), v.literal('process'), v.number(), v.object({})]),
  v.tuple([v.literal('payout'), v.literal('cancel'), v.number(), v.object({ reason: v.string() })]),
])
type Step = v.InferOutput<typeof stepSchema>
type Name = Step[1]

const WORDS: Record<Name, { done: string; not: string; maybe: string }> = {
  process: {
    done: 'is being processed',
    not: 'was not processed.',
    maybe: 'may have been processed.',
  },
  cancel: {
    done: 'cancelled',
    not: 'was not cancelled.',
    maybe: 'may have been cancelled.',
  },
}

const unknown = (name: Name, payout = 'a payout') => maybeDone(`${payout} ${WORDS[name].maybe}`, 'your payouts')

const finish = async (pendingWrite: InterruptedWrite, step: Step, deps: ResumeDeps): Promise<Unfinished | null> => {
  const [, name, payout_id, more] = step
  const { workspace, actor } = deps
  const { graphql, queryClient, payouts } = workspace
  const { steps } = payouts
  const called = payoutNumber({ id: payout_id })
  return resumeWrite(pendingWrite, deps, {
    changed: CHANGED,
    about: `payout/${payout_id}`,
    send: (key) =>
      name === 'process' ? steps.processPayout({ key, payout_id }) : steps.cancelPayout({ key, payout_id, ...more }),
    done: `${called} ${WORDS[name].done}`,
    not: `${called} ${WORDS[name].not}`,
    maybe: unknown(name, called),
    canBeUndone: canBeUndone(name),
    flowName: { flow: 'payout-processing', key: workspace.personKey(payout_id) },
    async recordFlow() {
      const query = payoutQuery(graphql, queryClient, actor.business_id, payout_id)
      const flow = lifeOf(workspace, await queryClient.fetchQuery({ ...query, staleTime: 0 }), actor)
      return { flow, dismiss: () => flow.send({ type: 'payout.dismiss' }) }
    },
    retry: () => finish(pendingWrite, step, { ...deps, isRequested: true }),
  })
}

export const finishPayoutStep = (pendingWrite: InterruptedWrite, deps: ResumeDeps): Promise<Unfinished | null> =>
  resumeStep(pendingWrite, { schema: stepSchema, words: WORDS, unknown }, (step) => finish(pendingWrite, step, deps))
