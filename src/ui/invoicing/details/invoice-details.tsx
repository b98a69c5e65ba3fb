import { useMemo } from 'react'
import type { Invoice } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { RecordParts } from '@/ui/kit/records/page/record-section'
import { currencyOf } from '@/ui/kit/records/page/record-source'
import { InvoiceDialogs } from '../dialogs/invoice-dialogs'
import {
  APPLIED_HISTORY,
  CARD_HISTORY,
  CREDIT_HISTORY,
  INVOICE_HISTORY,
  PAYMENT_HISTORY,
  REFUND_HISTORY,
} from '../history'
import { InvoiceStatusTags } from '../invoice-tags'
import { invoiceRecords } from '../records'
import type { InvoiceDetailsProps } from '../types'
import { useInvoiceActions } from '../use-invoice-actions'
import { InvoiceLines } from './invoice-lines'
import { InvoicePayments } from './invoice-payments'
import { InvoiceTerms } from './invoice-terms'

const NONE: readonly never[] = []
const PARTS = {
  invoice_payment: PAYMENT_HISTORY,
  payment: CARD_HISTORY,
  refund: REFUND_HISTORY,
  credit_note: CREDIT_HISTORY,
  credit_application: APPLIED_HISTORY,
}

/** Credit that can be applied, or that the invoice itself has; renders nothing when there is none. */
const CreditNotice = ({ invoice }: { invoice: Invoice }) => {
  const { credit_available, credit_left, currency } = invoice
  if (credit_available > 0)
    return (
      <Banner kind="info">{`The client has ${amountIn(credit_available, currency)} of credit. Apply it to lower what is due.`}</Banner>
    )
  if (credit_left > 0)
    return (
      <Banner kind="info">{`${amountIn(credit_left, currency)} of credit is left. Apply it to another invoice of this client, refund it or pay it out.`}</Banner>
    )
  return null
}

export const InvoiceDetails = (props: InvoiceDetailsProps) => {
  const { actor, today, commands, own, seesClients, onTab } = props
  const timeZone = actor.time_zone
  const definition = useMemo(
    () => invoiceRecords({ invoices: NONE, seesClients, today, timeZone }),
    [seesClients, today, timeZone],
  )
  const actions = useInvoiceActions(definition, props)
  const busyLabel = definition.actions.find(({ id }) => id === own.busy)?.busyLabel
  return (
    <RecordFrame
      {...props}
      as="drawer"
      definition={definition}
      forbiddenHint="Your role can’t see invoices."
      heading={(invoice: Invoice) => (
        <RecordHeading busy={busyLabel}>
          <InvoiceStatusTags invoice={invoice} today={today} />
          <TextLink to={`/dashboard/invoicing/${invoice.id}`}>Open page</TextLink>
        </RecordHeading>
      )}
      tabs={(invoice) => [
        {
          id: 'details',
          label: 'Details',
          panel: (
            <RecordParts>
              <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
              <RecordActions
                definition={definition}
                context={{ actor, today }}
                record={invoice}
                busy={actions.activity.get(invoice.id)?.busy}
                act={actions.act}
                onHistory={() => onTab('history')}
              />
              <CreditNotice invoice={invoice} />
              <InvoiceTerms invoice={invoice} seesClients={seesClients} />
              {invoice.client_email !== '' &&
                invoice.sent_at !== null &&
                props.clientPage(invoice.client_id, invoice.id)}
              <InvoiceLines invoice={invoice} />
            </RecordParts>
          ),
        },
        { id: 'payments', label: 'Payments', panel: <InvoicePayments timeZone={timeZone} invoice={invoice} /> },
      ]}
      words={{ ...INVOICE_HISTORY, currency: currencyOf(props.source) }}
      parts={PARTS}
      onUndo={commands.undo}
      timeZone={actor.time_zone}
    >
      {actions.asking && <InvoiceDialogs {...{ definition, actions, commands, today }} withWhole={props.withWhole} />}
    </RecordFrame>
  )
}
