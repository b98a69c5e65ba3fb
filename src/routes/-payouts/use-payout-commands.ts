import { useMemo } from 'react'
import { fileNameOf } from '@/domain/documents/customer-document'
import { masked } from '@/domain/payout/account'
import type { PayoutDraft } from '@/domain/payout/form'
import type { ListedPayout } from '@/domain/payout/payout'
import { payoutReceipt } from '@/domain/payout/receipt'
import type { ProcessingIntent } from '@/machines/payout-processing/context'
import { intentFrom } from '@/machines/payout-processing/selectors'
import { documentHeadQuery, documentWritingQuery } from '@/services/documents/queries'
import { saveFile } from '@/ui/kit/layout/save-file'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { PayoutCommands } from '@/ui/payouts/types'
import { pendingSteps } from '../-records/pending-steps'
import { attempt, plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'
import { keyOf, lifeOf, request, retry } from './processing-flow'

/** Payouts change balances, which the client pages show. */
export const CHANGED = ['payouts', 'clients'] as const

/** A payout that was sent can't be recalled. */
export const canBeUndone = (command: ProcessingIntent['command']): boolean => command === 'cancel'

/** Processing and canceling go through the payout's flow; all else is one request each. */
export const usePayoutCommands = (): PayoutCommands => {
  const { workspace, actor, clock, newId } = useWorkspace()
  return useMemo(() => {
    const { payouts, graphql, queryClient, documents } = workspace
    const { undoRequest, undoFacts, request: sent } = requesting(workspace, CHANGED)
    const { give, again } = pendingSteps({ workspace, clock }, undoRequest, {
      kind: 'payout',
      flowOf: (payout: ListedPayout) => lifeOf(workspace, payout, actor),
      keyOf,
      intentFrom,
      request,
      retry,
      dismiss: (flow) => flow.send({ type: 'payout.dismiss' }),
      canBeUndone,
    })
    return {
      process: (payout) => give(payout, { type: 'payout.process', id: newId() }),
      cancel: (payout, reason) => give(payout, { type: 'payout.cancel', id: newId(), reason }),
      dismiss: (payout) => lifeOf(workspace, payout, actor).send({ type: 'payout.dismiss' }),
      retry: again,
      ...plainCommands(
        workspace,
        { kind: 'payout', changed: CHANGED },
        { create: (draft: PayoutDraft, key: string) => payouts.create(draft, key) },
      ),
      // Pending writes are stored until answered, so the account number is left out.
      addAccount: (clientId, { account_number, ...draft }) =>
        sent({ write: ['payout-account', clientId, draft, masked(account_number)] }, (key) =>
          payouts.addAccount(clientId, { ...draft, account_number }, key),
        ),
      receipt: (payout) =>
        attempt(async (): Promise<Outcome> => {
          const head = await queryClient.fetchQuery(documentHeadQuery(graphql, actor.business_id))
          const writing = await queryClient.fetchQuery(documentWritingQuery(head.language))
          const receipt = payoutReceipt(payout, head, actor.time_zone, writing)
          saveFile(fileNameOf(receipt), await documents.pdf(receipt), 'application/pdf')
          return { ok: true }
        }),
      undo: undoFacts,
    }
  }, [workspace, actor, clock, newId])
}
