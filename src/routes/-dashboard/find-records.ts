import { fullName } from '@/domain/account/user'
import { filterPackages, filterProducts, filterServices } from '@/domain/catalog/filter'
import type { ServicePackage } from '@/domain/catalog/package'
import type { Product } from '@/domain/catalog/product'
import type { Service } from '@/domain/catalog/service'
import type { Activity } from '@/domain/catalog/vocabulary'
import { filterClients, type ListedClient } from '@/domain/client/filter'
import { filterProperties, listProperties } from '@/domain/client/listed-property'
import { type JobCommand, judgeJob, mayCreateJobs, mayEditJob } from '@/domain/job/commands'
import { type FilterJobs, filterJobsOf } from '@/domain/job/filter'
import { type Job, statusLabel } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { searchBy } from '@/domain/text/search'
import { formatDay } from '@/domain/time/calendar'
import { crewCommand, STATUS_REASONS } from '@/ui/jobs/rules/actions'
import type { CatalogTab, FoundRecord, JobVerb } from '@/ui/shell/palette/commands'

/** Maximum results per kind. */
const AT_MOST = { clients: 5, properties: 5, jobs: 8, catalog: 5 }

type Offered = { id: number; name: string; active: boolean }

const isCalled = searchBy((client: ListedClient) => [fullName(client)])

const shownClient = (client: ListedClient): FoundRecord => ({
  kind: 'clients',
  id: client.id,
  title: fullName(client),
  detail: [client.phone, client.properties[0]?.address].filter(Boolean).join(' · '),
})

const foundClients = (clients: readonly ListedClient[], search: string): FoundRecord[] => {
  const matching = filterClients(clients, { search })
  // People with that name come before people who only live in a street of that name.
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

/** Normalized once per client list, because the palette searches on every keystroke. */
const narrowings = new WeakMap<readonly ListedClient[], FilterJobs>()
const narrowBy = (clients: readonly ListedClient[]): FilterJobs => {
  const filter = narrowings.get(clients) ?? filterJobsOf(clients)
  narrowings.set(clients, filter)
  return filter
}

/** Cancelled jobs appear only when nothing else matches, so every job number is found. */
const foundJobs = ({ jobs, clients }: Pick<Searched, 'jobs' | 'clients'>, search: string): Job[] => {
  const narrow = narrowBy(clients)
  const open = narrow(jobs, { search })
  const matching = open.length > 0 ? open : narrow(jobs, { search, status: 'cancelled' })
  return matching.slice(0, AT_MOST.jobs)
}

const foundInCatalog = ({ services, products, packages }: Searched['catalog'], search: string): FoundRecord[] => {
  const both = <R, F extends { search: string; activity?: Activity }>(
    records: readonly R[],
    narrow: (records: readonly R[], filter: F) => R[],
  ) => [...narrow(records, { search } as F), ...narrow(records, { search, activity: 'inactive' } as F)]
  const shown = (of: CatalogTab, { id, name, active }: Offered, detail: string): FoundRecord => ({
    kind: 'catalog',
    of,
    id,
    title: name,
    detail: active ? detail : `${detail} · Inactive`,
  })
  return [
    ...both(services, filterServices).map((service) => shown('services', service, 'Service')),
    ...both(products, filterProducts).map((product) => shown('products', product, `Product · ${product.sku}`)),
    ...both(packages, filterPackages).map((sold) => shown('packages', sold, 'Package')),
  ].slice(0, AT_MOST.catalog)
}

/** A lifecycle step: `why` gives the reason it is unavailable; null for those who may never take it. */
const step = (commandOf: (job: Job) => JobCommand) => {
  const judge = (actor: Actor, job: Job) => judgeJob(actor, commandOf(job), job)
  return {
    may: (actor: Actor, job: Job) => judge(actor, job).ok,
    why(actor: Actor, job: Job) {
      const verdict = judge(actor, job)
      return verdict.ok || verdict.because === 'permission' ? null : STATUS_REASONS[job.status]
    },
  }
}
const why = () => null

const VERBS = [
  { word: 'assign', label: 'Assign', ...step(({ status }) => crewCommand(status)) },
  { word: 'start', label: 'Start', ...step(() => 'start') },
  { word: 'complete', label: 'Complete', ...step(() => 'complete') },
  { word: 'edit', label: 'Edit', may: mayEditJob, why },
  { word: 'duplicate', label: 'Duplicate', may: mayCreateJobs, why },
] as const satisfies readonly ({ word: JobVerb; label: string } & ReturnType<typeof step>)[]

/** Splits `edit mowing` into its verb and the search text. */
const wordAndRest = (search: string): [word: string, rest: string] => {
  const [, word = '', rest = ''] = /^(?:go\s+to\s+)?(\w+)\s+(.+)$/i.exec(search.trim()) ?? []
  return [word.toLowerCase(), rest]
}

/** `1003` and `job-1003` mean only that job number, even if another job has it in its address; any other text may match all jobs. */
const meantBy = (jobs: readonly Job[], text: string): readonly Job[] => {
  const number = text.trim().toUpperCase()
  const numbered = jobs.filter(({ job_number }) => job_number === number || job_number.endsWith(`-${number}`))
  return numbered.length > 0 ? numbered : jobs
}

/** `edit mowing`: matching jobs this person may edit. If the only match can't be edited now, it carries the reason. */
const jobsWithVerb = ({ jobs, clients, actor }: Searched, word: string, rest: string): FoundRecord[] => {
  const verb = VERBS.find((candidate) => candidate.word === word)
  if (!verb) return []
  const meant = meantBy(jobs, rest)
  const allowed = foundJobs({ jobs: meant.filter((job) => verb.may(actor, job)), clients }, rest)
  if (allowed.length > 0)
    return allowed.map(shownJob).map((found) => ({ ...found, title: `${verb.label} ${found.title}`, verb: verb.word }))
  const [only, second] = foundJobs({ jobs: meant, clients }, rest)
  const reason = only && !second ? verb.why(actor, only) : null
  return only && reason !== null ? [{ ...shownJob(only), detail: reason }] : []
}

export type Searched = {
  clients: readonly ListedClient[]
  jobs: readonly Job[]
  catalog: { services: readonly Service[]; products: readonly Product[]; packages: readonly ServicePackage[] }
  actor: Actor
}

export const findRecords = (searched: Searched, search: string): FoundRecord[] => {
  const [word, rest] = wordAndRest(search)
  return [
    ...foundClients(searched.clients, word === 'client' ? rest : search),
    ...foundProperties(searched.clients, searched.actor.business_id, search),
    ...jobsWithVerb(searched, word, rest),
    ...foundJobs(searched, search).map(shownJob),
    ...foundInCatalog(searched.catalog, search),
  ]
}
