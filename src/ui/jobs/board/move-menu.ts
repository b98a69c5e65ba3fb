import { mayDeleteJobs } from '@/domain/job/commands'
import { type Job, type JobStatus, statusLabel } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { MenuItem } from '@/ui/kit/menu'
import type { RecordActivity } from '@/ui/kit/records/use-record-actions'
import { judgeAction, refusalOf } from '../rules/actions'
import { type BoardColumn, judgeMove, moveTargets } from '../rules/board'
import type { JobAction } from '../types'

type MenuFor = {
  job: Job
  actor: Actor
  activity: RecordActivity<JobAction> | undefined
  act: (action: JobAction, jobs: readonly Job[]) => void
}

const removal = ({ job, actor, act }: MenuFor): MenuItem[] =>
  mayDeleteJobs(actor)
    ? [
        {
          id: 'remove',
          label: 'Delete permanently…',
          tone: 'danger',
          separated: true,
          onSelect: () => act('remove', [job]),
        },
      ]
    : []

/** "Move to…": what a drag does, by keyboard. */
export const moveMenu = (menu: MenuFor, columns: readonly BoardColumn[]): MenuItem[] => [
  ...moveTargets(columns)
    .filter((target) => target !== menu.job.status)
    .map((target) => moveItem(menu, target)),
  ...removal(menu),
]

const moveItem = ({ job, actor, activity, act }: MenuFor, target: JobStatus): MenuItem => {
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
