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

/** A business's account with the card provider, to which its clients' card payments go (PAY-09). */
export const connectedAccountSchema = v.object({
  id,
  business_id: id,
  business_name: v.string(),
  business_type: v.picklist(BUSINESS_FORMS),
  status: v.picklist(ACCOUNT_STATUSES),
  /** What the provider still asks for. */
  requirements: v.array(v.picklist(REQUIREMENTS)),
  /** ISO 8601. */
  created_at: v.string(),
  /** When the provider was last sent something; null before the first time. */
  submitted_at: moment,
})
export type ConnectedAccount = v.InferOutput<typeof connectedAccountSchema>

/** The same with the way to its hosted page, which only the provider knows. */
export const accountRowSchema = v.object({
  ...connectedAccountSchema.entries,
  /** Opens the hosted page; null before someone was sent there. */
  onboarding_token: v.nullable(exactText(LONGEST.code)),
  return_url: v.string(),
  refresh_url: v.string(),
  /** The user who was sent there. */
  user_id: id,
})
export type AccountRow = v.InferOutput<typeof accountRowSchema>

/** What a business says to connect its account. */
export const connectFields = v.object({
  business_name: filledText(LONGEST.name, 'Business name is required'),
  business_type: v.optional(v.picklist(BUSINESS_FORMS), 'company'),
})
export type ConnectDraft = v.InferOutput<typeof connectFields>

/** What an account is like once the provider has been sent some of what it asks for. */
export const accountAfterTelling = (
  missing: readonly AccountRequirement[],
): Pick<ConnectedAccount, 'status' | 'requirements'> => ({
  status: missing.length === 0 ? 'in_review' : 'restricted',
  requirements: [...missing],
})

/** What the provider's review comes to: an account with nothing missing is active. */
export const statusAfterReview = ({
  status,
  requirements,
}: Pick<ConnectedAccount, 'status' | 'requirements'>): AccountStatus =>
  status === 'in_review' && requirements.length === 0 ? 'active' : status

/** Why cards can't be taken; null where they can. */
export const accountRefusal = (account: Pick<ConnectedAccount, 'status'> | undefined): string | null =>
  account?.status === 'active'
    ? null
    : 'This business can’t take card payments yet. The owner sets them up in Settings, under Payments.'
