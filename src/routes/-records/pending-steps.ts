import type { Failure } from '@/domain/record/failure'
import { isFinal } from '@/domain/record/final-failure'
import type { Instant, MovableClock } from '@/domain/time/clock'
import { unansweredFor } from '@/domain/time/key-lifetime'
import type { Flow } from '@/events/flow'
import type { Commanding, Intent } from '@/machines/commanding/commanding'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { Workspace } from '../-session/context'
import { joining } from './joining'
import type { requesting } from './plain-commands'

/** The life of a record, as far as giving it steps needs it. */
type RecordFlow<I extends Intent> = Pick<Flow, 'whenOpen'> & { snapshot(): { context: Commanding<I> } | undefined }

type Steps<R, L, Request, I extends Intent> = {
  /** What the record is, in its kept writes: `invoice`. */
  kind: string
  flowOf(record: R): L
  keyOf(recordFlow: L, stepRequest: Request): string
  intentFrom(stepRequest: Request): I
  request(recordFlow: L, stepRequest: Request): Promise<Outcome>
  retry(recordFlow: L): Promise<Outcome>
  /** Forgets what has failed. */
  dismiss(recordFlow: L): void
  canBeUndone(command: I['command']): boolean
}

/**
 * Steps of a record's life, kept until they are answered: a page that is closed on one leaves it to the next visit, which says how it ended. The
 * same step is given once while it is under way.
 */
export const pendingSteps = <
  R extends { id: number },
  L extends RecordFlow<I>,
  Request extends { id: string; askedAt?: Instant },
  I extends Intent,
>(
  { workspace, clock }: { workspace: Workspace; clock: Pick<MovableClock, 'now'> },
  undoRequest: ReturnType<typeof requesting>['undoRequest'],
  { kind, flowOf, keyOf, intentFrom, request, retry, dismiss, canBeUndone }: Steps<R, L, Request, I>,
) => {
  const joined = joining<Outcome>()
  const keeping = async (
    { id }: R,
    { command, key, askedAt, ...payload }: I,
    carryOut: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    const answered = await workspace.keepWrite([kind, command, id, payload], key, askedAt)
    const outcome = await carryOut().finally(answered)
    return outcome.ok && canBeUndone(command) ? { ok: true, undo: () => undoRequest(key) } : outcome
  }
  /** The life once its history was read, which may hold a step that failed before this page was opened. */
  const opened = async (record: R): Promise<L> => {
    const recordFlow = flowOf(record)
    await recordFlow.whenOpen()
    return recordFlow
  }
  /** The step that the life is at, or that failed there. */
  const commandStateOf = (recordFlow: L): Commanding<I> =>
    recordFlow.snapshot()?.context ?? { intent: null, failure: null }
  /**
   * Why a step that failed can't be sent again under its key, which the back end has forgotten: it might be done twice. It is dismissed, so that it
   * is a new one when it is asked for again.
   */
  const tooLate = (recordFlow: L): Failure | null => {
    const { intent, failure } = commandStateOf(recordFlow)
    if (intent?.askedAt === undefined || !failure) return null
    const late = unansweredFor(intent.askedAt, clock.now())
    if (late) dismiss(recordFlow)
    return late
  }
  return {
    give(record: R, stepRequest: Request): Promise<Outcome> {
      const { id: _, ...same } = stepRequest
      return joined([record.id, same], async () => {
        const recordFlow = await opened(record)
        const isSame = keyOf(recordFlow, stepRequest) !== stepRequest.id
        const { intent: former, failure } = commandStateOf(recordFlow)
        const late = isSame ? tooLate(recordFlow) : null
        // What was refused was not done, and of what its flow gave up the person has read so: both are new at once.
        if (late && failure && !isFinal(failure)) return { ok: false, failure: late }
        const before = isSame && !late ? former : null
        // Under this key it is kept, carried out and taken back, whatever happens while it's being kept.
        const keyed = { ...stepRequest, id: before?.key ?? stepRequest.id, askedAt: before?.askedAt ?? clock.now() }
        const intent = { ...intentFrom(keyed), askedAt: keyed.askedAt }
        return keeping(record, intent, () => request(flowOf(record), keyed))
      })
    },
    async again(record: R): Promise<Outcome> {
      const recordFlow = await opened(record)
      const failure = tooLate(recordFlow)
      if (failure) return { ok: false, failure }
      const { intent } = commandStateOf(recordFlow)
      return intent ? keeping(record, intent, () => retry(recordFlow)) : retry(recordFlow)
    },
  }
}
