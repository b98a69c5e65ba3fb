import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { emptyInvoiceForm, invoiceFormOf, invoiceFormSchema } from '@/domain/invoice/invoice-form'
import { clientsQuery } from '@/services/clients/queries'
import { invoiceQuery } from '@/services/invoices/queries'
import { LazyInvoiceForm } from '@/ui/invoicing/lazy-parts'
import type { BillableWork, InvoiceFormProps } from '@/ui/invoicing/types'
import { loadable } from '../-loading/loadable'
import { NO_LIST } from '../-records/use-open-record'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'

type Props = Pick<InvoiceFormProps, 'actor' | 'today' | 'commands' | 'onMade' | 'onClose'> & {
  /** The draft that is edited; null for a new one. */
  id: number | null
  /** What a new invoice begins with. */
  begins: Pick<BillableWork, 'tax_rate' | 'currency'>
}

/** Every currency has the same fields. */
const SHAPE = invoiceFormSchema('USD')

/** Finds the draft that is edited, and keeps what is typed over a reload. */
export const InvoiceFormContainer = ({ id, begins, ...rest }: Props) => {
  const { workspace, actor } = useWorkspace()
  const { http, graphql } = workspace
  const empty = useMemo(() => emptyInvoiceForm(rest.today, begins.tax_rate), [rest.today, begins.tax_rate])
  const clients = useQuery(clientsQuery(http, actor.business_id))
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'invoice',
    ...NO_LIST,
    single: invoiceQuery(graphql, actor.business_id, id ?? 0),
    form: 'invoice',
    shape: SHAPE,
    formOf: invoiceFormOf,
  })
  if (subject === undefined) return null
  return (
    <LazyInvoiceForm
      {...rest}
      {...draft}
      subject={subject}
      empty={empty}
      currency={begins.currency}
      clients={loadable(clients)}
    />
  )
}
