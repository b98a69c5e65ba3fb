import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import type { InvoiceRun } from '@/domain/service-plan/automatic-billing'
import { invoiceRunsQuery } from '@/services/invoices/queries'
import type { InvoiceRunsProps } from '@/ui/shared/invoice-runs'
import { useStored } from '../-loading/stored'
import { useWorkspace } from '../-session/workspace'

const NONE: readonly string[] = []
const MOST_DISMISSED = 50

/** The key of a dismissed run. It changes, and the run shows again, when the day gets other invoices. */
const seenAs = ({ run_on, drafts, sent }: InvoiceRun): string => `${run_on} ${drafts + sent}`

export const useInvoiceRuns = (): Omit<InvoiceRunsProps, 'today'> => {
  const { workspace, actor } = useWorkspace()
  const { data: runs = [] } = useQuery({
    ...invoiceRunsQuery(workspace.graphql, actor.business_id),
    enabled: maySeeInvoices(actor),
  })
  const key = `dismissed_invoice_runs_${actor.user_id}`
  const [dismissed, setDismissed] = useStored(localStorage, key, v.array(v.string()), [...NONE])
  return {
    runs: runs.filter((run) => !dismissed.includes(seenAs(run))),
    onDismiss: (run) => setDismissed([...dismissed, seenAs(run)].slice(-MOST_DISMISSED)),
  }
}
