import { toFailure } from '@/domain/record/failure'
import { defineFlow } from '@/events/flow'
import { waitingForNetwork } from '@/events/flow/outbox'
import { unansweredStep } from '@/machines/commanding/selectors'
import { conversationMachine } from '@/machines/conversation/machine'
import { presumed } from '@/machines/conversation/selectors'
import { actorsFor } from '@/machines/port'
import type { Shared } from '../areas/area'
import type { Services } from '../areas/index'
import { loadedLater } from '../loaded-later'

const SIGNED_OUT = 401

export const communicationFlows = (
  { graphql, clock, network, changed }: Pick<Shared, 'graphql' | 'clock' | 'network' | 'changed'>,
  { files }: Pick<Services['communications'], 'files'>,
) => {
  const { changeConversation, assignConversation, sendMessage, takeBackMessage, retryMessage } = loadedLater(
    async () => {
      const { createConversationPorts } = await import('@/services/communications/conversation-ports')
      return createConversationPorts({ graphql, clock, files, onChange: () => void changed('communications', 'facts') })
    },
  )
  // A message outlives its session: it is sent when the same person is back.
  const isGone = (error: unknown) => network.isGone(error) || toFailure(error).status === SIGNED_OUT
  return {
    conversation: defineFlow({
      name: 'conversation',
      machine: conversationMachine.provide({
        actors: actorsFor({ changeConversation, assignConversation, sendMessage, takeBackMessage, retryMessage }),
      }),
      tooLate: unansweredStep,
      outbox: waitingForNetwork({
        network: { ...network, isGone },
        services: ['sendMessage', 'changeConversation', 'assignConversation', 'takeBackMessage', 'retryMessage'],
        // Of several messages in a row, each waits for the one before it.
        queued: ['conversation.send'],
        optimistic: presumed,
      }),
      // A refused request stays with the conversation until the user retries it.
      rests: ({ context }) => context.intent === null,
    }),
  }
}
