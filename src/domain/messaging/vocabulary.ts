/** Kinds of a communication (COMM-12). */
export const COMMUNICATION_TYPES = ['sms', 'mms', 'voice', 'video', 'email', 'chat'] as const
export type CommunicationType = (typeof COMMUNICATION_TYPES)[number]

/** What a message is written in; a text with pictures travels as `mms`. */
export const CHANNELS = ['sms', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

export const channelOf = ({ communication_type }: { communication_type: CommunicationType }): Channel =>
  communication_type === 'email' ? 'email' : 'sms'

export const DIRECTIONS = ['inbound', 'outbound'] as const

/**
 * `scheduled` and `queued` have not left and can be taken back; `canceled` never left. A received message is `received`. Which status may
 * follow which is in `delivery.ts`.
 */
export const MESSAGE_STATUSES = [
  'scheduled',
  'queued',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'canceled',
  'received',
] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** Whether consent to this kind of content is enough, or a written record is needed. */
export const PURPOSES = ['informational', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

export const CONVERSATION_STATUSES = ['waiting_on_us', 'waiting_on_client', 'snoozed', 'done'] as const
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number]

const ACCOUNT_CAUSES = ['invitation', 'password_reset'] as const

/** Messages that another action of the product sends. */
const NOTICE_CAUSES = [
  'estimate',
  'invoice',
  'reminder',
  'receipt',
  'statement',
  'payment_request',
  'on_my_way',
  'client_link',
  'question',
  ...ACCOUNT_CAUSES,
] as const

/** Why a message was written; `client` for all that is received. */
export const MESSAGE_CAUSES = [
  'client',
  'staff',
  'bulk',
  'away',
  'stop_confirmation',
  'start_confirmation',
  'help',
  ...NOTICE_CAUSES,
] as const
export type MessageCause = (typeof MESSAGE_CAUSES)[number]

/** Written by a person of the team for this conversation, so it answers the client. */
export const isByPerson = ({ cause }: { cause: MessageCause }): boolean => cause === 'staff' || cause === 'question'

/** Answers that a carrier requires whatever else holds: the one confirmation of a stop, and help. */
const REQUIRED_ANSWERS: readonly MessageCause[] = ['stop_confirmation', 'help']

export const isRequiredAnswer = ({ cause }: { cause: MessageCause }): boolean => REQUIRED_ANSWERS.includes(cause)

/** What the program answers at once to a client's own message. */
const AUTOMATIC_ANSWERS: readonly MessageCause[] = [...REQUIRED_ANSWERS, 'start_confirmation', 'away']

export const isAutomaticAnswer = ({ cause }: { cause: MessageCause }): boolean => AUTOMATIC_ANSWERS.includes(cause)

/** Mail about a person's own account: only their mailbox shows it, since anyone who has its link can act as them. */
export const isAccountMail = ({ cause }: { cause: MessageCause }): boolean =>
  ACCOUNT_CAUSES.some((account) => account === cause)

/** Another action of the product sends it. */
export const isNoticeMessage = ({ cause }: { cause: MessageCause }): boolean =>
  NOTICE_CAUSES.some((notice) => notice === cause)
