import * as v from 'valibot'
import { CLIENT_STATUSES, CLIENT_TYPES } from '@/domain/client/vocabulary'
import { CLIENT_COLUMNS, CLIENT_TABS } from '@/ui/clients/types'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'

/** URL state of the clients page: filters, order, the open client and its tab, the form. */
export const clientsUrl = listUrl(
  CLIENT_COLUMNS,
  { type: v.picklist(CLIENT_TYPES), status: v.picklist(CLIENT_STATUSES) },
  {
    client: openRecord,
    tab: oneOf(CLIENT_TABS),
    as_of: openAsOf,
    create: openOrNot,
    edit: openRecord,
    import: openOrNot,
  },
)
export type ClientsSearch = v.InferOutput<typeof clientsUrl.schema>

export const clientPageSearch = v.object({ tab: oneOf(CLIENT_TABS), as_of: openAsOf, edit: openOrNot })
