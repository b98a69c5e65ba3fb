import { useQuery } from '@tanstack/react-query'
import { crewQuery } from '@/services/crew/queries'
import { jobsQuery } from '@/services/jobs/queries'
import { JobActionDialog, type JobActionDialogProps, type JobActionRequest } from '@/ui/jobs/job-action-dialog'
import { useJobActivity } from '../-jobs/use-job-activity'
import { useJobCommands } from '../-jobs/use-job-commands'
import { useMaterials } from '../-jobs/use-materials'
import { useWorkspace } from '../-session/workspace'

type Props = Pick<JobActionDialogProps, 'onEdit' | 'onDuplicate' | 'onClient'> & { request: JobActionRequest }

export const JobActionContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const { data: jobs } = useQuery(jobsQuery(workspace.http, actor.business_id))
  const { data: crew = [] } = useQuery(crewQuery(workspace.http, actor.business_id))
  return (
    <JobActionDialog
      {...props}
      commands={useJobCommands()}
      activity={useJobActivity(workspace.flows)}
      jobs={jobs}
      crew={crew}
      materials={useMaterials(props.request.what === 'complete')}
    />
  )
}
