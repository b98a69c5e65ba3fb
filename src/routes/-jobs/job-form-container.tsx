import type { UseQueryResult } from '@tanstack/react-query'
import { jobFormOf, jobShape } from '@/domain/job/draft'
import type { Job } from '@/domain/job/job'
import { jobQuery } from '@/services/jobs/queries'
import { EditJobDialog } from '@/ui/jobs/create/edit-job-dialog'
import type { JobFormProps } from '@/ui/jobs/types'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'

type Props = Omit<JobFormProps, 'allJobs' | 'job' | 'draft' | 'onDraft'> & {
  id: number
  jobs: Pick<UseQueryResult<Job[]>, 'data' | 'error'>
  damaged: readonly DamagedRecord[]
}

const NONE: readonly Job[] = []

export const JobFormContainer = ({ id, jobs, damaged, ...rest }: Props) => {
  const { workspace } = useWorkspace()
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'job',
    list: jobs,
    damaged,
    single: jobQuery(workspace.http, rest.actor.business_id, id),
    form: 'job',
    shape: jobShape,
    formOf: jobFormOf,
  })
  return subject !== undefined && <EditJobDialog allJobs={jobs.data ?? NONE} {...rest} {...draft} job={subject} />
}
