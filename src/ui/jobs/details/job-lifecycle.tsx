import { History } from 'lucide-react'
import { type JobCommand, mayDeleteJobs } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { Button } from '@/ui/kit/button'
import type { MenuItem } from '@/ui/kit/menu'
import { type RecordAction, RecordActions } from '@/ui/kit/record-actions'
import { ACTION_LABELS, closedText, ENDINGS, judgeAction, nextCommand, refusalOf, STEPS } from '../rules/actions'
import type { JobActions } from '../use-job-actions'

type JobLifecycleProps = {
  job: Job
  actor: Actor
  busy: JobCommand | undefined
  actions: JobActions
  onHistory: () => void
}

/**
 * What can be done with the job now. The step that comes next stands out, other steps that are open to it are beside it, and all else is
 * in the menu with the reason why not. A job that is over says so; what ended it can be undone in its history.
 */
export const JobLifecycle = (props: JobLifecycleProps) => {
  const { job, onHistory } = props
  const over = closedText(job.status)
  return (
    <RecordActions
      note={over && `${over} A mistake can be undone in its history.`}
      actions={stepsOf(props)}
      further={furtherItems(props)}
    >
      {over && (
        <Button variant="outline" onClick={onHistory}>
          <History size={16} aria-hidden />
          See history
        </Button>
      )}
    </RecordActions>
  )
}

const stepsOf = ({ job, actor, busy, actions }: JobLifecycleProps): RecordAction[] => {
  const next = nextCommand(job.status)
  return STEPS.map((command) => ({
    id: command,
    label: ACTION_LABELS[command],
    disabledReason: refusalOf(judgeAction(actor, command, job, busy)),
    isMain: command === next || next === null,
    onSelect: () => actions.act(command, [job]),
  })).filter(({ id, disabledReason }) => disabledReason === null || id === next)
}

/** Of a job that is over only what is still possible; of an open one everything that has no button, with its reason. */
const furtherItems = ({ job, actor, busy, actions }: JobLifecycleProps): MenuItem[] => {
  const next = nextCommand(job.status)
  const judged = [...STEPS, ...ENDINGS].map((command) => ({
    id: command,
    label: ACTION_LABELS[command],
    disabledReason: refusalOf(judgeAction(actor, command, job, busy)),
    onSelect: () => actions.act(command, [job]),
  }))
  const isStep = (id: JobCommand) => STEPS.some((step) => step === id)
  const further = closedText(job.status)
    ? []
    : judged.filter(({ id, disabledReason }) => id !== next && (!isStep(id) || disabledReason !== null))
  const removal: MenuItem = {
    id: 'remove',
    label: 'Delete permanently…',
    tone: 'danger',
    separated: further.length > 0,
    onSelect: () => actions.act('remove', [job]),
  }
  return mayDeleteJobs(actor) ? [...further, removal] : further
}
