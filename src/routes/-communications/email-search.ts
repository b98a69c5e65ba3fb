import * as v from 'valibot'
import { EMAIL_FOLDERS } from '@/domain/messaging/views'
import { addressText } from '@/ui/kit/actions/address-text'
import { oneOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'

/** What the Email tab has in the address. */
export const emailEntries = {
  folder: oneOf(EMAIL_FOLDERS),
  q: v.optional(v.fallback(addressText, ''), ''),
  mail: openRecord,
  write: openOrNot,
  reply: openRecord,
}
