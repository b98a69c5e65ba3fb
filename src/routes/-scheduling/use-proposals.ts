import { useSyncExternalStore } from 'react'
import type { ProposalAsk } from '@/domain/scheduling/proposal/ask'
import { failureOfLoading } from '@/ui/kit/feedback/failure-of-loading'
import { toast } from '@/ui/kit/overlays/toaster'
import type { Workspace } from '../-session/context'
import { useWorkspace } from '../-session/workspace'

const proposalFlow = ({ flows, personKey }: Workspace) => flows.open('schedule-proposal', personKey('day'), undefined)

const notLoaded = (error: unknown) => {
  const { message } = failureOfLoading(error)
  toast({ kind: 'error', title: 'The proposal could not be loaded.', description: message })
}

/** Opens over the current page. */
export const askForProposal = (workspace: Workspace, ask: ProposalAsk): void => {
  const open = () => {
    proposalFlow(workspace).send({ type: 'proposal.ask', ask })
    workspace.scheduling.setOpen(true)
  }
  workspace.flows.load().then(open, notLoaded)
}

export const useProposals = (): { isOpen: boolean; ask: (ask: ProposalAsk) => void } => {
  const { workspace } = useWorkspace()
  const { isOpen, subscribe } = workspace.scheduling
  return {
    isOpen: useSyncExternalStore(subscribe, isOpen),
    ask: (ask) => askForProposal(workspace, ask),
  }
}
