import * as v from 'valibot'
import { moment } from '../text/field'

/** What an unsubscribe link shows to anyone who has it. */
export const unsubscribePageSchema = v.object({
  address: v.string(),
  business: v.object({ name: v.string(), phone: v.string(), email: v.string(), logo: v.nullable(v.string()) }),
  /** Null while marketing emails may come. */
  unsubscribed_at: v.nullable(moment),
})
export type UnsubscribePage = v.InferOutput<typeof unsubscribePageSchema>

/** What is pressed, and so the wording of the refusal in the ledger. */
export const UNSUBSCRIBE = 'Unsubscribe'
