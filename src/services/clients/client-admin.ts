import { toWireImport } from '@/contract/client-import'
import { ImportClientsDocument, MergeClientsDocument } from '@/contract/graphql/generated/clients'
import type { ClientToImport } from '@/domain/client/import/plan'
import type { MergePart } from '@/domain/client/merge'
import type { GraphQL } from '../graphql/graphql'

/** What an import led to; `addedId` is the client that was added, where it is exactly one. */
type Imported = { added: number; addedId?: number | null; filled: number }

/** Several clients at once. `key` is the intent's id, by which the whole can be taken back. */
export type ClientAdmin = {
  /** Adds and fills in clients, all or none. @throws Failure 402 beyond the plan's limit, 403, 409, 422 */
  importClients(clients: readonly ClientToImport[], key: string): Promise<Imported>
  /** Makes two clients one and says what went over. @throws Failure 403, 404, 409, 422 */
  mergeClients(
    merge: { keep: number; merge: number; takes: readonly MergePart[] },
    key: string,
  ): Promise<{ properties: number; jobs: number }>
}

/** An import of thousands of clients takes longer than other writes, in ms. */
const IMPORT_TIMEOUT = 180_000

/** Builds the service over GraphQL: the documents name no call for these. */
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
