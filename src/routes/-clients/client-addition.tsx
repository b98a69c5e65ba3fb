import type { ListedClient } from '@/domain/client/filter'
import { ClientFormContainer } from './client-form-container'
import { useClientCommands } from './use-client-commands'

export type ClientAdditionProps = {
  typed: string
  onAdded: (client: ListedClient) => void
  onClose: () => void
}

/** A new client is not looked up among existing ones. */
const NOBODY_YET = { clients: { data: undefined, error: null }, damaged: [], room: null }

export const ClientAddition = ({ typed, onAdded, onClose }: ClientAdditionProps) => (
  <ClientFormContainer
    id={null}
    {...NOBODY_YET}
    typed={typed}
    commands={useClientCommands(onAdded)}
    onClose={onClose}
  />
)
