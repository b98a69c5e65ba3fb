import { useMemo } from 'react'
import type { ListedClient } from '@/domain/client/filter'
import type { ClientDraft } from '@/domain/client/form'
import type { ClientStatus } from '@/domain/client/vocabulary'
import type { Edit } from '@/domain/record/merge-edits'
import type { ClientCommands } from '@/ui/clients/types'
import { plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'

/** Queries invalidated by client writes: jobs carry the client's name, and a merge moves them. */
export const CHANGED = ['clients', 'jobs'] as const

/** Stable for as long as the person and workspace are. `onAdded` gets each client added individually. */
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
      edit: ({ id }: Pick<ListedClient, 'id'>, edit: Edit<ClientDraft, ListedClient>, key: string) =>
        clients.edit(business, id, edit, key),
      setStatus: ({ id }: ListedClient, status: ClientStatus, key: string) =>
        clients.setStatus(business, id, status, key),
      remove: ({ id }: ListedClient, key: string) => clients.remove(business, id, key),
    }
    const { request, undoFacts, undoRequest } = requesting(workspace, CHANGED)
    return {
      ...plainCommands(workspace, { kind: 'client', changed: CHANGED }, writes),
      async importClients(list) {
        const writeRequest = { write: ['client', 'import', list], durable: true }
        let sentAs: string | undefined
        const outcome = await request(writeRequest, (key) => {
          sentAs = key
          return clients.importClients(list, key)
        })
        if (!outcome.ok) return { ...outcome, key: sentAs }
        return outcome.answer.addedId ? { ...outcome, id: outcome.answer.addedId } : outcome
      },
      undoImport: undoRequest,
      merge: (merge) => request({ write: ['client', 'merge', merge] }, (key) => clients.mergeClients(merge, key)),
      undo: undoFacts,
    }
  }, [workspace, actor, onAdded])
}
