import type { UseQueryResult } from '@tanstack/react-query'
import type { CrewMember } from '@/domain/crew/crew'
import { crewMemberQuery } from '@/services/crew/queries'
import { LazyCrewDetails } from '@/ui/crew/lazy-parts'
import type { CrewDetailsProps } from '@/ui/crew/types'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-session/workspace'

type Props = OpenedProps<CrewDetailsProps> & {
  list: Pick<UseQueryResult<CrewMember[]>, 'data' | 'error'>
  damaged: readonly DamagedRecord[]
}

export const CrewDetailsContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const single = crewMemberQuery(workspace.http, actor.business_id, props.id)
  const { page } = useOpenRecord({ ...props, kind: 'crew', single })
  return <LazyCrewDetails {...props} {...page} />
}
