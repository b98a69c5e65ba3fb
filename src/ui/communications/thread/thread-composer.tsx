import { chakra } from '@chakra-ui/react'
import { type Ref, useState } from 'react'
import * as v from 'valibot'
import { replySubject } from '@/domain/messaging/email'
import { isOutbound } from '@/domain/messaging/message'
import type { MessageView, ThreadAddress, ThreadLine } from '@/domain/messaging/views'
import type { Channel } from '@/domain/messaging/vocabulary'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { Composer, type ComposerText } from '../composer/composer'
import { useMessageDraft } from '../composer/use-message-draft'
import type { ThreadProps, WholeThread } from '../types'

const noteShape = v.object({ body: v.string() })

type Props = ThreadProps & { whole: WholeThread; areaRef: Ref<HTMLTextAreaElement> }

/** The composer of a conversation, with what was written on any device. */
export const ThreadComposer = (props: Props) => {
  const { whole, setup, commands } = props
  const { conversation, addresses, card } = whole.newest
  const newest = whole.lines.findLast(({ message }) => message !== null)?.message ?? null
  const fromOthers = whole.lines.findLast(
    ({ message }) => message && isFromOthers(message, props.actor.user_id),
  )?.message
  const mail = whole.lines.findLast(({ message }) => message?.communication_type === 'email')?.message ?? null
  const channels = channelsOf(addresses)
  const answered: Channel = newest?.communication_type === 'email' ? 'email' : 'sms'
  const first = channels.includes(answered) ? answered : (channels[0] ?? 'sms')
  const [isNote, setNote] = useState(false)
  const { draft: noteDraft, onDraft: onNoteDraft } = useDraft({
    form: 'message',
    part: `note-${conversation.id}`,
    shape: noteShape,
  })
  const note = noteDraft?.typed.body ?? ''
  const draft = useMessageDraft({
    conversation: conversation.id,
    stored: props.draft,
    empty: { channel: first, subject: mail ? replySubject(mail.subject) : '', body: '' },
    save: commands.saveDraft,
    leaving: props.unsent.map(({ message }) => message),
  })
  if (setup.state !== 'ready' || !draft.isReady)
    return (
      <chakra.div p="3" borderTopWidth="1px">
        {setup.state === 'failed' ? (
          <Banner kind="error" detail={setup.failure.message} onRetry={setup.retry}>
            Failed to load what sending needs. Please try again.
          </Banner>
        ) : (
          <Skeleton height="7rem" borderRadius="md" />
        )}
      </chakra.div>
    )
  const text: ComposerText = isNote
    ? { mode: 'note', subject: '', body: note }
    : { mode: draft.text.channel, subject: draft.text.subject, body: draft.text.body }
  const onText = ({ mode, ...patch }: Partial<ComposerText>) => {
    if (mode !== undefined) setNote(mode === 'note')
    if (isNote && patch.body !== undefined)
      return onNoteDraft(patch.body === '' ? null : { typed: { body: patch.body } })
    if (mode !== undefined && mode !== 'note') return draft.change({ ...patch, channel: mode })
    if (patch.body === undefined && patch.subject === undefined) return
    draft.change(patch)
  }
  return (
    <>
      {draft.other && (
        <chakra.div p="2">
          <Banner
            kind="warning"
            detail={`“${draft.other.body}”`}
            actions={
              <>
                <Button size="sm" variant="outline" onClick={draft.takeOther}>
                  Use that one
                </Button>
                <Button size="sm" variant="ghost" color="inherit" onClick={draft.keepOwn}>
                  Keep mine
                </Button>
              </>
            }
          >
            There is another draft, from another device.
          </Banner>
        </chakra.div>
      )}
      <Composer
        {...props}
        target={{ conversation: conversation.id, client: conversation.client_id, addresses, card }}
        setup={setup.value}
        text={text}
        onText={onText}
        channels={channels}
        seen={newestId(whole.lines)}
        fromOthers={fromOthers ?? null}
        mail={mail}
        send={async (message) => {
          await draft.hold()
          const outcome = await commands.send(message)
          if (outcome.ok) draft.outdate(outcome.at)
          else draft.release()
          return outcome
        }}
        addNote={async (body, mentions) => {
          const outcome = await commands.addNote(conversation.id, body, mentions, null)
          return outcome.ok ? { ok: true } : outcome
        }}
        onSent={draft.clear}
        {...(props.areaRef ? { areaRef: props.areaRef } : {})}
      />
    </>
  )
}

/** Merged threads are by time, not by id. */
const newestId = (lines: readonly ThreadLine[]): number | null =>
  lines.reduce((most, { message }) => Math.max(most, message?.id ?? 0), 0) || null

/** What the writer may not have seen: neither their own nor automatic. */
const isFromOthers = (message: MessageView, user: number): boolean =>
  !isOutbound(message) || (message.author_id !== null && message.author_id !== user)

/** Channels over which the other side can be reached; texts come first. */
const channelsOf = (addresses: readonly ThreadAddress[]): readonly Channel[] => {
  const present = new Set(addresses.map(({ channel }) => channel))
  return (['sms', 'email'] as const).filter((channel) => present.has(channel))
}
