import * as v from 'valibot'
import { exactText, id, LONGEST, moment } from '../text/field'
import { CHANNELS, PURPOSES } from './vocabulary'

const CONSENT_SOURCES = ['keyword', 'free_text', 'staff', 'form', 'unsubscribe_page', 'import'] as const

/** One entry of the consent ledger: entries are added and never changed. */
export const consentEntrySchema = v.object({
  id,
  business_id: id,
  /** E.164 number or email address. */
  address: exactText(LONGEST.email),
  client_id: v.nullable(id),
  channel: v.picklist(CHANNELS),
  purpose: v.picklist(PURPOSES),
  action: v.picklist(['granted', 'revoked']),
  /** What was agreed to or said, word for word. */
  wording: exactText(LONGEST.notes),
  source: v.picklist(CONSENT_SOURCES),
  message_id: v.nullable(id),
  user_id: v.nullable(id),
  created_at: moment,
})
export type ConsentEntry = v.InferOutput<typeof consentEntrySchema>

/** What consent follows from. */
export const ledgerEntrySchema = v.pick(consentEntrySchema, [
  'id',
  'address',
  'channel',
  'purpose',
  'action',
  'wording',
  'source',
  'created_at',
])
export type LedgerEntry = v.InferOutput<typeof ledgerEntrySchema>
