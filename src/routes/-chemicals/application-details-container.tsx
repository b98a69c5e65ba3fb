import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Application } from '@/domain/chemical/application'
import { PAGES } from '@/domain/pages'
import { applicationQuery, chemicalCheckQuery } from '@/services/chemicals/queries'
import { LazyApplicationDetails } from '@/ui/chemicals/lazy-parts'
import type { ApplicationDetailsProps } from '@/ui/chemicals/types'
import { accessTo } from '../-access'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-workspace'

type Props = OpenedProps<ApplicationDetailsProps, 'check' | 'seesProperties'> & {
  list: Pick<UseQueryResult<Application[]>, 'data' | 'error'>
}

const NONE: readonly never[] = []

/** Gathers what is shown of one application. */
export const ApplicationDetailsContainer = (props: Props) => {
  const { workspace, actor, user } = useWorkspace()
  const context = useRouteContext({ from: '/dashboard' })
  const single = applicationQuery(workspace.graphql, actor.business_id, props.id)
  const { page } = useOpenRecord({ ...props, kind: 'chemical', damaged: NONE, single })
  const { data: check = null } = useQuery(chemicalCheckQuery(workspace.graphql))
  return (
    <LazyApplicationDetails
      {...props}
      {...page}
      check={check}
      seesProperties={accessTo(PAGES.properties, user, context) === 'shown'}
    />
  )
}
