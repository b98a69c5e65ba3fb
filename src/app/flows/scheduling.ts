import { defineFlow } from '@/events/flow'
import { actorsFor } from '@/machines/port'
import { scheduleProposalMachine } from '@/machines/schedule-proposal/machine'
import type { Shared } from '../areas/area'
import { loadedLater } from '../loaded-later'

export const schedulingFlows = ({ graphql, changed }: Shared) => {
  const { propose, improve, takeProposal } = loadedLater(async () => {
    const { createProposalPorts } = await import('@/services/scheduling/proposal-ports')
    return createProposalPorts(graphql, () => void changed('jobs', 'facts'))
  })
  return {
    'schedule-proposal': defineFlow({
      name: 'schedule-proposal',
      machine: scheduleProposalMachine.provide({ actors: actorsFor({ propose, improve, takeProposal }) }),
      rests: ({ value }) => value === 'idle',
    }),
  }
}
