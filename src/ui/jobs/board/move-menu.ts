import { type Job, type JobStatus, statusLabel } from '@/domain/job/job'
import type { MenuItem } from '@/ui/kit/actions/menu'
import { menuItemsOf } from '@/ui/kit/records/actions/action-items'
import type { RecordContext } from '@/ui/kit/records/actions/definition'
import type { RecordActivity } from '@/ui/kit/records/actions/use-record-actions'
import { jobRecords } from '../records'
import { judgeAction, refusalOf } from '../rules/actions'
import { type BoardColumn, judgeMove, moveTargets } from '../rules/board'
import type { JobAction } from '../types'

type MenuFor = {
  job: Job
  context: RecordContext
  activity: RecordActivity<JobAction> | undefined
  act: (action: JobAction, jobs: readonly Job[]) => void
}

/** "Move to…": the keyboard alternative to dragging. */
export const moveMenu = (menu: MenuFor, columns: readonly BoardColumn[]): MenuItem[] => [
  ...moveTargets(columns)
    .filter((target) => target !== menu.job.status)
    .map((target) => moveItem(menu, target)),
  ...FURTHER.flatMap((action) =>
    menuItemsOf({ ...menu, definition: jobRecords, record: menu.job, busy: menu.activity?.busy }, action),
  ),
]

const FURTHER = ['edit', 'duplicate', 'repeat', 'client', 'remove'] as const

const moveItem = ({ job, context: { actor }, activity, act }: MenuFor, target: JobStatus): MenuItem => {
  const move = judgeMove(actor, job, target)
  const command = move.kind === 'command' ? move.command : null
  const refusal = move.kind === 'refused' ? move.reason : null
  return {
    id: target,
    label: `Move to ${statusLabel(target).toLowerCase()}`,
    disabledReason: command ? refusalOf(judgeAction(actor, command, job, activity?.busy)) : refusal,
    onSelect: () => command && act(command, [job]),
  }
}
