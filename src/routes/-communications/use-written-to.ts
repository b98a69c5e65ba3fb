import { useQuery } from '@tanstack/react-query'
import { consentOf, shownConsent } from '@/domain/messaging/consent-ledger'
import type { ThreadAddress } from '@/domain/messaging/views'
import { consentQuery } from '@/services/communications/queries'
import type { WrittenTo } from '@/ui/communications/messages/recipients'
import { type Loadable, mapReady } from '@/ui/kit/feedback/loadable'
import { loadable } from '../-loading/loadable'
import { useWorkspace } from '../-session/workspace'

/** Addresses that have no conversation yet, with what may be sent there. */
export const useWrittenTo = (written: readonly WrittenTo[]): Loadable<readonly ThreadAddress[]> => {
  const { workspace, actor } = useWorkspace()
  const addresses = written.map(({ address }) => address)
  const ledgers = useQuery(consentQuery(workspace.graphql, actor.business_id, addresses))
  return mapReady(loadable(ledgers), (entries) =>
    written.map(({ address, channel }, index) => {
      const consent = consentOf(entries[index] ?? [], address, channel)
      return { address, channel, ...shownConsent(consent), shared_by: [] }
    }),
  )
}
