import { useMemo } from 'react'
import type { Invoice, ListedInvoice } from '@/domain/invoice/invoice'
import type { InvoiceDraft } from '@/domain/invoice/invoice-form'
import type { Cents } from '@/domain/money/money'
import type { Edit } from '@/domain/record/merge-edits'
import type { BillingIntent } from '@/machines/invoice-billing/context'
import { intentFrom } from '@/machines/invoice-billing/selectors'
import type { InvoiceCommands, WorkToBill } from '@/ui/invoicing/types'
import { pendingSteps } from '../-records/pending-steps'
import { plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'
import { keyOf, lifeOf, request, retry } from './billing-flow'

/** Invoices also change charges and balances. */
export const CHANGED = ['invoices', 'plans', 'clients'] as const

/** A refund moves money and can't be undone. */
export const canBeUndone = (command: BillingIntent['command']): boolean => command !== 'refund'

const sendsMail = (intent: BillingIntent): boolean =>
  intent.command === 'pay' ? intent.payment.receipt === true : intent.command === 'send' || intent.command === 'remind'

type InvoiceRef = { id: number }

/** Lifecycle steps go through the flow; everything else is a single call. */
export const useInvoiceCommands = (): InvoiceCommands => {
  const { workspace, actor, clock, newId } = useWorkspace()
  return useMemo(() => {
    const { invoices, payments } = workspace
    const { undoRequest, undoFacts, withNotice } = requesting(workspace, CHANGED)
    const { give, again } = pendingSteps({ workspace, clock }, undoRequest, {
      kind: 'invoice',
      flowOf: (invoice: ListedInvoice) => lifeOf(workspace, invoice, actor),
      keyOf,
      intentFrom,
      request,
      retry,
      dismiss: (flow) => flow.send({ type: 'invoice.dismiss' }),
      canBeUndone,
      withNotice: async (intent, outcome) => (sendsMail(intent) ? withNotice(outcome, intent.key) : outcome),
    })
    return {
      send: (invoice) => give(invoice, { type: 'invoice.send', id: newId() }),
      remind: (invoice) => give(invoice, { type: 'invoice.remind', id: newId() }),
      pay: (invoice, payment) => give(invoice, { type: 'invoice.pay', id: newId(), payment }),
      refund: (invoice, refund) => give(invoice, { type: 'invoice.refund', id: newId(), refund }),
      credit: (invoice, credit) => give(invoice, { type: 'invoice.credit', id: newId(), credit }),
      apply: (invoice, amount) => give(invoice, { type: 'invoice.apply', id: newId(), amount }),
      void: (invoice, reason) => give(invoice, { type: 'invoice.void', id: newId(), reason }),
      dismiss: (invoice) => lifeOf(workspace, invoice, actor).send({ type: 'invoice.dismiss' }),
      retry: again,
      ...plainCommands(
        workspace,
        { kind: 'invoice', changed: CHANGED, sends: ['request'] },
        {
          create: (draft: InvoiceDraft, key: string) => invoices.create(draft, key),
          edit: ({ id }: InvoiceRef, edit: Edit<InvoiceDraft, Invoice>, key: string) => invoices.edit(id, edit, key),
          request: (invoice: ListedInvoice, amount: Cents, key: string) =>
            payments.calls.request(invoice, amount, `${window.location.origin}/payment-success`, key),
          bill: (work: WorkToBill, key: string) => invoices.bill(work, key),
        },
      ),
      async copyLink({ client_id, id }) {
        const { copyClientLink } = await import('../-client-page/copy-client-link')
        await copyClientLink(workspace, client_id, { invoice: id })
      },
      undo: undoFacts,
    }
  }, [workspace, actor, clock, newId])
}
