import type { Message } from '@/domain/messaging/message'
import type { SendingNumber } from '@/domain/messaging/send-rule'
import type { CannedAnswer } from '@/domain/messaging/settings/canned-answer'
import type { MessageTemplate } from '@/domain/messaging/settings/message-template'
import type {
  ConsentRecord,
  ConversationThread,
  DraftView,
  ListedConversation,
  MessageHit,
  MessageRecipient,
  OutgoingMessage,
  SentMessage,
  SilentWork,
  ThreadAddress,
  ThreadLine,
} from '@/domain/messaging/views'
import type { Channel } from '@/domain/messaging/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import type { Failure } from '@/domain/record/failure'
import type { Day } from '@/domain/time/calendar'
import type { Clock, Instant } from '@/domain/time/clock'
import type { UnsentMessage } from '@/machines/conversation/selectors'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'

/** COMM-02 */
export const HUB_TABS = ['overview', 'messages', 'calls', 'chat', 'email', 'video', 'settings'] as const
export type HubTab = (typeof HUB_TABS)[number]

export const CONVERSATION_FILTERS = [
  'open',
  'mine',
  'unassigned',
  'unread',
  'mentions',
  'waiting',
  'snoozed',
  'done',
] as const
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number]

export type Colleague = { id: number; name: string }

/** COMM-13 */
export type CommunicationFigures = { total: number; texts: number; calls: number; chats: number }

/** COMM-12; `duration` is in seconds, and null for what is not a call. */
export type RecentCommunication = Pick<
  Message,
  'id' | 'communication_type' | 'direction' | 'from_number' | 'to_number' | 'subject' | 'body' | 'status' | 'created_at'
> & {
  duration: number | null
  conversation_id: number | null
}

/** `message` is null while it waits for the network. `isSuperseded`: a newer line came that its writer has not seen. */
export type SendOutcome =
  | { ok: true; conversation: number; message: SentMessage | null; at: Instant }
  | { ok: false; failure: Failure; isSuperseded: boolean }

export type DraftOutcome = { ok: true; version: number } | { ok: false; failure: Failure }

/** Each resolves once the screen shows its effect, and never rejects. */
export type ConversationCommands = {
  send(message: OutgoingMessage): Promise<SendOutcome>
  takeBack(message: number): Promise<Outcome>
  retry(message: number): Promise<Outcome>
  snooze(conversation: ListedConversation, until: Instant): Promise<Outcome>
  close(conversation: ListedConversation): Promise<Outcome>
  reopen(conversation: ListedConversation): Promise<Outcome>
  assign(conversation: ListedConversation, user: number | null): Promise<Outcome>
  read(conversation: number, message: number): Promise<Outcome>
  unread(conversation: number): Promise<Outcome>
  saveDraft(draft: Omit<DraftView, 'conversation_id' | 'saved_at'> & { conversation: number }): Promise<DraftOutcome>
  addNote(conversation: number, body: string, mentions: readonly number[], line: number | null): Promise<Outcome>
  /** `id` is the conversation that it becomes part of. */
  linkClient(conversation: number, client: number): Promise<Outcome>
  allowMarketing(address: string, channel: Channel, wording: string): Promise<Outcome>
  /** `message` is the line that says so. */
  optOut(address: string, channel: Channel, wording: string, message?: number): Promise<Outcome>
  /** Of messages that the back end refused once the network was back. */
  retryUnsent(): void
  discardUnsent(): void
}

export type MessagesAddress = {
  conversation?: number | undefined
  /** A message of it to scroll to. */
  message?: number | undefined
  filter: ConversationFilter
  compose: boolean
  /** A number, address, or name that the first message goes to. */
  to?: string | undefined
  client?: number | undefined
}

export type OnMessagesAddress = (change: Partial<MessagesAddress>, replace?: boolean) => void

export type ScreenMoment = { actor: Actor; now: Instant; today: Day; clock: Clock }

export type ConversationListProps = ScreenMoment & {
  conversations: Loadable<readonly ListedConversation[]>
  address: MessagesAddress
  onAddress: OnMessagesAddress
  search: string
  onSearch: (text: string) => void
  /** Messages in which the words occur; null for a search too short to look them up. */
  hits: Loadable<readonly MessageHit[]> | null
  /** Why no message can be begun; null when it can. */
  composeRefusal: string | null
}

/** What the composer needs from the settings and the record. */
export type ComposerSetup = {
  numbers: readonly (SendingNumber & { id: number; friendly_name: string })[]
  templates: readonly MessageTemplate[]
  cannedAnswers: readonly CannedAnswer[]
  business: { name: string; postal_address: string; time_zone: string }
  dailyTextLimit: number
}

export type WholeThread = {
  lines: readonly ThreadLine[]
  newest: ConversationThread
  /** Absent when the oldest line is there. */
  onEarlier: (() => void) | undefined
  loadingEarlier: boolean
}

/** Opens a create form for the client, from a message; null without permission. */
export type LineForms = Record<'job' | 'estimate', ((message: number) => void) | null>

/** Who else replies in a conversation right now. */
export type Presence = {
  others: readonly { user: number; name: string }[]
  onTyped: () => void
  onEnded: () => void
}

export type ThreadProps = ScreenMoment & {
  thread: Loadable<WholeThread>
  draft: Loadable<DraftView | null>
  setup: Loadable<ComposerSetup>
  colleagues: readonly Colleague[]
  commands: ConversationCommands
  unsent: readonly UnsentMessage[]
  presence: Presence
  /** The message that a search found in this conversation. */
  found: number | null
  /** Marked as unread by this person, who still has it open. */
  isReadHeld: boolean
  clients: Loadable<readonly MessageRecipient[]>
  /** Bytes of a picture or file of a message; null when it is gone. */
  loadAttachment: (message: number, attachment: string) => Promise<Blob | null>
  loadAll: () => Promise<readonly ThreadLine[]>
  /** What each address agreed to and refused, newest first. */
  loadConsent: (addresses: readonly string[]) => Promise<(readonly ConsentRecord[])[]>
  searchLines: (text: string) => Promise<readonly MessageHit[]>
  /** Null for someone unidentified. */
  onLineForm: LineForms | null
  onNewClient: ((typed: string) => void) | null
  /** Back to the list, where only one pane fits. */
  onBack: (() => void) | null
  newId: () => string
}

export type NewMessageProps = ScreenMoment & {
  recipients: Loadable<readonly MessageRecipient[]>
  client: MessageRecipient | undefined
  /** Where the message can go, with what may be sent there. */
  addresses: Loadable<readonly ThreadAddress[]>
  setup: Loadable<ComposerSetup>
  address: MessagesAddress
  onAddress: OnMessagesAddress
  onOpen: (conversation: number) => void
  onClose: () => void
  send: ConversationCommands['send']
  newId: () => string
}

export type WorkListsProps = Pick<ScreenMoment, 'actor' | 'now' | 'today'> & {
  work: Loadable<readonly SilentWork[]>
  onOpen: (work: SilentWork) => void
}

export type OverviewProps = WorkListsProps & {
  figures: Loadable<CommunicationFigures>
  recent: Loadable<readonly RecentCommunication[]>
  onTab: (tab: HubTab) => void
  onCompose: () => void
  composeRefusal: string | null
  onConversation: (id: number) => void
  /** The client of a conversation; undefined when it has none. */
  nameIn: (conversation: number) => string | undefined
}
