import { useMemo } from 'react'
import { fileNameOf } from '@/domain/documents/customer-document'
import { masked } from '@/domain/payout/account'
import type { PayoutDraft } from '@/domain/payout/form'
import type { ListedPayout } from '@/domain/payout/payout'
import { payoutReceipt } from '@/domain/payout/receipt'
import type { ProcessingRequest } from '@/machines/payout-processing/context'
import { documentHeadQuery, documentWritingQuery } from '@/services/documents/queries'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import { saveFile } from '@/ui/kit/save-file'
import type { PayoutCommands } from '@/ui/payouts/types'
import { attempt, plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-workspace'
import { keyOf, lifeOf, request, retry } from './processing-flow'

/** What payouts do to balances shows with the clients too. */
const CHANGED = ['payouts', 'clients'] as const

/** The commands of the payout screens: steps of a payout's life by its flow, all else by one call each. */
export const usePayoutCommands = (): PayoutCommands => {
  const { workspace, actor, newId } = useWorkspace()
  return useMemo(() => {
    const { payouts, graphql, queryClient, documents } = workspace
    const { undoRequest, undoFacts, request: sent } = requesting(workspace, CHANGED)
    const give = (payout: ListedPayout, asked: ProcessingRequest) => request(lifeOf(workspace, payout, actor), asked)
    return {
      // Money that was sent can't be called back, so that nothing is offered to be undone.
      process: (payout) => give(payout, { type: 'payout.process', id: newId() }),
      async cancel(payout, reason) {
        const asked = { type: 'payout.cancel', id: newId(), reason } as const
        const key = keyOf(lifeOf(workspace, payout, actor), asked)
        const outcome = await give(payout, asked)
        return outcome.ok ? { ok: true, undo: () => undoRequest(key) } : outcome
      },
      dismiss: (payout) => lifeOf(workspace, payout, actor).send({ type: 'payout.dismiss' }),
      retry: (payout) => retry(lifeOf(workspace, payout, actor)),
      ...plainCommands(
        workspace,
        { kind: 'payout', changed: CHANGED },
        { create: (draft: PayoutDraft, key: string) => payouts.create(draft, key) },
      ),
      // Which write it is is kept in the browser until it is answered: without the number of the account.
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
  }, [workspace, actor, newId])
}
