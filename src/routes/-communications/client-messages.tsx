import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { maySendMessages } from '@/domain/messaging/permissions'
import { recipientsQuery } from '@/services/communications/queries'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { loadable } from '../-loading/loadable'
import { useWorkspace } from '../-session/workspace'
import { CAN_NOT_SEND } from './refusals'
import { ThreadContainer } from './thread-container'

/** A client's conversation on their own page. */
export const ClientMessages = ({ client }: { client: number }) => {
  const { workspace, actor } = useWorkspace()
  const navigate = useNavigate()
  const recipients = useQuery(recipientsQuery(workspace.graphql, actor.business_id))
  const maySend = maySendMessages(actor)
  return (
    <Loaded
      of={loadable(recipients)}
      loading={<SkeletonLines count={8} label="Loading the conversation…" />}
      failed="Failed to load the conversation. Please try again."
    >
      {(all) => {
        const id = all.find(({ client_id }) => client_id === client)?.conversation_id ?? null
        return id === null ? (
          <EmptyState
            kind="nothing-yet"
            title="No messages yet"
            hint={maySend ? 'Texts and emails with this client show up here.' : CAN_NOT_SEND}
            action={
              maySend && (
                <Button asChild>
                  <AppLink to="/dashboard/communications" search={{ tab: 'messages', compose: true, client }}>
                    Write a message
                  </AppLink>
                </Button>
              )
            }
          />
        ) : (
          <chakra.div
            display="flex"
            height="max(26rem, calc(100dvh - 16rem))"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="lg"
            overflow="hidden"
            _print={{ display: 'block', height: 'auto', overflow: 'visible' }}
          >
            <ThreadContainer
              id={id}
              found={null}
              onBack={null}
              onMoved={(conversation) =>
                void navigate({ to: '/dashboard/communications', search: { tab: 'messages', conversation } })
              }
            />
          </chakra.div>
        )
      }}
    </Loaded>
  )
}
