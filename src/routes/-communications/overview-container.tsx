import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { maySendMessages } from '@/domain/messaging/permissions'
import type { SilentWork } from '@/domain/messaging/views'
import { communicationFiguresQuery, recentCommunicationsQuery } from '@/services/communication-figures/queries'
import { recipientsQuery, silentWorkQuery } from '@/services/communications/queries'
import { OverviewTab } from '@/ui/communications/hub/overview-tab'
import { loadable } from '../-loading/loadable'
import { useScreenContext } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'
import { CAN_NOT_SEND } from './refusals'
import type { CommunicationsSearch } from './search'

type Props = { onAddress: (change: Partial<CommunicationsSearch>) => void }

export const OverviewContainer = ({ onAddress }: Props) => {
  const { workspace } = useWorkspace()
  const moment = useScreenContext()
  const { actor } = moment
  const navigate = useNavigate()
  const figures = useQuery(communicationFiguresQuery(workspace.http, actor.business_id))
  const recent = useQuery(recentCommunicationsQuery(workspace.http, actor.business_id))
  const work = useQuery(silentWorkQuery(workspace.graphql, actor.business_id))
  const recipients = useQuery(recipientsQuery(workspace.graphql, actor.business_id))
  const names = useMemo(
    () => new Map(recipients.data?.map(({ conversation_id, name }) => [conversation_id, name])),
    [recipients.data],
  )
  const open = (item: SilentWork) => {
    if (item.conversation_id !== null) onAddress({ tab: 'messages', conversation: item.conversation_id })
    else if (item.client_id !== null) onAddress({ tab: 'messages', compose: true, client: item.client_id })
    else if (item.record?.table === 'estimates')
      void navigate({ to: '/dashboard/estimates', search: { estimate: item.record.id } })
  }
  return (
    <OverviewTab
      {...moment}
      figures={loadable(figures, recent)}
      recent={loadable(recent, figures)}
      work={loadable(work)}
      onTab={(tab) => onAddress({ tab })}
      onCompose={() => onAddress({ tab: 'messages', compose: true, conversation: undefined })}
      composeRefusal={maySendMessages(actor) ? null : CAN_NOT_SEND}
      onConversation={(conversation) => onAddress({ tab: 'messages', conversation })}
      onOpen={open}
      nameIn={(conversation) => names.get(conversation)}
    />
  )
}
