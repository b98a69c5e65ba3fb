import { wordLabel } from '@/domain/client/vocabulary'
import type { Invoice } from '@/domain/invoice/invoice'
import { formatDate } from '@/domain/time/calendar'
import { ContactLink, TextLink } from '@/ui/kit/actions/text-link'
import { RecordLine, RecordSection } from '@/ui/kit/records/page/record-section'

type Props = { invoice: Invoice; seesClients: boolean }

export const InvoiceTerms = ({ invoice, seesClients }: Props) => {
  const { client_id, client_name, client_email, currency, notes, void_reason } = invoice
  return (
    <RecordSection title="Invoice">
      <RecordLine label="Client">
        {seesClients ? <TextLink to={`/dashboard/clients/${client_id}`}>{client_name}</TextLink> : client_name}
      </RecordLine>
      <RecordLine label="Account">
        <TextLink to={`/dashboard/invoicing/statement/${client_id}`}>Statement</TextLink>
      </RecordLine>
      {client_email && (
        <RecordLine label="Email">
          <ContactLink href={`mailto:${client_email}`}>{client_email}</ContactLink>
        </RecordLine>
      )}
      <RecordLine label="Date">{formatDate(invoice.invoice_date)}</RecordLine>
      <RecordLine label="Due">{formatDate(invoice.due_date)}</RecordLine>
      <RecordLine label="Terms">{wordLabel(invoice.payment_terms)}</RecordLine>
      {currency !== 'USD' && <RecordLine label="Currency">{currency}</RecordLine>}
      {void_reason && <RecordLine label="Void">{void_reason}</RecordLine>}
      {notes && <RecordLine label="Notes">{notes}</RecordLine>}
    </RecordSection>
  )
}
