import type { MessageInput } from '@/contract/graphql/generated/communications'
import type { OutgoingMessage } from '@/domain/messaging/views'

export const toWireMessage = ({ attachments, ...message }: OutgoingMessage): MessageInput => ({
  ...message,
  attachments: [...attachments],
})
