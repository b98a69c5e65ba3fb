import type { Client } from '@/domain/client/client'
import { afterInbound } from '@/domain/messaging/conversation-rules'
import type { MessageAbout } from '@/domain/messaging/message'
import type { FactActor } from '@/domain/record/fact'
import type { Store } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import type { Decided } from '../core/write/execute'
import { conversationOfClient, emailOf, newConversation, phoneOf } from './conversation-find'
import { MESSAGE_RECEIVED, messageFacts } from './conversation-tables'
import { scheduledAsDrafts } from './drafts'
import { mailboxOf } from './mailbox'
import { receivedRow, reopenedFact } from './receive'

type Written = { actor: FactActor; subject: string; body: string; about: MessageAbout }

/** What a client writes on their page is a line of their conversation too, from their own address. */
export const writtenOnPage = (client: Client, { actor, subject, body, about }: Written, store: Store): Decided[] => {
  const found = conversationOfClient(client.id, store)
  const before = found ?? newConversation(client.business_id, { client_id: client.id, address: '' }, store)
  const conversation = afterInbound(before, store.now())
  const message = receivedRow(
    conversation,
    {
      ...{ channel: 'email', from: emailOf(client) || (phoneOf(client) ?? client.phone) },
      ...{ to: mailboxOf(client.business_id, store), subject, body, is_html: false, attachments: [], headers: [] },
      ...{ provider_id: `<${about.table}-${about.id}@page.groundwork.demo>`, in_reply_to: '', thread_ids: '' },
    },
    store,
  )
  return [
    reopenedFact(found, conversation, actor),
    messageFacts.created({ ...message, about }, MESSAGE_RECEIVED, { actor, note: null }),
    ...scheduledAsDrafts(conversation, AUTOMATIC, store),
  ]
}
