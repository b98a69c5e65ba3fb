import type { Failure } from '@/domain/record/failure'
import type { Instant } from '@/domain/time/clock'
import { unansweredFor } from '@/domain/time/key-lifetime'
import type { Commanding, Intent } from './commanding'

export type CommandingSnapshot = { context: Commanding }

export type CommandOf<S extends CommandingSnapshot> = NonNullable<S['context']['intent']>['command']

export const commandUnderWay = <S extends CommandingSnapshot>({ context }: S): CommandOf<S> | null =>
  context.failure === null ? (context.intent?.command ?? null) : null

/**
 * The outcome of a step called at `calledAt` without an answer once it can no longer be retried: a retry reuses the first attempt's key,
 * which expires with that attempt's age.
 */
export const unansweredStep = (calledAt: Instant, now: Instant, { context }: CommandingSnapshot): Failure | null =>
  unansweredFor(context.intent?.askedAt ?? calledAt, now)

export const failureOf = <S extends CommandingSnapshot>({
  context: { intent, failure },
}: S): { command: CommandOf<S>; failure: Failure } | null =>
  failure && intent ? { command: intent.command, failure } : null

/**
 * The key of an identical request that is pending or failed; null if there is none. Reusing it makes a request idempotent when the first
 * answer was lost. Pass the flow's own `intentFrom`.
 */
export const keyOfSameBy =
  <Request extends { id: string }>(intentFrom: (request: Request) => Intent) =>
  ({ context: { intent } }: CommandingSnapshot, request: Request): string | null => {
    if (intent === null) return null
    const { askedAt: _, askedIn: __, ...payload } = intent
    const same = JSON.stringify(intentFrom({ ...request, id: intent.key })) === JSON.stringify(payload)
    return same ? intent.key : null
  }
