import * as v from 'valibot'
import { importedName, type SentClient, sentClients } from '@/contract/client-import'
import type {
  ImportClientsArgs,
  ImportResult,
  MergeClientsArgs,
  MergeResult,
} from '@/contract/graphql/generated/resolvers'
import { servicesOf } from '@/domain/client/listed-property'
import { mayCreateClients, mayEditClients, maySeeClients } from '@/domain/client/permissions'
import { isAt } from '@/domain/client/property'
import { mayListJobs, maySeeJob } from '@/domain/job/commands'
import type { Fact } from '@/domain/record/fact'
import { command } from '../core/write/command'
import { plainMessage } from '../core/write/plain-message'
import { invalid, permitReading, Refusal } from '../core/write/refusal'
import type { ResolversFor } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { imported } from './import'
import { merged } from './merge'

/** Throws Refusal 422 that names the row. */
const clientsIn = (sent: ImportClientsArgs['clients']): SentClient[] => {
  const { success, output, issues } = v.safeParse(sentClients, sent)
  if (success) return output
  const path = v.getDotPath(issues[0])
  const message = plainMessage(issues[0])
  if (path === null) throw invalid('clients', message)
  const index = Number(path.split('.')[0])
  const errors = [{ path: `clients.${path}`, message }]
  throw new Refusal(422, `${importedName(sent[index]?.row, index)}: ${message}`, { errors })
}

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

export const clientResolvers: ResolversFor<'importClients' | 'mergeClients' | 'services'> = {
  services(_args, { actor, store }) {
    permitReading('jobs', mayListJobs(actor), store)
    const today = store.today(actor.time_zone)
    return store
      .naming('properties', 'business_id', actor.business_id)
      .filter(({ client_id }) => maySeeClients(actor) || client_id === actor.client_id)
      .map((property) => {
        const jobs = store.naming('jobs', 'client_id', property.client_id).filter((job) => maySeeJob(actor, job))
        return { property: property.id, ...servicesOf(jobs.filter(isAt(property)), today) }
      })
  },

  importClients: mutation<ImportClientsArgs, ImportResult>(
    'importClients',
    command('clients', {
      may: { rule: mayCreateClients, participle: 'imported' },
      facts: (request, store) => imported(request, clientsIn(request.args.clients), store),
      answer({ facts }) {
        const added = facts.filter(({ type }) => type === 'client.created')
        const [only] = added.length === 1 ? (added[0]?.changes ?? []) : []
        return { added: added.length, addedId: only?.id ?? null, filled: clientsOfFacts(facts).size - added.length }
      },
    }),
  ),

  mergeClients: mutation<MergeClientsArgs, MergeResult>(
    'mergeClients',
    command('clients', {
      may: { rule: mayEditClients, participle: 'merged' },
      facts: (request, store) => merged(request, request.args, store),
      answer: ({ facts }, { args: { keep } }) => ({
        properties: goneOver(facts, 'properties', keep),
        jobs: goneOver(facts, 'jobs', keep),
      }),
    }),
  ),
}
