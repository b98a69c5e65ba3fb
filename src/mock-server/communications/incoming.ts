import type { Message, MessageAttachment } from '@/domain/messaging/message'
import type { Channel } from '@/domain/messaging/vocabulary'

/** What a carrier or a mail server delivers. */
export type Incoming = {
  channel: Channel
  /** E.164 number or email address. */
  from: string
  to: string
  subject: string
  body: string
  is_html: boolean
  attachments: readonly MessageAttachment[]
  /** As they arrived, for "show original". */
  headers: Message['headers']
  provider_id: string
  in_reply_to: string
  thread_ids: string
}
