import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dayAt } from '@/domain/time/calendar'
import { accountQuery } from '@/services/account/queries'
import { applicationsQuery, chemicalCheckQuery } from '@/services/chemicals/queries'
import { ComplianceRecord } from '@/ui/chemicals/print/compliance-record'
import { addressOf } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

export const Route = createFileRoute('/dashboard/chemicals_/report')({
  validateSearch: addressOf('report'),
  beforeLoad: guard('chemicals'),
  component: guarded(ReportPage),
})

function ReportPage(): ReactNode {
  const { workspace, actor, clock } = useWorkspace()
  const place = Route.useSearch()
  const patch = useSearchPatch<typeof place>()
  const applications = useQuery(applicationsQuery(workspace.graphql, actor.business_id))
  const { data: check = null } = useQuery(chemicalCheckQuery(workspace.graphql))
  const { data: account } = useQuery(accountQuery(workspace.graphql))
  return (
    <ComplianceRecord
      applications={loadable(applications)}
      place={place}
      onPlace={patch}
      check={check}
      businessName={account?.businessName ?? ''}
      paper={account?.paper ?? 'letter'}
      today={dayAt(useNow(clock), actor.time_zone)}
      onPrint={() => window.print()}
    />
  )
}
