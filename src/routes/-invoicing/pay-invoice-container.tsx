import { useQuery } from '@tanstack/react-query'
import type { ListedInvoice } from '@/domain/invoice/invoice'
import { useFlow, useFlowSelector } from '@/events/flow/react'
import { stepOf } from '@/machines/invoice-payment/selectors'
import { accountQuery } from '@/services/payments/queries'
import { PayInvoiceDialog } from '@/ui/invoicing/pay/pay-invoice-dialog'
import { loadable } from '../-loading/loadable'
import { useWorkspace } from '../-session/workspace'

type Props = { invoice: ListedInvoice; onClose: () => void }

/** Resumes a payment that a reload interrupted. */
export const PayInvoiceContainer = ({ invoice, onClose }: Props) => {
  const { workspace, actor, newId } = useWorkspace()
  const flow = useFlow(workspace.flows, 'invoice-payment', workspace.personKey(invoice.id), undefined)
  const step = useFlowSelector(flow, (snapshot) => (snapshot ? stepOf(snapshot) : 'entering'))
  const context = useFlowSelector(flow, (snapshot) => snapshot?.context)
  const account = useQuery(accountQuery(workspace.http, actor.business_id))
  const provider = useQuery({
    queryKey: ['payment-card-provider'],
    queryFn: workspace.payments.cardProvider,
    select: ({ mount }) => mount,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { order = null, settlement = null, payment_intent_id = null, failure = null } = context ?? {}
  return (
    <PayInvoiceDialog
      invoice={invoice}
      account={loadable(account)}
      drawForm={loadable(provider)}
      step={step}
      paying={order?.amount ?? null}
      failure={failure}
      payment={order && settlement && { ...settlement, amount: order.amount }}
      receipt={payment_intent_id && `/payment-success?payment_intent=${payment_intent_id}`}
      onPay={(amount) =>
        flow.send({
          type: 'payment.submit',
          id: newId(),
          order: {
            amount,
            invoice_id: invoice.id,
            customer_id: invoice.client_id,
            description: `Invoice ${invoice.invoice_number}`,
          },
        })
      }
      onConfirm={() => flow.send({ type: 'payment.confirm' })}
      onRefuse={() => flow.send({ type: 'payment.refuse' })}
      onCheck={() => flow.send({ type: 'payment.check' })}
      onEdit={() => flow.send({ type: 'payment.clear_failure' })}
      onClose={onClose}
    />
  )
}
