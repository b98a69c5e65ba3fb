import * as v from 'valibot'
import { importedName, type SentClient, sentClients } from '@/contract/client-import'
import type {
  ImportClientsArgs,
  ImportResult,
  MergeClientsArgs,
  MergeResult,
} from '@/contract/graphql/generated-resolvers'
import { mayCreateClients, mayEditClients } from '@/domain/client/permissions'
import type { Fact } from '@/domain/fact'
import { command } from '../core/command'
import { Refusal } from '../core/refusal'
import type { ResolversFor } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { imported } from './import'
import { merged } from './merge'

/** @throws Refusal 422, naming the row */
const clientsIn = (sent: ImportClientsArgs['clients']): SentClient[] => {
  const { success, output, issues } = v.safeParse(sentClients, sent)
  if (success) return output
  const [place] = v.getDotPath(issues[0])?.split('.') ?? []
  const message = issues[0].message
  const index = Number(place)
  throw new Refusal(422, place === undefined ? message : `${importedName(sent[index]?.row, index)}: ${message}`)
}

/** The clients that facts are about: their own rows, and those of what belongs to them. */
const clientsOfFacts = (facts: readonly Fact[]): Set<unknown> =>
  new Set(
    facts.flatMap(({ changes }) =>
      changes.map(({ table, id, after }) => (table === 'clients' ? id : after?.client_id)),
    ),
  )

const goneOver = (facts: readonly Fact[], table: string, keep: number): number =>
  facts.filter(
    ({ changes: [change] }) =>
      change?.table === table && change.before?.client_id !== keep && change.after?.client_id === keep,
  ).length

/** Several clients at once: out of a file, and two that are one. */
export const clientResolvers: ResolversFor<'importClients' | 'mergeClients'> = {
  importClients: mutation<ImportClientsArgs, ImportResult>(
    'importClients',
    command('clients', {
      may: { rule: mayCreateClients, participle: 'imported' },
      facts: (asked, store) => imported(asked, clientsIn(asked.args.clients), store),
      answer({ facts }) {
        const added = facts.filter(({ type }) => type === 'client.created').length
        return { added, filled: clientsOfFacts(facts).size - added }
      },
    }),
  ),

  mergeClients: mutation<MergeClientsArgs, MergeResult>(
    'mergeClients',
    command('clients', {
      may: { rule: mayEditClients, participle: 'merged' },
      facts: (asked, store) => merged(asked, asked.args, store),
      answer: ({ facts }, { args: { keep } }) => ({
        properties: goneOver(facts, 'properties', keep),
        jobs: goneOver(facts, 'jobs', keep),
      }),
    }),
  ),
}
