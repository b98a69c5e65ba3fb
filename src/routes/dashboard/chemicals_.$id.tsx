import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { dayAt } from '@/domain/time/calendar'
import { applicationsQuery } from '@/services/chemicals/queries'
import { TextLink } from '@/ui/kit/actions/text-link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { ApplicationDetailsContainer } from '../-chemicals/application-details-container'
import { ApplicationFormContainer } from '../-chemicals/application-form-container'
import type { applicationPageSearch } from '../-chemicals/search'
import { useApplicationCommands } from '../-chemicals/use-application-commands'
import { useNow } from '../-loading/use-now'
import { recordIn } from '../-records/opened'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

export const Route = createFileRoute('/dashboard/chemicals_/$id')({
  validateSearch: addressOf('application'),
  search: { middlewares: [stripDefaults('application')] },
  beforeLoad: guard('chemicals'),
  component: guarded(ApplicationRoute),
})

function ApplicationRoute(): ReactNode {
  const id = recordIn(Route.useParams().id)
  return id === null ? <NoSuchApplication /> : <ApplicationPage id={id} />
}

const NoSuchApplication = () => (
  <>
    <PageHeader title="Application Details" />
    <EmptyState
      kind="no-match"
      title="This application does not exist."
      hint="It may have been deleted, or the link is wrong."
      action={<TextLink to="/dashboard/chemicals">All applications</TextLink>}
    />
  </>
)

function ApplicationPage({ id }: { id: number }) {
  const { workspace, actor, clock } = useWorkspace()
  const { tab, edit, as_of } = Route.useSearch()
  const navigate = Route.useNavigate()
  const patch = useSearchPatch<v.InferOutput<typeof applicationPageSearch>>()
  const list = useQuery(applicationsQuery(workspace.graphql, actor.business_id))
  const commands = useApplicationCommands()
  const now = useNow(clock)
  return (
    <>
      <ApplicationDetailsContainer
        key={id}
        as="page"
        {...{ id, actor, commands, list, now, tab }}
        today={dayAt(now, actor.time_zone)}
        onCorrect={() => patch({ edit: true }, false)}
        onPrint={({ property_id }) =>
          void navigate({ to: '/dashboard/chemicals/report', search: { property: property_id } })
        }
        onTab={(next) => patch({ tab: next })}
        asOf={as_of}
        onAsOf={(position) => patch({ as_of: position ?? undefined }, position === null)}
        onClose={() => void navigate({ to: '/dashboard/chemicals' })}
      />
      {edit && (
        <ApplicationFormContainer
          {...{ id, commands, list, now }}
          job={null}
          onShow={null}
          onClose={() => patch({ edit: false }, false)}
        />
      )}
    </>
  )
}
