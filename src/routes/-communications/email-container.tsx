import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { isPending } from '@/domain/messaging/message'
import { maySendMessages } from '@/domain/messaging/permissions'
import type { MessageView } from '@/domain/messaging/views'
import { bytesFrom } from '@/domain/text/base64'
import {
  conversationsQuery,
  emailsQuery,
  emailThreadQuery,
  messageAttachmentQuery,
  recipientsQuery,
} from '@/services/communications/queries'
import { EmailScreen } from '@/ui/communications/email/email-screen'
import type { EmailAddress, EmailMarks, OnEmailAddress } from '@/ui/communications/email/types'
import { loadable, pageable } from '../-loading/loadable'
import { requesting } from '../-records/plain-commands'
import { useScreenContext } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'
import { CAN_NOT_SEND } from './refusals'
import { useConversationCommands, useFirstMessage } from './use-conversation-commands'
import { useEmailSetup } from './use-email-setup'

type Props = { address: EmailAddress; onAddress: OnEmailAddress }

/** In ms: an email that is about to leave or has just left changes its status soon. */
const SOON = 60_000
const LOOK_AGAIN = 2_500

const isChanging = (mails: readonly MessageView[], now: number): boolean =>
  mails.some((mail) => {
    if (isPending(mail)) return (mail.send_at ?? now) - now < SOON
    return mail.status === 'sent' && now - (mail.sent_at ?? 0) < SOON
  })

export const EmailTab = ({ address, onAddress }: Props) => {
  const { workspace, clock, newId } = useWorkspace()
  const { graphql } = workspace
  const moment = useScreenContext()
  const { actor } = moment
  const { folder, q, mail, reply, write } = address
  const refetchSoon = (mails: readonly MessageView[]) => (isChanging(mails, clock.now()) ? LOOK_AGAIN : false)
  const mails = useInfiniteQuery({
    ...emailsQuery(graphql, actor.business_id, folder, q.trim()),
    refetchInterval: ({ state }) => refetchSoon(state.data?.pages[0]?.emails ?? []),
  })
  const opened = reply ?? mail
  const thread = useQuery({
    ...emailThreadQuery(graphql, actor.business_id, opened ?? 0),
    enabled: opened !== undefined,
    refetchInterval: ({ state }) => refetchSoon(state.data ?? []),
  })
  const recipients = useQuery(recipientsQuery(graphql, actor.business_id))
  const conversations = useQuery({ ...conversationsQuery(graphql, actor.business_id), enabled: opened !== undefined })
  const conversation = conversations.data?.find(({ id }) => id === thread.data?.at(-1)?.conversation_id) ?? null
  const { send, takeBack, retry } = useConversationCommands(conversation)
  const sendFirst = useFirstMessage()
  const commands = useMemo(() => {
    const { request } = requesting(workspace, ['communications'])
    return {
      send: reply === undefined ? sendFirst : send,
      takeBack,
      retry,
      mark: ({ id }: MessageView, marks: EmailMarks) =>
        request({ write: ['email', 'mark', id, marks], about: `message/${id}` }, (key) =>
          workspace.communications.markEmail(id, marks, key),
        ),
    }
  }, [workspace, send, sendFirst, takeBack, retry, reply])
  const names = useMemo(
    () => new Map(recipients.data?.map(({ email, name }) => [email.toLowerCase(), name])),
    [recipients.data],
  )
  const nameOf = useCallback((email: string) => names.get(email.trim().toLowerCase()), [names])
  const loadFile = useCallback(
    async (message: number, file: string) => {
      try {
        const content = await workspace.queryClient.fetchQuery(messageAttachmentQuery(graphql, message, file))
        const bytes = bytesFrom(content.data)
        return bytes && new Blob([bytes], { type: content.type })
      } catch {
        return null
      }
    },
    [workspace, graphql],
  )
  const maySend = maySendMessages(actor)
  return (
    <EmailScreen
      {...moment}
      clock={clock}
      address={address}
      onAddress={onAddress}
      mails={pageable(mails, ({ emails }) => emails)}
      thread={opened === undefined ? null : loadable(thread)}
      setup={useEmailSetup(maySend && (write || reply !== undefined))}
      nameOf={nameOf}
      commands={commands}
      writeRefusal={maySend ? null : CAN_NOT_SEND}
      loadFile={loadFile}
      newId={newId}
    />
  )
}
