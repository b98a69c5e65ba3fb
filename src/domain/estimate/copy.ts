import { type CopyRules, copyFields } from '../record/copy'
import { type Day, plusDays } from '../time/calendar'
import type { EstimateRow } from './estimate'
import { type EstimateDraft, VALID_DAYS } from './form'

/** A copy goes to the same client with the same files; the client's answer and its results stay with the original. */
const ESTIMATE_COPY = {
  business_id: 'takes',
  client_id: 'takes',
  property_id: 'takes',
  title: 'takes',
  description: 'takes',
  line_items: 'takes',
  packages: 'takes',
  recommended_package_id: 'takes',
  deposit_kind: 'takes',
  deposit_amount: 'takes',
  deposit_rate: 'takes',
  tax_rate: 'takes',
  discount_amount: 'takes',
  terms_and_conditions: 'takes',
  notes: 'takes',
  attachments: 'takes',
  id: 'never',
  estimate_number: 'never',
  revision: 'never',
  revises_id: 'never',
  status: 'never',
  currency: 'never',
  valid_until: 'never',
  created_at: 'never',
  created_by: 'never',
  sent_at: 'never',
  answered_by: 'never',
  answered_via: 'never',
  answered_at: 'never',
  rejection_reason: 'never',
  choice: 'never',
  signature: 'never',
  job_id: 'never',
} as const satisfies CopyRules<EstimateRow>

/** A new version is the same estimate, so it keeps its number and currency. */
const ESTIMATE_VERSION = {
  ...ESTIMATE_COPY,
  estimate_number: 'takes',
  currency: 'takes',
} as const satisfies CopyRules<EstimateRow>

const validFrom = (today: Day) => ({ valid_until: plusDays(today, VALID_DAYS) })

/** Attachments are excluded: the request names them. */
export const copyOf = (estimate: EstimateRow, today: Day): EstimateDraft => {
  const { business_id: _, attachments: __, ...draft } = copyFields(estimate, ESTIMATE_COPY)
  return { ...draft, ...validFrom(today) }
}

/** Fields the next version takes over, dated today. */
export const versionOf = (estimate: EstimateRow, today: Day) => ({
  ...copyFields(estimate, ESTIMATE_VERSION),
  ...validFrom(today),
  revision: estimate.revision + 1,
  revises_id: estimate.id,
})
