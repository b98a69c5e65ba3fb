import type { HandsetMessage, HandsetWriting } from '@/domain/messaging/handset'
import type { Failure } from '@/domain/record/failure'

/** Whose phone and mailbox it is; without a number or an address, that half is missing. */
export type HandsetOwner = { client_id: number | null; name: string; phone: string; email: string }

export type HandsetFile = HandsetWriting['attachments'][number]

/** `id` stays the same when it is sent again. */
export type HandsetDraft = Pick<HandsetWriting, 'channel' | 'to' | 'subject' | 'body' | 'attachments'> & {
  id: string
  /** The mail that it answers. */
  reply: HandsetMessage | null
}

export type HandsetActions = {
  /** Null once it was delivered to the business. */
  onSend: (draft: HandsetDraft) => Promise<Failure | null>
  onFile: (message: HandsetMessage, file: string) => Promise<Blob>
  newId: () => string
}
