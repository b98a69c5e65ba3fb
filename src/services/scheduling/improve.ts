import { MOST_EFFORT } from '@/domain/scheduling/proposal/ask'
import { isBetter } from '@/domain/scheduling/proposal/groups'
import type { Proposal } from '@/domain/scheduling/proposal/proposal'
import type { Improved, ProposalPorts, ProposalSearch } from '@/machines/schedule-proposal/ports'

const STEP = 8
const MOST_IDLE = 4

const withAll = (proposal: Proposal, search: ProposalSearch): Improved => ({
  proposal,
  chosen: proposal.groups.map(({ id }) => id),
  search,
})

export const createImprove =
  (propose: ProposalPorts['propose']): ProposalPorts['improve'] =>
  async ({ proposal, search }) => {
    const { ask, ground, after } = proposal
    const next: ProposalSearch = {
      effort: Math.max(search?.effort ?? 0, ask.effort ?? 0) + STEP,
      idle: search === null || search.end !== null ? 1 : search.idle + 1,
      began: search?.began ?? after.drive_minutes,
      end: null,
    }
    if (next.effort > MOST_EFFORT) return { search: { ...next, effort: MOST_EFFORT, end: 'no_gain' } }
    try {
      const found = await propose({ ask: { ...ask, effort: next.effort } })
      if (found.ground !== ground) return withAll(found, { ...next, end: 'changed' })
      if (isBetter(found.after, after)) return withAll(found, { ...next, idle: 0 })
      return { search: { ...next, end: next.idle >= MOST_IDLE ? 'no_gain' : null } }
    } catch {
      return { search: { ...next, effort: next.effort - STEP, end: 'failed' } }
    }
  }
