import { useMemo } from 'react'
import { RecordActions } from '@/ui/kit/record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/record-frame'
import { RecordParts } from '@/ui/kit/record-section'
import { ActionNotice } from '@/ui/kit/records/action-notice'
import { TextLink } from '@/ui/kit/text-link'
import { InvoiceDialogs } from '../dialogs/invoice-dialogs'
import { CREDIT_HISTORY, INVOICE_HISTORY, PAYMENT_HISTORY } from '../history'
import { InvoiceStatusTags } from '../invoice-tags'
import { invoiceRecords } from '../records'
import type { InvoiceDetailsProps } from '../types'
import { useInvoiceActions } from '../use-invoice-actions'
import { InvoicePaper } from './invoice-paper'
import { InvoicePayments } from './invoice-payments'
import { PrintRow } from './print-row'

const NONE: readonly never[] = []
const PARTS = { invoice_payment: PAYMENT_HISTORY, credit_note: CREDIT_HISTORY }

/** An invoice, in a drawer beside the list and on a page of its own: as it is on paper, what was paid of it, and what has happened. */
export const InvoiceDetails = (props: InvoiceDetailsProps) => {
  const { as, actor, today, commands, own, seesClients, onTab, business } = props
  const definition = useMemo(() => invoiceRecords({ invoices: NONE, seesClients, today }), [seesClients, today])
  const actions = useInvoiceActions(definition, props)
  const busyLabel = definition.actions.find(({ id }) => id === own.busy)?.busyLabel
  return (
    <RecordFrame
      {...props}
      definition={definition}
      forbiddenHint="Your role does not show invoices."
      back={<TextLink to="/dashboard/invoicing">All invoices</TextLink>}
      heading={(invoice) => (
        <RecordHeading busy={busyLabel}>
          <InvoiceStatusTags invoice={invoice} today={today} />
          {as === 'drawer' && <TextLink to={`/dashboard/invoicing/${invoice.id}`}>Open page</TextLink>}
        </RecordHeading>
      )}
      tabs={(invoice) => [
        {
          id: 'details',
          label: 'Details',
          panel: (
            <RecordParts>
              <PrintRow isPage={as === 'page'}>
                <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
                <RecordActions
                  definition={definition}
                  context={{ actor, today }}
                  record={invoice}
                  busy={actions.activity.get(invoice.id)?.busy}
                  act={actions.act}
                  onHistory={() => onTab('history')}
                />
              </PrintRow>
              <InvoicePaper invoice={invoice} business={business} seesClients={seesClients} />
            </RecordParts>
          ),
        },
        { id: 'payments', label: 'Payments', panel: <InvoicePayments invoice={invoice} /> },
      ]}
      words={INVOICE_HISTORY}
      parts={PARTS}
      onUndo={commands.undo}
      timeZone={actor.time_zone}
    >
      {actions.asking && <InvoiceDialogs {...{ definition, actions, commands, today }} />}
    </RecordFrame>
  )
}
