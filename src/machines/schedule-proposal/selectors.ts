import type { SnapshotFrom } from 'xstate'
import type { scheduleProposalMachine } from './machine'

export type { ProposalSearch } from './ports'
export type ProposalSnapshot = SnapshotFrom<typeof scheduleProposalMachine>
