import type { Actor } from '../permissions/actor'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import { firstNameOf } from '../text/wording'
import { dayAt, instantOf, plusDays } from '../time/calendar'
import type { Instant } from '../time/clock'
import type { OperatingHours } from '../time/hours'
import { weekdayOf } from '../time/weekday'
import type { Conversation } from './conversation'
import type { Message } from './message'
import { maySendMessages } from './permissions'
import { type ConversationStatus, isByPerson } from './vocabulary'

export const CONVERSATION_COMMANDS = ['snooze', 'close', 'reopen', 'assign'] as const
export type ConversationCommand = (typeof CONVERSATION_COMMANDS)[number]

const MINUTE = 60_000

const DONE = 'This conversation is done. Reopen it first.'

const statusReason = (command: ConversationCommand, status: ConversationStatus): string | null => {
  if (command === 'reopen') return status === 'waiting_on_us' ? 'This conversation is already waiting on you.' : null
  if (status !== 'done' || command === 'assign') return null
  return command === 'close' ? 'This conversation is already done.' : DONE
}

/** Checks the permission first, then the status. Reopening one that waits on the client says that it is our turn after all. */
export const judgeConversation = (
  actor: Actor,
  command: ConversationCommand,
  { status }: Pick<Conversation, 'status'>,
): Verdict =>
  maySendMessages(actor)
    ? byStatus(statusReason(command, status))
    : notPermitted(`Your role can’t ${command} conversations.`)

export type ConversationChange =
  | { command: 'snooze'; until: Instant }
  | { command: 'close' }
  | { command: 'reopen' }
  /** A user's id; null gives it back to the team. */
  | { command: 'assign'; to: number | null }

type Turn = Pick<Conversation, 'status' | 'snoozed_until' | 'waiting_since' | 'assigned_to'>

const ourTurn = <C extends Turn>(conversation: C, since: Instant): C => ({
  ...conversation,
  status: 'waiting_on_us',
  snoozed_until: null,
  waiting_since: conversation.waiting_since ?? since,
})

/** A snooze keeps since when the client waits. */
export const afterCommand = <C extends Turn>(conversation: C, change: ConversationChange, at: Instant): C => {
  switch (change.command) {
    case 'snooze':
      return { ...conversation, status: 'snoozed', snoozed_until: change.until }
    case 'close':
      return { ...conversation, status: 'done', snoozed_until: null, waiting_since: null }
    case 'reopen':
      return ourTurn(conversation, at)
    case 'assign':
      return { ...conversation, assigned_to: change.to }
  }
}

type Assignment = { assigned_to: number | null; name: string | null }
type Assigner = { user_id: number | null; name: string | null; at: Instant }

/** Who was faster, for someone who saw another assignment: `Omar Haddad took this conversation 2 minutes ago.` */
export const assignedWords = (
  { assigned_to, name }: Assignment,
  { user_id, name: by, at }: Assigner,
  now: Instant,
): string => {
  const minutes = Math.max(1, Math.round((now - at) / MINUTE))
  const ago = minutes === 1 ? 'a minute ago' : minutes < 60 ? `${minutes} minutes ago` : 'in the meantime'
  const who = by ?? 'Someone'
  if (assigned_to === null) return `${who} gave this conversation back ${ago}.`
  if (assigned_to === user_id) return `${who} took this conversation ${ago}.`
  return `${who} gave this conversation to ${name ?? 'someone else'} ${ago}.`
}

/** Any message from the other side reopens it; who writes twice waits since the first. */
export const afterInbound = (conversation: Conversation, at: Instant): Conversation => ({
  ...ourTurn(conversation, at),
  last_at: Math.max(conversation.last_at, at),
})

/** For what a person wrote: an automatic message answers no one. */
export const afterOutbound = (conversation: Conversation, at: Instant): Conversation => ({
  ...conversation,
  status: 'waiting_on_client',
  snoozed_until: null,
  waiting_since: null,
  last_at: Math.max(conversation.last_at, at),
})

type Line = Pick<Message, 'direction' | 'cause' | 'status' | 'created_at'>

/** Neither what is only scheduled nor what did not arrive. */
const ANSWERING: readonly Message['status'][] = ['queued', 'sent', 'delivered']

/** Since when the other side waits by the lines, oldest first; null when a person has answered the last message. */
export const unansweredSince = (lines: readonly Line[]): Instant | null => {
  const answered = lines.findLastIndex((line) => isByPerson(line) && ANSWERING.includes(line.status))
  return lines.slice(answered + 1).find(({ direction }) => direction === 'inbound')?.created_at ?? null
}

