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
        // The invoice of a deposit was made by converting its estimate, and is taken back with it.
        if (mayCreateInvoices(actor) || (after?.is_deposit === true && mayConvertEstimates(actor))) return true
        // What a plan drafted when its visit was completed is taken back with that.
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
