import type { UseQueryResult } from '@tanstack/react-query'
import { emptyJobForm, type WholeJobForm } from '@/domain/job/draft'
import type { Job } from '@/domain/job/job'
import { jobQuery } from '@/services/jobs/queries'
import { EditJobDialog } from '@/ui/jobs/create/edit-job-dialog'
import type { JobFormProps } from '@/ui/jobs/types'
import type { DamagedRecord } from '@/ui/kit/records/damaged-notice'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-workspace'

type Props = Omit<JobFormProps, 'known' | 'job' | 'draft' | 'onDraft'> & {
  id: number
  jobs: Pick<UseQueryResult<Job[]>, 'data' | 'error'>
  damaged: readonly DamagedRecord[]
}

const NONE: readonly Job[] = []

/** Finds the job that is edited, and keeps what is typed about it over a reload. */
export const JobFormContainer = ({ id, jobs, damaged, ...rest }: Props) => {
  const { workspace } = useWorkspace()
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'job',
    list: jobs,
    damaged,
    single: jobQuery(workspace.http, rest.actor.business_id, id),
    empty: EMPTY,
  })
  return subject !== undefined && <EditJobDialog known={jobs.data ?? NONE} {...rest} {...draft} job={subject} />
}

/** The shape of a kept draft. The client of a form is a number once it is chosen; a list has to have something in it, to say of what it is. */
const EMPTY: WholeJobForm = {
  ...emptyJobForm(''),
  client_id: 0,
  planned_materials: [{ product_id: 1, quantity: '' }],
}
