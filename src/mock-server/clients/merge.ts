import type { Client } from '@/domain/client/client'
import { MOST_PROPERTIES, TOO_MANY_PROPERTIES } from '@/domain/client/form'
import { type MergePart, mergedClient, mergeRefusal } from '@/domain/client/merge'
import { fieldChanges } from '@/domain/fact'
import { fullName } from '@/domain/user'
import type { Decided } from '../core/carry-out'
import { removed, replaced, updated } from '../core/changes'
import type { Asker } from '../core/command'
import { Refusal } from '../core/refusal'
import type { Store } from '../core/store'
import { entriesOf, fact, propertiesOf } from './decisions'

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
  const places = propertiesOf(kept.id, store).length + propertiesOf(other.id, store).length
  if (places > MOST_PROPERTIES) throw new Refusal(422, TOO_MANY_PROPERTIES)
  // Who signs in as a client does so for good; their account would be left without one.
  if (store.table('users').some(({ client_id }) => client_id === other.id))
    throw new Refusal(409, `${fullName(other)} has an account here. Keep this client and merge the other one into it.`)
}

/** Makes two clients one; every record that changes has it in its history. @throws Refusal 404, 409, 422 */
export const merged = (asker: Asker, { keep, merge, takes }: Merge, store: Store): Decided[] => {
  const { actor } = asker
  const [kept, other] = [clientIn(keep, asker, store), clientIn(merge, asker, store)]
  check(kept, other, store)
  const after = mergedClient(kept, other, takes)
  const edit = replaced('clients', kept, after)
  const follows = `Went over from ${fullName(other)} to ${fullName(after)}`
  return [
    ...(fieldChanges(edit).length > 0
      ? [fact(actor, `client/${keep}`, 'client.merged', `Merged with ${fullName(other)}`, edit)]
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
      .naming('jobs', 'client_id', merge)
      .map((job) =>
        fact(actor, `job/${job.id}`, 'job.client_merged', follows, updated('jobs', job, { client_id: keep })),
      ),
    ...entriesOf(merge, store).map((entry) =>
      fact(
        actor,
        `balance/${entry.id}`,
        'balance.client_merged',
        follows,
        updated('balance_entries', entry, { client_id: keep }),
      ),
    ),
    fact(actor, `client/${merge}`, 'client.merged_away', `Merged into ${fullName(after)}`, removed('clients', other)),
  ]
}
