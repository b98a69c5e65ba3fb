import type { Day } from '@/domain/calendar'
import type { Invoice } from '@/domain/invoice/invoice'
import type { Records } from '@/ui/kit/records/definition'
import type { InvoiceAction, InvoiceCommands } from '../types'
import type { InvoiceActions } from '../use-invoice-actions'

/** What every dialog about invoices is given. */
export type InvoiceDialogsProps = {
  definition: Pick<Records<Invoice, InvoiceAction>, 'name'>
  actions: InvoiceActions
  commands: InvoiceCommands
  today: Day
}
