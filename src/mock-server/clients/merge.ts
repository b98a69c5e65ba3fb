import { fullName } from '@/domain/account/user'
import type { Client } from '@/domain/client/client'
import { type MergePart, meetingPlaces, mergedClient, mergeRefusal } from '@/domain/client/merge'
import { joinedProperty, type Property, placeText } from '@/domain/client/property'
import type { FactActor } from '@/domain/record/fact'
import { LONGEST } from '@/domain/text/field'
import { LINK_CLIENT_MERGED, linkFacts, QUESTION_CLIENT_MERGED, questionFacts } from '../client-page/tables'
import { conversationsMerged } from '../communications/commands/merging'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { invalid, Refusal } from '../core/write/refusal'
import { ESTIMATE_CLIENT_MERGED, estimateFacts } from '../estimates/tables'
import { INVOICE_MERGED, invoiceFacts } from '../invoices/tables'
import { jobFacts } from '../jobs/tables'
import { ACCOUNT_MERGED, PAYOUT_MERGED, payoutAccountFacts, payoutFacts } from '../payouts/tables'
import { CLIENT_MERGED, planFacts } from '../plans/tables'
import { checkPlaces, entriesOf, propertiesOf, saysSomething } from './decisions'
import { accountRefusal } from './refusals'
import { balanceFacts, clientFacts, MERGED_AWAY, propertyFacts } from './tables'

const GONE = 'One of the two clients no longer exists. It may have been deleted or merged already.'

const clientIn = (id: number, { businessId }: Requester, store: Store): Client => {
  const client = store.find('clients', id)
  if (client?.business_id !== businessId) throw new Refusal(404, GONE)
  return client
}

/** `keep` stays, `merge` is removed, `takes` are the parts taken from it. */
export type Merge = { keep: number; merge: number; takes: readonly MergePart[] }

/** Throws Refusal 409, 422. */
const check = (primary: Client, other: Client, store: Store): void => {
  const refusal = mergeRefusal(primary, other)
  if (refusal) throw invalid('merge', refusal)
  const own = propertiesOf(primary.id, store)
  checkPlaces(own.length + meetingPlaces(own, propertiesOf(other.id, store)).moving.length)
  const account = accountRefusal(other, 'Keep this client and merge the other one into it.', store)
  if (account) throw new Refusal(409, account)
}

type Attribution = { actor: FactActor; note: string }

/** Joins properties at the same address. Jobs find the property by address. Throws Refusal 422. */
const propertiesJoined = (
  by: FactActor,
  joining: readonly { primary: Property; other: Property }[],
  otherName: string,
): Decided[] => {
  const joined = new Map<number, { before: Property; after: Property }>()
  for (const { primary, other } of joining) {
    const after = joinedProperty(joined.get(primary.id)?.after ?? primary, other)
    if (after.special_considerations.length > LONGEST.notes || after.access_notes.length > LONGEST.notes)
      throw invalid('merge', `The notes of both about ${placeText(primary)} are too long together. Shorten them first.`)
    joined.set(primary.id, { before: primary, after })
  }
  const attribution = { actor: by, note: `Joined with the same property of ${otherName}` }
  return [
    ...[...joined.values()]
      .map(({ before, after }) => propertyFacts.changed(before, 'property.merged', { ...attribution, patch: after }))
      .filter(saysSomething),
    ...joining.map(({ primary, other }) =>
      propertyFacts.gone(other, 'property.merged_away', {
        actor: by,
        note: `Joined with ${primary.property_name || placeText(primary)}`,
      }),
    ),
  ]
}

/** Every changed record gets a history entry. Throws Refusal 404, 409, 422. */
export const merged = (requester: Requester, { keep, merge, takes }: Merge, store: Store): Decided[] => {
  const actor = byUser(requester.actor)
  const [primary, other] = [clientIn(keep, requester, store), clientIn(merge, requester, store)]
  check(primary, other, store)
  const isNamesake = fullName(primary) === fullName(other)
  const named = (client: Client) => (isNamesake ? `another ${fullName(client)}` : fullName(client))
  const { moving, joining } = meetingPlaces(propertiesOf(keep, store), propertiesOf(merge, store))
  const note = isNamesake ? `Moved to ${named(primary)}` : `Moved from ${fullName(other)} to ${fullName(primary)}`
  const joinedTo = new Map(joining.map((pair) => [pair.other.id, pair.primary.id]))
  const toPrimary = () => ({ client_id: keep })
  const atPrimary = <PropertyId extends number | null>({ property_id }: { property_id: PropertyId }) => {
    const joined: PropertyId | number = joinedTo.get(property_id ?? 0) ?? property_id
    return { client_id: keep, property_id: joined }
  }
  const moved = <R, Patch>(
    rows: readonly R[],
    { changed }: { changed(row: R, type: string, attribution: Attribution & { patch: Patch }): Decided },
    type: string,
    patchOf: (row: R) => Patch,
  ) => rows.map((row) => changed(row, type, { actor, note, patch: patchOf(row) }))
  const merging = { actor, note: `Merged with ${named(other)}` }
  return [
    clientFacts.changed(primary, 'client.merged', { ...merging, patch: mergedClient(primary, other, takes) }),
    ...moved(moving, propertyFacts, 'property.client_merged', toPrimary),
    ...propertiesJoined(actor, joining, fullName(other)),
    ...moved(store.naming('jobs', 'client_id', merge), jobFacts, 'job.client_merged', atPrimary),
    ...moved(store.naming('service_plans', 'client_id', merge), planFacts, CLIENT_MERGED, atPrimary),
    ...moved(store.naming('estimates', 'client_id', merge), estimateFacts, ESTIMATE_CLIENT_MERGED, atPrimary),
    ...moved(store.naming('invoices', 'client_id', merge), invoiceFacts, INVOICE_MERGED, atPrimary),
    ...moved(store.naming('client_links', 'client_id', merge), linkFacts, LINK_CLIENT_MERGED, toPrimary),
    ...moved(store.naming('client_questions', 'client_id', merge), questionFacts, QUESTION_CLIENT_MERGED, toPrimary),
    ...moved(store.naming('payouts', 'client_id', merge), payoutFacts, PAYOUT_MERGED, toPrimary),
    // The primary client keeps the default account.
    ...moved(store.naming('payout_accounts', 'client_id', merge), payoutAccountFacts, ACCOUNT_MERGED, () => ({
      client_id: keep,
      is_default: false,
    })),
    ...conversationsMerged(keep, merge, { actor, note }, store),
    ...moved(entriesOf(merge, store), balanceFacts, 'balance.client_merged', toPrimary),
    clientFacts.gone(other, MERGED_AWAY, { actor, note: `Merged into ${named(primary)}` }),
  ].filter(saysSomething)
}
