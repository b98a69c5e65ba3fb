import type { SnapshotFrom } from 'xstate'
import { byStatus, type Verdict } from '@/domain/record/verdict'
import { judgeSubscription, type SubscriptionCommand } from '@/domain/subscription/subscription'
import { SUBSCRIPTION_TEXTS } from '@/domain/subscription/texts'
import { commandUnderWay, keyOfSameBy } from '../commanding/selectors'
import { intentFrom, type SubscriptionIntent, type SubscriptionRequest, statedFailureOf } from './context'
import type { subscriptionMachine } from './machine'

export { commandUnderWay } from '../commanding/selectors'

export type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>

/** Whether a command can be given now, and if not, why. */
export const verdictOn = (snapshot: SubscriptionSnapshot, command: SubscriptionCommand): Verdict => {
  const { actor, subscription } = snapshot.context
  if (commandUnderWay(snapshot) !== null) return byStatus('Please wait a moment.')
  if (subscription === null) return byStatus('There is no subscription yet.')
  return judgeSubscription(actor, command, subscription)
}

/** The status by which the back end says that things are otherwise by now. */
const OVERTAKEN = 409

/** The message about the last command: the stated words, and below them the back end's own where they say more (SUB-11 to SUB-14). */
export type SubscriptionOutcome = {
  kind: 'done' | 'failed'
  text: string
  detail: string | null
  /** Whether asking the same again can help: not where the answer was that things are otherwise by now. */
  mayRetry: boolean
}

/** The outcome to show; null when there is nothing to say. */
export const outcomeOf = ({ context }: SubscriptionSnapshot): SubscriptionOutcome | null => {
  const { intent, failure, done } = context
  if (failure !== null && intent !== null) {
    const text = statedFailureOf(intent)
    const detail = failure.message === text ? null : failure.message
    return { kind: 'failed', text, detail, mayRetry: failure.status !== OVERTAKEN }
  }
  return done === null ? null : { kind: 'done', text: SUBSCRIPTION_TEXTS[done].done, detail: null, mayRetry: false }
}

/** Where the portal that was asked for is; null when none was. */
export const portalUrl = ({ context }: SubscriptionSnapshot): string | null => context.portal_url

/** The wish without what was shown of it: shown again a minute later, it is the same wish. */
const withoutQuote = (intent: SubscriptionIntent): SubscriptionIntent => {
  if (intent.command !== 'change_plan') return intent
  const { quote: _, ...wish } = intent
  return wish
}

/** The key of an equal request that was made before; null where there is none, or where it was answered that things have changed. */
export const keyOfSame = (snapshot: SubscriptionSnapshot, request: SubscriptionRequest): string | null => {
  const { intent, failure } = snapshot.context
  if (intent === null || failure?.status === OVERTAKEN) return null
  const comparable = { context: { ...snapshot.context, intent: withoutQuote(intent) } }
  return keyOfSameBy((again: SubscriptionRequest) => withoutQuote(intentFrom(again)))(comparable, request)
}

/** Whether what there is to say is of this visit only: a success, or a portal that did not open. */
export const isTransient = ({ context: { done, failure, intent } }: SubscriptionSnapshot): boolean =>
  done !== null || (failure !== null && intent?.command === 'open_portal')
