import type { Instant, MovableClock } from '@/domain/clock'
import type { Failure } from '@/domain/failure'
import { unansweredFor } from '@/domain/key-lifetime'
import type { Intent } from '@/machines/commanding/commanding'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import type { Workspace } from '../-context'
import { joining } from './joining'
import type { requesting } from './plain-commands'

type Steps<R, L, Request, I extends Intent> = {
  kind: 'invoice' | 'payout'
  lifeOf(record: R): L
  keyOf(life: L, asked: Request): string
  intentFrom(asked: Request): I
  /** The step that the life is at, or that failed there. */
  intentOf(life: L): I | null | undefined
  request(life: L, asked: Request): Promise<Outcome>
  retry(life: L): Promise<Outcome>
  /** Forgets what has failed. */
  dismiss(life: L): void
  canBeUndone(command: I['command']): boolean
}

/**
 * Steps of a record's life, kept until they are answered: a page that is closed on one leaves it to the next visit, which says how it ended. The
 * same step is given once while it is under way.
 */
export const keptSteps = <
  R extends { id: number },
  L,
  Request extends { id: string; askedAt?: Instant },
  I extends Intent,
>(
  { workspace, clock }: { workspace: Workspace; clock: Pick<MovableClock, 'now'> },
  undoRequest: ReturnType<typeof requesting>['undoRequest'],
  { kind, lifeOf, keyOf, intentFrom, intentOf, request, retry, dismiss, canBeUndone }: Steps<R, L, Request, I>,
) => {
  const joined = joining<Outcome>()
  const keeping = async (
    { id }: R,
    { command, key, askedAt: _, ...given }: I,
    carryOut: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    const answered = await workspace.keepWrite([kind, command, id, given], key)
    const outcome = await carryOut().finally(answered)
    return outcome.ok && canBeUndone(command) ? { ok: true, undo: () => undoRequest(key) } : outcome
  }
  /** Why what has failed is not sent again: its key is forgotten, and it might be done twice. That is said once; asked for again, it is new. */
  const tooLate = (life: L): Failure | null => {
    const askedAt = intentOf(life)?.askedAt
    const failure = askedAt === undefined ? null : unansweredFor(askedAt, clock.now())
    if (failure) dismiss(life)
    return failure
  }
  return {
    give(record: R, asked: Request): Promise<Outcome> {
      const { id: _, ...same } = asked
      return joined([record.id, same], () => {
        // Under this key it is kept, carried out and taken back, whatever happens while it's being kept.
        const life = lifeOf(record)
        const keyed = { ...asked, id: keyOf(life, asked), askedAt: clock.now() }
        const failure = keyed.id === asked.id ? null : tooLate(life)
        if (failure) return Promise.resolve({ ok: false, failure })
        return keeping(record, intentFrom(keyed), () => request(lifeOf(record), keyed))
      })
    },
    async again(record: R): Promise<Outcome> {
      const life = lifeOf(record)
      const failure = tooLate(life)
      if (failure) return { ok: false, failure }
      const intent = intentOf(life)
      return intent ? keeping(record, intent, () => retry(life)) : retry(life)
    },
  }
}
