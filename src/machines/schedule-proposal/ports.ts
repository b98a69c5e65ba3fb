import type { ProposalAsk } from '@/domain/scheduling/proposal/ask'
import type { Proposal } from '@/domain/scheduling/proposal/proposal'
import type { Keyed } from '../port'

/** How far the search for a better proposal has come. */
export type ProposalSearch = {
  /** Slices beyond the usual course. */
  effort: number
  /** Asks in a row that found nothing better. */
  idle: number
  /** Minutes of driving in the proposal that it began with. */
  began: number
  /** Why it is over; null while it can continue. */
  end: 'no_gain' | 'changed' | 'failed' | null
}

/** What looking on came to: a better proposal with all of it chosen, where one was found. */
export type Improved = { search: ProposalSearch; proposal?: Proposal; chosen?: number[] }

/** The services of a proposal. Each rejects with a plain `Failure`. `src/services/scheduling` fills them. */
export type ProposalPorts = {
  /** Works it out as things are now; nothing is changed. */
  propose(input: { ask: ProposalAsk }): Promise<Proposal>
  /** Searches a little further; where that fails, or the day has changed, its `end` says so. */
  improve(input: { proposal: Proposal; search: ProposalSearch | null }): Promise<Improved>
  /** Carries these groups out; answers how many jobs were moved. @throws Failure 409 where the day has changed in the meantime */
  takeProposal(input: Keyed & { ask: ProposalAsk; ground: string; groups: number[] }): Promise<number>
}
