import { chakra } from '@chakra-ui/react'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { displayAddress } from '@/domain/messaging/display-address'
import { CHANNELS } from '@/domain/messaging/vocabulary'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Banner } from '@/ui/kit/feedback/banner'
import { bothReady } from '@/ui/kit/feedback/loadable'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Combobox } from '@/ui/kit/fields/combobox/combobox'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { Composer, type ComposerText } from '../composer/composer'
import type { NewMessageProps } from '../types'
import { recipientOptions } from './recipients'

const NONE: readonly never[] = []
const textShape = v.object({ mode: v.picklist([...CHANNELS, 'note']), subject: v.string(), body: v.string() })
const EMPTY: ComposerText = { mode: 'sms', subject: '', body: '' }

/** COMM-07: a first message, to a client or to any number or address. */
export const NewMessage = (props: NewMessageProps) => {
  const { recipients, setup, address, onAddress, onOpen, onClose, client } = props
  const { draft, onDraft } = useDraft({ form: 'message', part: 'new', shape: textShape })
  const text: ComposerText = { ...EMPTY, ...draft?.typed }
  const all = recipients.state === 'ready' ? recipients.value : NONE
  const typed = address.to ?? ''
  const ready = bothReady(setup, props.addresses, (one, other) => ({ setup: one, addresses: other }))
  const addresses = ready.state === 'ready' ? ready.value.addresses : NONE
  const channels = (['sms', 'email'] as const).filter((channel) => addresses.some((one) => one.channel === channel))
  const mode = channels.find((channel) => channel === text.mode) ?? channels[0]
  const existing = client?.conversation_id ?? null
  useEffect(() => {
    if (existing !== null) onOpen(existing)
  }, [existing, onOpen])
  const section = useRef<HTMLElement>(null)
  const begin = useEffectEvent(() => {
    if (!client && typed === '') section.current?.querySelector<HTMLInputElement>('[name=to]')?.focus()
  })
  useEffect(() => begin(), [])
  return (
    <chakra.section
      ref={section}
      aria-label="New message"
      display="flex"
      flexDirection="column"
      flex="1 1 0px"
      minH="0"
      overflowY="auto"
    >
      <chakra.div display="flex" alignItems="center" gap="2" px="3" minH="14" borderBottomWidth="1px">
        <chakra.h2 fontWeight="semibold" flex="1">
          New message
        </chakra.h2>
        <IconButton label="Close" onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </chakra.div>
      <chakra.div p="3" flex="1">
        <Combobox
          name="to"
          label="To"
          listLabel="Recipients"
          placeholder="Client, number, or email address"
          find={(words) => recipientOptions(all, words)}
          chosen={client?.name ?? (typed && displayAddress(typed))}
          onChoose={(key) => onAddress({ client: Number(key), to: undefined })}
          none={recipients.state === 'loading' ? 'Loading clients…' : 'Type a number or an email address.'}
          adding={{
            label: (words) => `Write to “${words}”`,
            onAdd: (words) => words !== '' && onAddress({ to: words, client: undefined }),
          }}
        />
      </chakra.div>
      {mode !== undefined && ready.state === 'ready' && (
        <Composer
          {...props}
          key={addresses.map((one) => one.address).join()}
          target={{ conversation: null, client: client?.client_id ?? null, addresses, card: null }}
          setup={ready.value.setup}
          colleagues={NONE}
          text={{ ...text, mode }}
          onText={(patch) => onDraft({ typed: { ...text, ...patch } })}
          channels={channels}
          seen={null}
          fromOthers={null}
          mail={null}
          presence={null}
          addNote={null}
          onSent={(conversation) => {
            onDraft(null)
            onOpen(conversation)
          }}
        />
      )}
      {ready.state === 'loading' && <Skeleton m="3" height="7rem" borderRadius="md" />}
      {ready.state === 'failed' && (
        <chakra.div p="3">
          <Banner kind="error" detail={ready.failure.message} onRetry={ready.retry}>
            Failed to load what sending needs. Please try again.
          </Banner>
        </chakra.div>
      )}
    </chakra.section>
  )
}
