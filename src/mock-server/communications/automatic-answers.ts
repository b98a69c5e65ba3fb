import { isAwayMessageDue } from '@/domain/messaging/away'
import type { ConsentEntry } from '@/domain/messaging/consent'
import { consentOf } from '@/domain/messaging/consent-ledger'
import type { Conversation } from '@/domain/messaging/conversation'
import { isAutomatic, replySubject } from '@/domain/messaging/email'
import { helpAnswer, type Keyword, startConfirmation, stopConfirmation } from '@/domain/messaging/keywords'
import type { Message } from '@/domain/messaging/message'
import type { MessageCause } from '@/domain/messaging/vocabulary'
import { businessView } from '../client-page/page-view'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { noticed, type OutgoingRequest } from './sending'
import { timeZoneOf } from './sending-context'
import { messagingSettingsOf } from './settings/row'

/** A message just received, in the conversation as it is with it. */
type Answering = { conversation: Conversation; message: Message; store: Store }

const answerTo = (
  { conversation, message }: Answering,
  { cause, body, subject = '' }: { cause: MessageCause; body: string; subject?: string },
  newConsent: readonly ConsentEntry[] = [],
): OutgoingRequest => {
  const isEmail = message.communication_type === 'email'
  return {
    businessId: conversation.business_id,
    actor: null,
    conversation,
    client: null,
    channel: isEmail ? 'email' : 'sms',
    ...(isEmail ? {} : { from: message.to_number }),
    to: message.from_number,
    subject,
    body,
    purpose: 'informational',
    cause,
    in_reply_to: isEmail ? message : null,
    author_id: null,
    newConsent,
  }
}

type Answer = { cause: MessageCause; body: string }

const WORDS: Record<Keyword, (business: { name: string; phone: string }) => Answer> = {
  stop: ({ name }) => ({ cause: 'stop_confirmation', body: stopConfirmation(name) }),
  start: ({ name }) => ({ cause: 'start_confirmation', body: startConfirmation(name) }),
  help: (business) => ({ cause: 'help', body: helpAnswer(business) }),
}

/** Someone who already opted out gets no second confirmation. */
export const keywordAnswer = (
  keyword: Keyword,
  answering: Answering & { consent: readonly ConsentEntry[]; newConsent: readonly ConsentEntry[] },
): Decided[] => {
  const { conversation, message, store, consent, newConsent } = answering
  const isOut = consentOf(consent, message.from_number, 'sms').optedOutAt !== null
  if (keyword === 'stop' && isOut) return []
  const answer = WORDS[keyword](businessView(conversation, store))
  return noticed(answerTo(answering, answer, newConsent), store).decided
}

/** None to machines, which would answer it. */
export const awayAnswer = (answering: Answering): Decided[] => {
  const { conversation, message, store } = answering
  const { business_id } = conversation
  const settings = messagingSettingsOf(business_id, store)
  const former = store.naming('messages', 'conversation_id', conversation.id)
  if (!isAwayMessageDue(settings, former, store.now(), timeZoneOf(business_id, store))) return []
  if (message.communication_type === 'email' && isAutomatic(message.headers)) return []
  const subject = message.communication_type === 'email' ? replySubject(message.subject) : ''
  const answer = { cause: 'away', body: settings.away_message, subject } as const
  return noticed(answerTo(answering, answer), store).decided
}
