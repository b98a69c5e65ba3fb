import { type StatementAccount, statementAccounts } from '@/domain/books/statement'
import type { Client } from '@/domain/client/client'
import { clientPagePath } from '@/domain/client-page/client-link'
import { mayEditInvoices } from '@/domain/invoice/permissions'
import { statementNotice, statementPeriod } from '@/domain/messaging/notices/statement-notice'
import { roleCannot } from '@/domain/permissions/role-cannot'
import type { Day } from '@/domain/time/day'
import { currencyOf } from '../accounts/currency'
import { linkFor } from '../client-page/links'
import { clientFacts, STATEMENT_SENT } from '../clients/tables'
import { noticeRefusal, noticeTo, partiesOf } from '../communications/notices'
import { linkTo } from '../communications/sending'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { Refusal } from '../core/write/refusal'
import { entriesOfClient } from './entries'

type Period = { from: Day; to: Day }

export const accountsOf = (
  { actor, businessId }: Requester,
  { id }: Client,
  period: Period,
  store: Store,
): StatementAccount[] =>
  statementAccounts(entriesOfClient(id, businessId, actor.time_zone, store), {
    ...period,
    currency: currencyOf(businessId, store),
  })

type Mailed = Period & { accounts: readonly StatementAccount[] }

const noticeOf = ({ businessId }: Requester, client: Client, statement: Mailed, path: string, store: Store) =>
  statementNotice({ ...partiesOf(client, businessId, store), ...statement, link: linkTo(path) })

const sendingOf = ({ actor, businessId }: Requester, { id }: Client) =>
  ({ actor, businessId, cause: 'statement', about: { table: 'clients', id } }) as const

/** Why it can't be emailed; null when it can. */
export const statementRefusal = (
  requester: Requester,
  client: Client,
  statement: Mailed,
  store: Store,
): string | null => {
  if (!mayEditInvoices(requester.actor)) return roleCannot('statements', 'sent')
  const notice = noticeOf(requester, client, statement, '', store)
  return noticeRefusal(client, notice, sendingOf(requester, client), store)
}

/** With the link to the client's page. Throws Refusal 409 when it can't be emailed, since nothing else would happen. */
export const sentStatement = (requester: Requester, client: Client, period: Period, store: Store): Decided[] => {
  const statement = { ...period, accounts: accountsOf(requester, client, period, store) }
  const { link, facts } = linkFor(requester, client.id, store)
  const notice = noticeOf(requester, client, statement, clientPagePath(link.token), store)
  const result = noticeTo(client, notice, sendingOf(requester, client), store)
  if (!result.isSent) throw new Refusal(409, result.words)
  return [
    clientFacts.changed(client, STATEMENT_SENT, {
      actor: byUser(requester.actor),
      note: `Statement of ${statementPeriod(period)} sent ${result.words}`,
      patch: {},
    }),
    ...result.facts,
    ...facts,
  ]
}
