import { setup } from 'xstate'
import { type ConversationCommand, judgeConversation } from '@/domain/messaging/conversation-rules'
import { maySendMessages } from '@/domain/messaging/permissions'
import { conversationCore } from '@/domain/messaging/views'
import { CONVERSATION_STATUSES } from '@/domain/messaging/vocabulary'
import { commanding, NO_INTENT } from '../commanding/commanding'
import { port } from '../port'
import {
  type ConversationChanged,
  type ConversationContext,
  type ConversationEvent,
  type ConversationInput,
  type ConversationIntent,
  intentFrom,
} from './context'
import type { ConversationAnswer, ConversationPorts } from './ports'

type Command = ConversationIntent['command']

type Types = {
  context: ConversationContext
  event: ConversationEvent
  intent: ConversationIntent
  command: Command
  ports: ConversationPorts
  answer: ConversationAnswer
  report: ConversationChanged
}

const isAboutMessage = (command: Command): command is Exclude<Command, ConversationCommand> =>
  command === 'send' || command === 'take_back' || command === 'retry_message'

const may = ({ actor, conversation }: ConversationContext, command: Command): boolean =>
  isAboutMessage(command) ? maySendMessages(actor) : judgeConversation(actor, command, conversation).ok

const commands = commanding<Types>({
  states: {
    close: 'closing',
    reopen: 'reopening',
    snooze: 'snoozing',
    assign: 'assigning',
    send: 'sending',
    take_back: 'taking_back',
    retry_message: 'retrying_message',
  },
  intentFrom,
  may,
  statusOf: ({ conversation }) => conversation.status,
  accept: (_, { conversation, sent = null }) => ({ conversation: conversationCore(conversation), sent }),
  learn: ({ conversation }) => ({ conversation: conversationCore(conversation) }),
  isMoot: (context, { command }) => !may(context, command),
  forget: { sent: null },
})
const { ask, asking } = commands

/** In every status. What a status forbids is judged by the rules. */
const messages = {
  'conversation.assign': ask('assign'),
  'conversation.send': ask('send'),
  'conversation.take_back': ask('take_back'),
  'conversation.retry_message': ask('retry_message'),
} as const

const waiting = {
  on: { ...messages, 'conversation.close': ask('close'), 'conversation.snooze': ask('snooze') },
} as const

const changing = asking('changeConversation', ['close', 'reopen', 'snooze'], (intent, { conversation }) => ({
  key: intent.key,
  conversation_id: conversation.id,
  command: intent.command,
  until: intent.command === 'snooze' ? intent.until : null,
}))

/**
 * A conversation between the business and one client or address. Every status is a state, every command has a state that waits for the back
 * end, and any result goes through `routing` to the state of the new status. Messages that come in, delivery reports and the end of a
 * snooze happen outside the machine, which learns of them.
 */
export const conversationMachine = setup({
  types: {
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
    input: {} as ConversationInput,
  },
  actors: {
    changeConversation: port<ConversationPorts['changeConversation']>(),
    assignConversation: port<ConversationPorts['assignConversation']>(),
    sendMessage: port<ConversationPorts['sendMessage']>(),
    takeBackMessage: port<ConversationPorts['takeBackMessage']>(),
    retryMessage: port<ConversationPorts['retryMessage']>(),
  },
  guards: commands.guards,
  actions: commands.actions,
}).createMachine({
  id: 'conversation',
  version: '1',
  context: ({ input }) => ({ actor: input.actor, conversation: input.conversation, sent: null, ...NO_INTENT }),
  initial: 'routing',
  on: {
    'conversation.changed': commands.learned,
    'conversation.retry': commands.retry,
    'conversation.dismiss': commands.dismiss,
  },
  states: {
    routing: { always: commands.toStatus(CONVERSATION_STATUSES) },
    retrying: commands.retrying,

    waiting_on_us: waiting,
    waiting_on_client: { on: { ...waiting.on, 'conversation.reopen': ask('reopen') } },
    snoozed: { on: { ...waiting.on, 'conversation.reopen': ask('reopen') } },
    done: { on: { ...messages, 'conversation.reopen': ask('reopen') } },

    closing: changing,
    reopening: changing,
    snoozing: changing,
    assigning: asking('assignConversation', ['assign'], ({ key, user, was }, { conversation }) => ({
      key,
      conversation_id: conversation.id,
      user,
      was,
    })),
    sending: asking('sendMessage', ['send'], ({ key, message }, { conversation }) => ({
      key,
      conversation_id: conversation.id,
      message,
    })),
    taking_back: asking('takeBackMessage', ['take_back'], ({ key, message_id }, { conversation }) => ({
      key,
      conversation_id: conversation.id,
      message_id,
    })),
    retrying_message: asking('retryMessage', ['retry_message'], ({ key, message_id }, { conversation }) => ({
      key,
      conversation_id: conversation.id,
      message_id,
    })),
  },
})
