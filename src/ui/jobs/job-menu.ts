import { type JobCommand, mayDeleteJobs } from '@/domain/job/commands'
import { type Job, type JobStatus, statusLabel } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { MenuItem } from '@/ui/kit/menu'
import { ACTION_LABELS, judgeAction, MENU_COMMANDS, ROW_COMMANDS, refusalOf } from './rules/actions'
import { type BoardColumn, judgeMove, moveTargets } from './rules/board'
import type { JobActivity } from './types'

type MenuFor = {
  job: Job
  actor: Actor
  activity: JobActivity | undefined
  act: (command: JobCommand, jobs: readonly Job[]) => void
  askRemoval: (job: Job) => void
}

const removal = ({ job, actor, askRemoval }: MenuFor): MenuItem[] =>
  mayDeleteJobs(actor)
    ? [{ id: 'remove', label: 'Delete permanently…', tone: 'danger', separated: true, onSelect: () => askRemoval(job) }]
    : []

/** The row's further actions; those that cannot be done say why (JOB-06). A phone's card keeps all of them here. */
export const rowMenu = (menu: MenuFor, phone: boolean): MenuItem[] => [
  ...(phone ? [...ROW_COMMANDS, ...MENU_COMMANDS] : MENU_COMMANDS).map((command) => ({
    id: command,
    label: ACTION_LABELS[command],
    disabledReason: refusalOf(judgeAction(menu.actor, command, menu.job, menu.activity?.busy)),
    onSelect: () => menu.act(command, [menu.job]),
  })),
  ...removal(menu),
]

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
