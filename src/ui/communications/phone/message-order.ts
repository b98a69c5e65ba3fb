import { displayAddress } from '@/domain/messaging/display-address'
import type { HandsetMessage, Handsets } from '@/domain/messaging/handset'
import { groupedBy } from '@/domain/record/grouped-by'
import { dayAt } from '@/domain/time/calendar'
import type { Day } from '@/domain/time/day'

/** Texts with one number, as a phone lists them. */
export type PhoneThread = { number: string; name: string; texts: readonly HandsetMessage[] }

const otherSide = ({ is_own, from, to }: HandsetMessage): string => (is_own ? to : from)

/** The numbers of the business, and others that have written; the latest first. */
export const phoneThreads = (messages: readonly HandsetMessage[], { numbers, business }: Handsets): PhoneThread[] => {
  const texts = messages.filter(({ channel }) => channel === 'sms')
  const all = new Set([...numbers.map(({ phone_number }) => phone_number), ...texts.map(otherSide)])
  const threads = [...all].map((number): PhoneThread => {
    const own = texts.filter((text) => otherSide(text) === number)
    const isOfBusiness = numbers.some(({ phone_number }) => phone_number === number)
    const writer = own.find(({ is_own }) => !is_own)?.from_name
    return { number, name: isOfBusiness ? business.name : (writer ?? displayAddress(number)), texts: own }
  })
  const newest = ({ texts: own }: PhoneThread) => own.at(-1)?.at ?? 0
  return threads.sort((a, b) => newest(b) - newest(a))
}

export const mailsIn = (messages: readonly HandsetMessage[], folder: 'inbox' | 'sent'): HandsetMessage[] =>
  messages.filter(({ channel, is_own }) => channel === 'email' && is_own === (folder === 'sent')).reverse()

type TextsOfDay = { day: Day; texts: readonly HandsetMessage[] }

export const textsByDay = (texts: readonly HandsetMessage[], timeZone: string): TextsOfDay[] =>
  [...groupedBy(texts, ({ at }) => dayAt(at, timeZone))].map(([day, own]) => ({ day, texts: own }))
