import type { Invoice } from '@/domain/invoice/invoice'
import { invoiceQuery } from '@/services/invoices/queries'
import { LazyInvoiceDetails } from '@/ui/invoicing/lazy-parts'
import type { InvoiceDetailsProps } from '@/ui/invoicing/types'
import { LazyClientPage } from '../-client-page/lazy-client-page'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-workspace'

type Props = OpenedProps<InvoiceDetailsProps, 'own' | 'clientPage'> & {
  list: { data: Invoice[] | undefined; error: Error | null }
}

const IDLE = {}
const NONE: readonly never[] = []

/** Gathers what is shown of one invoice: the invoice and its history. */
export const InvoiceDetailsContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const { graphql, queryClient } = workspace
  const single = invoiceQuery(graphql, queryClient, actor.business_id, props.id)
  const { page } = useOpenRecord({ ...props, kind: 'invoice', damaged: NONE, single })
  return (
    <LazyInvoiceDetails
      {...props}
      {...page}
      clientPage={(client, invoice) => <LazyClientPage client={client} target={{ invoice }} today={props.today} />}
      own={props.activity.get(props.id) ?? IDLE}
    />
  )
}
