import { useQuery } from '@tanstack/react-query'
import { crewQuery } from '@/services/crew/queries'
import { jobsQuery } from '@/services/jobs/queries'
import { type Deed, JobDeed, type JobDeedProps } from '@/ui/jobs/job-deed'
import { useJobActivity } from '../-jobs/use-job-activity'
import { useJobCommands } from '../-jobs/use-job-commands'
import { useMaterials } from '../-jobs/use-materials'
import { useWorkspace } from '../-session/workspace'

type Props = Pick<JobDeedProps, 'onEdit' | 'onDuplicate' | 'onClient'> & { deed: Deed }

/** Gathers what it takes to do something with a job from any page. */
export const JobDeedContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const { data: jobs } = useQuery(jobsQuery(workspace.http, actor.business_id))
  const { data: crew = [] } = useQuery(crewQuery(workspace.http, actor.business_id))
  return (
    <JobDeed
      {...props}
      commands={useJobCommands()}
      activity={useJobActivity(workspace.flows)}
      jobs={jobs}
      crew={crew}
      materials={useMaterials(props.deed.what === 'complete')}
    />
  )
}
