import { chakra } from '@chakra-ui/react'
import { Ellipsis, History } from 'lucide-react'
import { type JobCommand, mayDeleteJobs } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { ActionButton } from '@/ui/kit/action-button'
import { Button } from '@/ui/kit/button'
import { Menu, type MenuItem } from '@/ui/kit/menu'
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
 * What can be done with the job now. The step that comes next stands out, other steps that are open to it stand beside it, and all
 * else is in the menu with the reason why not. A job that is over says so; what ended it can be undone in its history.
 */
export const JobLifecycle = (props: JobLifecycleProps) => {
  const { job, onHistory } = props
  const over = closedText(job.status)
  return (
    <chakra.div display="grid" gap="2">
      {over && <chakra.p color="fg.muted">{over} A mistake can be undone in its history.</chakra.p>}
      <chakra.div role="group" aria-label="Actions" display="flex" flexWrap="wrap" gap="2">
        <Steps {...props} />
        {over && (
          <Button variant="outline" onClick={onHistory}>
            <History size={16} aria-hidden />
            See history
          </Button>
        )}
        <Further {...props} />
      </chakra.div>
    </chakra.div>
  )
}

const Steps = ({ job, actor, busy, actions }: JobLifecycleProps) => {
  const next = nextCommand(job.status)
  return STEPS.map((command) => ({ command, refusal: refusalOf(judgeAction(actor, command, job, busy)) }))
    .filter(({ command, refusal }) => refusal === null || command === next)
    .map(({ command, refusal }) => (
      <ActionButton
        key={command}
        variant={command === next || next === null ? 'solid' : 'outline'}
        disabledReason={refusal}
        onClick={() => actions.act(command, [job])}
      >
        {ACTION_LABELS[command]}
      </ActionButton>
    ))
}

const Further = (props: JobLifecycleProps) => {
  const items = furtherItems(props)
  if (items.length === 0) return null
  return (
    <Menu
      label="Further actions"
      trigger={
        <Button variant="outline" aria-label="More actions">
          <Ellipsis size={16} aria-hidden />
          More
        </Button>
      }
      items={items}
    />
  )
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
