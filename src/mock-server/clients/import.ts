import type { SentClient } from '@/contract/client-import'
import type { BalanceEntry } from '@/domain/client/balance'
import type { Client } from '@/domain/client/client'
import { missingFrom, placesBeyond } from '@/domain/client/import/plan'
import { mayEditClients } from '@/domain/client/permissions'
import type { Cents } from '@/domain/money'
import type { Decided } from '../core/carry-out'
import { inserted, updated } from '../core/changes'
import type { Asker } from '../core/command'
import { editedNote } from '../core/crud'
import { permit, Refusal } from '../core/refusal'
import type { Store } from '../core/store'
import { checkRoom, clientAdded, entriesOf, fact, propertiesOf, propertyAdded, propertyFrom } from './decisions'

const NOTE = 'Imported'

const opening = ({ actor, businessId }: Asker, client_id: number, amount: Cents, store: Store): Decided => {
  const id = store.nextId('balance_entries')
  const entry: BalanceEntry = {
    id,
    business_id: businessId,
    client_id,
    day: store.today(actor.time_zone),
    kind: 'opening',
    amount,
    note: 'Balance taken over',
  }
  return fact(actor, `balance/${id}`, 'balance.opened', entry.note, inserted('balance_entries', entry))
}

const added = (asker: Asker, { opening_balance, fills: _, ...sent }: SentClient, store: Store): Decided[] => {
  const client = { ...sent, client_since: sent.client_since ?? store.today(asker.actor.time_zone) }
  const { id, facts } = clientAdded(asker, client, NOTE, store)
  return opening_balance ? [...facts, opening(asker, id, opening_balance, store)] : facts
}

const filledIn = (asker: Asker, client: Client, sent: SentClient, store: Store): Decided[] => {
  const { actor, businessId } = asker
  const missing = missingFrom(client, sent)
  const fields = Object.keys(missing)
  const places = placesBeyond(propertiesOf(client.id, store), sent.properties)
  const edit = fact(
    actor,
    `client/${client.id}`,
    'client.edited',
    `${NOTE}: ${editedNote(fields)}`,
    updated('clients', client, missing),
  )
  const hasBalance = entriesOf(client.id, store).length > 0
  return [
    ...(fields.length > 0 ? [edit] : []),
    ...places.map((place) => {
      const ids = { id: store.nextId('properties'), client_id: client.id, business_id: businessId }
      return propertyAdded(actor, propertyFrom(place, ids))
    }),
    ...(sent.opening_balance && !hasBalance ? [opening(asker, client.id, sent.opening_balance, store)] : []),
  ]
}

/** @throws Refusal 409 for a client that is gone, 422 for one that is named twice */
const clientToFill = (id: number, { businessId }: Asker, seen: Set<number>, store: Store): Client => {
  const client = store.find('clients', id)
  if (client?.business_id !== businessId)
    throw new Refusal(409, 'A client to be filled in was deleted meanwhile. Check the duplicates again.')
  if (seen.has(id)) throw new Refusal(422, 'A client can be filled in once.')
  seen.add(id)
  return client
}

/** The clients of a file: new ones within the plan's limit, and what those that are there had nothing of. @throws Refusal 402, 403, 409, 422 */
export const imported = (asker: Asker, clients: readonly SentClient[], store: Store): Decided[] => {
  const fresh = clients.filter(({ fills }) => fills === null).length
  if (fresh > 0) checkRoom(asker.businessId, fresh, store)
  if (fresh < clients.length) permit('clients', asker.actor, { rule: mayEditClients, participle: 'edited' }, store)
  const seen = new Set<number>()
  return clients.flatMap((sent) =>
    sent.fills === null
      ? added(asker, sent, store)
      : filledIn(asker, clientToFill(sent.fills, asker, seen, store), sent, store),
  )
}
