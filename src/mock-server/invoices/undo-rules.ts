import { mayEditClients } from '@/domain/client/permissions'
import { mayConvertEstimates } from '@/domain/estimate/permissions'
import { mayCreateInvoices, mayEditInvoices, mayRecordPayments } from '@/domain/invoice/permissions'
import { mayEver } from '@/domain/job/commands'
import type { AllUndoRules } from '../core/history/undo-rules'
import { paidOutRefusal } from '../payouts/refusals'
import {
  applicationObstacle,
  invoiceObstacle,
  invoiceRemoval,
  refundedRemoval,
  settlingObstacle,
  settlingRemoval,
} from './refusals'
import { INVOICE_MERGED, INVOICE_VIEWED, PAID_BY_CARD } from './tables'

export const invoiceUndoRules = {
  invoices: {
    removal: invoiceRemoval,
    undo: {
      may(actor, { type, before, after }) {
        if (type === INVOICE_MERGED) return mayEditClients(actor)
        if (before !== null) return mayEditInvoices(actor)
        // The deposit invoice of a converted estimate is undone with the conversion.
        if (mayCreateInvoices(actor) || (after?.is_deposit === true && mayConvertEstimates(actor))) return true
        // An invoice drafted by a plan on completion is undone with the completion.
        return after?.run_on != null && mayEver(actor, 'complete')
      },
      keeps: (type) => (type === INVOICE_VIEWED ? 'The client did this.' : null),
      obstacle: invoiceObstacle,
    },
  },
  invoice_payments: {
    removal: (payment, storeAfter) =>
      refundedRemoval(payment, storeAfter) ??
      settlingRemoval(payment, storeAfter) ??
      paidOutRefusal(payment, storeAfter),
    undo: {
      may: mayRecordPayments,
      keeps: (type) => (type === PAID_BY_CARD ? 'Money has moved with this payment. Refund it instead.' : null),
      obstacle: settlingObstacle,
    },
  },
  credit_notes: { removal: settlingRemoval, undo: { may: mayEditInvoices, obstacle: settlingObstacle } },
  credit_applications: { removal: settlingRemoval, undo: { may: mayRecordPayments, obstacle: applicationObstacle } },
} satisfies AllUndoRules
