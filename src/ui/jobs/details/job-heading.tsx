import { chakra } from '@chakra-ui/react'
import type { Job } from '@/domain/job/job'
import { JobPriorityTag, JobStatusTag } from '../job-tags'
import { BUSY_LABELS } from '../rules/actions'
import type { JobActivity } from '../types'

/** Which job it is and how it stands. */
export const JobHeading = ({ job, activity }: { job: Job; activity: JobActivity }) => (
  <>
    <chakra.span display="block" textStyle="title" color="fg" overflowWrap="anywhere">
      {job.title}
    </chakra.span>
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="1" textStyle="small">
      <span>{job.job_number}</span>
      <JobStatusTag status={job.status} />
      <JobPriorityTag priority={job.priority} />
      {activity.busy && <span role="status">{BUSY_LABELS[activity.busy]}</span>}
    </chakra.span>
  </>
)
