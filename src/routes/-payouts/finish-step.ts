import * as v from 'valibot'
import type { MovableClock } from '@/domain/clock'
import { payoutNumber } from '@/domain/payout/payout'
import type { LeftWrite } from '@/services/http/kept-writes'
import type { Workspace } from '../-context'
import { finishKept } from '../-records/finish-kept'
import type { Unfinished } from '../-records/unfinished'
import { CHANGED } from './use-payout-commands'

/** The steps as they are kept while they are on their way. */
const keptStep = v.union([
  v.tuple([v.literal('payout'), v.literal('process'), v.number(), v.object({})]),
  v.tuple([v.literal('payout'), v.literal('cancel'), v.number(), v.object({ reason: v.string() })]),
])
type Name = v.InferOutput<typeof keptStep>[1]

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
const unknown = (name: Name, payout = 'A payout'): Unfinished => ({
  text: `${payout} ${WORDS[name].maybe}`,
  detail: 'The page was closed before the answer came. Look at your payouts before you do it again.',
  retry: null,
})

const isStep = (name: unknown): name is Name => typeof name === 'string' && Object.hasOwn(WORDS, name)

/** Finishes a step of a payout's life that a closed page left. */
export const finishPayoutStep = async (
  left: LeftWrite,
  deps: { workspace: Workspace; clock: Pick<MovableClock, 'now'>; isAsked?: boolean },
): Promise<Unfinished | null> => {
  const { workspace } = deps
  const { success, output } = v.safeParse(keptStep, left.write)
  if (!success) {
    left.forget()
    const [, name] = left.write
    return isStep(name) ? unknown(name) : null
  }
  const [, name, payout_id, given] = output
  const { steps } = workspace.payouts
  const called = payoutNumber({ id: payout_id })
  return finishKept(left, deps, {
    changed: CHANGED,
    about: `payout/${payout_id}`,
    send: (key) =>
      name === 'process' ? steps.processPayout({ key, payout_id }) : steps.cancelPayout({ key, payout_id, ...given }),
    done: `${called} ${WORDS[name].done}`,
    not: `${called} ${WORDS[name].not}`,
    maybe: unknown(name, called),
    isFinal: name === 'process',
    retry: () => finishPayoutStep(left, { ...deps, isAsked: true }),
  })
}
