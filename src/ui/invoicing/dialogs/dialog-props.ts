import type { ListedInvoice } from '@/domain/invoice/invoice'
import type { Records } from '@/ui/kit/records/actions/definition'
import type { InvoiceAction, InvoiceContext } from '../types'
import type { InvoiceActions } from '../use-invoice-actions'

export type InvoiceDialogsProps = Pick<InvoiceContext, 'commands' | 'today' | 'withWhole'> & {
  definition: Pick<Records<ListedInvoice, InvoiceAction>, 'name'>
  actions: InvoiceActions
}
