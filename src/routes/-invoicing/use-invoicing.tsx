import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Invoice } from '@/domain/invoice/invoice'
import { invoiceQuery } from '@/services/invoices/queries'
import type { InvoiceContext } from '@/ui/invoicing/types'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { loadable } from '../-loading/loadable'
import { useScreenContext, useSees } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'
import { useInvoiceActivity } from './billing-flow'
import { useInvoiceCommands } from './use-invoice-commands'

export const useInvoicing = (): Omit<InvoiceContext, 'onEdit' | 'onCharge' | 'onRequest'> & { now: number } => {
  const { workspace } = useWorkspace()
  const navigate = useNavigate()
  return {
    ...useScreenContext(),
    commands: useInvoiceCommands(),
    activity: useInvoiceActivity(workspace.flows),
    seesClients: useSees()('clients'),
    withWhole: (id, draw) => <WithWhole id={id} draw={draw} />,
    onPage: (id) => void navigate({ to: '/dashboard/invoicing/$id', params: { id: String(id) } }),
  }
}

type WholeProps = { id: number; draw: (invoice: Loadable<Invoice>) => ReactNode }

const WithWhole = ({ id, draw }: WholeProps) => {
  const { workspace, actor } = useWorkspace()
  return draw(loadable(useQuery(invoiceQuery(workspace.graphql, actor.business_id, id))))
}
