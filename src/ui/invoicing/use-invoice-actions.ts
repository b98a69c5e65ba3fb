import type { ListedInvoice } from '@/domain/invoice/invoice'
import type { Records } from '@/ui/kit/records/actions/definition'
import { type RecordActions, useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import type { InvoiceAction, InvoiceContext } from './types'

type Options = Pick<InvoiceContext, 'commands' | 'activity' | 'onEdit' | 'onPage' | 'onCharge' | 'onRequest'>

/** Invoice actions of a screen. Every lifecycle step asks for confirmation. */
export const useInvoiceActions = (
  definition: Pick<Records<ListedInvoice, InvoiceAction>, 'noun' | 'short' | 'name' | 'actions'>,
  { commands, activity, onEdit, onPage, onCharge, onRequest }: Options,
): InvoiceActions =>
  useRecordActions<ListedInvoice, InvoiceAction>(definition, {
    leads: {
      edit: ({ id }) => onEdit(id),
      print: ({ id }) => onPage(id),
      charge: ({ id }) => onCharge(id),
      request: ({ id }) => onRequest(id),
    },
    activity,
    retry: commands.retry,
    dismiss: commands.dismiss,
  })

export type InvoiceActions = RecordActions<ListedInvoice, InvoiceAction>
