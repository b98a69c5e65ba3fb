import type { Conversation, MessageDraft } from '@/domain/messaging/conversation'
import type { Message } from '@/domain/messaging/message'
import type { FactActor } from '@/domain/record/fact'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { draftFacts, MESSAGE_CANCELED, messageFacts } from './conversation-tables'

type Scheduled = Message & { author_id: number }

/** Chosen for later by a person; what waits for the end of quiet hours goes out all the same. */
const isScheduledByHand = (message: Message): message is Scheduled =>
  message.status === 'scheduled' && message.author_id !== null && message.cause === 'staff'

const draftWith = (former: MessageDraft | undefined, scheduled: readonly Scheduled[], store: Store): MessageDraft[] => {
  const [first] = scheduled
  if (!first) return []
  const bodies = scheduled.map(({ body }) => body)
  const begun = former && former.body !== '' ? [former.body] : []
  return [
    {
      id: former?.id ?? store.nextId('message_drafts'),
      business_id: first.business_id,
      conversation_id: first.conversation_id,
      user_id: first.author_id,
      channel: first.communication_type === 'email' ? 'email' : 'sms',
      subject: former?.subject || first.subject,
      body: [...begun, ...bodies].join('\n\n'),
      version: (former?.version ?? 0) + 1,
      saved_at: store.now(),
    },
  ]
}

/** The client wrote first, so what was scheduled to them waits as a draft of its author. */
export const scheduledAsDrafts = ({ id }: Conversation, actor: FactActor, store: Store): Decided[] => {
  const scheduled = store.naming('messages', 'conversation_id', id).filter(isScheduledByHand)
  const authors = new Set(scheduled.map(({ author_id }) => author_id))
  const drafts = store.naming('message_drafts', 'conversation_id', id)
  return [
    ...scheduled.map((message) =>
      messageFacts.changed(message, MESSAGE_CANCELED, {
        actor,
        note: 'The client wrote first, so it became a draft',
        patch: { status: 'canceled', failure: 'client_wrote_first', status_at: store.now() },
      }),
    ),
    ...[...authors].flatMap((author) => {
      const former = drafts.find(({ user_id }) => user_id === author)
      const own = scheduled.filter(({ author_id }) => author_id === author)
      return draftWith(former, own, store).map((draft) =>
        former
          ? draftFacts.changed(former, 'message_draft.saved', { actor, note: null, patch: draft })
          : draftFacts.created(draft, 'message_draft.saved', { actor, note: null }),
      )
    }),
  ]
}
