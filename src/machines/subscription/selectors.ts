import type { SnapshotFrom } from 'xstate'
import { byStatus, type Verdict } from '@/domain/record/verdict'
import { judgeSubscription, type SubscriptionCommand } from '@/domain/subscription/subscription'
import { SUBSCRIPTION_TEXTS } from '@/domain/subscription/texts'
import { commandUnderWay, keyOfSameBy } from '../commanding/selectors'
import { intentFrom, type SubscriptionIntent, type SubscriptionRequest, statedFailureOf } from './context'
import type { subscriptionMachine } from './machine'

export { commandUnderWay } from '../commanding/selectors'

export type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>

/** Decides if a command is possible now, with the reason if not. */
export const verdictOn = (snapshot: SubscriptionSnapshot, command: SubscriptionCommand): Verdict => {
  const { actor, subscription } = snapshot.context
  if (commandUnderWay(snapshot) !== null) return byStatus('Please wait a moment.')
  if (subscription === null) return byStatus('There is no subscription yet.')
  return judgeSubscription(actor, command, subscription)
}

/** The back end's status for a change in the meantime. */
const OVERTAKEN = 409

/** Message about the last command: the stated words, followed by the back end's own if they add something (SUB-11 to SUB-14). */
export type SubscriptionOutcome = {
  kind: 'done' | 'failed'
  text: string
  detail: string | null
  /** False when the back end answered that something changed in the meantime. */
  mayRetry: boolean
}

export const outcomeOf = ({ context }: SubscriptionSnapshot): SubscriptionOutcome | null => {
  const { intent, failure, done } = context
  if (failure !== null && intent !== null) {
    const text = statedFailureOf(intent)
    const detail = failure.message === text ? null : failure.message
    return { kind: 'failed', text, detail, mayRetry: failure.status !== OVERTAKEN }
  }
  return done === null ? null : { kind: 'done', text: SUBSCRIPTION_TEXTS[done].done, detail: null, mayRetry: false }
}

export const portalUrl = ({ context }: SubscriptionSnapshot): string | null => context.portal_url

/** Ignores the quote, so that the same request shown again later is equal. */
const withoutQuote = (intent: SubscriptionIntent): SubscriptionIntent => {
  if (intent.command !== 'change_plan') return intent
  const { quote: _, ...wish } = intent
  return wish
}

/** Key of an equal earlier request; null when there is none or it failed because something changed. */
export const keyOfSame = (snapshot: SubscriptionSnapshot, request: SubscriptionRequest): string | null => {
  const { intent, failure } = snapshot.context
  if (intent === null || failure?.status === OVERTAKEN) return null
  const comparable = { context: { ...snapshot.context, intent: withoutQuote(intent) } }
  return keyOfSameBy((again: SubscriptionRequest) => withoutQuote(intentFrom(again)))(comparable, request)
}

/** True for an outcome of this visit only: a success, or a portal that did not open. */
export const isTransient = ({ context: { done, failure, intent } }: SubscriptionSnapshot): boolean =>
  done !== null || (failure !== null && intent?.command === 'open_portal')
