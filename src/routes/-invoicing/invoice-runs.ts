import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import type { InvoiceRun } from '@/domain/service-plan/automatic-billing'
import { invoiceRunsQuery } from '@/services/invoices/queries'
import type { InvoiceRunsProps } from '@/ui/shared/invoice-runs'
import { useStored } from '../-loading/stored'
import { useWorkspace } from '../-session/workspace'

const NONE: readonly string[] = []
/** Dismissals of days long past are dropped. */
const MOST_DISMISSED = 50

/** A run as it was put away: it shows again where other invoices of its day have come up since. */
const seenAs = ({ run_on, drafts, sent }: InvoiceRun): string => `${run_on} ${drafts + sent}`

/** The invoices that service plans made and this person has not put away. */
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
