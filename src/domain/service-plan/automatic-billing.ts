import { fullName } from '../account/user'
import type { Client } from '../client/client'
import type { InvoiceRow } from '../invoice/invoice'
import { counted, listed } from '../text/wording'
import type { Day } from '../time/day'

type Recipient = Pick<Client, 'first_name' | 'last_name' | 'email'>

/** Reason why a plan's invoice stays a draft; empty when it is sent. `deletion_at` is the scheduled deletion of its business. */
export const notSentBecause = (client: Recipient, { deletion_at }: { deletion_at: number | null }): string => {
  if (deletion_at !== null) return 'The business is about to be deleted.'
  return client.email === '' ? `${fullName(client)} has no email address.` : ''
}

export type RunInvoice = Pick<InvoiceRow, 'id' | 'invoice_number' | 'status' | 'run_on' | 'not_sent_because'>

export type InvoiceRun = {
  run_on: Day
  drafts: number
  sent: number
  not_sent: Pick<InvoiceRow, 'id' | 'invoice_number' | 'not_sent_because'>[]
}

export const runsToReview = (invoices: readonly RunInvoice[], today: Day): InvoiceRun[] => {
  const days = [...new Set(invoices.flatMap(({ run_on }) => run_on ?? []))].sort().reverse()
  return days.flatMap((run_on) => {
    const own = invoices.filter((invoice) => invoice.run_on === run_on)
    const drafts = own.filter(({ status }) => status === 'draft')
    const sent = own.filter(({ status }) => status !== 'draft' && status !== 'cancelled').length
    if (drafts.length === 0 && (run_on !== today || sent === 0)) return []
    const not_sent = drafts
      .filter(({ not_sent_because }) => not_sent_because !== '')
      .map(({ id, invoice_number, not_sent_because }) => ({ id, invoice_number, not_sent_because }))
    return [{ run_on, drafts: drafts.length, sent, not_sent }]
  })
}

/** `8 invoices drafted`, `5 invoices sent and 3 drafted`. */
export const runText = (sent: number, drafted: number): string => {
  if (sent === 0) return `${counted(drafted, 'invoice')} drafted`
  return listed([`${counted(sent, 'invoice')} sent`, ...(drafted === 0 ? [] : [`${drafted} drafted`])])
}
