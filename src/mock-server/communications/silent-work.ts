import type { SilentWork } from '@/contract/graphql/generated/resolvers'
import { fullName } from '@/domain/account/user'
import type { EstimateRow } from '@/domain/estimate/estimate'
import { maySeeEstimates } from '@/domain/estimate/permissions'
import { promisedAt } from '@/domain/messaging/conversation-rules'
import { dollarsFromCents } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import type { Store } from '../core/log/store'
import { atStakeOf, isUnanswered, totalOf } from './at-stake'
import { conversationOfClient } from './conversation-find'
import { nameOfConversation } from './conversation-tables'
import { listedConversations, messagesIn } from './message-lines'
import { recordShown } from './message-view'
import { timeZoneOf } from './sending-context'
import { messagingSettingsOf } from './settings/row'

/** How long an estimate, or what was last written about it, may go unanswered. */
const PATIENCE_MS = 3 * 24 * 3_600_000

const overdueAnswers = (actor: Actor, store: Store): SilentWork[] => {
  const settings = messagingSettingsOf(actor.business_id, store)
  const zone = timeZoneOf(actor.business_id, store)
  return listedConversations(actor.business_id, store).flatMap((row) => {
    if (row.status !== 'waiting_on_us' || row.waiting_since === null) return []
    const promised = promisedAt(row.waiting_since, settings, zone)
    if (promised === null || promised >= store.now()) return []
    return [
      {
        kind: 'overdue_answer',
        conversation_id: row.id,
        client_id: row.client_id,
        name: nameOfConversation(row, store),
        since: row.waiting_since,
        at_stake: dollarsFromCents(atStakeOf(row.client_id, actor, store)),
        record: null,
      },
    ]
  })
}

/** Since when nothing was said: the estimate itself, or what either side wrote after it. */
const silentSince = ({ client_id, sent_at, created_at }: EstimateRow, store: Store): number => {
  const row = conversationOfClient(client_id, store)
  const newest = row && messagesIn(row.id, store).findLast(({ status }) => status !== 'canceled')
  return Math.max(Date.parse(sent_at ?? created_at), newest?.created_at ?? 0)
}

const unansweredEstimates = (actor: Actor, store: Store): SilentWork[] => {
  if (!maySeeEstimates(actor)) return []
  return store
    .naming('estimates', 'business_id', actor.business_id)
    .filter((row) => isUnanswered(row, store))
    .flatMap((row) => {
      const since = silentSince(row, store)
      const client = store.find('clients', row.client_id)
      if (!client || store.now() - since < PATIENCE_MS) return []
      return [
        {
          kind: 'estimate_unanswered',
          conversation_id: conversationOfClient(client.id, store)?.id ?? null,
          client_id: client.id,
          name: fullName(client),
          since,
          at_stake: dollarsFromCents(totalOf(row)),
          record: recordShown('estimates', row.id, actor, store),
        },
      ]
    })
}

/** Threads and estimates without an answer, by the money at stake. Writing to the client takes it off the list. */
export const silentWorkOf = (actor: Actor, store: Store): SilentWork[] =>
  [...overdueAnswers(actor, store), ...unansweredEstimates(actor, store)].sort(
    (a, b) => Number(b.at_stake) - Number(a.at_stake) || Number(a.since) - Number(b.since),
  )
