import { assign, fromPromise, setup } from 'xstate'

export type RoundContext = { customer: string | null; visits: number; history: { at: number; what: string }[] }
export type RoundEvent =
  | { type: 'round.start'; customer: string; at: number }
  | { type: 'round.close'; at: number }
  | { type: 'round.back'; at: number }
  | { type: 'round.confirm'; at: number }

export const EMPTY: RoundContext = { customer: null, visits: 0, history: [] }
export const remember = (history: RoundContext['history'], at: number, what: string): RoundContext['history'] => [
  ...history.slice(-49),
  { at, what },
]

/** A typical flow: a service, a confirmation, a bounded list. The benchmark folds ten thousand of its events. */
export const roundMachine = setup({
  types: { context: {} as RoundContext, events: {} as RoundEvent },
  actors: { visit: fromPromise(() => new Promise<{ visits: number }>(() => undefined)) },
  actions: {
    log: assign({
      history: ({ context, event }) => remember(context.history, event.at, event.type),
    }),
    choose: assign(({ event }) => (event.type === 'round.start' ? { customer: event.customer } : {})),
    count: assign({ visits: ({ context }) => context.visits + 1 }),
  },
}).createMachine({
  id: 'round',
  version: '1',
  context: EMPTY,
  initial: 'idle',
  states: {
    idle: { on: { 'round.start': { target: 'visiting', actions: ['choose', 'log'] } } },
    visiting: {
      invoke: { id: 'visit', src: 'visit', onDone: { target: 'visited', actions: 'count' }, onError: 'idle' },
    },
    visited: { on: { 'round.close': { target: 'confirming', actions: 'log' } } },
    confirming: {
      on: { 'round.confirm': { target: 'idle', actions: 'log' }, 'round.back': { target: 'visited', actions: 'log' } },
    },
  },
})
