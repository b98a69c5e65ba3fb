import * as v from 'valibot'
import { CLIENT_STATUSES, CLIENT_TYPES } from '@/domain/client/vocabulary'
import { CLIENT_COLUMNS, CLIENT_TABS } from '@/ui/clients/types'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'

/** The clients page's place in the URL: filters, order, the open client and its tab, the form. */
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

/** A client's own page: its tab, and whether its form is open. */
export const clientPageSearch = v.object({ tab: oneOf(CLIENT_TABS), as_of: openAsOf, edit: openOrNot })
