import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { dayAt } from '@/domain/calendar'
import { PAGES } from '@/domain/pages'
import type { InvoiceSurroundings } from '@/ui/invoicing/types'
import { accessTo } from '../-access'
import { useNow } from '../-use-now'
import { useWorkspace } from '../-workspace'
import { useInvoiceActivity } from './billing-flow'
import { useInvoiceCommands } from './use-invoice-commands'

/** What every screen of invoices is given, but for how a draft's form is opened there. */
export const useInvoicing = (): Omit<InvoiceSurroundings, 'onEdit' | 'onCharge' | 'onRequest'> & { now: number } => {
  const { workspace, actor, clock, user } = useWorkspace()
  const context = useRouteContext({ from: '/dashboard' })
  const navigate = useNavigate()
  const now = useNow(clock)
  return {
    actor,
    now,
    today: dayAt(now, actor.time_zone),
    commands: useInvoiceCommands(),
    activity: useInvoiceActivity(workspace.flows),
    seesClients: accessTo(PAGES.clients, user, context) === 'shown',
    onPage: (id) => void navigate({ to: '/dashboard/invoicing/$id', params: { id: String(id) } }),
  }
}
