import type { Client } from '@/domain/client/client'
import { type MergePart, meetingPlaces, mergedClient, mergeRefusal } from '@/domain/client/merge'
import { joinedProperty, type Property, placeText } from '@/domain/client/property'
import { fieldChanges } from '@/domain/fact'
import { LONGEST } from '@/domain/field'
import type { Actor } from '@/domain/permissions/actor'
import { fullName } from '@/domain/user'
import { LINK_CLIENT_MERGED, QUESTION_CLIENT_MERGED } from '../client-page/tables'
import type { Decided } from '../core/carry-out'
import { removed, replaced, updated } from '../core/changes'
import type { Asker } from '../core/command'
import { invalid, Refusal } from '../core/refusal'
import type { Store } from '../core/store'
import { ESTIMATE_CLIENT_MERGED } from '../estimates/tables'
import { INVOICE_MERGED } from '../invoices/tables'
import { ACCOUNT_MERGED, PAYOUT_MERGED } from '../payouts/tables'
import { CLIENT_MERGED } from '../plans/tables'
import { checkPlaces, entriesOf, fact, propertiesOf } from './decisions'
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
  if (refusal) throw invalid('merge', refusal)
  const own = propertiesOf(kept.id, store)
  checkPlaces(own.length + meetingPlaces(own, propertiesOf(other.id, store)).moving.length)
  const account = accountRefusal(other, 'Keep this client and merge the other one into it.', store)
  if (account) throw new Refusal(409, account)
}

/** Both clients have a property at one address: it is one from then on. Jobs find it by the address. @throws Refusal 422 */
const propertiesJoined = (
  actor: Actor,
  joining: readonly { kept: Property; other: Property }[],
  otherName: string,
): Decided[] => {
  const joined = new Map<number, { before: Property; after: Property }>()
  for (const { kept, other } of joining) {
    const after = joinedProperty(joined.get(kept.id)?.after ?? kept, other)
    if (after.special_considerations.length > LONGEST.notes || after.access_notes.length > LONGEST.notes)
      throw invalid('merge', `The notes of both about ${placeText(kept)} are too long together. Shorten them first.`)
    joined.set(kept.id, { before: kept, after })
  }
  return [
    ...[...joined.values()].flatMap(({ before, after }) => {
      const edit = replaced('properties', before, after)
      const note = `Joined with the same property of ${otherName}`
      return fieldChanges(edit).length > 0 ? [fact(actor, `property/${before.id}`, 'property.merged', note, edit)] : []
    }),
    ...joining.map(({ kept, other }) =>
      fact(
        actor,
        `property/${other.id}`,
        'property.merged_away',
        `Joined with ${kept.property_name || placeText(kept)}`,
        removed('properties', other),
      ),
    ),
  ]
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
  const { moving, joining } = meetingPlaces(propertiesOf(keep, store), propertiesOf(merge, store))
  const follows = isNamesake ? `Moved to ${named(kept)}` : `Moved from ${fullName(other)} to ${fullName(kept)}`
  const joinedTo = new Map(joining.map((pair) => [pair.other.id, pair.kept.id]))
  return [
    ...(fieldChanges(edit).length > 0
      ? [fact(actor, `client/${keep}`, 'client.merged', `Merged with ${named(other)}`, edit)]
      : []),
    ...moving.map((property) =>
      fact(
        actor,
        `property/${property.id}`,
        'property.client_merged',
        follows,
        updated('properties', property, { client_id: keep }),
      ),
    ),
    ...propertiesJoined(actor, joining, fullName(other)),
    ...store.naming('jobs', 'client_id', merge).map((job) => {
      const property_id = joinedTo.get(job.property_id ?? 0) ?? job.property_id
      const edit = updated('jobs', job, { client_id: keep, property_id })
      return fact(actor, `job/${job.id}`, 'job.client_merged', follows, edit)
    }),
    ...store.naming('service_plans', 'client_id', merge).map((plan) => {
      const property_id = joinedTo.get(plan.property_id ?? 0) ?? plan.property_id
      const edit = updated('service_plans', plan, { client_id: keep, property_id })
      return fact(actor, `service_plan/${plan.id}`, CLIENT_MERGED, follows, edit)
    }),
    ...store.naming('estimates', 'client_id', merge).map((estimate) => {
      const property_id = joinedTo.get(estimate.property_id) ?? estimate.property_id
      const edit = updated('estimates', estimate, { client_id: keep, property_id })
      return fact(actor, `estimate/${estimate.id}`, ESTIMATE_CLIENT_MERGED, follows, edit)
    }),
    ...store.naming('invoices', 'client_id', merge).map((invoice) => {
      const property_id = joinedTo.get(invoice.property_id ?? 0) ?? invoice.property_id
      const edit = updated('invoices', invoice, { client_id: keep, property_id })
      return fact(actor, `invoice/${invoice.id}`, INVOICE_MERGED, follows, edit)
    }),
    ...store.naming('client_links', 'client_id', merge).map((link) => {
      const edit = updated('client_links', link, { client_id: keep })
      return fact(actor, `client_link/${link.id}`, LINK_CLIENT_MERGED, follows, edit)
    }),
    ...store.naming('client_questions', 'client_id', merge).map((question) => {
      const edit = updated('client_questions', question, { client_id: keep })
      return fact(actor, `client_question/${question.id}`, QUESTION_CLIENT_MERGED, follows, edit)
    }),
    ...store.naming('payouts', 'client_id', merge).map((payout) => {
      const edit = updated('payouts', payout, { client_id: keep })
      return fact(actor, `payout/${payout.id}`, PAYOUT_MERGED, follows, edit)
    }),
    ...store.naming('payout_accounts', 'client_id', merge).map((account) => {
      // The client who stays keeps the account that is chosen first.
      const edit = updated('payout_accounts', account, { client_id: keep, is_default: false })
      return fact(actor, `payout_account/${account.id}`, ACCOUNT_MERGED, follows, edit)
    }),
    ...entriesOf(merge, store).map((entry) =>
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
