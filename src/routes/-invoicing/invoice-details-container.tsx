import { invoiceQuery } from '@/services/invoices/queries'
import { LazyInvoiceDetails } from '@/ui/invoicing/lazy-parts'
import type { InvoiceDetailsProps } from '@/ui/invoicing/types'
import { LazyClientPage } from '../-client-page/lazy-client-page'
import { NO_LIST, type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-session/workspace'

type Props = OpenedProps<InvoiceDetailsProps, 'own' | 'clientPage'>

const IDLE = {}

export const InvoiceDetailsContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const single = invoiceQuery(workspace.graphql, actor.business_id, props.id)
  const { page } = useOpenRecord({ ...props, ...NO_LIST, kind: 'invoice', single })
  return (
    <LazyInvoiceDetails
      {...props}
      {...page}
      clientPage={(client, invoice) => <LazyClientPage client={client} target={{ invoice }} today={props.today} />}
      own={props.activity.get(props.id) ?? IDLE}
    />
  )
}
