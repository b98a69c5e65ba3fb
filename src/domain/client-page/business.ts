import * as v from 'valibot'
import { LANGUAGES, PAPER_SIZES } from '../account/vocabulary'

/** How the business shows itself to its clients. */
export const pageBusiness = v.object({
  name: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip_code: v.string(),
  /** Of the owner; empty where there is none. */
  phone: v.string(),
  email: v.string(),
  /** A data address; null where there is none. */
  logo: v.nullable(v.string()),
  /** What its documents are printed on. */
  paper: v.picklist(PAPER_SIZES),
  /** In which the page opens, unless the visitor chooses another one. */
  language: v.picklist(LANGUAGES),
  time_zone: v.string(),
  /** Whether invoices can be paid here by card (PAY-01). */
  takes_cards: v.boolean(),
})
export type PageBusiness = v.InferOutput<typeof pageBusiness>
