import { type Failure, toFailure } from '@/domain/record/failure'
import type { WriteRequest } from '@/services/http/idempotent-send'
import type { Topic } from '@/services/renewal'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { Workspace } from '../-session/context'

type CommandContext = Pick<Workspace, 'changed' | 'history' | 'idempotentSend'>
type Refused = Extract<Outcome, { ok: false }>
type Done<Answer> = { ok: true; answer: Answer; undo: () => Promise<Outcome>; shown: Promise<void> }

/** Does something that may fail; a failure is an outcome like any other. */
export const attempt = async <D>(work: () => Promise<D>): Promise<D | Refused> => {
  try {
    return await work()
  } catch (error) {
    return { ok: false, failure: toFailure(error) }
  }
}

/** Whether a write failed because what is here is older than the back end's: gone there, or another than it was. */
const isOutdated = ({ status }: Failure): boolean => status === 404 || status === 409

/** Carries out writes by a call each, without a flow. `topics` are what these writes make old, beside the facts. */
export const requesting = ({ changed, history, idempotentSend }: CommandContext, topics: readonly Topic[]) => {
  const sent = async <Answer>(writeRequest: WriteRequest, send: (key: string) => Promise<Answer>) => {
    try {
      const { forget, ...done } = await idempotentSend(writeRequest, send)
      const shown = changed(...topics, 'facts')
      void shown.then(forget, forget)
      return { ...done, shown }
    } catch (error) {
      // It may have been done even so, if only the answer was lost; and a refusal means that something has changed.
      const shown = changed(...topics, 'facts')
      if (isOutdated(toFailure(error))) await shown
      throw error
    }
  }
  /** `send` answers how many facts were taken back, where it knows. */
  const sendUndo = (writeRequest: WriteRequest, send: (key: string) => Promise<unknown>): Promise<Outcome> =>
    attempt(async () => {
      const { shown, answer } = await sent(writeRequest, send)
      return { ok: true, shown, ...(answer === 0 ? { hadNothing: true } : {}) }
    })

  /** Takes back what the request of this key led to, and only that; what has come after it may forbid it. */
  const undoRequest = (request: string): Promise<Outcome> =>
    sendUndo({ write: ['undo-request', request], undoes: request }, (key) => history.undoRequest(request, key))

  return {
    undoRequest,
    /** Takes these facts back. */
    undoFacts: (positions: number[]): Promise<Outcome> =>
      sendUndo({ write: ['undo', positions] }, (key) => history.undo(positions, key)),
    /** Sends a write. `asked` says which one it is, so that a retry of the same one is not done twice. */
    request: <Answer>(
      writeRequest: WriteRequest,
      send: (key: string) => Promise<Answer>,
    ): Promise<Done<Answer> | Refused> =>
      attempt(async () => {
        const { key, answer, shown } = await sent(writeRequest, send)
        return { ok: true, answer, shown, undo: () => undoRequest(key) }
      }),
  }
}

/** A call that writes; its last argument is the idempotency key. */
type Write = (...args: never[]) => Promise<unknown>
type CommandOf<W> = W extends (...args: [...infer Args, string]) => Promise<infer Answer>
  ? (...args: Args) => Promise<Done<Answer> | Refused>
  : never

type Kind = {
  /** `client`: distinguishes its writes from those of other kinds. */
  kind: string
  /** What its writes make old, beside the facts. */
  changed: readonly Topic[]
  /** Whether they are finished on the next visit where the page is closed before the answer. */
  outlive?: boolean
}

const isRecord = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'

/** Which write it is: its name, and what it was given. A record counts by its id alone: it may have been read again between a failure and the retry. */
export const writeRequestOf = (kind: string, name: string, [first, ...rest]: readonly unknown[]): WriteRequest =>
  isRecord(first)
    ? { write: [kind, name, first.id, ...rest], about: `${kind}/${first.id}` }
    : { write: [kind, name, first, ...rest] }

/** The commands of a plain kind of record, each of one call: create, edit, delete. Every one can be undone where the back end allows it. */
export const plainCommands = <Writes extends Record<string, Write>>(
  workspace: CommandContext,
  { kind, changed, outlive = false }: Kind,
  writes: Writes,
): { [Name in keyof Writes]: CommandOf<Writes[Name]> } => {
  const { request } = requesting(workspace, changed)
  const commands = Object.entries(writes).map(([name, write]) => [
    name,
    async (...args: never[]) => {
      const what = { ...writeRequestOf(kind, name, args), ...(outlive ? { outlives: true } : {}) }
      const outcome = await request(what, (key) => write(...args, key as never))
      return outcome.ok && isRecord(outcome.answer) ? { ...outcome, id: outcome.answer.id } : outcome
    },
  ])
  // Walking over the writes loses which takes what; the type says so.
  return Object.fromEntries(commands)
}
