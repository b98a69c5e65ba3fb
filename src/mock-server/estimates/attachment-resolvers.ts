import type { AddEstimateAttachmentsArgs, RemoveEstimateAttachmentArgs } from '@/contract/graphql/generated/resolvers'
import { mayEditEstimates, maySeeEstimates } from '@/domain/estimate/permissions'
import { counted } from '@/domain/text/wording'
import { byUser } from '../core/log/changes'
import { command } from '../core/write/command'
import { type May, permit, permitReading, recordOf } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { attachmentOf, attachmentReceived, checkEditable, withFiles } from './attachments'
import { ATTACHMENT_REMOVED, ATTACHMENTS_ADDED, estimateFacts } from './tables'

const EDITED: May = { rule: mayEditEstimates, participle: 'edited' }

type Fields = 'estimateAttachment' | 'sendEstimateAttachment' | 'addEstimateAttachments' | 'removeEstimateAttachment'

/** EST-06. The device creates each file's id, which also serves as its request key. */
export const estimateAttachmentResolvers: ResolversFor<Fields> = {
  estimateAttachment({ estimate, attachment }, { store, ...requester }) {
    permitReading('estimates', maySeeEstimates(requester.actor), store)
    return attachmentOf(recordOf('estimates', String(estimate), requester, store), attachment, store)
  },

  async sendEstimateAttachment({ estimate, ...sent }, { store, ...requester }) {
    permit('estimates', requester.actor, EDITED, store)
    const row = recordOf('estimates', String(estimate), requester, store)
    await attachmentReceived(requester.actor, row, sent, store)
    return true
  },

  addEstimateAttachments: mutation<AddEstimateAttachmentsArgs, number>(
    'addEstimateAttachments',
    command('estimates', {
      id: ({ args }: Sent<AddEstimateAttachmentsArgs>) => args.estimate,
      everMay: EDITED,
      async facts({ actor, args }, store, row) {
        checkEditable(actor, row, store)
        const attachments = await withFiles(row, args.attachments, store)
        const added = attachments.length - row.attachments.length
        if (added === 0) return []
        const note = `${counted(added, 'file')} added`
        return [estimateFacts.changed(row, ATTACHMENTS_ADDED, { actor: byUser(actor), note, patch: { attachments } })]
      },
      answer: ({ row }) => row().attachments.length,
    }),
  ),

  removeEstimateAttachment: mutation<RemoveEstimateAttachmentArgs, number>(
    'removeEstimateAttachment',
    command('estimates', {
      id: ({ args }: Sent<RemoveEstimateAttachmentArgs>) => args.estimate,
      everMay: EDITED,
      facts({ actor, args }, store, row) {
        checkEditable(actor, row, store)
        const removed = row.attachments.find(({ id }) => id === args.attachment)
        if (!removed) return []
        const attachments = row.attachments.filter((each) => each !== removed)
        const note = `${removed.name} removed`
        return [estimateFacts.changed(row, ATTACHMENT_REMOVED, { actor: byUser(actor), note, patch: { attachments } })]
      },
      answer: ({ row }) => row().attachments.length,
    }),
  ),
}
