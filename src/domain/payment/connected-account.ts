import * as v from 'valibot'
import { exactText, id, LONGEST } from '../text/field'
import { filledText } from '../text/typed-text'
import {
  ACCOUNT_STATUSES,
  type AccountRequirement,
  type AccountStatus,
  BUSINESS_FORMS,
  REQUIREMENTS,
} from './vocabulary'

const moment = v.nullable(v.pipe(v.string(), v.maxLength(LONGEST.code)))

/** The business's account at the card provider, which receives client payments (PAY-09). */
export const connectedAccountSchema = v.object({
  id,
  business_id: id,
  business_name: v.string(),
  business_type: v.picklist(BUSINESS_FORMS),
  status: v.picklist(ACCOUNT_STATUSES),
  requirements: v.array(v.picklist(REQUIREMENTS)),
  /** ISO 8601. */
  created_at: v.string(),
  /** Last submission to the provider; null before the first. */
  submitted_at: moment,
})
export type ConnectedAccount = v.InferOutput<typeof connectedAccountSchema>

export const accountRowSchema = v.object({
  ...connectedAccountSchema.entries,
  /** Opens the hosted page; null before the first visit. */
  onboarding_token: v.nullable(exactText(LONGEST.code)),
  return_url: v.string(),
  refresh_url: v.string(),
  user_id: id,
})
export type AccountRow = v.InferOutput<typeof accountRowSchema>

export const connectFields = v.object({
  business_name: filledText(LONGEST.name, 'Business name is required'),
  business_type: v.optional(v.picklist(BUSINESS_FORMS), 'company'),
})
export type ConnectDraft = v.InferOutput<typeof connectFields>

export const accountAfterTelling = (
  missing: readonly AccountRequirement[],
): Pick<ConnectedAccount, 'status' | 'requirements'> => ({
  status: missing.length === 0 ? 'in_review' : 'restricted',
  requirements: [...missing],
})

export const statusAfterReview = ({
  status,
  requirements,
}: Pick<ConnectedAccount, 'status' | 'requirements'>): AccountStatus =>
  status === 'in_review' && requirements.length === 0 ? 'active' : status

/** Null when cards can be taken. */
export const accountRefusal = (account: Pick<ConnectedAccount, 'status'> | undefined): string | null =>
  account?.status === 'active'
    ? null
    : 'This business can’t take card payments yet. The owner sets them up in Settings, under Payments.'
