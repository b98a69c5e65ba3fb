import { type ConversationCore, conversationCore } from '@/domain/messaging/views'
import type { Flow } from '@/events/flow'
import type { ConversationRequest } from '@/machines/conversation/context'
import type { conversationMachine } from '@/machines/conversation/machine'
import { conversationIn, keyOfSame } from '@/machines/conversation/selectors'
import { recordFlows } from '../-commanding/record-flows'

export type ConversationFlow = Flow<typeof conversationMachine>

export const isConversationFlow = (flow: Flow): flow is ConversationFlow => flow.name === 'conversation'

export const { lifeOf, request, retry } = recordFlows<ConversationFlow, ConversationCore, ConversationRequest>({
  name: 'conversation',
  toState: conversationCore,
  open: ({ flows, personKey }, conversation, actor) =>
    flows.open('conversation', personKey(conversation.id), { actor, conversation }),
  recordIn: conversationIn,
  changed: (conversation) => ({ type: 'conversation.changed', conversation }),
  retry: { type: 'conversation.retry' },
  keyOfSame,
  notTaken: 'The conversation has changed in the meantime. Please look again.',
})
