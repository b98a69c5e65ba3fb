import type { MessageTemplate } from '@/domain/messaging/settings/message-template'
import type { Signature } from '@/domain/messaging/settings/signature'
import type { EmailFolder, MessageRecipient, MessageView } from '@/domain/messaging/views'
import type { Loadable, Pageable } from '@/ui/kit/feedback/loadable'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { ConversationCommands, ScreenMoment } from '../types'

/** The part of the address that the Email tab has. */
export type EmailAddress = {
  folder: EmailFolder
  q: string
  mail: number | undefined
  /** Whether a new email is being written. */
  write: boolean
  /** The email that is being answered. */
  reply: number | undefined
}

export type OnEmailAddress = (change: Partial<EmailAddress>, replace?: boolean) => void

export type EmailMarks = { starred?: boolean; archived?: boolean }

export type EmailCommands = Pick<ConversationCommands, 'send' | 'takeBack' | 'retry'> & {
  mark(mail: MessageView, marks: EmailMarks): Promise<Outcome>
}

/** What a new email begins with, and whom it can go to. */
export type EmailSetup = {
  templates: readonly MessageTemplate[]
  /** The person's own. */
  signatures: readonly Signature[]
  recipients: readonly MessageRecipient[]
  business: { name: string; postal_address: string; time_zone: string }
}

export type EmailScreenProps = ScreenMoment & {
  address: EmailAddress
  onAddress: OnEmailAddress
  mails: Pageable<MessageView>
  /** The thread of the open email; null while none is open. */
  thread: Loadable<readonly MessageView[]> | null
  /** Loaded once someone writes. */
  setup: Loadable<EmailSetup> | null
  /** The client's name; undefined for an unknown address. */
  nameOf: (address: string) => string | undefined
  commands: EmailCommands
  /** Why no email can be written; null when it can. */
  writeRefusal: string | null
  loadFile: (mail: number, file: string) => Promise<Blob | null>
  newId: () => string
}
