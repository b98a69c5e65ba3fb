import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { dayAt } from '@/domain/time/calendar'
import { clientsQuery, damagedClientsQuery } from '@/services/clients/queries'
import { TextLink } from '@/ui/kit/actions/text-link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { ClientDetailsContainer } from '../-clients/client-details-container'
import { ClientFormContainer } from '../-clients/client-form-container'
import type { clientPageSearch } from '../-clients/search'
import { useClientCommands } from '../-clients/use-client-commands'
import { useNow } from '../-loading/use-now'
import { recordIn } from '../-records/opened'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

export const Route = createFileRoute('/dashboard/clients_/$id')({
  validateSearch: addressOf('client'),
  search: { middlewares: [stripDefaults('client')] },
  beforeLoad: guard('clients'),
  loader: ({ context: { workspace, actor, access } }) => {
    if (access === 'shown') void workspace.queryClient.prefetchQuery(clientsQuery(workspace.http, actor.business_id))
  },
  component: guarded(ClientRoute),
})

function ClientRoute(): ReactNode {
  const id = recordIn(Route.useParams().id)
  return id === null ? <NoSuchClient /> : <ClientPage clientId={id} />
}

const NoSuchClient = () => (
  <>
    <PageHeader title="Client Details" />
    <EmptyState
      kind="no-match"
      title="This client does not exist."
      hint="It may have been deleted, or the link is wrong."
      action={<TextLink to="/dashboard/clients">All clients</TextLink>}
    />
  </>
)

const NONE: readonly never[] = []

function ClientPage({ clientId }: { clientId: number }) {
  const { workspace, actor, clock } = useWorkspace()
  const { tab, edit, as_of } = Route.useSearch()
  const navigate = Route.useNavigate()
  const patch = useSearchPatch<v.InferOutput<typeof clientPageSearch>>()
  const clients = useQuery(clientsQuery(workspace.http, actor.business_id))
  const { data: damaged = NONE } = useQuery(damagedClientsQuery(workspace.http, actor.business_id))
  const commands = useClientCommands()
  const now = useNow(clock)

  return (
    <>
      <ClientDetailsContainer
        key={clientId}
        as="page"
        actor={actor}
        today={dayAt(now, actor.time_zone)}
        commands={commands}
        onEdit={() => patch({ edit: true }, false)}
        onCreateJob={(client) => void navigate({ to: '/dashboard/jobs', search: { create: true, client } })}
        id={clientId}
        clients={clients}
        damaged={damaged}
        tab={tab}
        onTab={(next) => patch({ tab: next })}
        asOf={as_of}
        onAsOf={(position) => patch({ as_of: position ?? undefined }, position === null)}
        onClose={() => void navigate({ to: '/dashboard/clients' })}
        onOpen={(other) => void navigate({ params: { id: String(other) }, search: {}, replace: true })}
        now={now}
      />
      {edit && (
        <ClientFormContainer
          id={clientId}
          clients={clients}
          damaged={damaged}
          commands={commands}
          room={null}
          onClose={() => patch({ edit: false }, false)}
        />
      )}
    </>
  )
}
