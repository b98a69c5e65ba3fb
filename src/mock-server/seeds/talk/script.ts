import { fullName } from '@/domain/account/user'
import type { Client } from '@/domain/client/client'
import type { MessageAbout } from '@/domain/messaging/message'
import type { Channel, MessageCause } from '@/domain/messaging/vocabulary'
import { type Day, daysBetween, plusDays } from '@/domain/time/calendar'
import { type Choices, createChoices } from '../choices'
import { USERS } from '../staff'
import type { ExchangeLine, Party, TalkCommand } from './commands'
import { at, inOffice, instantOf, isBefore, later, type Moment } from './moments'
import { EMAIL_SIGNATURES } from './settings'
import { spun } from './words'

/** Who reads what clients write: the owner, the office, the technician, and billing. */
export const READERS = [1, 3, 4, 7] as const

const FIRST_NAMES = new Map(USERS.map(({ id, first_name }) => [id, first_name]))
const OWN_SIGNATURES = new Map(
  EMAIL_SIGNATURES.filter(({ is_default }) => is_default).map(({ user_id, body }) => [user_id, body]),
)
const SIGNATURES = new Map(
  USERS.map((user) => [
    user.id,
    `\n\n${OWN_SIGNATURES.get(user.id) ?? `${fullName(user)}\nGreen Valley Landscaping\n(512) 555-0100`}`,
  ]),
)

export const firstNameOf = (userId: number): string => FIRST_NAMES.get(userId) ?? ''

/** Days that two exchanges with one client are apart. */
const APART = 3

const GOODBYES = '{Best|Best regards|Regards|Take care}'

type Exchange = {
  client: Client
  from: Moment
  lines: readonly ExchangeLine[]
  author: number
  channel: Channel
  about?: MessageAbout
  /** Of the first email, unless the exchange continues a thread. */
  subject?: string
  cause?: MessageCause
  /** The client's first line asked for this record. */
  links?: { table: 'jobs' | 'estimates'; id: number }
  /** Left open when the client owes an answer. */
  stays_open?: boolean
}

type AutomaticMail = Pick<Exchange, 'client' | 'from'> & {
  author: number | null
  text: string
  about: MessageAbout
  subject?: string
  cause: MessageCause
}

const AUTOMATIC_END = '\n\nGreen Valley Landscaping\n(512) 555-0100'

type Written = { moment: Moment; line: ExchangeLine }

export type Script = ReturnType<typeof createScript>

