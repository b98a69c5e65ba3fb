import type { Conversation, MessageDraft } from '@/domain/messaging/conversation'
import { LONGEST_EMAIL, type Message } from '@/domain/messaging/message'
import { channelOf } from '@/domain/messaging/vocabulary'
import type { FactActor } from '@/domain/record/fact'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { draftFacts, MESSAGE_CANCELED, messageFacts } from './conversation-tables'
import { writtenBody } from './sending'

type Writer = { conversation: number; user: number }

/** What a person has begun to write in a conversation. */
export const draftOf = ({ conversation, user }: Writer, store: Reader): MessageDraft | undefined =>
  store.naming('message_drafts', 'conversation_id', conversation).find(({ user_id }) => user_id === user)

/** What did not leave, after what the person has begun since. More than a draft holds is cut off. */
export const draftAgain = (
  writer: Writer,
  messages: readonly [Message, ...Message[]],
  actor: FactActor,
  store: Store,
): Decided => {
  const [first] = messages
  const former = draftOf(writer, store)
  const bodies = messages.map((message) => writtenBody(message, store))
  const draft: MessageDraft = {
    id: former?.id ?? store.nextId('message_drafts'),
    business_id: first.business_id,
    conversation_id: writer.conversation,
    user_id: writer.user,
    channel: channelOf(first),
    subject: former?.subject || first.subject,
    body: [...(former?.body ? [former.body] : []), ...bodies].join('\n\n').slice(0, LONGEST_EMAIL),
    version: (former?.version ?? 0) + 1,
    saved_at: store.now(),
  }
  const meta = { actor, note: null }
  return former
    ? draftFacts.changed(former, 'message_draft.saved', { ...meta, patch: draft })
    : draftFacts.created(draft, 'message_draft.saved', meta)
}

type Scheduled = Message & { author_id: number }

/** By a person, for later or for the end of quiet hours; what an action of the product sends goes out all the same. */
const isScheduledByHand = (message: Message): message is Scheduled =>
  message.status === 'scheduled' && message.author_id !== null && message.cause === 'staff'

/** The client wrote first, so what was scheduled to them waits as a draft of its author. */
export const scheduledAsDrafts = ({ id }: Conversation, actor: FactActor, store: Store): Decided[] => {
  const scheduled = store.naming('messages', 'conversation_id', id).filter(isScheduledByHand)
  const authors = new Set(scheduled.map(({ author_id }) => author_id))
  return [
    ...scheduled.map((message) =>
      messageFacts.changed(message, MESSAGE_CANCELED, {
        actor,
        note: 'The client wrote first, so it became a draft',
        patch: { status: 'canceled', failure: 'client_wrote_first', status_at: store.now() },
      }),
    ),
    ...[...authors].flatMap((user) => {
      const [first, ...more] = scheduled.filter(({ author_id }) => author_id === user)
      return first ? [draftAgain({ conversation: id, user }, [first, ...more], actor, store)] : []
    }),
  ]
}
