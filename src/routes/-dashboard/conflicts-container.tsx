import { useState } from 'react'
import { photoCount } from '@/domain/job/photo'
import { type ConflictChoice, judgeChoice } from '@/domain/job/step-conflict'
import { toFailure } from '@/domain/record/failure'
import { dayAt, formatDay, formatTime, timeAt } from '@/domain/time/calendar'
import { type ListedConflict, settleConflict } from '@/services/step-conflicts/queries'
import { type ConflictLine, ConflictsDialog } from '@/ui/shell/notices/conflicts-dialog'
import { useWorkspace } from '../-session/workspace'

const STEP_NAMES: Readonly<Record<string, string>> = {
  depart: 'On my way',
  start: 'Started',
  complete: 'Completed',
  cancel: 'Cancelled',
  miss: 'Marked as missed',
}

type Props = { conflicts: readonly ListedConflict[]; onClose: () => void }

export const ConflictsContainer = ({ conflicts, onClose }: Props) => {
  const { workspace, actor, clock, newId } = useWorkspace()
  const [busy, setBusy] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const zone = actor.time_zone
  const today = dayAt(clock.now(), zone)
  const dayOf = (iso: string) => formatDay(dayAt(Date.parse(iso), zone), today)
  const timeOf = (iso: string) => formatTime(timeAt(Date.parse(iso), zone))

  const settle = async (id: number, choice: ConflictChoice) => {
    setBusy(id)
    setFailure(null)
    try {
      await settleConflict(workspace.graphql, { id, choice }, newId())
    } catch (error) {
      setFailure(toFailure(error).message)
    }
    await workspace.changed('jobs', 'facts', 'catalog', 'plans')
    setBusy(null)
  }

  const lines = conflicts.map((conflict): ConflictLine => {
    const { id, job, status, steps, user_name, reason } = conflict
    const last = steps.at(-1)
    const refusal = (choice: ConflictChoice): string | null => {
      const verdict = judgeChoice(actor, choice, { ...conflict, state: 'open' }, status ?? null)
      return verdict.ok ? null : verdict.reason
    }
    const day = last ? dayOf(last.done_at) : ''
    return {
      id,
      job: job ?? 'A job that was deleted',
      who: `${user_name}, ${day}`,
      reason,
      steps: steps.map(({ command, done_at, photos, signed_by }) =>
        [
          `${STEP_NAMES[command] ?? command} ${timeOf(done_at)}`,
          ...(photos > 0 ? [photoCount(photos)] : []),
          ...(signed_by ? [`signed by ${signed_by}`] : []),
        ].join(', '),
      ),
      notes: steps.flatMap(({ notes }) => notes || []).join('\n'),
      recordLabel: `Record as done on ${day}`,
      recordRefusal: refusal('record'),
      noteRefusal: refusal('note'),
      busy: busy === id,
      onRecord: () => void settle(id, 'record'),
      onNote: () => void settle(id, 'note'),
      onDiscard: () => void settle(id, 'discard'),
    }
  })
  return <ConflictsDialog {...{ lines, failure, onClose }} />
}
