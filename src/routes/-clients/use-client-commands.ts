import { useMemo } from 'react'
import type { ListedClient } from '@/domain/client/filter'
import type { ClientDraft } from '@/domain/client/form'
import type { ClientStatus } from '@/domain/client/vocabulary'
import type { ClientCommands } from '@/ui/clients/types'
import { plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-workspace'

/**
 * The commands of the clients screens, for as long as the same person works in the same workspace. `onAdded` is given a client who was
 * added one by one.
 */
export const useClientCommands = (onAdded?: (client: ListedClient) => void): ClientCommands => {
  const { workspace, actor } = useWorkspace()
  return useMemo(() => {
    const { clients } = workspace
    const business = actor.business_id
    const writes = {
      async create(draft: ClientDraft, key: string) {
        const client = await clients.create(business, draft, key)
        onAdded?.(client)
        return client
      },
      edit: ({ id }: ListedClient, draft: ClientDraft, key: string) => clients.edit(business, id, draft, key),
      setStatus: ({ id }: ListedClient, status: ClientStatus, key: string) =>
        clients.setStatus(business, id, status, key),
      remove: ({ id }: ListedClient, key: string) => clients.remove(business, id, key),
    }
    const { request, undoFacts } = requesting(workspace, ['clients', 'jobs'])
    return {
      ...plainCommands(workspace, { kind: 'client', changed: ['clients'] }, writes),
      importClients: (list) =>
        request({ write: ['client', 'import', list] }, (key) => clients.importClients(list, key)),
      // The jobs of the client that goes are the other one's from then on.
      merge: (merge) => request({ write: ['client', 'merge', merge] }, (key) => clients.mergeClients(merge, key)),
      undo: undoFacts,
    }
  }, [workspace, actor, onAdded])
}
