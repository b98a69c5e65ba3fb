import { chakra } from '@chakra-ui/react'
import { fullName } from '@/domain/account/user'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Combobox } from '@/ui/kit/fields/combobox/combobox'
import { useSearchHint } from '@/ui/kit/fields/search-hint'
import { type ClientOption, matchClients } from './match-clients'

type ClientPickerProps<C extends ClientOption> = {
  label?: string
  clients: Loadable<readonly C[]>
  chosen: C | undefined
  onChoose: (client: C) => void
  error: string | undefined
  /** Adds a client from the input if none matches; null without permission. */
  onAdd: ((typed: string) => void) | null
}

export const ClientPicker = <C extends ClientOption>({
  label = 'Client',
  clients,
  chosen,
  onChoose,
  error,
  onAdd,
}: ClientPickerProps<C>) => {
  const searchHint = useSearchHint('Search clients', 'Search by name, phone, email or address')
  const list = clients.state === 'ready' ? clients.value : null
  const find = (typed: string) => {
    const { found, more } = matchClients(list ?? [], typed)
    return { found: found.map(optionOf), more }
  }
  const choose = (key: string) => {
    const client = list?.find(({ id }) => String(id) === key)
    if (client) onChoose(client)
  }
  return (
    <chakra.div display="grid" gap="2">
      {clients.state === 'failed' && (
        <Banner kind="warning" detail={clients.failure.message} onRetry={clients.retry}>
          Failed to load clients. Please try again.
        </Banner>
      )}
      <Combobox
        name="client_id"
        label={label}
        listLabel="Clients"
        {...searchHint}
        find={list && find}
        chosen={chosen ? fullName(chosen) : ''}
        onChoose={choose}
        none="No client found."
        adding={onAdd && { label: addLabel, onAdd }}
        error={error}
        hint={clients.state === 'loading' ? 'Loading clients…' : undefined}
      />
    </chakra.div>
  )
}

const optionOf = (client: ClientOption) => ({
  key: String(client.id),
  text: fullName(client),
  detail: client.properties[0]?.address ?? client.email,
})

const addLabel = (typed: string): string => (typed === '' ? 'Add client' : `Add client “${typed}”`)
