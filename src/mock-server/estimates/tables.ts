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

/** The estimate's client became another one. */
export const ESTIMATE_CLIENT_MERGED = 'estimate.client_merged'
/** A newer version was made of another estimate. */
export const REVISED = 'estimate.revised'
/** A job was made of it. */
export const CONVERTED = 'estimate.converted'
/** The clock closed it. */
export const EXPIRED = 'estimate.expired'

/** Files were put with it, or taken away. */
export const ATTACHMENTS_ADDED = 'estimate.attachments_added'
export const ATTACHMENT_REMOVED = 'estimate.attachment_removed'

/** What the client does on their own page: it is theirs, and no one takes it back. */
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

/** Facts of an estimate. */
export const estimateFacts = factsOf('estimates', estimateRecord)

/** What clients are quoted. */
export const estimateTables = {
  estimates: table(estimateRowSchema, estimateRecord, {
    added: { ...PLAIN_OFFER, signature: null },
    addedIn: { line_items: NEW_LINE },
  }),
}
