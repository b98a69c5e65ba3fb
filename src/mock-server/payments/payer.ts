import { fullName } from '@/domain/account/user'
import type { ClientLink } from '@/domain/client-page/client-link'
import type { PayerKind } from '@/domain/payment/vocabulary'
import type { FactActor } from '@/domain/record/fact'
import { byClient, byUser } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import type { Requester } from '../core/write/command'

/** The payer of an invoice by card. The rules of a payment are the same for everyone; only what they may pay differs. */
export type Payer = {
  kind: PayerKind
  name: string
  /** In whose name the payment is recorded. */
  user_id: number
  business_id: number
  /** The client whose invoices they may pay; null for the office, which may pay all. */
  client_id: number | null
  by: FactActor
}

/** Someone in the office, who takes the card of a client. Their permission is judged with the payment. */
export const staffPayer = ({ actor, businessId }: Pick<Requester, 'actor' | 'businessId'>): Payer => ({
  kind: 'staff',
  name: actor.name,
  user_id: actor.user_id,
  business_id: businessId,
  client_id: null,
  by: byUser(actor),
})

/** The client of a link, on a page of their own. Whether the link opens its page is the caller's to ask. */
export const payerOf = (
  { business_id, client_id, created_by }: Pick<ClientLink, 'business_id' | 'client_id' | 'created_by'>,
  store: Reader,
): Payer => {
  const client = store.find('clients', client_id)
  const name = client ? fullName(client) : 'Client'
  return { kind: 'client', name, user_id: created_by, business_id, client_id, by: byClient(name) }
}
