import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { interruptedImportSchema } from '@/domain/client/import/interrupted-import'
import { mayCreateJobs } from '@/domain/job/commands'
import { draftKey } from '@/domain/record/drafts'
import { planOf } from '@/domain/subscription/plan'
import { maySeeSubscription } from '@/domain/subscription/subscription'
import { dayAt } from '@/domain/time/calendar'
import { clientsQuery, damagedClientsQuery } from '@/services/clients/queries'
import { ClientsScreen } from '@/ui/clients/clients-screen'
import type { ClientsScreenProps, PlanRoom } from '@/ui/clients/types'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { useCustomerAccount } from '../-billing/use-customer-account'
import { ClientDetailsContainer } from '../-clients/client-details-container'
import { ClientFormContainer } from '../-clients/client-form-container'
import { type ClientsSearch, clientsUrl } from '../-clients/search'
import { useClientCommands } from '../-clients/use-client-commands'
import { useJobsOnDemand } from '../-jobs/use-jobs-on-demand'
import { loadable } from '../-loading/loadable'
import { useStored } from '../-loading/stored'
import { useNow } from '../-loading/use-now'
import { useEquipmentPlaces } from '../-predictive/use-equipment-places'
import { formOpenedBy, openedBy } from '../-records/opened'
import { useOverDrawer } from '../-records/use-over-drawer'
import { useViews } from '../-records/use-views'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

/** GUARD-06 */
export const Route = createFileRoute('/dashboard/clients')({
  validateSearch: addressOf('clients'),
  search: { middlewares: [stripDefaults('clients')] },
  beforeLoad: guard('clients'),
  loader: ({ context: { workspace, actor, access } }) => {
    if (access === 'shown') void workspace.queryClient.prefetchQuery(clientsQuery(workspace.http, actor.business_id))
  },
  component: guarded(ClientsPage),
})

const NONE: readonly never[] = []

function ClientsPage(): ReactNode {
  const { workspace, actor, clock } = useWorkspace()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const patch = useSearchPatch<ClientsSearch>()

  const clients = useQuery(clientsQuery(workspace.http, actor.business_id))
  const { data: damaged = NONE } = useQuery(damagedClientsQuery(workspace.http, actor.business_id))
  const { record, onOpen } = openedBy('client', search, patch)
  const { form, onEdit, onCreate } = formOpenedBy(search, patch)
  const { mayOpen, onUp } = useOverDrawer(record)
  const commands = useClientCommands()
  const now = useNow(clock)
  const columns = useViews('clients', clientsUrl, search, patch)
  const importing = useImporting(search, patch)
  const room = usePlanRoom(clients.data?.length)
  // After the first client the app suggests the first job.
  const isFirst = clients.data?.length === 1 && mayCreateJobs(actor)
  const { jobs, onAsking, isAsked } = useJobsOnDemand(isFirst)
  const equipment = useEquipmentPlaces(isAsked)

  const context = {
    actor,
    today: dayAt(now, actor.time_zone),
    commands,
    onEdit,
    onCreateJob: (client: number) => void navigate({ to: '/dashboard/jobs', search: { create: true, client } }),
  }

  return (
    <>
      <ClientsScreen
        {...context}
        clients={loadable(clients)}
        damaged={damaged}
        place={search}
        onPlace={patch}
        {...columns}
        onOpen={onOpen}
        onCreate={onCreate}
        {...importing}
        jobs={loadable(jobs)}
        equipment={equipment}
        onAsking={onAsking}
        room={room}
        leadsToFirstJob={isFirst && jobs.data?.length === 0}
      />
      {record && (
        <ClientDetailsContainer
          key={`client ${record.id}`}
          {...context}
          {...record}
          onOpen={onOpen}
          onUp={onUp}
          as="drawer"
          clients={clients}
          damaged={damaged}
          now={now}
        />
      )}
      {form && mayOpen && (
        <ClientFormContainer
          key={`form ${form.id ?? 'new'}`}
          {...form}
          clients={clients}
          damaged={damaged}
          commands={commands}
          room={room}
        />
      )}
    </>
  )
}

type Importing = Pick<ClientsScreenProps, 'importing' | 'onImporting' | 'import'>

/** Stays closed if the page was closed after sending: the import is finished and reported automatically. */
const useImporting = (
  search: ClientsSearch,
  patch: (change: Partial<ClientsSearch>, replace?: boolean) => void,
): Importing => {
  const { actor } = useWorkspace()
  const [interruptedImport, setInterruptedImport] = useStored(
    sessionStorage,
    draftKey(actor.user_id, 'client.import'),
    interruptedImportSchema,
    null,
  )
  const [before] = useState(interruptedImport)
  const isUnderWay = interruptedImport?.sent === 'under_way'
  const wasSent = isUnderWay && interruptedImport === before
  const isOpen = search.import && !wasSent
  const settle = useEffectEvent((isRequested: boolean) => {
    if (isRequested && wasSent) return patch({ import: false })
    if (!isRequested && isUnderWay) setInterruptedImport(null)
  })
  useEffect(() => settle(search.import), [search.import])
  return {
    importing: isOpen,
    onImporting: (open) => patch({ import: open }, false),
    import: { interruptedImport, onInterruptedImport: setInterruptedImport },
  }
}

/** Usage of the plan's client limit; null while unknown or unlimited. */
const usePlanRoom = (used: number | undefined): PlanRoom | null => {
  const { workspace, actor } = useWorkspace()
  const account = useCustomerAccount(workspace, maySeeSubscription(actor))
  const subscription = account.state === 'ready' ? account.value.subscription : null
  const plan = subscription ? planOf(subscription.plan_id) : undefined
  const limit = plan?.limits.maxCustomers ?? null
  return plan && limit !== null && used !== undefined ? { used, limit, plan: plan.name } : null
}
