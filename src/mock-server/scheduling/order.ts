import type { Property } from '@/domain/client/property'
import type { CrewMember } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import type { Preferences } from '@/domain/scheduling/board'
import type { ProposalAsk } from '@/domain/scheduling/proposal/ask'
import type { Proposal } from '@/domain/scheduling/proposal/proposal'

export type Task = {
  ask: ProposalAsk
  work: { jobs: readonly Job[]; crew: readonly CrewMember[]; properties: readonly Property[] }
  preferences: Preferences | undefined
}
export type Order = Task & { id: number }
export type Outcome = { id: number } & ({ proposal: Proposal } | { problem: string })
