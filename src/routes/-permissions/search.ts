import * as v from 'valibot'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'
import { DETAIL_TABS, PERMISSION_TABS, USER_COLUMNS } from '@/ui/permissions/types'

export const permissionsUrl = listUrl(
  USER_COLUMNS,
  { status: v.picklist(['active', 'inactive']) },
  {
    tab: oneOf(PERMISSION_TABS),
    role: openRecord,
    user: openRecord,
    part: oneOf(DETAIL_TABS),
    as_of: openAsOf,
    create: openOrNot,
    copy_of: openRecord,
    edit: openRecord,
  },
)
export type PermissionsSearch = v.InferOutput<typeof permissionsUrl.schema>
