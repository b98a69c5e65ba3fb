import type { Client } from '@/domain/client/client'
import { type MergePart, mergedClient, mergeRefusal } from '@/domain/client/merge'
import { fieldChanges } from '@/domain/fact'
import { fullName } from '@/domain/user'
import type { Decided } from '../core/carry-out'
import { removed, replaced, updated } from '../core/changes'
import type { Asker } from '../core/command'
import { Refusal } from '../core/refusal'
import type { Store } from '../core/store'
import { checkPlaces, fact, propertiesOf } from './decisions'
import { accountRefusal } from './refusals'
import { MERGED_AWAY } from './tables'

const GONE = 'One of the two clients is no longer there. It may have been deleted or merged already.'

const clientIn = (id: number, { businessId }: Asker, store: Store): Client => {
  const client = store.find('clients', id)
  if (client?.business_id !== businessId) throw new Refusal(404, GONE)
  return client
}

/** What a merge asks: which client stays, which goes, and what the first takes from the second. */
export type Merge = { keep: number; merge: number; takes: readonly MergePart[] }

/** @throws Refusal 409, 422 */
const check = (kept: Client, other: Client, store: Store): void => {
  const refusal = mergeRefusal(kept, other)
  if (refusal) throw new Refusal(422, refusal)
  checkPlaces(propertiesOf(kept.id, store).length + propertiesOf(other.id, store).length)
  const account = accountRefusal(other, 'Keep this client and merge the other one into it.', store)
  if (account) throw new Refusal(409, account)
}

/** Makes two clients one; every record that changes has it in its history. @throws Refusal 404, 409, 422 */
export const merged = (asker: Asker, { keep, merge, takes }: Merge, store: Store): Decided[] => {
  const { actor } = asker
  const [kept, other] = [clientIn(keep, asker, store), clientIn(merge, asker, store)]
  check(kept, other, store)
  const after = mergedClient(kept, other, takes)
  const edit = replaced('clients', kept, after)
  const isNamesake = fullName(kept) === fullName(other)
  /** One of the two in the history of the other: duplicates often have one name. */
  const named = (client: Client) => (isNamesake ? `another ${fullName(client)}` : fullName(client))
  const names = { client_first_name: after.first_name, client_last_name: after.last_name }
  const isRenamed = fullName(kept) !== fullName(after)
  const follows = isNamesake ? `Moved to ${named(kept)}` : `Moved from ${fullName(other)} to ${fullName(kept)}`
  return [
    ...(fieldChanges(edit).length > 0
      ? [fact(actor, `client/${keep}`, 'client.merged', `Merged with ${named(other)}`, edit)]
      : []),
    ...propertiesOf(merge, store).map((property) =>
      fact(
        actor,
        `property/${property.id}`,
        'property.client_merged',
        follows,
        updated('properties', property, { client_id: keep }),
      ),
    ),
    ...store
      .table('jobs')
      .filter(({ client_id }) => client_id === merge || (isRenamed && client_id === keep))
      .map((job) =>
        fact(
          actor,
          `job/${job.id}`,
          'job.client_merged',
          job.client_id === merge ? follows : `Client renamed to ${fullName(after)}`,
          updated('jobs', job, { client_id: keep, ...names }),
        ),
      ),
    ...store
      .table('balance_entries')
      .filter(({ client_id }) => client_id === merge)
      .map((entry) =>
        fact(
          actor,
          `balance/${entry.id}`,
          'balance.client_merged',
          follows,
          updated('balance_entries', entry, { client_id: keep }),
        ),
      ),
    fact(actor, `client/${merge}`, MERGED_AWAY, `Merged into ${named(kept)}`, removed('clients', other)),
  ]
}
