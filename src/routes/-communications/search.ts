import * as v from 'valibot'
import { CONVERSATION_FILTERS, HUB_TABS } from '@/ui/communications/types'
import { addressText } from '@/ui/kit/actions/address-text'
import { oneOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'
import { emailEntries } from './email-search'

const optionalText = v.fallback(v.optional(addressText), undefined)

/** URL state of the communications page: the tab, and in Messages the filter and the open conversation. */
export const communicationsSearch = v.object({
  tab: oneOf(HUB_TABS),
  filter: oneOf(CONVERSATION_FILTERS),
  conversation: openRecord,
  /** A message of that conversation, to scroll to. */
  message: openRecord,
  compose: openOrNot,
  to: optionalText,
  client: openRecord,
  ...emailEntries,
})
export type CommunicationsSearch = v.InferOutput<typeof communicationsSearch>
