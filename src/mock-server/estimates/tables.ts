import { type EstimateRow, estimateRowSchema } from '@/domain/estimate/estimate'
import { documentNumber } from '@/domain/estimate/number'
import { NEW_LINE, PLAIN_OFFER } from '@/domain/estimate/offer'
import { maySeeEstimates } from '@/domain/estimate/permissions'
import { type RecordRules, table } from '../core/log/registry'
import { factsOf } from '../core/write/facts'

declare module '../core/log/rows' {
  interface TableRows {
    estimates: EstimateRow
  }
}

export const ESTIMATE_CLIENT_MERGED = 'estimate.client_merged'
export const REVISED = 'estimate.revised'
export const CONVERTED = 'estimate.converted'
export const EXPIRED = 'estimate.expired'

export const ATTACHMENTS_ADDED = 'estimate.attachments_added'
export const ATTACHMENT_REMOVED = 'estimate.attachment_removed'

/** Actions of the client, which staff can't undo. */
export const ESTIMATE_VIEWED = 'estimate.viewed'
export const ESTIMATE_SIGNED = 'estimate.signed'
export const ESTIMATE_DECLINED = 'estimate.declined'

const estimateRecord: RecordRules<EstimateRow> = {
  stream: 'estimate',
  nouns: ['estimate', 'estimates'],
  business: ({ business_id }) => business_id,
  name: (estimate) => `${documentNumber(estimate)} ${estimate.title}`,
  number: 'estimate_number',
  words: { line_items: 'line items', terms_and_conditions: 'terms and conditions', valid_until: 'last valid day' },
  visible: (_row, actor) => maySeeEstimates(actor),
  page: ({ id }) => `/dashboard/estimates?estimate=${id}`,
  follows: [ESTIMATE_CLIENT_MERGED],
}

export const estimateFacts = factsOf('estimates', estimateRecord)

export const estimateTables = {
  estimates: table(estimateRowSchema, estimateRecord, {
    added: { ...PLAIN_OFFER, signature: null },
    addedIn: { line_items: NEW_LINE },
  }),
}
