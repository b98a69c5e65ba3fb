import { chakra } from '@chakra-ui/react'
import { fullName } from '@/domain/account/user'
import type { ListedClient } from '@/domain/client/filter'
import { Button } from '@/ui/kit/actions/button'
import { type Loadable, mapReady } from '@/ui/kit/feedback/loadable'
import { isListOpen } from '@/ui/kit/forms/form-dialog'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { ClientPicker } from '@/ui/shared/pickers/client-picker'

type Props = {
  client: ListedClient
  clients: Loadable<readonly ListedClient[]>
  onChoose: (other: ListedClient) => void
  onClose: () => void
}

/** Picks the duplicate of this client. Nothing is merged until the next dialog. */
export const MergeWithDialog = ({ client, clients, onChoose, onClose }: Props) => (
  <Dialog
    open
    onClose={() => !isListOpen() && onClose()}
    title="Merge with…"
    description={`Which client is the same as ${fullName(client)}? You compare the two before anything changes.`}
    footer={
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
    }
  >
    {/* Leaves room for the list that opens under the field. */}
    <chakra.div minH={{ sm: '20rem' }}>
      <ClientPicker
        clients={mapReady(clients, (all) => all.filter(({ id }) => id !== client.id))}
        chosen={undefined}
        onChoose={onChoose}
        error={undefined}
        onAdd={null}
      />
    </chakra.div>
  </Dialog>
)
