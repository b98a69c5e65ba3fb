import { assign, type EventObject } from 'xstate'
import { type Failure, toFailure } from '@/domain/record/failure'
import type { Instant } from '@/domain/time/clock'
import { type Done, type Failed, type InputOf, type Port, underWay } from '../port'

/**
 * What a person asked for, kept until it is settled, so that a retry asks for exactly the same under the same key. `askedAt` is when, where the
 * request says it: its key is forgotten some day, and a step along a job's life counts from then. `askedIn` is the time zone of the device.
 */
export type Intent = { command: string; key: string; askedAt?: Instant; askedIn?: string }

/** When and where something was asked for, as far as its request says it. */
const circumstancesOf = ({ askedAt, askedIn }: Pick<Intent, 'askedAt' | 'askedIn'>) => ({
  ...(askedAt === undefined ? {} : { askedAt }),
  ...(askedIn === undefined ? {} : { askedIn }),
})

/** The part of the context that every flow that carries out commands has. */
export type Commanding<I extends Intent = Intent> = {
  /** Under way while `failure` is null; refused and waiting for a retry otherwise. */
  intent: I | null
  failure: Failure | null
}

/** A flow begins with nothing asked for. */
export const NO_INTENT = { intent: null, failure: null } as const

/** The types of one flow. */
type Types = {
  context: Commanding
  event: EventObject
  intent: Intent
  /** The commands that the rules of the domain judge. */
  command: string
  ports: Record<string, Port>
  /** What the services answer: how the subject is now. */
  answer: unknown
  /** The event that reports a change made elsewhere. */
  report: EventObject
}

type From<T extends Types> = { context: T['context'] }
/** An event that asks for something; its `id` names the intent and becomes the idempotency key. */
type Request<T extends Types> = Extract<T['event'], { id: string }> & Pick<Intent, 'askedAt' | 'askedIn'>

/** How the intent is named where the rules name the command otherwise. */
type NameOfIntent<T extends Types, C> = C extends T['intent']['command'] ? [] : [as: T['intent']['command']]

/** What one flow has of its own. */
type Rule<T extends Types> = {
  /** The state that carries out each command. */
  states: Record<T['intent']['command'], string>
  intentFrom(request: Request<T>): T['intent']
  /** Whether the rules of the domain allow a command now. */
  may(context: T['context'], command: T['command']): boolean
  /** The status by which `routing` finds the state; null where there is no subject. */
  statusOf(context: T['context']): string | null
  /** What an answer changes in the context. */
  accept(context: T['context'], answer: T['answer']): Partial<T['context']>
  /** What a report changes in the context. */
  learn(report: T['report']): Partial<T['context']>
  /** Whether an intent that was refused makes no sense anymore, given how the subject is now. */
  isMoot(context: T['context'], intent: T['intent']): boolean
  /** The failure in the flow's words. Default: as it came. */
  failureOf?(context: T['context'], error: unknown): Failure
  /** What else is reset when something is asked for, and when the person dismisses the outcome. */
  forget?: Partial<T['context']>
}

/** Whether a command can be taken now, because none is under way. */
export const isResting = ({ intent, failure }: Commanding): boolean => intent === null || failure !== null

/** The intent for one of these commands. @throws TypeError in a broken chart, which must show. */
const intentOf = <I extends Intent, C extends I['command']>({ intent }: Commanding<I>, commands: readonly C[]) => {
  const isOurs = (candidate: I): candidate is Extract<I, { command: C }> =>
    commands.some((each) => each === candidate.command)
  return underWay(intent !== null && isOurs(intent) ? intent : null)
}

/**
 * The shared parts of a flow that carries out commands. Each command has a state in which a service is asked; its answer or refusal
 * leads through `routing` to the state of the status that the subject then has. A flow spreads `guards` and `actions` into its `setup`,
 * and its chart reads: status states with `ask`, command states with `asking`, a state `routing` and a state `retrying`.
 */
export const commanding = <T extends Types>(rule: Rule<T>) => {
  type Context = T['context']
  const { failureOf = (_: Context, error: unknown) => toFailure(error), forget = {} } = rule
  /** An update of the context; the flow's context is wider than the parts known here. */
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

    /** Takes the intent of a request. */
    takeIntent,
    /** A service has answered how the subject is now. */
    settled,
    /** Begins a command, if the rules allow it. `as` names the intent where the rules call it otherwise. */
    ask: <C extends T['command']>(command: C, ...[as]: NameOfIntent<T, C>) => {
      const states: Record<string, string> = rule.states
      return {
        guard: { type: 'may', params: { command } },
        target: states[as ?? command],
        actions: takeIntent,
      } as const
    },
    /** Asks a service to carry out one of these commands. */
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
    /** Leads to the state of each status, which has its name. */
    toStatus: <S extends string>(statuses: readonly S[]) =>
      statuses.map((status) => ({ guard: { type: 'isStatus', params: { status } }, target: status }) as const),
    /** Carries the intent that was refused out again. */
    retrying: {
      always: Object.entries<string>(rule.states).map(
        ([command, target]) => ({ guard: { type: 'asksFor', params: { command } }, target }) as const,
      ),
    },
    /** For the root of the chart: what a person does about a failure, and what is learned from elsewhere. */
    retry: { guard: 'hasFailed', target: '.retrying', actions: 'forgetFailure' },
    dismiss: { guard: 'isResting', actions: 'dismiss' },
    learned: {
      guard: 'isResting',
      target: '.routing',
      actions: { type: 'learn', params: ({ event }: { event: T['report'] }) => ({ report: event }) },
    },
  } as const
}
