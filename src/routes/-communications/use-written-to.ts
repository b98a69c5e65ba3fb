import { useQueries } from '@tanstack/react-query'
import { consentOf } from '@/domain/messaging/consent-ledger'
import type { ThreadAddress } from '@/domain/messaging/views'
import { consentQuery } from '@/services/communications/queries'
import type { WrittenTo } from '@/ui/communications/messages/recipients'
import { bothReady, type Loadable } from '@/ui/kit/feedback/loadable'
import { loadable } from '../-loading/loadable'
import { useWorkspace } from '../-session/workspace'

const NOWHERE: Loadable<readonly ThreadAddress[]> = { state: 'ready', value: [] }

/** Addresses that have no conversation yet, with what may be sent there. */
export const useWrittenTo = (written: readonly WrittenTo[]): Loadable<readonly ThreadAddress[]> => {
  const { workspace, actor } = useWorkspace()
  const ledgers = useQueries({
    queries: written.map(({ address }) => consentQuery(workspace.graphql, actor.business_id, address)),
  })
  return written.reduce<Loadable<readonly ThreadAddress[]>>((all, { address, channel }, index) => {
    const ledger = ledgers[index]
    if (!ledger) return all
    return bothReady(all, loadable(ledger), (before, entries) => {
      const { optedOutAt, optedOutBy, marketing } = consentOf(entries, address, channel)
      const shown = { address, channel, opted_out_at: optedOutAt, opted_out_by: optedOutBy, marketing, shared_by: [] }
      return [...before, shown]
    })
  }, NOWHERE)
}
