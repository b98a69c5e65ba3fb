import type { Instant } from '../time/clock'
import type { Message } from './message'
import type { MessageStatus } from './vocabulary'

export const statusAfter = (current: MessageStatus, reported: MessageStatus): MessageStatus => reported ?? current
export const failureWords = (code: string): string => code
export const canRetry = ({ status }: Pick<Message, 'status' | 'failure'>): boolean => status === 'failed'
/** What a row says of its message, for example `Delivered`. */
export const statusWords = (
  message: Pick<Message, 'status' | 'failure' | 'send_at' | 'cause'>,
  now: Instant,
  timeZone: string,
): string => `${message.status}${now}${timeZone}`
export type StatusTone = 'good' | 'bad' | 'between'
export const statusTone = (status: MessageStatus): StatusTone => (status === 'failed' ? 'bad' : 'good')
