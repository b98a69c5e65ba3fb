import { importedName, type SentClient } from '@/contract/client-import'
import { pauseAfter } from '@/domain/async/with-pauses'
import type { BalanceEntry } from '@/domain/client/balance'
import { type Client, sinceRefusal } from '@/domain/client/client'
import { findDuplicates } from '@/domain/client/import/duplicates'
import { missingFrom, placesBeyond } from '@/domain/client/import/plan'
import { mayEditClients } from '@/domain/client/permissions'
import type { Cents } from '@/domain/money/money'
import { firstListed } from '@/domain/text/wording'
import type { Day } from '@/domain/time/day'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { editedNote } from '../core/write/field-words'
import { invalid, permit, Refusal } from '../core/write/refusal'
import {
  checkPlaces,
  checkRoom,
  clientAdded,
  clientsOf,
  entriesOf,
  propertiesOf,
  propertyAdded,
  propertyFrom,
} from './decisions'
import { balanceFacts, clientFacts } from './tables'

const NOTE = 'Imported'

const opening = (
  { actor, businessId }: Requester,
  client_id: number,
  amount: Cents,
  today: Day,
  store: Store,
): Decided => {
  const entry: BalanceEntry = {
    id: store.nextId('balance_entries'),
    business_id: businessId,
    client_id,
    day: today,
    kind: 'opening',
    amount,
    note: 'Balance brought forward',
  }
  return balanceFacts.created(entry, 'balance.opened', { actor: byUser(actor), note: entry.note })
}

const added = (
  requester: Requester,
  { opening_balance, row: _, fills: __, anyway: ___, ...sent }: SentClient,
  today: Day,
  store: Store,
): Decided[] => {
  const client = { ...sent, client_since: sent.client_since ?? today }
  const { id, facts } = clientAdded(requester, client, NOTE, store)
  return opening_balance ? [...facts, opening(requester, id, opening_balance, today, store)] : facts
}

/** Throws Refusal 422 for too many properties. */
const filledIn = (requester: Requester, client: Client, sent: SentClient, today: Day, store: Store): Decided[] => {
  const { actor, businessId } = requester
  const missing = missingFrom(client, sent)
  const fields = Object.keys(missing)
  const own = propertiesOf(client.id, store)
  const places = placesBeyond(own, sent.properties)
  checkPlaces(own.length + places.length)
  const edit = clientFacts.changed(client, 'client.edited', {
    actor: byUser(actor),
    note: `${NOTE}: ${editedNote(fields)}`,
    patch: missing,
  })
  const hasBalance = entriesOf(client.id, store).length > 0
  return [
    ...(fields.length > 0 ? [edit] : []),
    ...places.map((place) => {
      const ids = { id: store.nextId('properties'), client_id: client.id, business_id: businessId }
      return propertyAdded(actor, propertyFrom(place, ids))
    }),
    ...(sent.opening_balance && !hasBalance ? [opening(requester, client.id, sent.opening_balance, today, store)] : []),
  ]
}

/** Throws Refusal 409 for a deleted client, 422 for one named twice. */
const clientToFill = (id: number, { businessId }: Requester, seen: Set<number>, store: Store): Client => {
  const client = store.find('clients', id)
  if (client?.business_id !== businessId)
    throw new Refusal(409, 'The client to be filled in was deleted. Check the duplicates again.')
  if (seen.has(id)) throw invalid('fills', 'The client was filled in by another row.')
  seen.add(id)
  return client
}

const NAMED = 3

/** A duplicate may have been added after the file was checked. Throws Refusal 409, which leaves the choice to the person. */
const checkDuplicates = (sent: readonly SentClient[], { businessId }: Requester, store: Store): void => {
  const rows = sent.flatMap((client, line) => (client.fills === null && !client.anyway ? [{ line, client }] : []))
  const found = [...findDuplicates(rows, clientsOf(businessId, store)).values()].filter(({ kind }) => kind === 'client')
  if (found.length === 0) return
  const names = [...new Set(found.map(({ name }) => name))]
  throw new Refusal(
    409,
    `${firstListed(names, NAMED)} ${names.length === 1 ? 'is a client' : 'are clients'} already. Check the duplicates again.`,
  )
}

/** Adds new clients within the plan's limit, and fills in missing fields of existing ones. Throws Refusal 402, 403, 409, 422. */
export const imported = async (
  requester: Requester,
  clients: readonly SentClient[],
  store: Store,
): Promise<readonly Decided[]> => {
  await pauseAfter(clients.length)
  checkDuplicates(clients, requester, store)
  await pauseAfter(clients.length)
  const fresh = clients.filter(({ fills }) => fills === null).length
  if (fresh > 0) checkRoom(requester.businessId, fresh, store)
  if (fresh < clients.length) permit('clients', requester.actor, { rule: mayEditClients, participle: 'edited' }, store)
  const today = store.today(requester.actor.time_zone)
  const seen = new Set<number>()
  return clients.flatMap((sent, index) => {
    try {
      const refusal = sent.client_since === null ? null : sinceRefusal(sent.client_since, today)
      if (refusal !== null) throw invalid('client_since', refusal)
      const [first, ...others] =
        sent.fills === null
          ? added(requester, sent, today, store)
          : filledIn(requester, clientToFill(sent.fills, requester, seen, store), sent, today, store)
      return first ? [{ ...first, startsPart: true }, ...others] : []
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const errors = error.details.errors?.map(({ path, message }) => ({ path: `clients.${index}.${path}`, message }))
      throw new Refusal(error.status, `${importedName(sent.row, index)}: ${error.detail}`, errors && { errors })
    }
  })
}
