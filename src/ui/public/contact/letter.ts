import { SUPPORT_EMAIL } from '@/domain/account/business'

export const TOPICS = [
  'A question before I start',
  'Help with the product',
  'Subscription and billing',
  'Privacy and data',
] as const
export type Topic = (typeof TOPICS)[number]

export type Letter = { topic: Topic; text: string }

/** Returns null when it can be sent. Mail programs truncate long mailto addresses. */
export const letterProblem = ({ text }: Letter): string | null => {
  if (text.trim() === '') return 'Write your message.'
  return encodeURIComponent(text.trim()).length > LONGEST
    ? 'Shorten your message a little, or write the email yourself.'
    : null
}

const LONGEST = 1800

export const mailtoOf = ({ topic, text }: Letter): string =>
  `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(topic)}&body=${encodeURIComponent(text.trim())}`
