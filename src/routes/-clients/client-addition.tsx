import type { ListedClient } from '@/domain/client/filter'
import { ClientFormContainer } from './client-form-container'
import { useClientCommands } from './use-client-commands'

export type ClientAdditionProps = {
  /** What the client was searched by. */
  typed: string
  onAdded: (client: ListedClient) => void
  onClose: () => void
}

/** A new client is not looked for among those that are there. */
const NOBODY_YET = { clients: { data: undefined, error: null }, damaged: [], room: null }

/** Add Client over another form. */
export const ClientAddition = ({ typed, onAdded, onClose }: ClientAdditionProps) => (
  <ClientFormContainer
    id={null}
    {...NOBODY_YET}
    typed={typed}
    commands={useClientCommands(onAdded)}
    onClose={onClose}
  />
)
