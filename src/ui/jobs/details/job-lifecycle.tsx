import { chakra } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { type JobCommand, mayDeleteJobs } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { ActionButton } from '@/ui/kit/action-button'
import { Button } from '@/ui/kit/button'
import { Menu } from '@/ui/kit/menu'
import { ACTION_LABELS, judgeAction, nextCommand, refusalOf } from '../rules/actions'
import type { JobActions } from '../use-job-actions'

type JobLifecycleProps = { job: Job; actor: Actor; busy: JobCommand | undefined; actions: JobActions }

/** The crew has its own section, so `reassign` is not among them. */
const ALL = [
  'assign',
  'depart',
  'start',
  'complete',
  'reschedule',
  'cancel',
  'miss',
] as const satisfies readonly JobCommand[]

/** What can be done with the job now; the step that comes next stands out, the others say why they are off. */
export const JobLifecycle = ({ job, actor, busy, actions }: JobLifecycleProps) => {
  const next = nextCommand(job.status)
  const judged = ALL.map((command) => ({ command, refusal: refusalOf(judgeAction(actor, command, job, busy)) }))
  const possible = judged.filter(({ command, refusal }) => refusal === null || command === next)
  const rest = judged.filter((entry) => !possible.includes(entry))
  return (
    <chakra.div role="group" aria-label="Actions" display="flex" flexWrap="wrap" gap="2">
      {possible.map(({ command, refusal }) => (
        <ActionButton
          key={command}
          variant={command === next ? 'solid' : 'outline'}
          disabledReason={refusal}
          onClick={() => actions.act(command, [job])}
        >
          {ACTION_LABELS[command]}
        </ActionButton>
      ))}
      <Menu
        label="Further actions"
        trigger={
          <Button variant="outline" aria-label="Further actions">
            <Ellipsis size={16} aria-hidden />
          </Button>
        }
        items={[
          ...rest.map(({ command, refusal }) => ({
            id: command,
            label: ACTION_LABELS[command],
            disabledReason: refusal,
            onSelect: () => actions.act(command, [job]),
          })),
          {
            id: 'remove',
            label: 'Delete permanently…',
            tone: 'danger' as const,
            separated: rest.length > 0,
            disabledReason: mayDeleteJobs(actor) ? null : 'Your role does not allow jobs to be deleted.',
            onSelect: () => actions.askRemoval(job),
          },
        ]}
      />
    </chakra.div>
  )
}
