import { chakra } from '@chakra-ui/react'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { displayAddress, toE164 } from '@/domain/messaging/address'
import type { MessageRecipient, ThreadAddress } from '@/domain/messaging/views'
import type { Channel } from '@/domain/messaging/vocabulary'
import { isEmail } from '@/domain/text/field'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Banner } from '@/ui/kit/feedback/banner'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Combobox } from '@/ui/kit/fields/combobox/combobox'
import { Composer, type ComposerText } from '../composer/composer'
import type { NewMessageProps } from '../types'
import { recipientOptions } from './recipients'

const addressFor = (address: string, channel: Channel): ThreadAddress => ({
  address,
  channel,
  opted_out_at: null,
  opted_out_by: null,
  marketing: false,
  shared_by: [],
})

/** Of a client both, as far as they are there; of what was typed, the one that it is. */
const addressesOf = (client: MessageRecipient | undefined, typed: string): readonly ThreadAddress[] => {
  if (client) {
    const phone = toE164(client.phone)
    return [...(phone ? [addressFor(phone, 'sms')] : []), ...(client.email ? [addressFor(client.email, 'email')] : [])]
  }
  if (typed === '') return []
  return isEmail(typed) ? [addressFor(typed.trim(), 'email')] : [addressFor(toE164(typed) ?? typed, 'sms')]
}

const NONE: readonly never[] = []
const EMPTY: ComposerText = { mode: 'sms', subject: '', body: '' }

/** COMM-07: a first message, to a client or to any number or address. */
export const NewMessage = (props: NewMessageProps) => {
  const { recipients, setup, address, onAddress, onOpen, onClose } = props
  const [text, setText] = useState(EMPTY)
  const all = recipients.state === 'ready' ? recipients.value : NONE
  const client = all.find(({ client_id }) => client_id === address.client)
  const typed = address.to ?? ''
  const addresses = addressesOf(client, typed)
  const channels = (['sms', 'email'] as const).filter((channel) => addresses.some((one) => one.channel === channel))
  const mode = channels.find((channel) => channel === text.mode) ?? channels[0]
  const existing = client?.conversation_id ?? null
  useEffect(() => {
    if (existing !== null) onOpen(existing)
  }, [existing, onOpen])
  return (
    <chakra.section
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
      {mode !== undefined && setup.state === 'ready' && (
        <Composer
          {...props}
          key={addresses.map((one) => one.address).join()}
          target={{ conversation: null, client: client?.client_id ?? null, addresses, card: null }}
          setup={setup.value}
          colleagues={NONE}
          text={{ ...text, mode }}
          onText={(patch) => setText((before) => ({ ...before, ...patch }))}
          channels={channels}
          newest={null}
          addNote={null}
          onSent={onOpen}
        />
      )}
      {setup.state === 'loading' && <Skeleton m="3" height="7rem" borderRadius="md" />}
      {setup.state === 'failed' && (
        <chakra.div p="3">
          <Banner kind="error" detail={setup.failure.message} onRetry={setup.retry}>
            Failed to load what sending needs. Please try again.
          </Banner>
        </chakra.div>
      )}
    </chakra.section>
  )
}
