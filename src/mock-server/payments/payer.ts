import { fullName } from '@/domain/account/user'
import type { ClientLink } from '@/domain/client-page/client-link'
import type { PayerKind } from '@/domain/payment/vocabulary'
import type { FactActor } from '@/domain/record/fact'
import { byClient, byUser } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import type { Requester } from '../core/write/command'

export type Payer = {
  kind: PayerKind
  name: string
  user_id: number
  business_id: number
  /** The client whose invoices they may pay; null for office staff, who may pay all. */
  client_id: number | null
  by: FactActor
}

export const staffPayer = ({ actor, businessId }: Pick<Requester, 'actor' | 'businessId'>): Payer => ({
  kind: 'staff',
  name: actor.name,
  user_id: actor.user_id,
  business_id: businessId,
  client_id: null,
  by: byUser(actor),
})

/** The client of a link. The caller checks that the link is valid. */
export const payerOf = (
  { business_id, client_id, created_by }: Pick<ClientLink, 'business_id' | 'client_id' | 'created_by'>,
  store: Reader,
): Payer => {
  const client = store.find('clients', client_id)
  const name = client ? fullName(client) : 'Client'
  return { kind: 'client', name, user_id: created_by, business_id, client_id, by: byClient(name) }
}
