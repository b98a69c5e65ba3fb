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
  /** Null for a new invoice. */
  id: number | null
  begins: Pick<BillableWork, 'tax_rate' | 'currency'>
}

/** The shape is the same for every currency. */
const SHAPE = invoiceFormSchema('USD')

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
