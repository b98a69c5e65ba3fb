import type { ListedClient } from '@/domain/client/filter'
import { ClientFormContainer } from './client-form-container'
import { useClientCommands } from './use-client-commands'

export type ClientAdditionProps = {
  /** What the client was searched by. */
  typed: string
  onAdded: (client: ListedClient) => void
  onClose: () => void
}

/** Add Client over another form. */
export const ClientAddition = ({ typed, onAdded, onClose }: ClientAdditionProps) => (
  <ClientFormContainer
    clientId={null}
    known={undefined}
    typed={typed}
    commands={useClientCommands(onAdded)}
    onClose={onClose}
  />
)
