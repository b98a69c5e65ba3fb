import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { fullName } from '@/domain/account/user'
import { mayCreateEstimates } from '@/domain/estimate/permissions'
import { mayCreateJobs } from '@/domain/job/commands'
import { isPending } from '@/domain/messaging/message'
import type { ConversationThread } from '@/domain/messaging/views'
import { bytesFrom } from '@/domain/text/base64'
import {
  consentQuery,
  messageAttachmentQuery,
  messageDraftQuery,
  recipientsQuery,
  searchQuery,
  threadQuery,
} from '@/services/communications/queries'
import { ThreadScreen } from '@/ui/communications/thread/thread-screen'
import { mapReady } from '@/ui/kit/feedback/loadable'
import { toast } from '@/ui/kit/overlays/toaster'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { useClientAddition } from '../-clients/use-client-addition'
import { loadable } from '../-loading/loadable'
import { useScreenContext } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'
import { useColleagues } from './use-colleagues'
import { useComposerSetup } from './use-composer-setup'
import { useConversationCommands } from './use-conversation-commands'
import { useReplying } from './use-replying'
import { useUnsent } from './use-unsent'

type Props = {
  id: number
  /** A message of it to scroll to. */
  found: number | null
  onBack: (() => void) | null
  /** Another conversation that this one became part of. */
  onMoved: (conversation: number) => void
}

/** In ms: a message that is about to leave or has just left changes its status soon. */
const SOON = 60_000
const LOOK_AGAIN = 2_500

const isChanging = ({ lines }: ConversationThread, now: number): boolean =>
  lines.some(({ message }) => {
    if (message === null) return false
    if (isPending(message)) return (message.send_at ?? now) - now < SOON
    return message.status === 'sent' && now - (message.sent_at ?? 0) < SOON
  })

export const ThreadContainer = ({ id, found, onBack, onMoved }: Props) => {
  const { workspace, clock, newId } = useWorkspace()
  const { graphql } = workspace
  const moment = useScreenContext()
  const { actor } = moment
  const navigate = useNavigate()
  const query = useInfiniteQuery({
    ...threadQuery(graphql, actor.business_id, id),
    refetchInterval: ({ state }) => {
      const newest = state.data?.pages[0]
      return newest && isChanging(newest, clock.now()) ? LOOK_AGAIN : false
    },
  })
  const draft = useQuery(messageDraftQuery(graphql, actor.business_id, id))
  const recipients = useQuery(recipientsQuery(graphql, actor.business_id))
  const newest = query.data?.pages[0]
  const commands = useConversationCommands(newest?.conversation ?? null)
  const { onAddClient, addition } = useClientAddition()
  const [isReadHeld, setReadHeld] = useState(false)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const lines = useMemo(() => data?.pages.toReversed().flatMap((page) => page.lines) ?? [], [data])
  const { refetch } = query
  const loadAll = useCallback(async () => {
    let { data: loaded } = await refetch()
    while (loaded?.pages.at(-1)?.has_earlier) loaded = (await fetchNextPage({ throwOnError: true })).data
    return loaded?.pages.toReversed().flatMap((page) => page.lines) ?? []
  }, [refetch, fetchNextPage])
  const loadAttachment = useCallback(
    async (message: number, attachment: string) => {
      const content = await workspace.queryClient.fetchQuery(messageAttachmentQuery(graphql, message, attachment))
      const bytes = bytesFrom(content.data)
      return bytes && new Blob([bytes], { type: content.type })
    },
    [workspace, graphql],
  )
  const loadConsent = useCallback(
    (addresses: readonly string[]) =>
      workspace.queryClient.fetchQuery(consentQuery(graphql, actor.business_id, addresses)),
    [workspace, graphql, actor.business_id],
  )
  const searchLines = useCallback(
    (text: string) => workspace.queryClient.fetchQuery(searchQuery(graphql, actor.business_id, text, id)),
    [workspace, graphql, actor.business_id, id],
  )
  const link = async (client: number, name: string) => {
    const outcome = await commands.linkClient(id, client)
    if (!outcome.ok) return outcome
    announce(`Linked to ${name}`, { undo: outcome.undo })
    if (outcome.id !== undefined) onMoved(outcome.id)
    return outcome
  }
  const nameOf = (client: number): string =>
    recipients.data?.find(({ client_id }) => client_id === client)?.name ??
    newest?.conversation.shared_by.find((other) => other.id === client)?.name ??
    'the client'
  const movedTo = newest && newest.conversation.id !== id ? newest.conversation.id : null
  useEffect(() => {
    if (movedTo !== null) onMoved(movedTo)
  }, [movedTo, onMoved])
  const card = newest?.card ?? null
  const opening = (to: '/dashboard/jobs' | '/dashboard/estimates') => (message: number) =>
    void navigate({ to, search: { create: true, client: card?.id, message } })
  return (
    <>
      <ThreadScreen
        key={id}
        {...moment}
        clock={clock}
        newId={newId}
        thread={mapReady(loadable(query), ({ pages: [first] }) => ({
          lines,
          newest: first as ConversationThread,
          onEarlier: hasNextPage ? () => void fetchNextPage() : undefined,
          loadingEarlier: isFetchingNextPage,
        }))}
        draft={loadable(draft)}
        setup={useComposerSetup()}
        colleagues={useColleagues()}
        commands={{
          ...commands,
          linkClient: (_conversation, client) => link(client, nameOf(client)),
          unread(conversation) {
            setReadHeld(true)
            return commands.unread(conversation)
          },
        }}
        unsent={useUnsent(id)}
        presence={useReplying(id)}
        found={found}
        isReadHeld={isReadHeld}
        clients={loadable(recipients)}
        loadAttachment={loadAttachment}
        loadAll={loadAll}
        loadConsent={loadConsent}
        searchLines={searchLines}
        onLineForm={
          card && {
            job: mayCreateJobs(actor) ? opening('/dashboard/jobs') : null,
            estimate: mayCreateEstimates(actor) ? opening('/dashboard/estimates') : null,
          }
        }
        onNewClient={
          onAddClient &&
          ((typed) =>
            onAddClient(typed, (client) => {
              void link(client.id, fullName(client)).then((outcome) => {
                if (!outcome.ok)
                  toast({ kind: 'error', title: 'Failed to link the client.', description: outcome.failure.message })
              })
            }))
        }
        onBack={onBack}
      />
      {addition}
    </>
  )
}
