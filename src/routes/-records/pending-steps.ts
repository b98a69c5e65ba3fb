import type { Failure } from '@/domain/record/failure'
import { isFinal } from '@/domain/record/final-failure'
import type { Instant, MovableClock } from '@/domain/time/clock'
import { unansweredFor } from '@/domain/time/key-lifetime'
import type { Flow } from '@/events/flow'
import type { Commanding, Intent } from '@/machines/commanding/commanding'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { Workspace } from '../-session/context'
import type { requesting } from './plain-commands'

/** Deduplicates concurrent calls: callers with an equal `same` share one result. */
export const joining = <Result>() => {
  const underWay = new Map<string, Promise<Result>>()
  return (same: readonly unknown[], work: () => Promise<Result>): Promise<Result> => {
    const name = JSON.stringify(same)
    const existing = underWay.get(name)
    if (existing) return existing
    const result = work().finally(() => underWay.delete(name))
    underWay.set(name, result)
    return result
  }
}

type RecordFlow<I extends Intent> = Pick<Flow, 'whenOpen'> & { snapshot(): { context: Commanding<I> } | undefined }

type Steps<R, L, Request, I extends Intent> = {
  kind: string
  flowOf(record: R): L
  keyOf(recordFlow: L, stepRequest: Request): string
  intentFrom(stepRequest: Request): I
  request(recordFlow: L, stepRequest: Request): Promise<Outcome>
  retry(recordFlow: L): Promise<Outcome>
  dismiss(recordFlow: L): void
  canBeUndone(command: I['command']): boolean
  /** Adds what became of the message that the command sends. */
  withNotice?(intent: I, outcome: Outcome): Promise<Outcome>
}

/**
 * Runs lifecycle steps durably: a step is stored until it is answered, so that the next visit reports one interrupted by closing the page.
 * Concurrent equal steps run once.
 */
export const pendingSteps = <
  R extends { id: number },
  L extends RecordFlow<I>,
  Request extends { id: string; askedAt?: Instant },
  I extends Intent,
>(
  { workspace, clock }: { workspace: Workspace; clock: Pick<MovableClock, 'now'> },
  undoRequest: ReturnType<typeof requesting>['undoRequest'],
  { kind, flowOf, keyOf, intentFrom, request, retry, dismiss, canBeUndone, withNotice }: Steps<R, L, Request, I>,
) => {
  const joined = joining<Outcome>()
  const keeping = async ({ id }: R, intent: I, carryOut: () => Promise<Outcome>): Promise<Outcome> => {
    const { command, key, askedAt, ...payload } = intent
    const answered = await workspace.keepWrite([kind, command, id, payload], key, askedAt)
    const outcome = await carryOut().finally(answered)
    const ended: Outcome = outcome.ok && canBeUndone(command) ? { ok: true, undo: () => undoRequest(key) } : outcome
    return withNotice ? withNotice(intent, ended) : ended
  }
  /** Waits for the flow's history, which may hold a step that failed on an earlier page. */
  const opened = async (record: R): Promise<L> => {
    const recordFlow = flowOf(record)
    await recordFlow.whenOpen()
    return recordFlow
  }
  const commandStateOf = (recordFlow: L): Commanding<I> =>
    recordFlow.snapshot()?.context ?? { intent: null, failure: null }
  /**
   * Returns the failure when a step's key has expired in the back end, so that a retry might happen twice. Dismisses the step, so that the
   * next request is new.
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
        // A refused step was not done, and one its flow gave up was reported, so a repeat of either is new.
        if (late && failure && !isFinal(failure)) return { ok: false, failure: late }
        const before = isSame && !late ? former : null
        // The step is stored, sent and undone under this key, even if the flow changes in the meantime.
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
