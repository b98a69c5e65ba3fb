import type { Failure } from '@/domain/record/failure'
import type { Instant } from '@/domain/time/clock'
import { unansweredFor } from '@/domain/time/key-lifetime'
import type { Commanding, Intent } from './commanding'

/** A snapshot of any flow that carries out commands. */
export type CommandingSnapshot = { context: Commanding }

/** The names of a flow's commands. */
export type CommandOf<S extends CommandingSnapshot> = NonNullable<S['context']['intent']>['command']

/** The command that is being carried out; null when none is. */
export const commandUnderWay = <S extends CommandingSnapshot>({ context }: S): CommandOf<S> | null =>
  context.failure === null ? (context.intent?.command ?? null) : null

/**
 * What became of a step that was called at `calledAt` and has no answer, once it can't be called again: a retry goes under the key of the first
 * try, which is as old as the wish for it.
 */
export const unansweredStep = (calledAt: Instant, now: Instant, { context }: CommandingSnapshot): Failure | null =>
  unansweredFor(context.intent?.askedAt ?? calledAt, now)

/** What went wrong with the last command, until it is retried or dismissed. */
export const failureOf = <S extends CommandingSnapshot>({
  context: { intent, failure },
}: S): { command: CommandOf<S>; failure: Failure } | null =>
  failure && intent ? { command: intent.command, failure } : null

/**
 * The key of an equal request that is under way or failed; null where there is none. If a command was carried out and its answer was lost, asking
 * again under this key gets the answer and doesn't do it twice. `intentFrom` is the flow's.
 */
export const keyOfSameBy =
  <Request extends { id: string }>(intentFrom: (request: Request) => Intent) =>
  ({ context: { intent } }: CommandingSnapshot, request: Request): string | null => {
    if (intent === null) return null
    const { askedAt: _, askedIn: __, ...payload } = intent
    const same = JSON.stringify(intentFrom({ ...request, id: intent.key })) === JSON.stringify(payload)
    return same ? intent.key : null
  }
