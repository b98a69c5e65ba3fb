import { type Failure, toFailure } from '@/domain/record/failure'
import type { Stayed } from '@/services/history/queries'
import type { WriteRequest } from '@/services/http/idempotent-send'
import type { Topic } from '@/services/renewal'
import type { MessageNotice, NextStep, Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { Workspace } from '../-session/context'

type CommandContext = Pick<Workspace, 'changed' | 'history' | 'idempotentSend'>
type Refused = Extract<Outcome, { ok: false }>
type Done<Answer> = { ok: true; key: string; answer: Answer; undo: () => Promise<Outcome>; shown: Promise<void> }

export const attempt = async <D>(work: () => Promise<D>): Promise<D | Refused> => {
  try {
    return await work()
  } catch (error) {
    return { ok: false, failure: toFailure(error) }
  }
}

/** The local record is stale: deleted or changed in the back end. */
const isOutdated = ({ status }: Failure): boolean => status === 404 || status === 409

/** What an undo could not take back can be corrected where it is. The router follows the page's history. */
const correctionOf = (stayed: readonly Stayed[]): NextStep | undefined => {
  const [first] = stayed
  if (!first) return undefined
  const { page } = first
  const text = [...new Set(stayed.map((each) => each.text))].join(' ')
  return page === null
    ? undefined
    : { text, label: 'Write a correction', run: () => window.history.pushState({}, '', page) }
}

/** Sends writes that need no flow, one call each. `topics` are invalidated besides facts. */
export const requesting = ({ changed, history, idempotentSend }: CommandContext, topics: readonly Topic[]) => {
  const sent = async <Answer>(writeRequest: WriteRequest, send: (key: string) => Promise<Answer>) => {
    try {
      const { forget, ...done } = await idempotentSend(writeRequest, send)
      const shown = changed(...topics, 'facts')
      void shown.then(forget, forget)
      return { ...done, shown }
    } catch (error) {
      // Invalidated on failure too: the write may have succeeded without an answer, and a refusal means something changed.
      const shown = changed(...topics, 'facts')
      if (isOutdated(toFailure(error))) await shown
      throw error
    }
  }
  const sendUndo = (
    writeRequest: WriteRequest,
    send: (key: string) => Promise<{ count?: number; stayed: readonly Stayed[] }>,
  ): Promise<Outcome> =>
    attempt(async () => {
      const { shown, answer } = await sent(writeRequest, send)
      const next = correctionOf(answer.stayed)
      return { ok: true, shown, ...(answer.count === 0 ? { hadNothing: true } : {}), ...(next ? { next } : {}) }
    })

  /** Undoes exactly the effects of the request with this key; later changes may prevent it. */
  const undoRequest = (request: string): Promise<Outcome> =>
    sendUndo({ write: ['undo-request', request], undoes: request }, (key) => history.undoRequest(request, key))

  return {
    undoRequest,
    /** Adds what became of the message that the request sends. */
    async withNotice<O extends Outcome>(outcome: O, key: string): Promise<O & { notice?: MessageNotice | undefined }> {
      if (!outcome.ok || outcome.waits) return outcome
      const notice = await history.requestNotice(key).catch(() => null)
      return notice ? { ...outcome, notice } : outcome
    },
    /** Adds what an undo that went through a flow left as it is. */
    withCorrection(outcome: Outcome, key: string): Outcome {
      if (!outcome.ok || outcome.waits) return outcome
      const next = correctionOf(history.stayed.take(key))
      return next ? { ...outcome, next } : outcome
    },
    undoFacts: (positions: number[]): Promise<Outcome> =>
      sendUndo({ write: ['undo', positions] }, (key) => history.undo(positions, key)),
    /** Sends a write. `writeRequest` identifies it, so that a retry is not done twice. */
    request: <Answer>(
      writeRequest: WriteRequest,
      send: (key: string) => Promise<Answer>,
    ): Promise<Done<Answer> | Refused> =>
      attempt(async () => {
        const { key, answer, shown } = await sent(writeRequest, send)
        return { ok: true, key, answer, shown, undo: () => undoRequest(key) }
      }),
  }
}

type Write = (...args: never[]) => Promise<unknown>
type CommandOf<W> = W extends (...args: [...infer Args, string]) => Promise<infer Answer>
  ? (...args: Args) => Promise<Done<Answer> | Refused>
  : never

type Kind = {
  /** Distinguishes writes by record kind, such as `client`. */
  kind: string
  /** Topics to invalidate, besides facts. */
  changed: readonly Topic[]
  /** Finished on the next visit when the page closes before the answer. */
  outlive?: boolean
  /** Names of the writes that send a message. */
  sends?: readonly string[]
}

const isRecord = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'

/** Identifies a write by name and arguments. A record counts by id only, because it may be reloaded between a failure and the retry. */
export const writeRequestOf = (kind: string, name: string, [first, ...rest]: readonly unknown[]): WriteRequest =>
  isRecord(first)
    ? { write: [kind, name, first.id, ...rest], about: `${kind}/${first.id}` }
    : { write: [kind, name, first, ...rest] }

/** Create, edit and delete commands of one call each, with undo where the back end allows it. */
export const plainCommands = <Writes extends Record<string, Write>>(
  workspace: CommandContext,
  { kind, changed, outlive = false, sends = [] }: Kind,
  writes: Writes,
): { [Name in keyof Writes]: CommandOf<Writes[Name]> } => {
  const { request, withNotice } = requesting(workspace, changed)
  const commands = Object.entries(writes).map(([name, write]) => [
    name,
    async (...args: never[]) => {
      const what = { ...writeRequestOf(kind, name, args), ...(outlive ? { durable: true } : {}) }
      const outcome = await request(what, (key) => write(...args, key as never))
      if (outcome.ok && sends.includes(name)) return withNotice(outcome, outcome.key)
      return outcome.ok && isRecord(outcome.answer) ? { ...outcome, id: outcome.answer.id } : outcome
    },
  ])
  // Object.entries loses the per-command types, so the type restores them.
  return Object.fromEntries(commands)
}
