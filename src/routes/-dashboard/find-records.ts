import { formatDay } from '@/domain/calendar'
import { filterClients, type ListedClient } from '@/domain/client/filter'
import { filterProperties, listProperties } from '@/domain/client/listed-property'
import { filterJobs } from '@/domain/job/filter'
import { type Job, statusLabel } from '@/domain/job/job'
import { searchBy } from '@/domain/search'
import { fullName } from '@/domain/user'
import type { FoundRecord } from '@/ui/shell/commands'

/** Records of one kind that are offered at once; beyond these one keeps typing. */
const AT_MOST = { clients: 5, properties: 5, jobs: 8 }

const isCalled = searchBy((client: ListedClient) => [fullName(client)])

const shownClient = (client: ListedClient): FoundRecord => ({
  kind: 'clients',
  id: client.id,
  title: fullName(client),
  detail: [client.phone, client.properties[0]?.address].filter(Boolean).join(' · '),
})

const foundClients = (clients: readonly ListedClient[], search: string): FoundRecord[] => {
  const matching = filterClients(clients, { search })
  // Whom the text names comes before who only lives in a street of that name.
  const named = isCalled(search)
  return [...matching.filter(named), ...matching.filter((client) => !named(client))]
    .slice(0, AT_MOST.clients)
    .map(shownClient)
}

const foundProperties = (clients: readonly ListedClient[], businessId: number, search: string): FoundRecord[] =>
  filterProperties(listProperties(clients, businessId), { search })
    .slice(0, AT_MOST.properties)
    .map(({ id, address, property_name, client }) => ({
      kind: 'properties',
      id,
      title: address,
      detail: [property_name, fullName(client)].filter(Boolean).join(' · '),
    }))

const shownJob = (job: Job): FoundRecord => ({
  kind: 'jobs',
  id: job.id,
  title: `${job.job_number} ${job.title}`,
  detail: [
    formatDay(job.scheduled_date),
    `${job.client_first_name} ${job.client_last_name}`,
    ...(job.status === 'cancelled' ? [statusLabel(job.status)] : []),
  ].join(' · '),
})

/** Cancelled jobs only where no other matches, so that every job number is found. */
const foundJobs = (jobs: readonly Job[], search: string): FoundRecord[] => {
  const open = filterJobs(jobs, { search })
  const matching = open.length > 0 ? open : filterJobs(jobs, { search, status: 'cancelled' })
  return matching.slice(0, AT_MOST.jobs).map(shownJob)
}

/** What the search of the shell looks through. */
export type Searched = { clients: readonly ListedClient[]; jobs: readonly Job[]; businessId: number }

/** The records that the search of the shell offers, each kind as its own page would find them. */
export const findRecords = ({ clients, jobs, businessId }: Searched, search: string): FoundRecord[] => [
  ...foundClients(clients, search),
  ...foundProperties(clients, businessId, search),
  ...foundJobs(jobs, search),
]
