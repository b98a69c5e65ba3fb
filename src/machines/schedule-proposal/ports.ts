import type { ProposalAsk } from '@/domain/scheduling/proposal/ask'
import type { Proposal } from '@/domain/scheduling/proposal/proposal'
import type { Keyed } from '../port'

export type ProposalSearch = {
  effort: number
  /** Consecutive steps without an improvement. */
  idle: number
  /** Driving minutes of the initial proposal. */
  began: number
  end: 'no_gain' | 'changed' | 'failed' | null
}

export type Improved = { search: ProposalSearch; proposal?: Proposal; chosen?: number[] }

export type ProposalPorts = {
  /** Read only: computes the proposal from current data. */
  propose(input: { ask: ProposalAsk }): Promise<Proposal>
  /** Searches a little further; a failure or a changed day is reported in `end`. */
  improve(input: { proposal: Proposal; search: ProposalSearch | null }): Promise<Improved>
  /** Applies these groups and returns the number of moved jobs. Throws Failure 409 when the day has changed. */
  takeProposal(input: Keyed & { ask: ProposalAsk; ground: string; groups: number[] }): Promise<number>
}
