import type { Outcome } from '@/ui/kit/records/run-on-many'
import type { Workspace } from '../-context'
import { joining } from './joining'
import type { requesting } from './plain-commands'

type Intent = { command: string; key: string }

type Steps<R, L, Request, I extends Intent> = {
  kind: 'invoice' | 'payout'
  lifeOf(record: R): L
  keyOf(life: L, asked: Request): string
  intentFrom(asked: Request): I
  /** The step that the life is at, or that failed there. */
  intentOf(life: L): I | null | undefined
  request(life: L, asked: Request): Promise<Outcome>
  retry(life: L): Promise<Outcome>
  canBeUndone(command: I['command']): boolean
}

/**
 * Steps of a record's life, kept until they are answered: a page that is closed on one leaves it to the next visit, which says how it ended. The
 * same step is given once while it is under way.
 */
export const keptSteps = <R extends { id: number }, L, Request extends { id: string }, I extends Intent>(
  workspace: Workspace,
  undoRequest: ReturnType<typeof requesting>['undoRequest'],
  { kind, lifeOf, keyOf, intentFrom, intentOf, request, retry, canBeUndone }: Steps<R, L, Request, I>,
) => {
  const joined = joining<Outcome>()
  const keeping = async (
    { id }: R,
    { command, key, ...given }: I,
    carryOut: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    const answered = await workspace.keepWrite([kind, command, id, given], key)
    const outcome = await carryOut().finally(answered)
    return outcome.ok && canBeUndone(command) ? { ok: true, undo: () => undoRequest(key) } : outcome
  }
  return {
    give(record: R, asked: Request): Promise<Outcome> {
      const { id: _, ...same } = asked
      return joined([record.id, same], () => {
        // Under this key it is kept, carried out and taken back, whatever happens while it's being kept.
        const keyed = { ...asked, id: keyOf(lifeOf(record), asked) }
        return keeping(record, intentFrom(keyed), () => request(lifeOf(record), keyed))
      })
    },
    async again(record: R): Promise<Outcome> {
      const life = lifeOf(record)
      const intent = intentOf(life)
      return intent ? keeping(record, intent, () => retry(life)) : retry(life)
    },
  }
}
