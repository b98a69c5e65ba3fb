import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Application } from '@/domain/chemical/application'
import { isAt } from '@/domain/client/property'
import type { EquipmentPlace } from '@/domain/equipment/equipment'
import { jobBilling } from '@/domain/invoice/job-billing'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import type { Job } from '@/domain/job/job'
import { applicationsQuery } from '@/services/chemicals/queries'
import { jobBillingQuery } from '@/services/invoices/queries'
import { jobQuery } from '@/services/jobs/queries'
import { JobDetails } from '@/ui/jobs/details/job-details'
import type { ClientOption, JobDetailsProps } from '@/ui/jobs/types'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import { useEquipmentPlaces } from '../-predictive/use-equipment-places'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useSees } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'

type Props = OpenedProps<
  JobDetailsProps,
  'billing' | 'client' | 'seesClients' | 'allJobs' | 'applications' | 'seesChemicals' | 'equipment'
> & {
  jobs: Pick<UseQueryResult<Job[]>, 'data' | 'error'>
  damaged: readonly DamagedRecord[]
  clients: readonly ClientOption[]
}

const NONE: readonly Job[] = []

/** Chemicals applied for the job, or at its property; empty until they and the job are loaded. */
const useApplicationsOf = (job: Job | undefined, client: ClientOption | null): readonly Application[] => {
  const { workspace, actor } = useWorkspace()
  const { data = [] } = useQuery(applicationsQuery(workspace.graphql, actor.business_id))
  if (!job) return []
  const place = client?.properties.find((property) => isAt({ ...property, client_id: client.id })(job))
  return data.filter(({ job_id, property_id }) => job_id === job.id || property_id === place?.id)
}

/** Null when the job is for no equipment. */
const useEquipmentOf = (jobId: number): EquipmentPlace | null => {
  const places = useEquipmentPlaces(true)
  return places.state === 'ready' ? (places.value.find(({ job_ids }) => job_ids.includes(jobId)) ?? null) : null
}

const useBillingOf = (job: Job | undefined) => {
  const { workspace, actor } = useWorkspace()
  const enabled = job !== undefined && maySeeInvoices(actor)
  const { data } = useQuery({ ...jobBillingQuery(workspace.graphql, job?.id ?? 0), enabled })
  return job && data !== undefined ? jobBilling(job, data, actor) : null
}

export const JobDetailsContainer = ({ jobs, clients, ...props }: Props) => {
  const { workspace, actor } = useWorkspace()
  const sees = useSees()
  const single = jobQuery(workspace.http, actor.business_id, props.id)
  const { record, page } = useOpenRecord({ ...props, kind: 'job', list: jobs, single })
  const client = clients.find(({ id }) => id === record?.client_id) ?? null
  const applications = useApplicationsOf(record, client)
  const equipment = useEquipmentOf(props.id)
  const billing = useBillingOf(record)
  return (
    <JobDetails
      {...props}
      {...page}
      billing={billing}
      client={client}
      seesClients={sees('clients')}
      allJobs={jobs.data ?? NONE}
      applications={applications}
      equipment={equipment}
      seesChemicals={sees('chemicals')}
    />
  )
}
