import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { displayAddress } from '@/domain/messaging/display-address'
import type { ListedConversation, MessageRecipient } from '@/domain/messaging/views'
import { listed } from '@/domain/text/wording'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Combobox } from '@/ui/kit/fields/combobox/combobox'
import { recipientOptions } from '../messages/recipients'
import { OpenPhone } from '../phone/open-phone'
import type { ConversationCommands } from '../types'

type Props = {
  conversation: ListedConversation
  clients: Loadable<readonly MessageRecipient[]>
  linkClient: ConversationCommands['linkClient']
  onNewClient: ((typed: string) => void) | null
}

/** For a number or address that belongs to no client, or to several. */
export const WhoIsThis = ({ conversation, clients, linkClient, onNewClient }: Props) => {
  const { id, address, shared_by } = conversation
  const [problem, setProblem] = useState<string | null>(null)
  const link = async (client: number) => {
    const outcome = await linkClient(id, client)
    setProblem(outcome.ok ? null : outcome.failure.message)
  }
  const list = clients.state === 'ready' ? clients.value : null
  return (
    <chakra.section display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)" aria-label="Who is this?">
      <div>
        <chakra.h3 textStyle="heading">Who is this?</chakra.h3>
        <chakra.p color="fg.muted" textStyle="small">
          {shared_by.length > 0
            ? `${displayAddress(address)} belongs to ${listed(shared_by.map(({ name }) => name))}. Choose who wrote.`
            : `${displayAddress(address)} belongs to none of your clients. Its messages move to the client you choose.`}
        </chakra.p>
      </div>
      {problem && <Banner kind="error">{problem}</Banner>}
      {shared_by.map(({ id: client, name }) => (
        <Button key={client} variant="outline" size="sm" onClick={() => void link(client)}>
          {name}
        </Button>
      ))}
      <Combobox
        name="client"
        label="Client"
        listLabel="Clients"
        placeholder="Search by name, phone or email"
        find={list && ((typed) => recipientOptions(list, typed))}
        chosen=""
        onChoose={(key) => void link(Number(key))}
        none="No client found."
        adding={
          onNewClient && {
            label: (typed) => (typed === '' ? 'Add client' : `Add client “${typed}”`),
            onAdd: onNewClient,
          }
        }
      />
      {onNewClient && (
        <Button variant="outline" size="sm" onClick={() => onNewClient('')}>
          Create a client
        </Button>
      )}
      <OpenPhone search={address.includes('@') ? { email: address } : { phone: address }} />
    </chakra.section>
  )
}