type Sending = {
  /** Sending it closed the conversation. */
  isClosedByIt: boolean
  /** Since when the other side waited before it was sent. */
  waitingBefore: Instant | null
}

/** `lines` are those without the message that was taken back. What was done without an answer before it stays done. */
export const afterTakeBack = (
  conversation: Conversation,
  lines: readonly Line[],
  { isClosedByIt, waitingBefore }: Sending,
): Conversation => {
  const after = { ...conversation, last_at: lines.at(-1)?.created_at ?? conversation.created_at }
  const since = unansweredSince(lines)
  const isOpen = conversation.status === 'waiting_on_client' || isClosedByIt
  return since !== null && isOpen ? ourTurn(after, Math.max(since, waitingBefore ?? since)) : after
}

/** The same conversation unless its snooze is over. */
export const wakeIfDue = (conversation: Conversation, now: Instant): Conversation => {
  const { status, snoozed_until } = conversation
  const isDue = status === 'snoozed' && (snoozed_until === null || snoozed_until <= now)
  return isDue ? ourTurn(conversation, snoozed_until ?? now) : conversation
}

export type PromiseSettings = { hours: OperatingHours; promise_minutes: number }

/** The longest promise is 7 days of minutes, and a business may be open for a few hours a week. */
const FARTHEST_DAYS = 3 * 366

/** By when an answer is promised: only minutes within the hours count. Null when it is not our turn, or every day is closed. */
export const promisedAt = (
  waitingSince: Instant | null,
  { hours, promise_minutes }: PromiseSettings,
  timeZone: string,
): Instant | null => {
  if (waitingSince === null || Object.values(hours).every(({ closed }) => closed)) return null
  let rest = promise_minutes * MINUTE
  let day = dayAt(waitingSince, timeZone)
  for (let count = 0; count < FARTHEST_DAYS; count += 1) {
    const { start, end, closed } = hours[weekdayOf(day)]
    if (!closed && start < end) {
      const opens = Math.max(waitingSince, instantOf(day, start, timeZone))
      const open = Math.max(0, instantOf(day, end, timeZone) - opens)
      if (rest <= open) return opens + rest
      rest -= open
    }
    day = plusDays(day, 1)
  }
  return null
}

const isMentioned = (body: string, name: string): boolean => {
  const written = `@${name.toLowerCase()}`
  for (let at = body.indexOf(written); at >= 0; at = body.indexOf(written, at + 1)) {
    const [before, after] = [body.slice(0, at).at(-1) ?? '', body.charAt(at + written.length)]
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true
  }
  return false
}

/** Ids of the users named after an @, by full name or by a first name that only one has. */
export const mentionsIn = (body: string, users: readonly { id: number; name: string }[]): number[] => {
  const text = body.toLowerCase()
  const fullyNamed = users.filter(({ name }) => name !== '' && isMentioned(text, name))
  const rest = fullyNamed.reduce((remaining, { name }) => remaining.replaceAll(`@${name.toLowerCase()}`, ' '), text)
  const firstNames = users.map(({ name }) => firstNameOf(name).toLowerCase())
  return users
    .filter((user) => {
      const first = firstNameOf(user.name).toLowerCase()
      const isUnique = first !== '' && firstNames.filter((name) => name === first).length === 1
      return fullyNamed.includes(user) || (isUnique && isMentioned(rest, first))
    })
    .map(({ id }) => id)
}

const earliest = (a: Instant | null, b: Instant | null): Instant | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

/** The more urgent of two statuses counts. */
const URGENCY: Record<ConversationStatus, number> = { waiting_on_us: 0, snoozed: 1, waiting_on_client: 2, done: 3 }

/** Of two conversations with one client, when clients are merged or an unidentified number gets its client: `a` stays. */
export const mergedConversation = (a: Conversation, b: Conversation): Conversation => {
  const status = URGENCY[a.status] <= URGENCY[b.status] ? a.status : b.status
  const client_id = a.client_id ?? b.client_id
  return {
    ...a,
    client_id,
    address: client_id === null ? a.address : '',
    status,
    snoozed_until: status === 'snoozed' ? earliest(a.snoozed_until, b.snoozed_until) : null,
    waiting_since: earliest(a.waiting_since, b.waiting_since),
    assigned_to: a.assigned_to ?? b.assigned_to,
    created_at: Math.min(a.created_at, b.created_at),
    last_at: Math.max(a.last_at, b.last_at),
  }
}
