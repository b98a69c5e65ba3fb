import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { dayAt } from '@/domain/calendar'
import { PAGES } from '@/domain/pages'
import { clientsQuery, damagedClientsQuery } from '@/services/clients/queries'
import { NoPermission } from '@/ui/shell/no-permission'
import { ClientDetailsContainer } from './-clients/client-details-container'
import { ClientFormContainer } from './-clients/client-form-container'
import { clientPageSearch } from './-clients/search'
import { useClientCommands } from './-clients/use-client-commands'
import { accessTo } from './-guard'
import { useNow } from './-use-now'
import { useWorkspace } from './-workspace'

/** A client's own page: what activity and links lead to. */
export const Route = createFileRoute('/dashboard/clients_/$id')({
  validateSearch: clientPageSearch,
  search: { middlewares: [stripSearchParams(v.parse(clientPageSearch, {}))] },
  beforeLoad: ({ context, params }) => {
    const id = Number(params.id)
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
    return { access: accessTo(PAGES.clients, context.user, context), clientId: id }
  },
  loader: ({ context: { workspace, actor, access } }) => {
    if (access === 'shown') void workspace.queryClient.prefetchQuery(clientsQuery(workspace.http, actor.business_id))
  },
  component: GuardedPage,
})

function GuardedPage() {
  const { access } = Route.useRouteContext()
  return access === 'shown' ? <ClientPage /> : <NoPermission />
}

const NONE: readonly never[] = []

function ClientPage() {
  const { clientId } = Route.useRouteContext()
  const { workspace, actor, clock } = useWorkspace()
  const { tab, edit, as_of } = Route.useSearch()
  const navigate = Route.useNavigate()
  const patch = (change: Partial<v.InferOutput<typeof clientPageSearch>>, replace = true) =>
    void navigate({ search: (old) => ({ ...old, ...change }), replace, resetScroll: false })
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
        clientId={clientId}
        clients={clients}
        damaged={damaged}
        tab={tab}
        onTab={(next) => patch({ tab: next })}
        asOf={as_of}
        onAsOf={(position) => patch({ as_of: position ?? undefined }, position === null)}
        onClose={() => void navigate({ to: '/dashboard/clients' })}
        now={now}
      />
      {edit && (
        <ClientFormContainer
          clientId={clientId}
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
