import {
  AssignConversationDocument,
  ChangeConversationDocument,
  ConversationStateDocument,
  RetryMessageDocument,
  SendMessageDocument,
  TakeBackMessageDocument,
} from '@/contract/graphql/generated/communications'
import type { ConversationCore } from '@/domain/messaging/views'
import { toFailure } from '@/domain/record/failure'
import type { Clock } from '@/domain/time/clock'
import { unansweredFor } from '@/domain/time/key-lifetime'
import type { ConversationPorts } from '@/machines/conversation/ports'
import { type GraphQL, UPLOAD_TIME } from '../graphql/graphql'
import type { MessageFiles } from './message-files'
import { toWireMessage } from './wire-message'

type Deps = {
  graphql: GraphQL
  clock: Pick<Clock, 'now'>
  files: Pick<MessageFiles, 'filled' | 'drop'>
  /** Called after every write, and when what the screen offered is refused because someone was faster. */
  onChange: () => void
}

const OUTDATED: readonly number[] = [404, 409]

/** Services of the conversation's flow. A message's answer says nothing of the conversation, which is read after it. */
export const createConversationPorts = ({ graphql, clock, files, onChange }: Deps): ConversationPorts => {
  const telling =
    <Input extends object, Answer>(service: (input: Input) => Promise<Answer>) =>
    async (input: Input): Promise<Answer> => {
      try {
        const answer = await service(input)
        onChange()
        return answer
      } catch (error) {
        if (OUTDATED.includes(toFailure(error).status)) onChange()
        throw error
      }
    }
  const read = async (id: number): Promise<ConversationCore> =>
    (await graphql.query(ConversationStateDocument, { id, first: 1 })).conversationThread.conversation

  return {
    changeConversation: telling(async ({ key, conversation_id: id, command, until }) => ({
      conversation: (await graphql.mutate(ChangeConversationDocument, { id, command, until, key })).changeConversation,
    })),
    assignConversation: telling(async ({ key, conversation_id: id, user, was }) => ({
      conversation: (await graphql.mutate(AssignConversationDocument, { id, user, was, key })).assignConversation,
    })),
    /** Refuses a message that waited so long that a repeat under its key might arrive twice. */
    sendMessage: telling(async ({ key, conversation_id, message, pressed_at }) => {
      const tooLate = pressed_at === undefined ? null : unansweredFor(pressed_at, clock.now())
      if (tooLate) throw tooLate
      const { sendMessage } = await graphql.mutate(
        SendMessageDocument,
        { message: { ...toWireMessage(await files.filled(message)), conversation: conversation_id }, key },
        UPLOAD_TIME,
      )
      const conversation = await read(conversation_id)
      // Last, since what fails before is repeated whole. A leftover copy does no harm.
      await files.drop(message).catch(() => undefined)
      return { conversation, sent: sendMessage }
    }),
    takeBackMessage: telling(async ({ key, conversation_id, message_id: id }) => {
      await graphql.mutate(TakeBackMessageDocument, { id, key })
      return { conversation: await read(conversation_id) }
    }),
    retryMessage: telling(async ({ key, conversation_id, message_id: id }) => {
      await graphql.mutate(RetryMessageDocument, { id, key })
      return { conversation: await read(conversation_id) }
    }),
  }
}