/** Collects what was said, so that exchanges with one client neither overlap nor reach into what is still open. */
export const createScript = (anchor: Day) => {
  const choices: Choices = createChoices(7_410)
  const commands: TalkCommand[] = []
  const busyDays = new Map<number, Day[]>()
  const textsEnd = new Map<number, Moment>()
  const textPauses = new Map<number, { from: Day; until: Day }>()
  const talkEnd = new Map<number, Moment>()
  const used = new Map<readonly unknown[], number>()
  let messages = 0
  /** Nothing is said or done on the day itself, because it may have just begun. */
  const end = at(anchor, '00:00')
  const ends = instantOf(end)

  const add = (command: TalkCommand): void => {
    if (command.at >= ends) return
    commands.push(command)
    if (command.does === 'write_in' || command.does === 'write_out') messages += 1
  }

  const isFree = (client: Client, day: Day): boolean =>
    day > plusDays(client.client_since, 1) &&
    (busyDays.get(client.id) ?? []).every((other) => Math.abs(daysBetween(other, day)) >= APART)

  const mayText = (clientId: number, { day, minute }: Moment): boolean => {
    const stop = textsEnd.get(clientId)
    const pause = textPauses.get(clientId)
    if (pause && day >= pause.from && day <= pause.until) return false
    return stop === undefined || isBefore({ day, minute }, stop)
  }

  const occupy = (clientId: number, day: Day): void => {
    busyDays.set(clientId, [...(busyDays.get(clientId) ?? []), day])
  }

  const everyoneReads = (party: Party, moment: Moment): void => {
    add({ does: 'read', party, at: instantOf(moment), by: READERS })
  }

  const close = (party: Party, moment: Moment, by: number): void => {
    everyoneReads(party, moment)
    add({ does: 'close', party, at: instantOf(moment), by })
  }

  const timed = (from: Moment, lines: readonly ExchangeLine[]): Written[] => {
    let moment = from
    return lines.map((line) => {
      const next = later(moment, line[1])
      moment = line[0] === 'us' ? inOffice(next) : next
      return { moment, line }
    })
  }

  const bodyOf = (text: string, side: 'us' | 'them', { channel, client, author }: Exchange): string => {
    const words = spun(text, choices)
    if (channel === 'sms') return words
    return side === 'us'
      ? `${words}${SIGNATURES.get(author)}`
      : `${words}\n\n${spun(GOODBYES, choices)},\n${client.first_name}`
  }

  /** False when there is no room for it: then nothing is added. */
  const tell = (exchange: Exchange): boolean => {
    const { client, from, author, channel, about, subject, cause = 'staff', links, stays_open = false } = exchange
    const written = timed(from, exchange.lines)
    const last = written.at(-1)
    if (!last) return false
    const closed = inOffice(later(last.moment, 4 + choices.between(0, 30)))
    const until = talkEnd.get(client.id) ?? end
    const first = written[0]?.moment ?? from
    if (!isFree(client, first.day) || !isBefore(closed, until)) return false
    if (channel === 'sms' && !(mayText(client.id, first) && mayText(client.id, closed))) return false
    occupy(client.id, first.day)
    const party = { client: client.id }
    const thread = about ? `${about.table} ${about.id}` : (subject ?? '')
    for (const [index, { moment, line }] of written.entries()) {
      const [side, , text] = line
      const common = { party, at: instantOf(moment), channel, thread, body: bodyOf(text, side, exchange) }
      const email = subject === undefined ? {} : { subject: spun(subject, choices) }
      if (side === 'them') add({ does: 'write_in', ...common, ...email, ...(links && index === 0 ? { links } : {}) })
      else
        add({
          does: 'write_out',
          ...common,
          ...email,
          author,
          cause: index === 0 ? cause : 'staff',
          ...(about ? { about } : {}),
        })
    }
    const isAnswered = cause === 'staff' || written.length > 1
    if (stays_open || !isAnswered) everyoneReads(party, closed)
    else close(party, closed, author)
    return true
  }

  /** One automatic email. It answers no one, so it may come while something else is open. */
  const send = (mail: AutomaticMail): boolean => {
    const { client, from, author, text, about, subject, cause } = mail
    if (from.day <= plusDays(client.client_since, 1) || !isBefore(from, end)) return false
    add({
      does: 'write_out',
      party: { client: client.id },
      at: instantOf(from),
      channel: 'email',
      thread: `${about.table} ${about.id}`,
      ...(subject === undefined ? {} : { subject }),
      body: `${spun(text, choices)}${author === null ? AUTOMATIC_END : SIGNATURES.get(author)}`,
      author,
      cause,
      about,
    })
    return true
  }

  return {
    anchor,
    choices,
    send,
    commands,
    add,
    tell,
    close,
    everyoneReads,
    occupy,
    count: () => messages,
    signatureOf: (userId: number): string => SIGNATURES.get(userId) ?? '',
    /** Ordinary talk with the client ends before then. */
    endTalk(clientId: number, moment: Moment): void {
      talkEnd.set(clientId, moment)
    },
    /** So do texts, after an opt-out; emails continue. */
    endTexts(clientId: number, moment: Moment): void {
      textsEnd.set(clientId, moment)
    },
    /** Between an opt-out and its end. */
    pauseTexts(clientId: number, days: { from: Day; until: Day }): void {
      textPauses.set(clientId, days)
    },
    mayText,
    /** Takes turns, so that no exchange comes more often than the others. */
    next<T>(bank: readonly T[]): T {
      const turn = used.get(bank) ?? 0
      used.set(bank, turn + 1)
      const item = bank[turn % bank.length]
      if (item === undefined) throw new RangeError('nothing to say')
      return item
    },
  }
}
