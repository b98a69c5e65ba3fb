import * as v from 'valibot'
import { LANGUAGES, PAPER_SIZES } from '../account/vocabulary'

export const pageBusiness = v.object({
  name: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip_code: v.string(),
  /** The owner's; may be empty. */
  phone: v.string(),
  email: v.string(),
  /** A data URL. */
  logo: v.nullable(v.string()),
  paper: v.picklist(PAPER_SIZES),
  /** The page's initial language. */
  language: v.picklist(LANGUAGES),
  time_zone: v.string(),
  /** Clients can pay invoices here by card (PAY-01). */
  takes_cards: v.boolean(),
})
export type PageBusiness = v.InferOutput<typeof pageBusiness>
