import { useMemo } from 'react'
import type { Estimate } from '@/domain/estimate/estimate'
import type { EstimateDraft } from '@/domain/estimate/form'
import type { Edit } from '@/domain/record/merge-edits'
import type { EstimateRequest } from '@/machines/estimate-approval/context'
import { estimateAttachmentQuery } from '@/services/estimates/queries'
import type { EstimateCommands } from '@/ui/estimates/types'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { attempt, plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'
import { keyOf, lifeOf, request, retry } from './estimate-flow'

/** Estimate writes also affect jobs and invoices. */
const CHANGED = ['estimates', 'jobs', 'invoices'] as const

/** Steps that email the estimate. */
const SENDS: readonly EstimateRequest['type'][] = ['estimate.send', 'estimate.resend']

type EstimateRef = { id: number }
/** A request without the id that names its intent. */
type StepRequest<Request = EstimateRequest> = Request extends unknown ? Omit<Request, 'id'> : never

export const useEstimateCommands = (): EstimateCommands => {
  const { workspace, actor, newId } = useWorkspace()
  return useMemo(() => {
    const { estimates, invoices, queryClient } = workspace
    const { undoRequest, undoFacts, withNotice } = requesting(workspace, CHANGED)
    const withUndo = (outcome: Outcome, key: string): Outcome =>
      outcome.ok ? { ...outcome, undo: () => undoRequest(key) } : outcome
    const give = async (estimate: Estimate, stepRequest: StepRequest): Promise<Outcome> => {
      const flow = lifeOf(workspace, estimate, actor)
      const named: EstimateRequest = { ...stepRequest, id: newId() }
      const key = keyOf(flow, named)
      const outcome = await request(flow, named)
      const ended = withUndo(withVersion(outcome, flow), key)
      return SENDS.includes(stepRequest.type) ? withNotice(ended, key) : ended
    }
    return {
      send: (estimate) => give(estimate, { type: 'estimate.send' }),
      resend: (estimate) => give(estimate, { type: 'estimate.resend' }),
      revise: (estimate) => give(estimate, { type: 'estimate.revise' }),
      approve: (estimate, approval) => give(estimate, { type: 'estimate.approve', approval }),
      reject: (estimate, rejection) => give(estimate, { type: 'estimate.reject', rejection }),
      convert: (estimate, slot) => give(estimate, { type: 'estimate.convert', slot }),
      dismiss: (estimate) => lifeOf(workspace, estimate, actor).send({ type: 'estimate.dismiss' }),
      async retry(estimate) {
        const flow = lifeOf(workspace, estimate, actor)
        const key = flow.snapshot()?.context.intent?.key ?? ''
        return withUndo(await retry(flow), key)
      },
      ...plainCommands(
        workspace,
        { kind: 'estimate', changed: CHANGED },
        {
          create: (draft: EstimateDraft, key: string) => estimates.create(draft, key),
          copy: ({ id }: EstimateRef, draft: EstimateDraft, key: string) => estimates.copy(id, draft, key),
          edit: ({ id }: EstimateRef, edit: Edit<EstimateDraft, Estimate>, key: string) =>
            estimates.edit(id, edit, key),
          remove: ({ id }: EstimateRef, key: string) => estimates.remove(id, key),
          addAttachments: ({ id }: EstimateRef, ids: readonly string[], key: string) =>
            estimates.attachments.add(id, ids, key),
          removeAttachment: ({ id }: EstimateRef, attachment: string, key: string) =>
            estimates.attachments.remove(id, attachment, key),
          async bill({ id }: EstimateRef, key: string) {
            const [invoiceId] = await invoices.bill({ jobs: [], charges: [], estimates: [id], together: false }, key)
            return invoiceId === undefined ? {} : { id: invoiceId }
          },
        },
      ),
      uploading: ({ id }, names) => workspace.keepWrite(['estimate', 'upload', id, names], newId()),
      sendAttachment: ({ id }, file) =>
        attempt(async () => {
          const attachment = newId()
          await estimates.attachments.send(id, attachment, file)
          return { ok: true, id: attachment }
        }),
      attachment: (estimate, id) => queryClient.fetchQuery(estimateAttachmentQuery(estimates, estimate, id)),
      async copyLink({ client_id, id }) {
        const { copyClientLink } = await import('../-client-page/copy-client-link')
        await copyClientLink(workspace, client_id, { estimate: id })
      },
      undo: undoFacts,
    }
  }, [workspace, actor, newId])
}

const withVersion = (outcome: Outcome, flow: ReturnType<typeof lifeOf>): Outcome => {
  const id = flow.snapshot()?.context.estimate.revised_by_id ?? null
  return outcome.ok && id !== null ? { ...outcome, id } : outcome
}
