import { assign, type EventObject } from 'xstate'
import { type Failure, toFailure } from '@/domain/record/failure'
import type { Instant } from '@/domain/time/clock'
import { type Done, type Failed, type InputOf, type Port, underWay } from '../port'

/**
 * A command a person requested, held until it is settled so that a retry sends the same payload under the same key. `askedAt` is the
 * request time, since idempotency keys expire and job steps are dated by it. `askedIn` is the device's time zone.
 */
export type Intent = { command: string; key: string; askedAt?: Instant; askedIn?: string }

const circumstancesOf = ({ askedAt, askedIn }: Pick<Intent, 'askedAt' | 'askedIn'>) => ({
  ...(askedAt === undefined ? {} : { askedAt }),
  ...(askedIn === undefined ? {} : { askedIn }),
})

export type Commanding<I extends Intent = Intent> = {
  /** Pending while `failure` is null; otherwise refused and waiting for a retry. */
  intent: I | null
  failure: Failure | null
}

export const NO_INTENT = { intent: null, failure: null } as const

type Types = {
  context: Commanding
  event: EventObject
  intent: Intent
  command: string
  ports: Record<string, Port>
  answer: unknown
  report: EventObject
}

type From<T extends Types> = { context: T['context'] }
/** A request event; its `id` becomes the idempotency key. */
type Request<T extends Types> = Extract<T['event'], { id: string }> & Pick<Intent, 'askedAt' | 'askedIn'>

/** Required when the intent's name differs from the rule's command name. */
type NameOfIntent<T extends Types, C> = C extends T['intent']['command'] ? [] : [as: T['intent']['command']]

type Rule<T extends Types> = {
  states: Record<T['intent']['command'], string>
  intentFrom(request: Request<T>): T['intent']
  may(context: T['context'], command: T['command']): boolean
  /** `routing` finds the state by this status; null without a subject. */
  statusOf(context: T['context']): string | null
  accept(context: T['context'], answer: T['answer']): Partial<T['context']>
  learn(report: T['report']): Partial<T['context']>
  /** True when a refused intent no longer makes sense for the subject's current state. */
  isMoot(context: T['context'], intent: T['intent']): boolean
  /** Rewords a failure; by default it is used unchanged. */
  failureOf?(context: T['context'], error: unknown): Failure
  /** Extra context to reset on a new request and on dismissal. */
  forget?: Partial<T['context']>
}

export const isResting = ({ intent, failure }: Commanding): boolean => intent === null || failure !== null

/** Throws a TypeError when the chart calls a service without an intent. */
const intentOf = <I extends Intent, C extends I['command']>({ intent }: Commanding<I>, commands: readonly C[]) => {
  const isOurs = (candidate: I): candidate is Extract<I, { command: C }> =>
    commands.some((each) => each === candidate.command)
  return underWay(intent !== null && isOurs(intent) ? intent : null)
}

/**
 * Shared parts of a command flow. Each command has a state that calls a service; its answer or refusal goes through `routing` to the state
 * of the subject's status. A flow spreads `guards` and `actions` into `setup`; its chart uses `ask` in status states, `asking` in command
 * states, and needs the states `routing` and `retrying`.
 */
export const commanding = <T extends Types>(rule: Rule<T>) => {
  type Context = T['context']
  const { failureOf = (_: Context, error: unknown) => toFailure(error), forget = {} } = rule
  const update = <Params extends object | undefined>(change: (context: Context, params: Params) => object) =>
    assign<Context, T['event'], Params, T['event'], never>(
      ({ context }, params) => change(context, params) as Partial<Context>,
    )

  const settled = {
    target: 'routing',
    actions: { type: 'accept', params: ({ event }: Done<T['answer']>) => ({ answer: event.output }) },
  } as const
  const refused = {
    target: 'routing',
    actions: { type: 'keepFailure', params: ({ event }: Failed) => ({ error: event.error }) },
  } as const
  const takeIntent = {
    type: 'takeIntent',
    params: ({ event }: { event: Request<T> }) => ({ request: event }),
  } as const

  return {
    guards: {
      may: ({ context }: From<T>, { command }: { command: T['command'] }) => rule.may(context, command),
      isStatus: ({ context }: From<T>, { status }: { status: string }) => rule.statusOf(context) === status,
      isResting: ({ context }: From<T>) => isResting(context),
      hasSubject: ({ context }: From<T>) => rule.statusOf(context) !== null,
      isRestingSubject: ({ context }: From<T>) => rule.statusOf(context) !== null && isResting(context),
      hasFailed: ({ context }: From<T>) => context.failure !== null,
      asksFor: ({ context }: From<T>, { command }: { command: string }) => context.intent?.command === command,
    },
    actions: {
      takeIntent: update((_, { request }: { request: Request<T> }) => ({
        ...forget,
        intent: { ...rule.intentFrom(request), ...circumstancesOf(request) },
        failure: null,
      })),
      accept: update((context, { answer }: { answer: T['answer'] }) => ({
        ...rule.accept(context, answer),
        ...NO_INTENT,
      })),
      keepFailure: update((context, { error }: { error: unknown }) => ({ failure: failureOf(context, error) })),
      learn: update((context, { report }: { report: T['report'] }) => {
        const learned = rule.learn(report)
        const isMoot = context.intent !== null && rule.isMoot({ ...context, ...learned }, context.intent)
        return isMoot ? { ...learned, ...NO_INTENT } : learned
      }),
      forgetFailure: update<undefined>(() => ({ failure: null })),
      dismiss: update<undefined>(() => ({ ...forget, ...NO_INTENT })),
    },

    takeIntent,
    settled,
    /** Starts a command if the rules allow it. `as` is the intent's name when it differs. */
    ask: <C extends T['command']>(command: C, ...[as]: NameOfIntent<T, C>) => {
      const states: Record<string, string> = rule.states
      return {
        guard: { type: 'may', params: { command } },
        target: states[as ?? command],
        actions: takeIntent,
      } as const
    },
    asking: <Name extends keyof T['ports'] & string, C extends T['intent']['command']>(
      service: Name,
      commands: readonly C[],
      input: (intent: Extract<T['intent'], { command: C }>, context: Context) => InputOf<T['ports'], Name>,
    ) => ({
      invoke: {
        id: service,
        src: service,
        input: ({ context }: From<T>) => input(intentOf<T['intent'], C>(context, commands), context),
        onDone: settled,
        onError: refused,
      },
    }),
    /** Maps each status to the state of the same name. */
    toStatus: <S extends string>(statuses: readonly S[]) =>
      statuses.map((status) => ({ guard: { type: 'isStatus', params: { status } }, target: status }) as const),
    retrying: {
      always: Object.entries<string>(rule.states).map(
        ([command, target]) => ({ guard: { type: 'asksFor', params: { command } }, target }) as const,
      ),
    },
    retry: { guard: 'hasFailed', target: '.retrying', actions: 'forgetFailure' },
    dismiss: { guard: 'isResting', actions: 'dismiss' },
    learned: {
      guard: 'isResting',
      target: '.routing',
      actions: { type: 'learn', params: ({ event }: { event: T['report'] }) => ({ report: event }) },
    },
  } as const
}
