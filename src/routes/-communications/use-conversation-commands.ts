import { useMemo } from 'react'
import type { ListedConversation, OutgoingMessage } from '@/domain/messaging/views'
import type { Channel } from '@/domain/messaging/vocabulary'
import { type Failure, toFailure } from '@/domain/record/failure'
import { outboxOf } from '@/events/flow/outbox'
import type { ConversationRequest } from '@/machines/conversation/context'
import type { ConversationCommands, SendOutcome } from '@/ui/communications/types'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { attempt, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'
import { type ConversationFlow, lifeOf, request, retry } from './conversation-flow'

const CHANGED = ['communications'] as const
const CONFLICT = 409

/** A newer line came that the writer has not seen; the answer names it. */
const isSuperseded = ({ status, details }: Failure): boolean => {
  if (status !== CONFLICT || typeof details !== 'object' || details === null) return false
  const changed: unknown = Reflect.get(details, 'changed')
  const [first] = Array.isArray(changed) ? changed : []
  return String(first?.stream ?? '').startsWith('message/')
}

/** The flow keeps a refused request, and a message in its outbox too. */
const letGo = (flow: ConversationFlow, key: string): void => {
  flow.send({ type: 'conversation.dismiss' })
  flow.sender?.discard(key)
}

/** First messages have no conversation yet, so they are plain calls. */
export const useFirstMessage = (): ConversationCommands['send'] => {
  const { workspace } = useWorkspace()
  return useMemo(() => {
    const writes = requesting(workspace, CHANGED)
    return async (message: OutgoingMessage): Promise<SendOutcome> => {
      const outcome = await writes.request({ write: ['message', 'first', message], durable: true }, (key) =>
        workspace.communications.sendFirst(message, key),
      )
      if (!outcome.ok) return { ...outcome, isSuperseded: false }
      await outcome.shown
      return {
        ok: true,
        conversation: outcome.answer.conversation_id,
        message: outcome.answer,
        at: workspace.serverNow(),
      }
    }
  }, [workspace])
}

/** Steps of a conversation go through its flow; everything else is a single call. */
export const useConversationCommands = (conversation: ListedConversation | null): ConversationCommands => {
  const { workspace, actor, newId } = useWorkspace()
  const sendFirst = useFirstMessage()
  return useMemo(() => {
    const { communications } = workspace
    const writes = requesting(workspace, CHANGED)
    const flowOf = (record: ListedConversation) => lifeOf(workspace, record, actor)
    const ask = async (record: ListedConversation, step: ConversationRequest): Promise<Outcome> => {
      const flow = flowOf(record)
      await flow.whenOpen()
      const outcome = await request(flow, step)
      if (!outcome.ok) {
        // What was refused stays on the screen, which asks again with a key of its own.
        letGo(flow, flow.snapshot()?.context.intent?.key ?? step.id)
        return outcome
      }
      return outcome.waits ? outcome : { ok: true, undo: () => writes.undoRequest(step.id) }
    }
    const own = (step: (id: string) => ConversationRequest): Promise<Outcome> =>
      conversation === null ? Promise.resolve({ ok: false, failure: NOT_OPEN }) : ask(conversation, step(newId()))
    const plain = async (write: unknown[], send: (key: string) => Promise<unknown>): Promise<Outcome> => {
      const outcome = await writes.request({ write: ['conversation', ...write] }, send)
      if (outcome.ok) await outcome.shown
      return outcome
    }
    const consent =
      (purpose: 'marketing' | 'informational', action: 'granted' | 'revoked') =>
      (address: string, channel: Channel, wording: string, message: number | null = null) =>
        plain(['consent', address, channel, purpose, action, wording, message], (key) =>
          communications.recordConsent({ address, channel, purpose, action, wording, message }, key),
        )
    return {
      async send(message) {
        if (conversation === null) return sendFirst(message)
        const flow = flowOf(conversation)
        const outcome = await attempt(async () => {
          const named = await communications.files.keep(message)
          return ask(conversation, { type: 'conversation.send', id: newId(), message: named })
        })
        // Without a network there is nothing to load, and the next message may be written.
        const at = workspace.serverNow()
        if (outcome.ok && outcome.waits) return { ok: true, conversation: conversation.id, message: null, at }
        if (!outcome.ok) {
          // The composer shows the line that its writer has not seen.
          await workspace.changed('communications', 'facts')
          return { ...outcome, isSuperseded: isSuperseded(outcome.failure) }
        }
        return {
          ok: true,
          conversation: conversation.id,
          message: flow.snapshot()?.context.sent ?? null,
          at,
        }
      },
      takeBack: (message_id) => own((id) => ({ type: 'conversation.take_back', id, message_id })),
      retry: (message_id) => own((id) => ({ type: 'conversation.retry_message', id, message_id })),
      snooze: (record, until) => ask(record, { type: 'conversation.snooze', id: newId(), until }),
      close: (record) => ask(record, { type: 'conversation.close', id: newId() }),
      reopen: (record) => ask(record, { type: 'conversation.reopen', id: newId() }),
      assign: (record, user) =>
        ask(record, { type: 'conversation.assign', id: newId(), user, was: record.assigned_to }),
      read: (id, message) => plain(['read', id, message], (key) => communications.read(id, message, key)),
      unread: (id) => plain(['unread', id], (key) => communications.unread(id, key)),
      async saveDraft(draft) {
        try {
          const version = await communications.saveDraft(draft, newId())
          void workspace.changed('communications')
          return { ok: true, version }
        } catch (error) {
          await workspace.changed('communications')
          return { ok: false, failure: toFailure(error) }
        }
      },
      addNote: (id, body, mentions, line) =>
        attempt(async (): Promise<Outcome> => {
          const note = await writes.request({ write: ['conversation', 'note', id, body] }, (key) =>
            communications.addNote(id, { body, mentions }, key),
          )
          if (!note.ok || line === null) return note
          const link = await writes.request({ write: ['conversation', 'note-link', line, note.answer] }, (key) =>
            communications.linkRecord(line, 'conversation_notes', note.answer, key),
          )
          // The link goes with the note.
          return link.ok ? note : link
        }),
      async linkClient(id, client) {
        const outcome = await writes.request({ write: ['conversation', 'link', id, client] }, (key) =>
          communications.linkClient(id, client, key),
        )
        return outcome.ok ? { ...outcome, id: outcome.answer } : outcome
      },
      allowMarketing: consent('marketing', 'granted'),
      optOut: consent('informational', 'revoked'),
      retryUnsent() {
        if (conversation === null) return
        const flow = flowOf(conversation)
        const [refused] = outboxOf(flow).refused
        if (refused) flow.sender?.tryAgain(refused.event.id)
        else void retry(flow)
      },
      discardUnsent() {
        if (conversation === null) return
        const flow = flowOf(conversation)
        const [refused] = outboxOf(flow).refused
        letGo(flow, refused?.event.id ?? flow.snapshot()?.context.intent?.key ?? '')
      },
    }
  }, [workspace, actor, newId, conversation, sendFirst])
}

const NOT_OPEN: Failure = { message: 'The conversation is still loading.', status: 409, details: null }
