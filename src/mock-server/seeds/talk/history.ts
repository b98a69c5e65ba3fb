import { fullName } from '@/domain/account/user'
import type { Client } from '@/domain/client/client'
import { displayAddress } from '@/domain/messaging/display-address'
import type { Message } from '@/domain/messaging/message'
import { contentPreview } from '@/domain/messaging/preview'
import type { Change, FactActor } from '@/domain/record/fact'
import { MESSAGE_RECEIVED, MESSAGE_WRITTEN } from '../../communications/conversation-tables'
import { inserted, updated } from '../../core/log/changes'
import type { DatedFact } from '../../core/log/store'
import { AUTOMATIC } from '../../core/write/automatic'
import { by } from '../job-history'
import { USERS } from '../staff'
import type { Party, TalkCommand } from './commands'
import { momentOf } from './moments'
import type { TalkStep } from './player'
import { dateIn } from './words'

type Naming = (party: Party) => string

const namingOf = (clients: readonly Client[]): Naming => {
  const names = new Map(clients.map((client) => [client.id, fullName(client)]))
  return (party) => ('client' in party ? (names.get(party.client) ?? '') : displayAddress(party.address))
}

const writerOf = (command: TalkCommand, nameOf: Naming): FactActor => {
  if (command.does === 'write_out') return command.author === null ? AUTOMATIC : by(command.author)
  if (command.does === 'write_in')
    return {
      kind: 'user',
      user_id: 0,
      name: `${nameOf(command.party)} (by ${command.channel === 'sms' ? 'text' : 'email'})`,
    }
  if (command.does === 'note') return by(command.author)
  if (command.does === 'consent' || command.does === 'read') return AUTOMATIC
  return by(command.by)
}

const conversationChange = ({ before, after }: TalkStep): Change[] => {
  if (!after) return []
  return [before ? updated('conversations', before, after) : inserted('conversations', after)]
}

const assignee = (id: number): string => {
  const user = USERS.find((each) => each.id === id)
  return user ? fullName(user) : 'someone'
}

const noteOf = (command: TalkCommand, nameOf: Naming, change: Change | undefined): string | null => {
  switch (command.does) {
    case 'write_out': {
      const kind = command.channel === 'email' ? 'Email' : 'Text'
      const message = change?.after as Message | undefined
      return `${kind} to ${nameOf(command.party)}: “${message ? contentPreview(message) : ''}”`
    }
    case 'note':
      return `Internal note: ${command.body}`
    case 'consent':
      return command.source === 'keyword' ? `Wrote “${command.wording}”` : 'Agreed in the form'
    case 'close':
      return 'Done'
    case 'assign':
      return command.by === command.to ? 'Taken' : `Assigned to ${assignee(command.to)}`
    case 'snooze':
      return `Snoozed until ${dateIn(momentOf(command.until).day)}`
    case 'write_in':
    case 'read':
    case 'draft':
      return null
  }
}

/** A received line also says what became of its conversation, as an answer does in one fact. */
const factsOfStep = (step: TalkStep, nameOf: Naming): DatedFact[] => {
  const { command, after, added } = step
  const change = added?.()
  const base = { actor: writerOf(command, nameOf), cause: null, at: command.at, note: noteOf(command, nameOf, change) }
  const conversation = `conversation/${after?.id}`
  if (change === undefined)
    return [{ ...base, stream: conversation, type: `conversation.${command.does}`, changes: conversationChange(step) }]
  const own = { ...base, stream: `${STREAMS[change.table] ?? change.table}/${change.id}` }
  switch (command.does) {
    case 'write_in':
      return [
        {
          ...base,
          stream: conversation,
          type: step.before ? 'conversation.reopened' : 'conversation.started',
          changes: conversationChange(step),
        },
        { ...own, type: MESSAGE_RECEIVED, changes: [change] },
      ]
    case 'write_out':
      return [{ ...own, type: MESSAGE_WRITTEN, changes: [...conversationChange(step), change] }]
    case 'note':
      return [{ ...own, type: 'conversation_note.written', changes: [change] }]
    case 'draft':
      return [{ ...own, type: 'message_draft.saved', changes: [change] }]
    case 'consent':
      return [{ ...own, type: `consent.${command.action}`, changes: [change] }]
    case 'assign':
    case 'close':
    case 'snooze':
    case 'read':
      return []
  }
}

const STREAMS: Record<string, string> = {
  messages: 'message',
  conversation_notes: 'conversation_note',
  message_drafts: 'message_draft',
  consent_entries: 'consent',
}

/** The facts that a real year of this talk would have left. */
export const talkHistory = (steps: readonly TalkStep[], clients: readonly Client[]): DatedFact[] => {
  const nameOf = namingOf(clients)
  return steps.flatMap((step) => factsOfStep(step, nameOf))
}
