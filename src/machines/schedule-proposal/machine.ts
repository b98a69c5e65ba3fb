import { assertEvent, assign, setup } from 'xstate'
import { type Failure, toFailure } from '@/domain/record/failure'
import type { ProposalAsk } from '@/domain/scheduling/proposal/ask'
import type { Proposal } from '@/domain/scheduling/proposal/proposal'
import { type Done, type Failed, port, underWay } from '../port'
import type { Improved, ProposalPorts, ProposalSearch } from './ports'

export type ProposalContext = {
  ask: ProposalAsk | null
  proposal: Proposal | null
  chosen: number[]
  /** Jobs that the user deselected before the day changed; a new proposal leaves them alone too. */
  declined: number[]
  /** The idempotency key; a retry of the same choice keeps it. */
  key: string | null
  /** True when the day changed and the proposal was made again. */
  shifted: boolean
  taken: number
  search: ProposalSearch | null
  failure: Failure | null
}

export type ProposalEvent =
  | { type: 'proposal.ask'; ask: ProposalAsk }
  | { type: 'proposal.choose'; groups: number[] }
  | { type: 'proposal.take'; id: string }
  | { type: 'proposal.retry' }
  | { type: 'proposal.improve' }
  | { type: 'proposal.discard' }

const NOTHING: ProposalContext = {
  ask: null,
  proposal: null,
  chosen: [],
  declined: [],
  key: null,
  shifted: false,
  taken: 0,
  search: null,
  failure: null,
}

const CHANGED = 409

const declinedOf = ({ proposal, chosen }: ProposalContext): number[] =>
  proposal?.moves.filter(({ group }) => !chosen.includes(group)).map(({ job_id }) => job_id) ?? []

/** Groups with at least one move that was not declined. */
const without = (declined: readonly number[], { groups, moves }: Proposal): number[] =>
  groups.flatMap(({ id }) =>
    moves.some(({ job_id, group }) => group === id && !declined.includes(job_id)) ? [id] : [],
  )

const keepFailureAction = {
  type: 'keepFailure',
  params: ({ event }: Failed) => ({ error: event.error }),
} as const

const proposalParams = ({ event }: Done<Proposal>) => ({ proposal: event.output })
const keepProposal = { type: 'keepProposal', params: proposalParams } as const

const fromThere = {
  'proposal.ask': { target: 'asking', actions: 'begin' },
  'proposal.discard': { target: 'idle', actions: 'forget' },
} as const

/**
 * A proposal: the scheduler proposes changes for a day, the user selects some, and they are applied at once. If the day has changed
 * in the meantime, nothing is applied and the proposal is made again.
 */
export const scheduleProposalMachine = setup({
  types: { context: {} as ProposalContext, events: {} as ProposalEvent },
  actors: {
    propose: port<ProposalPorts['propose']>(),
    improve: port<ProposalPorts['improve']>(),
    takeProposal: port<ProposalPorts['takeProposal']>(),
  },
  guards: {
    hasMoves: (_, { proposal }: { proposal: Proposal }) => proposal.moves.length > 0,
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasShifted: (_, { error }: { error: unknown }) => toFailure(error).status === CHANGED,
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'proposal.ask')
      return { ...NOTHING, ask: event.ask }
    }),
    keepProposal: assign(({ context }, { proposal }: { proposal: Proposal }) => ({
      proposal,
      chosen: without(context.declined, proposal),
      declined: [],
      key: null,
      search: null,
      failure: null,
    })),
    keepImproved: assign((_, { improved }: { improved: Improved }) => improved),
    choose: assign(({ context, event }) => {
      assertEvent(event, 'proposal.choose')
      const groupIds = context.proposal?.groups.map(({ id }) => id) ?? []
      return { chosen: groupIds.filter((id) => event.groups.includes(id)), key: null, failure: null }
    }),
    takeKey: assign(({ context, event }) => {
      assertEvent(event, 'proposal.take')
      return { key: context.key ?? event.id, failure: null }
    }),
    keepTaken: assign((_, { taken }: { taken: number }) => ({ taken })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    noteShift: assign(({ context }) => ({
      ...NOTHING,
      ask: context.ask,
      declined: declinedOf(context),
      shifted: true,
    })),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: 'schedule-proposal',
  version: '1',
  context: NOTHING,
  initial: 'idle',
  states: {
    idle: { on: { 'proposal.ask': { target: 'asking', actions: 'begin' } } },
    asking: {
      on: {
        // The user picked another day before this one finished.
        'proposal.ask': { target: 'asking', reenter: true, actions: 'begin' },
        'proposal.discard': { target: 'idle', actions: 'forget' },
      },
      invoke: {
        id: 'propose',
        src: 'propose',
        input: ({ context }) => ({ ask: underWay(context.ask) }),
        onDone: [
          {
            guard: { type: 'hasMoves', params: proposalParams },
            target: 'proposed',
            actions: keepProposal,
          },
          {
            target: 'nothing',
            actions: keepProposal,
          },
        ],
        onError: { target: 'failed', actions: keepFailureAction },
      },
    },
    proposed: {
      on: {
        'proposal.choose': { actions: 'choose' },
        'proposal.take': { guard: 'hasChosen', target: 'taking', actions: 'takeKey' },
        'proposal.improve': 'improving',
        ...fromThere,
      },
    },
    improving: {
      on: fromThere,
      invoke: {
        id: 'improve',
        src: 'improve',
        input: ({ context }) => ({ proposal: underWay(context.proposal), search: context.search }),
        onDone: {
          target: 'proposed',
          actions: { type: 'keepImproved', params: ({ event }: Done<Improved>) => ({ improved: event.output }) },
        },
        onError: 'proposed',
      },
    },
    // Nothing to move: shows the omitted jobs with reasons.
    nothing: {
      on: fromThere,
    },
    failed: {
      on: {
        'proposal.retry': { target: 'asking', actions: 'forgetFailure' },
        ...fromThere,
      },
    },
    taking: {
      invoke: {
        id: 'takeProposal',
        src: 'takeProposal',
        input: ({ context }) => {
          const { ask, ground } = underWay(context.proposal)
          return { key: underWay(context.key), ask, ground, groups: context.chosen }
        },
        onDone: {
          target: 'taken',
          actions: { type: 'keepTaken', params: ({ event }: Done<number>) => ({ taken: event.output }) },
        },
        onError: [
          {
            guard: { type: 'hasShifted', params: ({ event }: Failed) => ({ error: event.error }) },
            target: 'asking',
            actions: 'noteShift',
          },
          { target: 'proposed', actions: keepFailureAction },
        ],
      },
    },
    taken: {
      on: fromThere,
    },
  },
})
