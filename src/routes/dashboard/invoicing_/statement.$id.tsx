import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { type Day, dayAt, monthOf } from '@/domain/time/calendar'
import { isReversed } from '@/domain/time/day-range'
import { emailStatement, statementQuery } from '@/services/books/queries'
import { StatementPage } from '@/ui/statement/statement-page'
import { addressOf } from '../../-address/later-address'
import { useSearchPatch } from '../../-address/use-search-patch'
import { useDocumentPage } from '../../-documents/use-document-page'
import { loadable } from '../../-loading/loadable'
import { useNow } from '../../-loading/use-now'
import { recordIn } from '../../-records/opened'
import { plainCommands } from '../../-records/plain-commands'
import { guard } from '../../-session/guard'
import { guarded } from '../../-session/guarded'
import { useWorkspace } from '../../-session/workspace'

export const Route = createFileRoute('/dashboard/invoicing_/statement/$id')({
  validateSearch: addressOf('statement'),
  beforeLoad: guard('invoicing'),
  component: guarded(ClientStatementPage),
})

type StatementRef = { client_id: number; from: Day; to: Day }

function ClientStatementPage(): ReactNode {
  const { workspace, actor, clock } = useWorkspace()
  const id = recordIn(Route.useParams().id) ?? 0
  const routeSearch = Route.useSearch()
  const onPlace = useSearchPatch<typeof routeSearch>()
  const month = monthOf(dayAt(useNow(clock), actor.time_zone))
  const { from = month.first, to = month.last } = routeSearch
  // A reversed range is swapped, because the statement needs an ordered one.
  const [first, last] = isReversed({ from, to }) ? [to, from] : [from, to]
  const statement = useQuery(statementQuery(workspace.graphql, id, first, last))
  const { email } = useMemo(
    () =>
      plainCommands(
        workspace,
        { kind: 'statement', changed: ['communications', 'clients'], sends: ['email'] },
        {
          email: ({ client_id, from: firstDay, to: lastDay }: StatementRef, key: string) =>
            emailStatement(workspace.graphql, { client_id, from: firstDay, to: lastDay }, key),
        },
      ),
    [workspace],
  )
  const { head, actions } = useDocumentPage()
  return (
    <StatementPage
      clientId={id}
      statement={loadable(statement)}
      head={head}
      place={{ from, to, currency: routeSearch.currency }}
      onPlace={onPlace}
      onEmail={({ client_id, from: firstDay, to: lastDay }) => email({ client_id, from: firstDay, to: lastDay })}
      {...actions}
    />
  )
}
