import { type DraftOf, fields, type RowOf } from '../../fields/field'
import { filled, flag, own } from '../../fields/kinds'
import { LONGEST } from '../../text/field'

/** Lines that end one person's emails. */
export const signatureFields = fields({
  id: own.key(),
  business_id: own.key(),
  user_id: own.key(),
  name: filled(LONGEST.name, 'Name is required'),
  body: filled(LONGEST.notes, 'Signature is required'),
  /** At most one of a person's signatures; new emails begin with it. */
  is_default: flag(),
})
export type Signature = RowOf<typeof signatureFields>
export type SignatureDraft = DraftOf<typeof signatureFields>
