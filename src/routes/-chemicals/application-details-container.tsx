import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Application } from '@/domain/chemical/application'
import { applicationQuery, chemicalCheckQuery } from '@/services/chemicals/queries'
import { LazyApplicationDetails } from '@/ui/chemicals/lazy-parts'
import type { ApplicationDetailsProps } from '@/ui/chemicals/types'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useSees } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'

type Props = OpenedProps<ApplicationDetailsProps, 'check' | 'seesProperties'> & {
  list: Pick<UseQueryResult<Application[]>, 'data' | 'error'>
}

const NONE: readonly never[] = []

export const ApplicationDetailsContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const single = applicationQuery(workspace.graphql, actor.business_id, props.id)
  const { page } = useOpenRecord({ ...props, kind: 'chemical', damaged: NONE, single })
  const { data: check = null } = useQuery(chemicalCheckQuery(workspace.graphql))
  return <LazyApplicationDetails {...props} {...page} check={check} seesProperties={useSees()('properties')} />
}
