import type { ClientLink } from '@/domain/client-page/client-link'
import { clientPagePath } from '@/domain/client-page/client-link'
import type { Estimate } from '@/domain/estimate/estimate'
import { documentNumber } from '@/domain/estimate/number'
import { estimateNotice } from '@/domain/messaging/notices/estimate-notice'
import { amountIn } from '@/domain/money/amount-in'
import { type NoticeResult, noticeTo, partiesOf } from '../communications/notices'
import { linkTo } from '../communications/sending'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'

export const sentEstimate = (
  { actor, businessId }: Requester,
  estimate: Estimate,
  { link, again }: { link: ClientLink; again: boolean },
  store: Store,
): NoticeResult => {
  const client = store.find('clients', estimate.client_id)
  const notice = estimateNotice({
    ...partiesOf(client, businessId, store),
    number: documentNumber(estimate),
    title: estimate.title,
    total: amountIn(estimate.total_amount, estimate.currency),
    validUntil: estimate.valid_until,
    link: linkTo(clientPagePath(link.token, { estimate: estimate.id })),
    again,
  })
  const about = { table: 'estimates', id: estimate.id }
  return noticeTo(client, notice, { businessId, actor, cause: 'estimate', about }, store)
}
