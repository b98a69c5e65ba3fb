import { plainAsk } from '@/domain/scheduling/proposal/ask'
import { NO_FIGURES, type Proposal } from '@/domain/scheduling/proposal/proposal'
import { BUSY, type FlowModel } from '../model'
import type { ProposalEvent } from './machine'
import type { ProposalSearch } from './ports'
import type { ProposalSnapshot } from './selectors'

const ask = plainAsk('auto_schedule', '2026-11-18')

const place = (member: number, start: string) => ({
  scheduled_date: '2026-11-18',
  scheduled_start_time: start,
  scheduled_end_time: '17:00',
  assigned_crew_members: [member],
})

const move = (group: number): Proposal['moves'][number] => ({
  job_id: group,
  job_number: `JOB-100${group}`,
  title: 'Lawn mowing',
  from: place(1, '09:00'),
  to: place(group, '10:00'),
  because: 'Only they work that day.',
  group,
})

const proposal = (groups: readonly number[]): Proposal => ({
  ask: { ...ask, not_before: '08:15' },
  ground: `ground-${groups.length}`,
  moves: groups.map(move),
  groups: groups.map((id) => ({ id, member_ids: [id], before: NO_FIGURES, after: NO_FIGURES })),
  left: [],
  before: NO_FIGURES,
  after: NO_FIGURES,
})

const events: ProposalEvent[] = [
  { type: 'proposal.ask', ask },
  { type: 'proposal.choose', groups: [2] },
  { type: 'proposal.choose', groups: [] },
  { type: 'proposal.take', id: 'take-1' },
  { type: 'proposal.retry' },
  { type: 'proposal.improve' },
  { type: 'proposal.discard' },
]

const searched = (end: ProposalSearch['end']): ProposalSearch => ({ effort: 8, idle: 1, began: 60, end })

const shifted = { message: 'The day has changed since this was worked out.', status: 409, details: null }

export const scheduleProposalModel: FlowModel = {
  input: undefined,
  events,
  outcomes: {
    propose: { done: [proposal([1, 2]), proposal([])], failed: [BUSY] },
    improve: {
      done: [
        { search: searched(null) },
        { proposal: proposal([1, 2]), chosen: [1, 2], search: searched(null) },
        { search: searched('no_gain') },
      ],
      failed: [BUSY],
    },
    takeProposal: { done: [2], failed: [BUSY, shifted] },
  },
  stateKey: ({ value, context }: ProposalSnapshot) =>
    JSON.stringify([
      value,
      context.chosen.length,
      context.key !== null,
      context.shifted,
      context.failure !== null,
      context.search?.idle,
      context.search?.end,
    ]),
}
