import { groupedBy } from '@/domain/record/grouped-by'
import { runText } from '@/domain/service-plan/automatic-billing'
import { formatDate } from '@/domain/time/calendar'
import { inOneConversation } from '../communications/notices'
import type { Store } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import type { Decided } from '../core/write/execute'
import { DRAFTED_BY_PLAN, SENT_BY_PLAN } from '../invoices/tables'
import { type Clocked, clocked } from './clocked'

export { inParts } from '../core/write/execute'

/** One summary fact for automatically created invoices; empty when there are none. */
const runFacts = (businessId: number, today: string, facts: readonly Decided[]): Decided[] => {
  const draftCount = facts.filter(({ type }) => type === DRAFTED_BY_PLAN).length
  if (draftCount === 0) return []
  const sent = facts.filter(({ type }) => type === SENT_BY_PLAN).length
  return [
    {
      stream: `invoice_run/${businessId}:${today}`,
      type: 'invoice_run.made',
      actor: AUTOMATIC,
      note: `${runText(sent, draftCount - sent)} for service plans on ${formatDate(today)}`,
      changes: [],
      startsPart: true,
    },
  ]
}

/** Creates a single client link, however many invoices are sent at once. */
const withOneLinkEach = (facts: readonly Decided[]): Decided[] => {
  const linked = new Set<unknown>()
  return facts.filter(({ changes: [change] }) => {
    if (change?.table !== 'client_links') return true
    const client = change.after?.client_id
    return linked.size < linked.add(client).size
  })
}

export const runOf = (plans: readonly Clocked[], store: Store): Decided[] =>
  [...groupedBy(plans, ({ plan }) => plan.business_id)].flatMap(([businessId, own]) => {
    const facts = inOneConversation(withOneLinkEach(own.flatMap((each) => clocked(each, store))))
    return [...facts, ...runFacts(businessId, own[0]?.today ?? '', facts)]
  })
