import { toWireImport } from '@/contract/client-import'
import { ImportClientsDocument, MergeClientsDocument } from '@/contract/graphql/generated/clients'
import type { ClientToImport } from '@/domain/client/import/plan'
import type { MergePart } from '@/domain/client/merge'
import type { GraphQL } from '../graphql/graphql'

/** `addedId` is set if exactly one client was added. */
type Imported = { added: number; addedId?: number | null; filled: number }

/** Batch operations on clients. `key` is the intent's id, and the undo key of the whole batch. */
export type ClientAdmin = {
  /** All or nothing. Throws Failure 402 above the plan's limit, 403, 409, 422. */
  importClients(clients: readonly ClientToImport[], key: string): Promise<Imported>
  /** Answers with the parts that moved. Throws Failure 403, 404, 409, 422. */
  mergeClients(
    merge: { keep: number; merge: number; takes: readonly MergePart[] },
    key: string,
  ): Promise<{ properties: number; jobs: number }>
}

/** In ms; an import of thousands of clients takes longer than other writes. */
const IMPORT_TIMEOUT = 180_000

/** Uses GraphQL because the documents specify no calls for these. */
export const createClientAdmin = (graphql: GraphQL): ClientAdmin => ({
  async importClients(clients, key) {
    const sent = { clients: clients.map(toWireImport), key }
    return (await graphql.mutate(ImportClientsDocument, sent, IMPORT_TIMEOUT)).importClients
  },
  async mergeClients({ keep, merge, takes }, key) {
    const sent = { keep, merge, takes: [...takes], key }
    return (await graphql.mutate(MergeClientsDocument, sent)).mergeClients
  },
})
