import * as v from 'valibot'
import { CREW_ROLES, CREW_STATUSES } from '@/domain/crew/vocabulary'
import { id } from '@/domain/text/field'
import { CREW_COLUMNS, DETAIL_TABS } from '@/ui/crew/types'
import { addressText } from '@/ui/kit/actions/address-text'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'

export const crewUrl = listUrl(
  CREW_COLUMNS,
  { role: v.picklist(CREW_ROLES), status: v.picklist(CREW_STATUSES), crew: id, skill: addressText },
  { member: openRecord, tab: oneOf(DETAIL_TABS), as_of: openAsOf, create: openOrNot, edit: openRecord },
)
export type CrewSearch = v.InferOutput<typeof crewUrl.schema>
