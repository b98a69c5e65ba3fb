import * as v from 'valibot'
import { payoutNumber } from '@/domain/payout/payout'
import type { LeftWrite } from '@/services/http/kept-writes'
import { payoutQuery } from '@/services/payouts/queries'
import { type FinishDeps, finishKept, finishStep } from '../-records/finish-kept'
import { maybeDone, type Unfinished } from '../-records/unfinished'
import { lifeOf } from './processing-flow'
import { CHANGED, canBeUndone } from './use-payout-commands'

/** The steps as they are kept while they are on their way. */
const keptStep = v.union([
  v.tuple([v.literal('payout'), v.literal('process'), v.number(), v.object({})]),
  v.tuple([v.literal('payout'), v.literal('cancel'), v.number(), v.object({ reason: v.string() })]),
])
type Step = v.InferOutput<typeof keptStep>
type Name = Step[1]

/** The words for each step: once it is done, where it can't be, and where no one can say. */
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

/** No one can say whether a step was carried out. */
const unknown = (name: Name, payout = 'a payout') => maybeDone(`${payout} ${WORDS[name].maybe}`, 'your payouts')

const finish = async (left: LeftWrite, given: Step, deps: FinishDeps): Promise<Unfinished | null> => {
  const [, name, payout_id, more] = given
  const { workspace, actor } = deps
  const { graphql, queryClient, payouts } = workspace
  const { steps } = payouts
  const called = payoutNumber({ id: payout_id })
  return finishKept(left, deps, {
    changed: CHANGED,
    about: `payout/${payout_id}`,
    send: (key) =>
      name === 'process' ? steps.processPayout({ key, payout_id }) : steps.cancelPayout({ key, payout_id, ...more }),
    done: `${called} ${WORDS[name].done}`,
    not: `${called} ${WORDS[name].not}`,
    maybe: unknown(name, called),
    canBeUndone: canBeUndone(name),
    lives: { flow: 'payout-processing', key: workspace.personKey(payout_id) },
    async life() {
      const query = payoutQuery(graphql, queryClient, actor.business_id, payout_id)
      const flow = lifeOf(workspace, await queryClient.fetchQuery({ ...query, staleTime: 0 }), actor)
      return { flow, dismiss: () => flow.send({ type: 'payout.dismiss' }) }
    },
    retry: () => finish(left, given, { ...deps, isAsked: true }),
  })
}

/** Finishes a step of a payout's life that a closed page left. */
export const finishPayoutStep = (left: LeftWrite, deps: FinishDeps): Promise<Unfinished | null> =>
  finishStep(left, { kept: keptStep, words: WORDS, unknown }, (given) => finish(left, given, deps))
