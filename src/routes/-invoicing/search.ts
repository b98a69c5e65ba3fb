import * as v from 'valibot'
import { AGES, INVOICE_STATUSES } from '@/domain/invoice/vocabulary'
import { id } from '@/domain/text/field'
import { daySchema } from '@/domain/time/day'
import { INVOICE_COLUMNS, INVOICE_TABS } from '@/ui/invoicing/types'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'

/** The page's place in the URL: filters and order, the open invoice and its tab, the open form, and what Bill Work begins with. */
export const invoicingUrl = listUrl(
  INVOICE_COLUMNS,
  { status: v.picklist(INVOICE_STATUSES), client: id, age: v.picklist(AGES), run: daySchema },
  {
    invoice: openRecord,
    tab: oneOf(INVOICE_TABS),
    as_of: openAsOf,
    create: openOrNot,
    edit: openRecord,
    pay: openRecord,
    request: openRecord,
    bill: openOrNot,
    journal: openOrNot,
    job: openRecord,
  },
)
export type InvoicingSearch = v.InferOutput<typeof invoicingUrl.schema>
