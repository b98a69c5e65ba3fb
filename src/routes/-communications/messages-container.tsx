import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { maySendMessages } from '@/domain/messaging/permissions'
import { conversationsQuery, recipientsQuery, searchQuery } from '@/services/communications/queries'
import { MessagesScreen } from '@/ui/communications/messages/messages-screen'
import { NewMessage } from '@/ui/communications/messages/new-message'
import { writtenTo } from '@/ui/communications/messages/recipients'
import type { MessagesAddress, OnMessagesAddress } from '@/ui/communications/types'
import { useStableHandlers } from '@/ui/kit/behavior/use-stable-handlers'
import { loadable } from '../-loading/loadable'
import { useScreenContext } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'
import { CAN_NOT_SEND } from './refusals'
import { ThreadContainer } from './thread-container'
import { useComposerSetup } from './use-composer-setup'
import { useFirstMessage } from './use-conversation-commands'
import { useWrittenTo } from './use-written-to'

type Props = {
  address: MessagesAddress
  message: number | undefined
  onAddress: OnMessagesAddress
}

/** In characters; shorter words are in too many messages. */
const SHORTEST = 3

export const MessagesContainer = ({ address, message, onAddress }: Props) => {
  const { workspace, clock } = useWorkspace()
  const { graphql } = workspace
  const moment = useScreenContext()
  const { actor } = moment
  const [search, setSearch] = useState('')
  const words = useDeferredValue(search.trim())
  const isSearched = words.length >= SHORTEST
  const conversations = useQuery(conversationsQuery(graphql, actor.business_id))
  const hits = useQuery({ ...searchQuery(graphql, actor.business_id, words), enabled: isSearched })
  const maySend = maySendMessages(actor)
  const { conversation, compose } = address
  const { onOpen, onClose, onMoved } = useStableHandlers({
    onOpen: (id: number) => onAddress({ conversation: id, compose: false, to: undefined, client: undefined }),
    onClose: () => onAddress({ conversation: undefined, compose: false, to: undefined, client: undefined }, false),
    onMoved: (id: number) => onAddress({ conversation: id }),
  })
  const thread = () => {
    if (conversation !== undefined)
      return (
        <ThreadContainer
          key={conversation}
          id={conversation}
          found={message ?? null}
          onBack={onClose}
          onMoved={onMoved}
        />
      )
    if (!compose || !maySend) return null
    return <NewMessageContainer {...{ address, onAddress, onOpen, onClose }} />
  }
  return (
    <MessagesScreen
      {...moment}
      clock={clock}
      conversations={loadable(conversations)}
      address={address}
      onAddress={onAddress}
      search={search}
      onSearch={setSearch}
      hits={isSearched ? loadable(hits) : null}
      composeRefusal={maySend ? null : CAN_NOT_SEND}
      thread={thread()}
    />
  )
}

type NewMessageContainerProps = Pick<Props, 'address' | 'onAddress'> & {
  onOpen: (conversation: number) => void
  onClose: () => void
}

const NewMessageContainer = (props: NewMessageContainerProps) => {
  const { workspace, actor, clock, newId } = useWorkspace()
  const recipients = useQuery(recipientsQuery(workspace.graphql, actor.business_id))
  const { client: id, to = '' } = props.address
  const client = recipients.data?.find(({ client_id }) => client_id === id)
  return (
    <NewMessage
      {...useScreenContext()}
      {...props}
      clock={clock}
      newId={newId}
      recipients={loadable(recipients)}
      client={client}
      addresses={useWrittenTo(writtenTo(client, to))}
      setup={useComposerSetup()}
      send={useFirstMessage()}
    />
  )
}
