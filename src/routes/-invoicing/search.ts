import * as v from 'valibot'
import { AGES, INVOICE_STATUSES } from '@/domain/invoice/vocabulary'
import { id } from '@/domain/text/field'
import { daySchema } from '@/domain/time/day'
import { INVOICE_COLUMNS, INVOICE_TABS } from '@/ui/invoicing/types'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'

/** URL state: filters, sort order, open invoice and tab, open form, and the initial selection of Bill Work. */
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
