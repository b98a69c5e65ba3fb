import { recipientsOf } from '@/domain/messaging/address'
import type { FailureCode } from '@/domain/messaging/delivery'
import type { Message } from '@/domain/messaging/message'
import { channelOf, type MessageStatus } from '@/domain/messaging/vocabulary'

type Report = { status: MessageStatus; failure: FailureCode | null }

const DELIVERED: Report = { status: 'delivered', failure: null }
const undelivered = (failure: FailureCode): Report => ({ status: 'undelivered', failure })

/** By the last four digits of the number. */
const BY_NUMBER: Readonly<Record<string, Report>> = {
  '0190': undelivered('unreachable'),
  '0191': undelivered('blocked'),
  '0192': undelivered('landline'),
  '0193': undelivered('filtered'),
  '0194': { status: 'failed', failure: 'carrier' },
  '0195': undelivered('unknown_number'),
}

const BY_MAILBOX: Readonly<Record<string, Report>> = {
  bounce: undelivered('no_mailbox'),
  full: undelivered('mailbox_full'),
}

/** What becomes of a message. An email to several is reported by the first mailbox that refuses it. */
export const reportOf = (message: Pick<Message, 'communication_type' | 'to_number'>): Report => {
  if (channelOf(message) === 'sms') return BY_NUMBER[message.to_number.slice(-4)] ?? DELIVERED
  const reports = recipientsOf(message.to_number).map(
    (address) => BY_MAILBOX[address.split('@')[0]?.toLowerCase() ?? ''],
  )
  return reports.find((report) => report !== undefined) ?? DELIVERED
}
